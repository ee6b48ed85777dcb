import * as v from 'valibot'
import { PartySchema } from '../../contracts/booking.ts'
import { houseField } from '../../contracts/booking-forms.ts'
import { partyFaults } from '../../domain/booking/party.ts'
import type { DraftStay } from '../../drafts/draft.ts'
import type { RenderContext } from '../../routing/page.ts'
import type { KeptDraft } from './kept-draft.ts'
import { isPossible, loadStay, validItems } from './load.ts'
import { changeSince, quoteField, seenPrice } from './seen-price.ts'
import { readOtherParty } from './stay-fields.tsx'

/** What step 1 says of the other houses of an order. */
export interface OtherStays {
  /** All of them can be had, for those who are to stay in them, at the price that was seen. */
  areReady: boolean
  /** One of them has no room for its party. */
  areFull: boolean
}

/** Keeps who stays in the other houses, and moves their stays to the dates of the first one. */
export async function postOthers(
  request: RenderContext,
  ordered: readonly KeptDraft[],
  dates: Pick<DraftStay, 'arrival' | 'duration'>,
): Promise<OtherStays> {
  const others = await Promise.all(ordered.map((kept) => postOther(request, kept, dates)))
  return { areReady: others.every(({ isReady }) => isReady), areFull: others.some(({ isFull }) => isFull) }
}

async function postOther(
  request: RenderContext,
  { id, draft }: KeptDraft,
  { arrival, duration }: Pick<DraftStay, 'arrival' | 'duration'>,
) {
  const form = request.form ?? new FormData()
  const typed = v.safeParse(PartySchema, readOtherParty(form, draft.mark ?? '', draft.party))
  const party = typed.success ? typed.output : draft.party
  const stay = { ...draft.stay, arrival, duration }
  const found = await loadStay(request, stay, draft.holdId)
  const shown = await seenPrice(request, { stay, shown: draft.shown }, houseField(quoteField, draft.mark))
  const items = found ? validItems(found, draft.items) : draft.items
  await request.drafts.change(id, { stay, party, items, shown, isShared: request.cookies.isShared() })
  const isFull = found !== null && partyFaults(party, found.house).length > 0
  const isSeen = found !== null && changeSince(shown, found) === null
  return { isFull, isReady: typed.success && !isFull && isSeen && isPossible(found, { ...draft, stay }) }
}
