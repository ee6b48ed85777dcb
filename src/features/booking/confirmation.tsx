import { getCookie } from 'hono/cookie'
import * as v from 'valibot'
import { draftField } from '../../contracts/booking-forms.ts'
import { ReadSnapshotSchema } from '../../contracts/booking-snapshot.ts'
import type { Deps } from '../../deps.ts'
import { nextPayment } from '../../domain/booking/instalments.ts'
import { sumOfTerms } from '../../domain/booking/stay-terms.ts'
import { today } from '../../domain/stays.ts'
import type { Draft, PlacedBooking } from '../../drafts/draft.ts'
import { createDraftStore } from '../../drafts/draft-store.ts'
import { draftAttribute, printAttribute } from '../../islands/protocol.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatMoney } from '../../markets/formats.ts'
import { messagesOf } from '../../markets/messages/messages.ts'
import { shortTitle } from '../../markets/short-title.ts'
import { type LoaderResult, type RenderContext, seeOther } from '../../routing/page.ts'
import { cacheControl } from '../../routing/visibility.ts'
import { callOptions, type SiteRequest } from '../../site-context.ts'
import { BookingFacts, CancellationPanel, termsNow } from '../../ui/booking-facts.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { NextPayment } from '../../ui/next-payment.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ReceiptNotice } from '../../ui/receipt-notice.tsx'
import { stayDatesShort } from '../../ui/stay-dates.ts'
import { StayTimeline } from '../../ui/stay-timeline.tsx'
import { href } from '../../urls/paths.ts'
import { storeLookup } from '../add-ons/lookup-page.tsx'
import { calendarFile } from '../arrival/calendar-file.ts'
import { type HousePicture, loadHousePictures } from '../arrival/house-pictures.ts'
import { arrivalPack } from '../arrival/pack.tsx'
import { type BookingNow, bookingNow } from '../arrival/stay.ts'
import { bookingPage, Help } from './booking-layout.tsx'
import { cancelledPage } from './other-pages.tsx'
import { dropDrafts, readBooked, readMates, type StoredDraft } from './stored-draft.ts'
import { titleOfHouse } from './summary.tsx'
import { NextHouse, readTogether } from './together.tsx'

/** /booking/confirmation/: shows the stored reply of the booking service only. Its one form leads to the add-ons. */
export async function loadConfirmationPage(request: RenderContext): Promise<LoaderResult> {
  const stored = await readBooked(request)
  if (!stored) return seeOther(href.booking())
  const { draft } = stored
  const isShared = request.cookies.isShared()
  const { booked, additions, lack, isCancelled } = await bookingNow(request, stored.booked)
  if (isCancelled) return cancelledPage(request, draft, booked)
  const { addOnKey } = stored.draft.booked ?? {}
  if (request.method === 'POST') {
    if (!addOnKey || isShared) return seeOther(request.path)
    storeLookup(request, { reservationId: booked.number, key: addOnKey })
    return seeOther(href.addOns())
  }
  const { market, messages } = request
  const { done } = messages.booking
  const [settings, together, others] = await Promise.all([
    request.routes.settings(market),
    readTogether(request, draft),
    readOthers(request, stored),
  ])
  const idOf = ({ draft: { stay } }: Pick<StoredDraft, 'draft'>) => stay.lodgingId
  const pictures = await loadHousePictures(request, [stored, ...others].map(idOf))
  const title = booked.isTogether ? messages.bookingFlow.together.thanks : done.title
  const facts = factsOf({ draft, receipt: booked, additions })
  const day = today(request.now)
  const paidIn = { ...market, currency: booked.currency }
  // Of several houses each says its own, and the page what all of them have to pay next.
  const terms = others.length > 0 ? null : termsNow(facts)
  const next = nextPayment(sumOfTerms([facts, ...others.map(factsOf)].flatMap((each) => termsNow(each) ?? [])), day)
  const ofHouse = (text: string) => titleOfHouse(text, draft.stay, others.length > 0)
  const sum = others.reduce((all, { receipt }) => all + receipt.total, booked.total)
  const main = (
    <div className="thanks confirmed container" {...{ [draftAttribute.booked]: draft.mark }}>
      <h1>{title}</h1>
      <div>
        <p className="lead">{formatMessage(done.lead, { email: booked.email }, market)}</p>
        {settings && <p>{settings.bookingFlow.confirmationText}</p>}
        {booked.isEarlier && <Notice>{done.earlier}</Notice>}
        <p className="booking-number">
          <span>{done.number}</span>
          <strong>{booked.number}</strong>
          <span>{`${shortTitle(booked.title)} · ${stayDatesShort(market, booked.arrival, booked.duration)}`}</span>
        </p>
        {others.map(({ draft: { stay }, receipt }) => (
          <p key={receipt.number} className="booking-number">
            <span>{formatMessage(messages.bookingFlow.together.with, { house: stay.name }, market)}</span>
            <strong>{receipt.number}</strong>
          </p>
        ))}
        {booked.isTogether ? (
          <p>{messages.bookingFlow.together.mails}</p>
        ) : (
          together && <NextHouse request={request} together={together} />
        )}
        {isShared && <Notice kind="warning">{messages.account.shared.once}</Notice>}
        {next && <NextPayment market={paidIn} messages={messages} next={next} />}
        <div className="actions">
          {!isShared && <ReceiptLinks messages={messages} ofHouse={ofHouse} />}
          <Button kind="quiet" type="button" {...{ [printAttribute]: '' }}>
            {done.print}
          </Button>
        </div>
        <ReceiptNotice messages={messages} lack={lack} />
        <section className="panel">
          <h2>{done.next}</h2>
          <StayTimeline market={paidIn} texts={messages.booking} stay={booked} terms={terms} today={day} />
          {addOnKey && !isShared && (
            <form method="post" action={href.bookingConfirmation()}>
              <Button kind="secondary" type="submit">
                {ofHouse(messages.forms.addOns.title)}
              </Button>
            </form>
          )}
        </section>
      </div>
      <aside aria-label={messages.booking.summary.title}>
        <BookingFacts
          market={paidIn}
          messages={messages}
          booking={facts}
          isOfSeveral={others.length > 0}
          areTermsSaid={terms !== null}
          picture={pictures.get(idOf(stored))}
        />
        {others.map((other) => (
          <OtherBooked key={other.receipt.number} request={request} other={other} picture={pictures.get(idOf(other))} />
        ))}
        {others.length > 0 && (
          <p className="together-total">
            {formatMessage(messages.bookingFlow.together.total, { total: formatMoney(paidIn, sum) }, market)}
          </p>
        )}
      </aside>
      <div>
        {terms && (
          <CancellationPanel
            market={paidIn}
            messages={messages}
            title={messages.booking.review.cancellation}
            terms={terms}
          />
        )}
        {settings && <Help settings={settings} />}
      </div>
    </div>
  )
  const page = bookingPage(request, 200, title, main)
  if (isShared) await dropDrafts(request, [stored, ...others])
  return page
}

type OtherReceipt = StoredDraft & { receipt: PlacedBooking; additions: BookingNow['additions'] }

/** The other bookings of the order that are not cancelled, in their present state. */
async function readOthers(
  request: RenderContext,
  { draft, booked }: { draft: Draft; booked: PlacedBooking },
): Promise<OtherReceipt[]> {
  if (!booked.isTogether) return []
  const others = (await readMates(request, draft)).filter((mate) => mate.draft.booked?.isTogether)
  const receipts = await Promise.all(
    others.map(async ({ id, draft }) => {
      if (!draft.booked) return []
      const { booked: receipt, additions, isCancelled } = await bookingNow(request, draft.booked)
      return isCancelled ? [] : [{ id, draft, receipt, additions }]
    }),
  )
  return receipts.flat()
}

interface OtherBookedProps {
  request: RenderContext
  other: OtherReceipt
  picture: HousePicture | undefined
}

/** Another house of the order, in a fold, with a link to its own page. */
function OtherBooked({ request: { market, messages }, other, picture }: OtherBookedProps) {
  const { draft, receipt } = other
  const { name } = draft.stay
  const paidIn = { ...market, currency: receipt.currency }
  return (
    <details className="panel booked-other">
      <summary>
        <h2>{receipt.title}</h2>
        <strong>{formatMoney(paidIn, receipt.total)}</strong>
      </summary>
      <BookingFacts market={paidIn} messages={messages} booking={factsOf(other)} isOfSeveral picture={picture} />
      <form method="post" action={href.booking()}>
        <input type="hidden" name={draftField} value={draft.mark ?? ''} />
        <Button kind="secondary" type="submit" name="intent" value="switch">
          {formatMessage(messages.bookingFlow.drafts.see, { house: name }, market)}
        </Button>
      </form>
    </details>
  )
}

interface ReceiptLinksProps extends Pick<RenderContext, 'messages'> {
  /** Names the house, where several are booked. */
  ofHouse(text: string): string
}

/** Pages that open the receipt again. */
function ReceiptLinks({ messages: { arrival, booking }, ofHouse }: ReceiptLinksProps) {
  return (
    <>
      <ButtonLink icon="key" href={href.bookingArrival()}>
        {ofHouse(arrival.link)}
      </ButtonLink>
      <a className="button secondary" href={href.bookingCalendar()} download>
        {ofHouse(booking.done.calendar)}
      </a>
    </>
  )
}

/** A booking of this browser, as its facts are shown. */
function factsOf({ draft, receipt, additions }: Pick<OtherReceipt, 'draft' | 'receipt' | 'additions'>) {
  return { ...receipt, name: draft.stay.name, ...agreedOf(receipt), additions }
}

/** What was agreed beside the price, and what the rent was below its normal price. Money is øre or cents. */
function agreedOf({ snapshot }: PlacedBooking) {
  const read = v.safeParse(ReadSnapshotSchema, snapshot)
  return read.success ? { terms: read.output, saving: read.output.saving } : { terms: null, saving: undefined }
}

/** /booking/arrival/: the arrival page of this browser's booking. */
export async function openArrival(request: RenderContext): Promise<LoaderResult> {
  const placed = await readBooked(request)
  if (!placed) return seeOther(href.booking())
  const { booked, lack, isCancelled } = await bookingNow(request, placed.booked)
  if (isCancelled) return cancelledPage(request, placed.draft, booked)
  const { lodgingId, name } = placed.draft.stay
  const { terms, saving } = agreedOf(booked)
  const metered = terms?.metered ?? []
  const stay = { ...booked, lodgingId, name, metered, saving, lack, back: href.bookingConfirmation() }
  const pack = await arrivalPack({ request, stay })
  const title = `${request.messages.arrival.title}: ${booked.title}`
  return bookingPage(request, 200, title, <div className="container">{pack}</div>)
}

/** GET /booking/calendar.ics: the booked stay of this browser; the URL alone gives no access. */
export function getBookingCalendar({ store, services, variables, origins, now }: Deps) {
  return async function getCalendarOfBooking(c: SiteRequest): Promise<Response> {
    const market = c.get('market')
    const placed = await readBooked({ cookies: { get: (name) => getCookie(c, name) }, drafts: store(createDraftStore) })
    const found = placed && (await bookingNow({ services: services(callOptions(c)), market }, placed.booked))
    if (!placed || !found || found.isCancelled)
      return c.text(messagesOf(market).errors.notFoundTitle, 404, { 'cache-control': cacheControl.private })
    const { booked, lack } = found
    const file = calendarFile({ ...booked, lack }, placed.draft.stay, {
      market,
      messages: messagesOf(market),
      brand: variables.BRAND,
      origin: origins(new URL(c.req.url))[market.key],
      now: now(),
    })
    return c.body(file, 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${placed.booked.number.replace(/[^\w-]/g, '')}.ics"`,
      'cache-control': cacheControl.private,
    })
  }
}
