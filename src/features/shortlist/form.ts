import * as v from 'valibot'
import { submissionField } from '../../contracts/form-fields.ts'
import type { RenderContext } from '../../routing/page.ts'
import { isHouseCode, joinHouseCode } from '../../urls/lodging-path.ts'
import type { BoardProps } from './board-parts.tsx'
import { PersonNameSchema, ShortlistChangeSchema, shortlistLimits } from './contract.ts'
import { houseByCodeQuery } from './load.ts'
import { hashOf } from './object/hash.ts'
import { createShortlistStore, type ShortlistStore } from './object/shortlist-store.ts'
import { readChangedStay } from './stay-fields.tsx'

export type FormResult =
  | { isDone: true; house: number | null }
  | { isDone: false; reason: NonNullable<BoardProps['refusal']> }

/** Applies a form of the list, once however often it is sent. */
export async function handleForm(request: RenderContext, secret: string, key: string | undefined): Promise<FormResult> {
  const { form } = request
  const shortlists = request.store(createShortlistStore)
  if (form?.get('action') === 'join') {
    const name = v.safeParse(PersonNameSchema, form.get('name'))
    if (!name.success || !key) return { isDone: false, reason: 'wrong' }
    return resultOf(await shortlists.join(secret, key, name.output))
  }
  const input = await changeOf(request)
  if (input === 'house') return { isDone: false, reason: 'house' }
  const change = v.safeParse(ShortlistChangeSchema, input)
  if (!change.success) return { isDone: false, reason: 'wrong' }
  const house = Number(form?.get('house'))
  return resultOf(await shortlists.change(secret, key, change.output), house > 0 ? house : null)
}

function resultOf(outcome: Awaited<ReturnType<ShortlistStore['change']>>, house: number | null = null): FormResult {
  if (outcome === 'done' || outcome === 'replayed') return { isDone: true, house }
  return { isDone: false, reason: outcome }
}

/** The form's change, still unparsed; `house` where no house has the code. */
async function changeOf({ form, services, market }: RenderContext): Promise<unknown> {
  const text = (name: string) => String(form?.get(name) ?? '')
  const kind = text('action')
  const house = Number(text('house'))
  switch (kind) {
    case 'vote':
      // The last press counts, also on a page that was reached by going back.
      return { id: crypto.randomUUID(), kind, house, vote: text('vote') }
    case 'comment': {
      const comment = text('text').replaceAll('\r\n', '\n')
      return { id: await onceId(text(submissionField), house, comment), kind, house, text: comment }
    }
    case 'forget':
      return { id: crypto.randomUUID(), kind, comment: Number(text('comment')) }
    case 'stay':
      return { id: crypto.randomUUID(), kind, stay: form && readChangedStay(form) }
    case 'house': {
      const codes = new Set(text('code').split('+').map(joinHouseCode))
      if (codes.size > shortlistLimits.housesTogether || ![...codes].every(isHouseCode)) return 'house'
      const found = [...codes].map((name) => services.broker.query(houseByCodeQuery, { name, lan: market.id }))
      const lodgings = (await Promise.all(found)).flatMap(({ lodging }) => lodging ?? [])
      const [house] = lodgings
      if (lodgings.length < codes.size) return 'house'
      const id = crypto.randomUUID()
      return lodgings.length > 1 ? { id, kind: 'group', lodgings } : { id, kind, house }
    }
    default:
      return null
  }
}

/** The same words from the same showing of the page are one comment. */
async function onceId(submission: string, house: number, text: string): Promise<string> {
  return (await hashOf(JSON.stringify([submission, house, text]))).slice(0, 40)
}
