import { neighboursOf } from '../../domain/booking/free-stays.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatMoney } from '../../markets/formats.ts'
import { stayDates, stayDays } from '../../ui/stay-dates.ts'
import type { LodgingPageProps } from './page.tsx'
import { chosenStayUrl } from './requested-stay.ts'

const maxNear = 3

/** Where the requested stay is not free: the nearest ones of its length, as step 1 of the booking lists them. */
export function nearStays({ request, requested, arrivals, quote, refused }: LodgingPageProps) {
  const { arrival, duration } = requested
  return quote || refused || !arrival ? [] : neighboursOf({ arrival, duration }, arrivals, request.now, maxNear)
}

/** The nearest of them with its total, as the button that chooses it. */
export function NearestStay(props: LodgingPageProps) {
  const { request, requested } = props
  const { market, messages } = request
  const [nearest] = nearStays(props)
  if (!nearest) return null
  const { arrival, duration, totalPrice } = nearest
  return (
    <a className="button primary nearest" href={chosenStayUrl(request.path, requested, arrival)} rel="nofollow">
      <span>{formatMessage(messages.lodging.seeStay, { dates: stayDays(market, arrival, duration) }, market)}</span>
      <b>{formatMoney(market, totalPrice)}</b>
    </a>
  )
}

/** That button, and the next ones below it. */
export function NearStays(props: LodgingPageProps) {
  const { request, requested } = props
  const { market, messages, path } = request
  const near = nearStays(props)
  if (near.length === 0) return null
  return (
    <>
      <h3>{messages.lodging.nearest}</h3>
      <NearestStay {...props} />
      <ul className="near">
        {near.slice(1).map(({ arrival, duration, totalPrice }) => (
          <li key={arrival}>
            <a href={chosenStayUrl(path, requested, arrival)} rel="nofollow">
              {stayDates(market, arrival, duration)}
            </a>
            <b>{formatMoney(market, totalPrice)}</b>
          </li>
        ))}
      </ul>
    </>
  )
}
