import { houseField } from '../../contracts/booking-forms.ts'
import { type HouseRoom, partyFaults } from '../../domain/booking/party.ts'
import { today } from '../../domain/stays.ts'
import { readPartyWord } from '../../domain/trip.ts'
import type { Draft } from '../../drafts/draft.ts'
import { Island } from '../../islands/island.tsx'
import { partyText } from '../../markets/booking-texts.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatDate } from '../../markets/formats.ts'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import { goodToKnowLines } from '../../ui/facility-text.ts'
import { Notice } from '../../ui/notice.tsx'
import { href } from '../../urls/paths.ts'
import { BookingLayout, bookingPage } from './booking-layout.tsx'
import BookingPrice, { type OtherHouse } from './booking-price.island.tsx'
import { type BookingStay, offerOf, quoteOf } from './load.ts'
import { otherHousesUrl, readNotFree } from './not-free.tsx'
import { changeSince, PriceChanged, signedOffer } from './price-changes.tsx'
import { partyErrors } from './stay-fields.tsx'
import { stayKnownTexts } from './stay-known.tsx'
import { alsoOf, isBroken, type RefusedMate, readTogether, type Together } from './together.tsx'

export interface StayPageOptions {
  status?: 200 | 409 | 422
  /** The arrival was moved to the nearest possible one. */
  moved?: boolean
  /** Why the booking service refused the stay. */
  refusal?: string
  /** Another house of the order that it refused. */
  refusedMate?: RefusedMate
  /** The form was sent: what is wrong with the parties is said. */
  isChecked?: boolean
}

/** Step 1. A stay that can't be booked says so and offers others; a price that has changed says since when. */
export async function stayPage(
  request: RenderContext,
  draft: Draft,
  stay: BookingStay,
  options: StayPageOptions = {},
): Promise<LoaderResult> {
  const { market, messages } = request
  const { moved, refusal } = options
  const { booking, card } = messages
  const { arrival, duration } = draft.stay
  const isFree = stay.state === 'free'
  const together = await readTogether(request, draft, options.refusedMate)
  const isRequested = options.isChecked || options.status === 422
  const errors = isRequested ? partiesErrors(request, draft, stay, together) : []
  const status = options.status ?? (errors.length > 0 ? 422 : 200)
  const isComplete =
    isFree && !refusal && !moved && !together?.isOrder && partyFaults(draft.party, stay.house).length === 0
  const date = formatDate(market, arrival, 'long')
  const change = isFree ? changeSince(draft.shown, stay) : null
  const [notFree, offer, settings] = await Promise.all([
    isFree ? null : readNotFree({ request, draft, stay, refusal, isError: status === 409 }),
    signedOffer(request, draft, stay),
    request.routes.settings(market),
  ])
  // What is chosen already is not asked for.
  const heading = notFree?.heading ?? (isComplete ? booking.stay.legend : booking.headings.step1)
  const notice = (
    <>
      <PartyFitted request={request} {...draft} house={stay.house} />
      {moved && isFree && <Notice>{formatMessage(booking.stay.moved, { date }, market)}</Notice>}
      {notFree?.notice}
      {isFree && refusal && <Notice kind="error">{refusal}</Notice>}
      {change && <PriceChanged request={request} change={change} />}
    </>
  )
  const main = (
    <BookingLayout
      request={request}
      draft={draft}
      step={1}
      heading={heading}
      together={together}
      settings={settings}
      errors={errors}
      notice={notice}
    >
      <Island
        name="booking-price"
        component={BookingPrice}
        on="idle"
        className="contents"
        props={{
          market,
          action: href.bookingStep(1),
          priceUrl: '/api/price/',
          texts: {
            ...stayKnownTexts(messages),
            summary: booking.summary,
            next: booking.next,
            party: booking.party,
            stepper: messages.layout.stepper,
            trip: { title: messages.search.trip.title, change: messages.search.trip.change },
            notYetPaying: messages.lodging.box.notYetPaying,
          },
          accept: change || together?.mates.some((mate) => mate.change) ? messages.bookingFlow.change.accept : null,
          card: { nights: card.nights, persons: card.persons, noPets: card.noPets },
          house: stay.house,
          known: goodToKnowLines(request, stay.facilities),
          knownTitle: messages.goodToKnow.title,
          choice: { arrival: isFree ? arrival : '', duration, ...draft.party },
          today: today(request.now),
          isComplete,
          // Said on the way here, or in this step.
          isPartyKnown: draft.stepsDone > 0 || draft.isPartyNamed === true,
          isBroken: isBroken(together),
          items: draft.items,
          mark: draft.mark ?? '',
          captcha: request.captcha.widget && { widget: request.captcha.widget, texts: messages.captcha },
          offer,
          also: alsoOf(request, together),
          others: otherHouses(request, together),
        }}
      />
    </BookingLayout>
  )
  const page = bookingPage(request, status, heading, main, draft)
  return page.kind === 'page' && request.captcha.widget ? { ...page, captcha: true } : page
}

function otherHouses(request: RenderContext, together: Together | null): OtherHouse[] {
  return (together?.isOrder ? together.mates : []).flatMap(({ mark, found, draft: { party, items }, signed }) => {
    if (!found) return []
    const { arrivals, durations } = offerOf(found, items, party, request.now)
    const offer = { quote: quoteOf(found, items, party), signed, arrivals, durations }
    const known = goodToKnowLines(request, found.facilities)
    return [{ mark, house: found.house, known, party, items, offer }]
  })
}

/** By field: of this house, and of the others of its order. */
function partiesErrors(
  { market, messages }: RenderContext,
  draft: Draft,
  { house }: BookingStay,
  together: Together | null,
): { name: string; message: string }[] {
  const others = together?.isOrder ? together.mates : []
  const all = [{ mark: '', party: draft.party, house }].concat(
    others.flatMap(({ mark, draft: { party }, found }) => (found ? [{ mark, party, house: found.house }] : [])),
  )
  return all.flatMap(({ mark, party, house: room }) =>
    Object.entries(partyErrors(market, messages.booking.stay, party, room)).map(([name, message]) => {
      return { name: houseField(name, mark), message }
    }),
  )
}

/** In the query of step 1: the party that was requested, where the house does not take it. */
export const fittedKey = 'asked'

/** The house does not take everybody who was requested: the booking is for those whom it takes; other houses take all. */
export function PartyFitted({
  request,
  stay,
  party,
  wishes,
  house,
}: Pick<Draft, 'stay' | 'party' | 'wishes'> & FittedProps) {
  const { market, messages, query } = request
  const requested = readPartyWord(query.get(fittedKey) ?? '')
  if (!requested || partyFaults(requested, house).length === 0) return null
  const texts = { requested: partyText(market, messages, requested), party: partyText(market, messages, party) }
  return (
    <Notice kind="warning">
      <p>{formatMessage(messages.booking.stay.partyFitted, texts, market)}</p>
      <p>
        <a href={otherHousesUrl(market, stay, requested, wishes)}>{messages.booking.otherHouses}</a>
      </p>
    </Notice>
  )
}

interface FittedProps {
  request: RenderContext
  house: HouseRoom
}
