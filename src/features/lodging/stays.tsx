import { today } from '../../domain/stays.ts'
import { Island } from '../../islands/island.tsx'
import { formatMessage } from '../../markets/say.ts'
import { Price } from '../../ui/price.tsx'
import { stayDates } from '../../ui/stay-dates.ts'
import { href } from '../../urls/paths.ts'
import { withTrip } from '../../urls/trip-link.ts'
import type { LodgingPageProps } from './page.tsx'
import StayCalendar from './stay-calendar.island.tsx'
import { addMonths, monthOf, stayUrl } from './stay-url.ts'

/** The three cheapest stays, and the calendar of the days on which a stay of the chosen length may begin. */
export function Stays(props: LodgingPageProps) {
  const { request, lodging, asked, signed } = props
  const { market, messages } = request
  const texts = messages.lodging
  return (
    <section className="part" id="stays">
      {lodging.cheapestBookingOptions.length > 0 && (
        <>
          <h2>{texts.cheapest}</h2>
          <p>{texts.cheapestLead}</p>
          <ul className="stays">
            {lodging.cheapestBookingOptions.map((option, index) => (
              <li key={`${option.arrival}-${option.duration}`}>
                <a
                  href={stayUrl(
                    request.path,
                    { ...asked, arrival: option.arrival, duration: option.duration, month: null },
                    signed.cheapest[index],
                  )}
                  rel="nofollow"
                >
                  <span>{stayDates(market, option.arrival, option.duration)}</span>
                  <span>{formatMessage(messages.card.nights, { count: option.duration }, market)}</span>
                  <Price
                    market={market}
                    messages={messages}
                    total={option.totalPrice}
                    normalTotal={option.totalPrice + Math.max(0, option.normalPrice - option.price)}
                  />
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>{texts.calendar}</h2>
      <p>{texts.calendarLead}</p>
      <DurationLinks {...props} />
      <Calendar {...props} />
      <p>
        <a href={withTrip(href.reserve(lodging.name), asked)} rel="nofollow">
          {messages.bookingFlow.reserve.link}
        </a>
      </p>
    </section>
  )
}

function DurationLinks({ request, durations, asked }: LodgingPageProps) {
  const { market, messages } = request
  return (
    <nav aria-label={messages.lodging.box.duration}>
      <ul className="pills">
        {durations.map((duration) => (
          <li key={duration}>
            <a
              href={stayUrl(request.path, { ...asked, arrival: null, duration })}
              aria-current={duration === asked.duration ? 'true' : undefined}
              rel="nofollow"
            >
              {formatMessage(messages.card.nights, { count: duration }, market)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Calendar({ request, asked, arrivals, quote }: LodgingPageProps) {
  const { market, messages, path, now } = request
  const first = arrivals[0]
  const last = arrivals.at(-1)
  if (!first || !last) return <p>{messages.lodging.noArrivals}</p>
  const { calendar, calendarFree, calendarTaken, calendarChosen, calendarPrevious, calendarNext, box } =
    messages.lodging
  const firstMonth = monthOf(today(now))
  const lastMonth = addMonths(monthOf(last.arrival), -1)
  const wanted = asked.month ?? monthOf(asked.arrival ?? first.arrival)
  return (
    <Island
      name="stay-calendar"
      component={StayCalendar}
      on="interaction"
      props={{
        marketId: market.id,
        path,
        texts: {
          calendar,
          calendarFree,
          calendarTaken,
          calendarChosen,
          calendarPrevious,
          calendarNext,
          arrival: box.arrival,
          departure: box.departure,
        },
        arrivals: arrivals.map(({ arrival, totalPrice }): [string, number] => [arrival, totalPrice]),
        chosen: asked,
        departure: quote?.departure ?? null,
        today: today(now),
        firstMonth,
        lastMonth: lastMonth < firstMonth ? firstMonth : lastMonth,
        month: wanted < firstMonth ? firstMonth : wanted,
      }}
    />
  )
}
