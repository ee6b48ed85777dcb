import { partyFaults } from '../../domain/booking/party.ts'
import { noTrip, tripParameters } from '../../domain/trip.ts'
import { outcomeAttribute } from '../../islands/protocol.ts'
import { partyText } from '../../markets/booking-texts.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatClock, formatDate, formatMoney } from '../../markets/formats.ts'
import { SelectField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icons.tsx'
import { ExpectedUse } from '../../ui/lodging-card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { StayTotal, stayPriceText } from '../../ui/price.tsx'
import { PriceLines } from '../../ui/price-lines.tsx'
import { stayDates, stayInWords } from '../../ui/stay-dates.ts'
import { href } from '../../urls/paths.ts'
import { withTrip } from '../../urls/trip-link.ts'
import type { LodgingPageProps } from './page.tsx'
import { pickerId } from './stays.tsx'

/** Choosing a stay and going on to book it: a form that works without scripts, and a bar at the foot of phones. */
export function StayBox(props: LodgingPageProps) {
  const { request, lodging, requested, party, quote, signed, forecast } = props
  const { market, messages } = request
  const texts = messages.lodging.box
  const cheapest = lodging.cheapestBookingOptions[0]
  // Whom the guest has named goes along, also those for whom the house has no room: step 1 says so.
  const bookHref = quote
    ? withTrip(href.book(lodging.name, quote.arrival, quote.duration, signed.trip), {
        ...noTrip,
        party: requested.party,
      })
    : ''
  const inWords =
    quote && stayInWords(market, { summary: messages.booking.summary, nights: messages.card.nights }, quote)
  const persons = requested.party ? partyText(market, messages, party) : ''
  return (
    <aside aria-label={texts.title}>
      <div className="stay-box">
        {quote ? (
          <>
            <h2 tabIndex={-1} {...{ [outcomeAttribute]: inWords }}>
              {stayDates(market, quote.arrival, quote.duration)}
            </h2>
            <p>
              {[formatMessage(messages.card.nights, { count: quote.duration }, market), persons]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <PriceLines
              market={market}
              texts={messages.booking.summary}
              lines={quote.lines}
              total={quote.total}
              totalText={stayPriceText(market, messages.card, quote)}
            />
            {forecast.total && (
              <ExpectedUse
                market={market}
                messages={messages}
                forecast={{
                  ...forecast,
                  ...forecast.total,
                  allIn: quote.total + forecast.total.expected + forecast.linen,
                }}
              />
            )}
            <a className="button primary" href={bookHref} rel="nofollow">
              {texts.book}
              <Icon name="arrow" />
            </a>
            <p className="quiet">{texts.notYetPaying}</p>
          </>
        ) : (
          <>
            <h2>{texts.title}</h2>
            {cheapest && (
              <div className="price-now">
                <StayTotal
                  market={market}
                  texts={messages.card}
                  total={cheapest.totalPrice}
                  duration={cheapest.duration}
                  from
                />
              </div>
            )}
            <StayState {...props} />
          </>
        )}
        <PartyFitted {...props} />
        <StayForm {...props} />
      </div>
      {quote && (
        <div className="stay-bar">
          <p tabIndex={-1} {...{ [outcomeAttribute]: inWords }}>
            <span>
              <StayTotal market={market} texts={messages.card} {...quote} isInline />
            </span>
            <span>{stayDates(market, quote.arrival, quote.duration)}</span>
          </p>
          <a className="button primary" href={bookHref} rel="nofollow">
            {texts.book}
          </a>
        </div>
      )}
      {!quote && cheapest && (
        <div className="stay-bar">
          <p>
            <span>
              <StayTotal
                market={market}
                texts={messages.card}
                total={cheapest.totalPrice}
                duration={cheapest.duration}
                from
                isInline
              />
            </span>
            {requested.arrival && <span>{messages.lodging.notFree}</span>}
          </p>
          <a className="button primary" href="#stays">
            {texts.chooseArrival}
          </a>
          <button className="button primary" type="button" popoverTarget={pickerId}>
            {texts.chooseArrival}
          </button>
        </div>
      )}
    </aside>
  )
}

/** Why there is no price. The page is the same for every visitor, also for the one with the hold. */
function StayState({ request, lodging, requested, heldUntil }: LodgingPageProps) {
  const { market, messages } = request
  const { hold, alert } = messages.bookingFlow
  if (!requested.arrival) return <p>{messages.lodging.box.noDates}</p>
  if (!heldUntil) {
    const { stayTaken } = messages.lodging
    return (
      <p tabIndex={-1} {...{ [outcomeAttribute]: stayTaken }}>
        {stayTaken}
      </p>
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

/** The house does not take everybody who was named: the prices are for those whom it takes. */
function PartyFitted({ request, lodging, requested, party }: LodgingPageProps) {
  const { market, messages } = request
  if (!requested.party || partyFaults(requested.party, lodging.vacationRental).length === 0) return null
  const texts = { requested: partyText(market, messages, requested.party), party: partyText(market, messages, party) }
  return <Notice kind="warning">{formatMessage(messages.booking.stay.partyFitted, texts, market)}</Notice>
}

function StayForm({ request, durations, requested, arrivals, quote }: LodgingPageProps) {
  const { market, messages } = request
  const texts = messages.lodging.box
  return (
    <form action={`${request.path}#stays`} method="get">
      {tripParameters({ ...noTrip, party: requested.party, searchQuery: requested.searchQuery }).map(
        ([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      <SelectField
        name="duration"
        label={texts.duration}
        defaultValue={String(requested.duration)}
        choices={durations.map((count) => ({
          value: String(count),
          label: formatMessage(messages.card.nights, { count }, market),
        }))}
      />
      <SelectField
        name="arrival"
        label={texts.arrival}
        defaultValue={quote?.arrival ?? ''}
        choices={[
          { value: '', label: texts.chooseArrival },
          ...arrivals.map(({ arrival, totalPrice }) => ({
            value: arrival,
            label: `${formatDate(market, arrival)} · ${formatMoney(market, totalPrice)}`,
          })),
        ]}
      />
      <button className={quote ? 'button secondary' : 'button primary'} type="submit">
        {texts.seePrice}
      </button>
    </form>
  )
}
