import { daysBetween, today } from '../../domain/stays.ts'
import { Island } from '../../islands/island.tsx'
import { sheetAgainAttribute } from '../../islands/layout-protocol.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { MissingPart } from '../../routing/missing-part.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Price } from '../../ui/price.tsx'
import { stayDates } from '../../ui/stay-dates.ts'
import { href } from '../../urls/paths.ts'
import { withTrip } from '../../urls/trip-link.ts'
import type { StayCalendarProps } from './calendar-days.ts'
import { calendarHtml } from './calendar-html.ts'
import type { LodgingPageProps } from './page.tsx'
import { chosenStayUrl, monthOf, stayUrl } from './requested-stay.ts'

/** On phones length and arrival are chosen in a sheet, which the bar at the window's foot opens too. */
export const pickerId = 'stay-picker'

/** The three cheapest stays, until a day is chosen, and the calendar of the days on which a stay of the chosen length may begin. */
export function Stays(props: LodgingPageProps) {
  const { request, lodging, requested, signed, quote, areStaysMissing } = props
  const { market, messages } = request
  const texts = messages.lodging
  return (
    <section className="part" id="stays">
      {!requested.arrival && lodging.cheapestBookingOptions.length > 0 && (
        <>
          <h2>{texts.cheapest}</h2>
          <ul className="stays">
            {lodging.cheapestBookingOptions.map((option, index) => (
              <li key={`${option.arrival}-${option.duration}`}>
                <a
                  href={chosenStayUrl(
                    request.path,
                    { ...requested, duration: option.duration, month: null },
                    option.arrival,
                    signed.cheapest[index],
                  )}
                  rel="nofollow"
                >
                  <span>{stayDates(market, option.arrival, option.duration)}</span>
                  <Price
                    market={market}
                    messages={messages}
                    total={option.totalPrice}
                    duration={option.duration}
                    isInline
                    normalTotal={option.totalPrice + Math.max(0, option.normalPrice - option.price)}
                  />
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>{texts.calendar}</h2>
      <button className="button secondary stay-picker-open" type="button" popoverTarget={pickerId}>
        <Icon name="calendar" />
        {texts.box.chooseArrival}
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: links stand in it, no form's fields */}
      <div className="stay-picker page-part" id={pickerId} popover="auto" role="group" aria-label={texts.calendar}>
        <button
          className="tool"
          type="button"
          popoverTarget={pickerId}
          popoverTargetAction="hide"
          aria-label={messages.layout.close}
        >
          <Icon name="close" />
        </button>
        <p>{texts.calendarLead}</p>
        <DurationLinks {...props} />
        <Calendar {...props} />
      </div>
      {!quote && !areStaysMissing && (
        <p>
          <a href={withTrip(href.reserve(lodging.name), requested)} rel="nofollow">
            {messages.bookingFlow.reserve.link}
          </a>
        </p>
      )}
    </section>
  )
}

function DurationLinks({ request, durations, requested }: LodgingPageProps) {
  const { market, messages } = request
  return (
    <nav aria-label={messages.lodging.box.duration}>
      <ul className="pills">
        {durations.map((duration) => (
          <li key={duration}>
            <a
              href={stayUrl(request.path, { ...requested, arrival: null, duration })}
              aria-current={duration === requested.duration ? 'true' : undefined}
              rel="nofollow"
              {...{ [sheetAgainAttribute]: '' }}
            >
              {formatMessage(messages.card.nights, { count: duration }, market)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Calendar({ request, requested, arrivals, areStaysMissing, quote }: LodgingPageProps) {
  const { market, messages, path, now } = request
  const first = arrivals[0]
  const last = arrivals.at(-1)
  if (areStaysMissing) return <MissingPart request={request} />
  if (!first || !last) return <p>{messages.lodging.noArrivals}</p>
  const { calendar, calendarFree, calendarNoArrival, calendarTaken, calendarChosen, calendarRequested } =
    messages.lodging
  const { calendarPrevious, calendarNext, box } = messages.lodging
  const firstMonth = monthOf(today(now))
  const shownMonth = requested.month ?? monthOf(requested.arrival ?? first.arrival)
  const lastMonth = monthOf(last.arrival)
  const props: StayCalendarProps = {
    marketId: market.id,
    path,
    texts: {
      calendar,
      calendarFree,
      calendarNoArrival,
      calendarTaken,
      calendarChosen,
      calendarRequested,
      calendarPrevious,
      calendarNext,
      arrival: box.arrival,
      departure: box.departure,
    },
    arrivals: arrivals.map(({ arrival, totalPrice }): [number, number] => [
      daysBetween(today(now), arrival),
      totalPrice,
    ]),
    nights: first.duration,
    chosen: requested,
    departure: quote?.departure ?? null,
    today: today(now),
    firstMonth,
    lastMonth,
    month: shownMonth < firstMonth ? firstMonth : shownMonth > lastMonth ? lastMonth : shownMonth,
  }
  return <Island name="stay-calendar" html={calendarHtml(props)} on="interaction" props={props} />
}
