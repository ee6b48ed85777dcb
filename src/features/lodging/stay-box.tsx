import type { StayQuote } from '../../contracts/booking-price.ts'
import type { UseForecast } from '../../domain/consumption.ts'
import { noTrip } from '../../domain/trip.ts'
import { outcomeAttribute } from '../../islands/protocol.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatClock, formatMoney, formatMoneyRange, wholeUnits } from '../../markets/formats.ts'
import { MissingPart } from '../../routing/missing-part.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/notice.tsx'
import { StayTotal, stayPriceText } from '../../ui/price.tsx'
import { PriceLines, withUseWords } from '../../ui/price-lines.tsx'
import { stayDates, stayDatesShort, stayInWords } from '../../ui/stay-dates.ts'
import { href } from '../../urls/paths.ts'
import { sameStayUrl, withTrip } from '../../urls/trip-link.ts'
import { MovedDay } from './moved-day.tsx'
import { NearestStay, NearStays, nearStays } from './near-stays.tsx'
import type { LodgingPageProps } from './page.tsx'
import { chosenStayUrl } from './requested-stay.ts'
import { StayForm } from './stay-form.tsx'
import { pickerId } from './stays.tsx'

/** The price of a stay, the form that chooses it, and the way to its booking; it works without scripts. */
export function StayBox(props: LodgingPageProps) {
  const { request, requested, quote, refused, areStaysMissing, forecast, stayTerms } = props
  const { market, messages } = request
  const texts = messages.lodging.box
  const offer = offerOf(props)
  return (
    <aside aria-label={texts.title}>
      <div className="stay-box">
        {quote ? (
          <>
            <h2 tabIndex={-1} {...outcomeOf(request, quote)}>
              {stayDates(market, quote.arrival, quote.duration)}
            </h2>
            <MovedDay {...props} />
            <StayForm {...props} />
            <a className="button primary" href={bookHref(props, quote)} rel="nofollow">
              {texts.book}
              <Icon name="arrow" />
            </a>
            <p className="quiet">{texts.notYetPaying}</p>
            {stayTerms && <stayTerms.CancelBy request={request} quote={quote} isQuiet />}
            <PriceLines
              market={market}
              texts={messages.booking.summary}
              {...quote}
              totalText={stayPriceText(market, messages.card, quote)}
            />
            {forecast.total ? (
              <ExpectedUse request={request} forecast={forecast} use={forecast.total} total={quote.total} />
            ) : (
              quote.metered.length > 0 && <p className="expected-use">{messages.card.plusUse}</p>
            )}
          </>
        ) : (
          <>
            <h2>{requestedDates(props) ?? texts.title}</h2>
            {refused && <refused.RefusedNotice {...props} />}
            {offer && !requested.arrival && !refused && <UndatedOffer {...props} offer={offer} />}
            {areStaysMissing ? <MissingPart request={request} /> : !refused && <StayState {...props} />}
            <NearStays {...props} />
            {!areStaysMissing && <StayForm {...props} />}
          </>
        )}
      </div>
    </aside>
  )
}

interface UndatedOfferProps extends LodgingPageProps {
  offer: NonNullable<ReturnType<typeof offerOf>>
}

/** Before a day is chosen: what the house costs at least, and when. */
function UndatedOffer({ request, requested, offer }: UndatedOfferProps) {
  const { market, messages, path } = request
  const { arrival, duration, totalPrice } = offer
  return (
    <>
      <div className="price-now">
        <StayTotal market={market} texts={messages.card} total={totalPrice} duration={duration} from />
      </div>
      <p>
        <a href={chosenStayUrl(path, { ...requested, duration }, arrival)} rel="nofollow">
          {formatMessage(messages.lodging.seeStay, { dates: stayDatesShort(market, arrival, duration) }, market)}
        </a>
      </p>
    </>
  )
}

/** What the house is offered with where no day is chosen: as in lists its cheapest stay of the length, without one its cheapest. */
function offerOf({ arrivals, lodging }: Pick<LodgingPageProps, 'arrivals' | 'lodging'>) {
  const [first, ...others] = arrivals
  return first
    ? others.reduce((least, stay) => (stay.totalPrice < least.totalPrice ? stay : least), first)
    : lodging.cheapestBookingOptions[0]
}

interface ExpectedUseProps {
  request: LodgingPageProps['request']
  forecast: LodgingPageProps['forecast']
  use: UseForecast
  /** The stay's. */
  total: number
}

/** What the stay comes to with likely metered consumption and bed linen; on demand, what that is made of. */
function ExpectedUse({ request: { market, messages }, forecast, use, total }: ExpectedUseProps) {
  const { box } = messages.lodging
  const { persons, kwhPrice, linen } = forecast
  const range = formatMoneyRange(market, use.from, use.to)
  const inAll = withUseWords({ market, texts: messages.booking.summary, total: total + use.expected + linen, linen })
  return (
    <details className="expected-use">
      <summary>{inAll.join(': ')}</summary>
      <p>{formatMessage(box.expectedUse, { price: formatMoney(market, wholeUnits(use.expected)) }, market)}</p>
      <p>{formatMessage(box.expectedUseRange, { count: persons, range }, market)}</p>
      {kwhPrice !== null && <p>{formatMessage(box.kwhPrice, { price: formatMoney(market, kwhPrice) }, market)}</p>}
    </details>
  )
}

/**
 * Price of the stay, or that it is taken or on hold and the nearest free one, or the lowest price; and the next step.
 * Beside the title, on phones at the bottom.
 */
export function StayBar(props: LodgingPageProps) {
  const { request, requested, quote, refused, areStaysMissing, heldUntil } = props
  const { market, messages } = request
  const texts = messages.lodging.box
  if (refused) {
    return (
      <div className="stay-bar">
        <refused.RefusedBar {...props} />
      </div>
    )
  }
  const offer = offerOf(props)
  const price = quote ?? (offer && { total: offer.totalPrice, duration: offer.duration, from: true })
  const dated = quote ?? offer
  const saving = quote?.saving ?? 0
  const isTaken = !quote && !areStaysMissing && requested.arrival !== null
  if (!price && !isTaken) return null
  const hasNear = nearStays(props).length > 0
  return (
    <div className="stay-bar">
      {isTaken ? (
        <p className="stay-state">
          {heldUntil
            ? formatMessage(messages.lodging.onHold, { time: formatClock(market, heldUntil) }, market)
            : messages.lodging.notFree}
          <span className="price-note">{requestedDates(props)}</span>
          {offer && !hasNear && (
            <span className="price-note">
              {stayPriceText(market, messages.card, { total: offer.totalPrice, duration: offer.duration, from: true })}
            </span>
          )}
        </p>
      ) : (
        price && (
          <p tabIndex={quote ? -1 : undefined} {...(quote && outcomeOf(request, quote))}>
            <span>
              <StayTotal
                market={market}
                texts={messages.card}
                {...price}
                before={saving > 0 && { total: price.total + saving, text: messages.card.priceBefore }}
                isInline
              />
            </span>
            {saving > 0 && (
              <span className="saving">
                {formatMessage(messages.card.discount, { price: formatMoney(market, saving) }, market)}
              </span>
            )}
            <span className="price-note">{messages.card.everythingIncluded}</span>
            {dated && <span>{stayDatesShort(market, dated.arrival, dated.duration)}</span>}
          </p>
        )
      )}
      {quote ? (
        <a className="button primary" href={bookHref(props, quote)} rel="nofollow">
          {texts.book}
        </a>
      ) : hasNear ? (
        <NearestStay {...props} />
      ) : (
        <>
          <a className="button primary" href="#stays">
            {texts.chooseArrival}
          </a>
          <button className="button primary" type="button" popoverTarget={pickerId}>
            {texts.chooseArrival}
          </button>
        </>
      )}
    </div>
  )
}

/** Null before a day is chosen. */
function requestedDates({ request: { market }, requested: { arrival, duration } }: LodgingPageProps): string | null {
  return arrival && stayDatesShort(market, arrival, duration)
}

function bookHref({ lodging, requested: { party }, signed }: LodgingPageProps, { arrival, duration }: StayQuote) {
  return withTrip(href.book(lodging.name, arrival, duration, signed.trip), { ...noTrip, party })
}

function outcomeOf({ market, messages }: LodgingPageProps['request'], quote: StayQuote) {
  const texts = { summary: messages.booking.summary, nights: messages.card.nights }
  return { [outcomeAttribute]: stayInWords(market, texts, quote) }
}

/** Says why there is no price. The page is the same for every visitor, also for the one with the hold. */
function StayState({ request: { market, messages }, lodging, requested, heldUntil }: LodgingPageProps) {
  const { hold, alert } = messages.bookingFlow
  if (!requested.arrival) return <p>{messages.lodging.box.noDates}</p>
  if (!heldUntil) {
    const { stayTaken } = messages.lodging
    return (
      <>
        <p tabIndex={-1} {...{ [outcomeAttribute]: stayTaken }}>
          {stayTaken}
        </p>
        <p>
          <a href={sameStayUrl(market, requested)} rel="nofollow">
            {messages.booking.otherHouses}
          </a>
        </p>
      </>
    )
  }
  return (
    <Notice>
      <p>{formatMessage(hold.inBooking, { time: formatClock(market, heldUntil) }, market)}</p>
      <p>
        <a href={href.stayAlert(lodging.name, requested.arrival, requested.duration)} rel="nofollow">
          {alert.title}
        </a>
      </p>
      <p>
        <a href={href.booking()} rel="nofollow">
          {hold.isYours}
        </a>
      </p>
    </Notice>
  )
}
