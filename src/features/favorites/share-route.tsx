import type { ReactNode } from 'react'
import type * as v from 'valibot'
import type { LodgingHit } from '../../contracts/search.ts'
import type { LinkedHouseSchema, ShareMailReply } from '../../contracts/share-favorites.ts'
import { oneLine } from '../../contracts/typed-text.ts'
import { maxStored } from '../../domain/favorites.ts'
import { tripFromList } from '../../domain/read-trip.ts'
import type { Trip } from '../../domain/trip.ts'
import { type LoaderResult, type Page, type RenderContext, seeOther } from '../../routing/page.ts'
import { ServiceError } from '../../services/service-error.ts'
import { href } from '../../urls/paths.ts'
import { withTrip } from '../../urls/trip-link.ts'
import { readFavoritesQuery } from './favorites-query.ts'
import { inOtherEditions, loadFavorites, privatePage, readOwnList } from './load.ts'
import {
  ConfirmShare,
  checkShare,
  readTypedShare,
  SharePage,
  type ShareProblems,
  ShareReceipt,
  shareAction,
  type TypedShare,
} from './share-page.tsx'

export const sharePage: Page = {
  load: (request) => (request.method === 'POST' ? postForm(request) : showForm(request)),
}

async function showForm(request: RenderContext): Promise<LoaderResult> {
  const { query } = request
  const token = query.get('confirm')
  if (token) return confirmPage(request, token)
  if (query.has('sent') || query.has('asked') || query.has('over')) {
    const { ids } = await readOwnList(request)
    return page(request, ids, <ShareReceipt request={request} />)
  }
  return formPage(request, { typed: nothingTyped, formId: crypto.randomUUID(), isTrapped: false })
}

async function postForm(request: RenderContext): Promise<LoaderResult> {
  const { form } = request
  if (!form) return { kind: 'refused' }
  const token = form.get('confirm')
  if (typeof token === 'string') return confirmShare(request, token)
  const typed = readTypedShare(form)
  if (typed.isTrapped) return formPage(request, typed, { status: 422, problem: 'trap' })
  const checked = checkShare(typed.typed)
  if ('faults' in checked) return formPage(request, typed, { status: 422, faults: checked.faults })
  const verdict = await request.captcha.check(form, shareAction)
  if (verdict === 'too-many') return formPage(request, typed, { status: 429, problem: 'tooMany' })
  if (verdict === 'failed') return formPage(request, typed, { status: 422, captchaFailed: true })
  return send(request, typed, checked.form, verdict === 'unproven')
}

async function send(
  request: RenderContext,
  typed: TypedShare,
  form: Exclude<ReturnType<typeof checkShare>, { faults: unknown }>['form'],
  isUnproven: boolean,
): Promise<LoaderResult> {
  const { services, market, origin } = request
  const listQuery = readFavoritesQuery(request)
  const trip = tripFromList(listQuery)
  try {
    const { ids } = await readOwnList(request)
    const { houses, failure } = await loadFavorites(request, ids.slice(-maxStored), { ...listQuery, sort: 'added' })
    if (failure) throw failure
    if (houses.length === 0) return seeOther(href.favorites())
    const reply = await services.workers.shareFavorites({
      ...form,
      lan: market.id,
      formId: typed.formId,
      houses: houses.map(({ hit, state }) => {
        const isOfStay = (state === 'free' || state === 'other') && hit.date !== null
        return linkedHouse(request, hit, isOfStay ? { ...trip, arrival: hit.date, duration: hit.duration } : trip)
      }),
      link: origin + withTrip(href.sharedFavorites(houses.map(({ hit }) => hit.lodgingId).toReversed()), trip),
      confirmAt: isUnproven ? `${origin}${href.shareFavorites()}?confirm=%7Btoken%7D` : null,
    })
    return seeOther(receipt(reply))
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return formPage(request, typed, { status: 503, problem: 'sendFailed' })
  }
}

async function confirmShare(request: RenderContext, token: string): Promise<LoaderResult> {
  if (!/^[\w-]{20,100}$/.test(token)) return { kind: 'refused' }
  try {
    return seeOther(receipt(await request.services.workers.confirmShare(token)))
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    if (error.status === 404) return seeOther(`${href.shareFavorites()}?over=1`)
    return confirmPage(request, token, 503)
  }
}

export function linkedHouse(
  { market, origin }: RenderContext,
  hit: LodgingHit,
  trip: Trip,
): v.InferInput<typeof LinkedHouseSchema> {
  return { title: oneLine(hit.title), code: hit.name, url: origin + withTrip(href.lodging(market, hit.name), trip) }
}

function receipt({ queued, skipped, toConfirm }: ShareMailReply): string {
  if (toConfirm) return `${href.shareFavorites()}?asked=1`
  return `${href.shareFavorites()}?sent=${queued}${skipped > 0 ? `&skipped=${skipped}` : ''}`
}

async function formPage(
  request: RenderContext,
  typed: TypedShare,
  problems: ShareProblems = {},
): Promise<LoaderResult> {
  const { ids } = await readOwnList(request)
  if (ids.length === 0) return seeOther(href.favorites())
  return page(request, ids, <SharePage request={request} ids={ids} {...typed} {...problems} />, problems)
}

/** Other editions have no list of this guest: they show its houses. */
function page(
  request: RenderContext,
  ids: readonly number[],
  main: ReactNode,
  { status }: ShareProblems = {},
): LoaderResult {
  const path = href.shareFavorites()
  return privatePage({
    path,
    title: request.messages.favorites.shareTitle,
    ...inOtherEditions(request.market.key, path, ids, readFavoritesQuery(request)),
    main: Promise.resolve(main),
    status,
    captcha: true,
  })
}

/** A mail's link, which is as good in every edition. */
function confirmPage(request: RenderContext, token: string, failed?: 503): LoaderResult {
  return privatePage({
    path: href.shareFavorites(),
    title: request.messages.favorites.shareTitle,
    alternateQuery: new URLSearchParams({ confirm: token }),
    main: Promise.resolve(<ConfirmShare request={request} token={token} hasFailed={failed !== undefined} />),
    status: failed,
  })
}

const nothingTyped = { senderName: '', senderEmail: '', recipients: '' }
