import { type ListedStay, staysAround } from '../../domain/booking/free-stays.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatMoney } from '../../markets/formats.ts'
import { stayDates, stayDays } from '../../ui/stay-dates.ts'
import type { LodgingPageProps } from './page.tsx'
import { chosenStayUrl } from './requested-stay.ts'

/** Where the requested stay is not free: the nearest ones of its length, and of a few nights more or fewer. */
export function nearStays({ request, requested, arrivals, around, quote, refused }: LodgingPageProps) {
  const { arrival, duration } = requested
  if (quote || refused || !arrival) return []
  const ofOther = around.filter((stay) => stay.duration !== duration)
  return staysAround({ arrival, duration }, [...arrivals, ...ofOther], request.now)
}

/** The nearest of them with its total, as the button that chooses it. */
export function NearestStay(props: LodgingPageProps) {
  const { request } = props
  const { market, messages } = request
  const [nearest] = nearStays(props)
  if (!nearest) return null
  const { arrival, duration, totalPrice } = nearest
  return (
    <a className="button primary nearest" href={urlOf(props, nearest)} rel="nofollow">
      <span>{formatMessage(messages.lodging.seeStay, { dates: stayDays(market, arrival, duration) }, market)}</span>
      <b>{formatMoney(market, totalPrice)}</b>
    </a>
  )
}

/** That button, and the next ones below it. */
export function NearStays(props: LodgingPageProps) {
  const { request, requested } = props
  const { market, messages } = request
  const near = nearStays(props)
  if (near.length === 0) return null
  return (
    <>
      <h3>{messages.lodging.nearest}</h3>
      <NearestStay {...props} />
      <ul className="near">
        {near.slice(1).map((stay) => {
          const { arrival, duration, totalPrice } = stay
          return (
            <li key={`${arrival}-${duration}`}>
              <a href={urlOf(props, stay)} rel="nofollow">
                {stayDates(market, arrival, duration)}
              </a>
              {duration !== requested.duration && formatMessage(messages.card.nights, { count: duration }, market)}
              <b>{formatMoney(market, totalPrice)}</b>
            </li>
          )
        })}
      </ul>
    </>
  )
}

function urlOf({ request, requested }: LodgingPageProps, { arrival, duration }: ListedStay): string {
  return chosenStayUrl(request.path, { ...requested, duration }, arrival)
}
