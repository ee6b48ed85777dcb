import { type Draft, isAttempted } from '../../drafts/draft.ts'
import { linkMilliseconds } from '../../drafts/draft-changes.ts'
import { isDraftId, newBrowserMark } from '../../drafts/draft-store.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { type EditionKey, markets } from '../../markets/market.ts'
import { type LoaderResult, type RenderContext, seeOther } from '../../routing/page.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { href, withQuery } from '../../urls/paths.ts'
import { bookingPage, fromKey } from './booking-layout.tsx'
import { ownCountryOf } from './guest-fields.tsx'
import { releaseHold } from './hold.ts'
import { housesAndDates } from './other-pages.tsx'
import { changeDraft, nextPath, readDraft, readOrdered, type StoredDraft, showDraft } from './stored-draft.ts'

/** Carries the link's secret to the confirmation page, so that no further URL contains it. */
const keyCookie = 'marehalm_continue'
const keySeconds = 10 * 60
/**
 * Behind the key of a link that comes from a device that is shared: another edition's host is another one for cookies,
 * and once the booking is taken over there, it is shared there, too. No link alone makes it so.
 */
const sharedMark = 'shared'

/** Edition that the guest goes to, and whether the device is shared. */
const toKey = 'to'
const sharedKey = 'shared'

/**
 * Whether a step's form was sent to get a link for another device: then its fields are stored, valid or not, and the
 * step is shown again.
 */
export function requestsLink({ form }: RenderContext): boolean {
  return form?.get('intent') === 'link'
}

/**
 * Creates a link that continues the booking, with all houses of its order, on another device; the step's page shows it.
 */
export async function linkDraft(request: RenderContext, stored: StoredDraft, path: string): Promise<LoaderResult> {
  const token = await createToken(request, stored)
  await changeDraft(request, stored, { link: { token, until: request.now.getTime() + linkMilliseconds } })
  return seeOther(`${path}#link`)
}

async function createToken(request: RenderContext, stored: StoredDraft): Promise<string> {
  const ordered = await readOrdered(request, stored.draft)
  return request.drafts.createLink([stored, ...ordered].map(({ id }) => id))
}

/**
 * /booking/continue/: the page of a link for another device. The secret leaves the URL at once; the page shows the
 * booking, and only its button takes it over, so that a link can't put anybody into another person's booking.
 */
export async function loadContinuePage(request: RenderContext): Promise<LoaderResult> {
  const { cookies, drafts, query, method } = request
  const key = query.get('key')
  if (method === 'GET' && key !== null) {
    const isKey = isDraftId(key)
    const kept = [key, newBrowserMark(), ...(query.has(sharedKey) ? [sharedMark] : [])].join('.')
    cookies.set(keyCookie, isKey ? kept : '', { maxAge: isKey ? keySeconds : 0, httpOnly: true })
    return seeOther(href.bookingContinue())
  }
  if (method === 'GET' && query.size > 0) return changeEdition(request)
  if (method === 'POST') return takeOver(request)
  const { key: keptToken, browser } = keptKey(request)
  return confirmPage(request, await drafts.linked(keptToken, browser))
}

/**
 * The language selector of a step leads here in the edition that was chosen, which asks the one that the guest comes
 * from: that alone can read the draft, and sends the guest back with a link to it.
 */
async function changeEdition(request: RenderContext): Promise<LoaderResult> {
  const { market, origins, query } = request
  const from = editionIn(query, fromKey)
  if (from && from !== market.key) {
    const asked = new URLSearchParams(query)
    asked.delete(fromKey)
    asked.set(toKey, market.key)
    return seeOther(origins[from] + withQuery(href.bookingContinue(), asked))
  }
  const to = editionIn(query, toKey)
  const stored = await readDraft(request)
  // What may be booked already is asked for with the words that it was sent with.
  if (to && stored && !stored.draft.booked && !isAttempted(stored.draft)) {
    await keepCountry(request, stored)
    const link = new URLSearchParams({ key: await createToken(request, stored) })
    if (request.cookies.isShared()) link.set(sharedKey, '1')
    return seeOther(origins[to] + withQuery(href.bookingContinue(), link))
  }
  const stay = new URLSearchParams(query)
  for (const key of [fromKey, toKey]) stay.delete(key)
  return seeOther((to ? origins[to] : '') + withQuery(href.booking(), stay))
}

/** An address in which no other country was chosen is in the one that its form showed: the next form shows another. */
async function keepCountry(request: RenderContext, stored: StoredDraft): Promise<void> {
  const { guest } = stored.draft
  if (guest?.country !== '' || !Object.values(guest).some((text) => text !== '')) return
  const settings = await request.routes.settings(request.market)
  await changeDraft(request, stored, { guest: { ...guest, country: ownCountryOf(request.market, settings) } })
}

function editionIn(query: URLSearchParams, key: string): EditionKey | undefined {
  return markets.find((market) => market.key === query.get(key))?.key
}

async function confirmPage(request: RenderContext, drafts: readonly Draft[]) {
  const { market, messages } = request
  const { link: texts } = messages.bookingFlow
  const [draft] = drafts
  const own = await readDraft(request)
  if (!draft) return own ? usedLink(request, own) : goneLinkPage(request)
  return bookingPage(
    request,
    200,
    texts.continueTitle,
    <div className="content container">
      <EmptyState
        level={1}
        title={texts.continueTitle}
        text={formatMessage(texts.continueText, housesAndDates(market, drafts), market)}
      >
        <form method="post" action={href.bookingContinue()}>
          <Button type="submit">{texts.continue}</Button>
        </form>
      </EmptyState>
      {own && !own.draft.booked && <Notice kind="warning">{texts.besides}</Notice>}
    </div>,
  )
}

/** `browser`: what the link recognises this browser by; empty in a cookie of an earlier build. */
function keptKey({ cookies }: RenderContext): { key: string | undefined; browser: string; isShared: boolean } {
  const [key, ...parts] = cookies.get(keyCookie)?.split('.') ?? []
  return { key, browser: parts.find(isDraftId) ?? '', isShared: parts.includes(sharedMark) }
}

async function takeOver(request: RenderContext): Promise<LoaderResult> {
  const own = await readDraft(request)
  const { key, browser, isShared } = keptKey(request)
  const taken = await request.drafts.take(key, browser)
  const [lead] = taken
  // It stays with a browser that has nothing: its first press may be storing the booking right now.
  if (lead || own) request.cookies.set(keyCookie, '', { maxAge: 0, httpOnly: true })
  if (!lead) return own ? usedLink(request, own) : goneLinkPage(request)
  if (isShared) request.cookies.setShared(true)
  if (own && taken.every(({ draft }) => draft.holdId !== own.draft.holdId)) await releaseHold(request, own.draft)
  showDraft(request, ...taken.map(({ id }) => id))
  return seeOther(nextPath(lead.draft))
}

/** Back from the booking that was taken over, or a second press: the key went with the first. */
function usedLink(request: RenderContext, own: StoredDraft): LoaderResult {
  return keptKey(request).key ? goneLinkPage(request) : seeOther(nextPath(own.draft))
}

function goneLinkPage(request: RenderContext): LoaderResult {
  const { bookingFlow, errors } = request.messages
  return bookingPage(
    request,
    410,
    bookingFlow.link.goneTitle,
    <div className="content container">
      <EmptyState level={1} title={bookingFlow.link.goneTitle} text={bookingFlow.link.goneText}>
        <ButtonLink href={href.search(request.market)}>{errors.toSearch}</ButtonLink>
      </EmptyState>
    </div>,
  )
}
