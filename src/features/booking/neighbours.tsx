import { neighboursOf } from '../../domain/booking/free-stays.ts'
import type { DraftStay } from '../../drafts/draft.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatMoney } from '../../markets/formats.ts'
import type { RenderContext } from '../../routing/page.ts'
import { Icon } from '../../ui/icons.tsx'
import { stayDates } from '../../ui/stay-dates.ts'
import { href, withQuery } from '../../urls/paths.ts'
import type { ListedOption } from './queries.ts'

export interface NeighboursProps {
  request: RenderContext
  stay: DraftStay
  stays: readonly ListedOption[]
}

/** Free stays of the same house near the one that is not, and the search for other houses at that time. */
export function Neighbours({ request, stay: requested, stays }: NeighboursProps) {
  const { market, messages, now } = request
  const { booking, card } = messages
  const neighbours = neighboursOf(requested, stays, now)
  const search = new URLSearchParams({ ankomst: requested.arrival, duration: String(requested.duration) })
  return (
    <section className="neighbours" aria-label={booking.neighbours}>
      {neighbours.length > 0 && (
        <>
          <h2>{booking.neighbours}</h2>
          <ul>
            {neighbours.map((stay) => (
              <li key={`${stay.arrival}-${stay.duration}`}>
                <a href={stayHref(requested, stay)}>
                  <strong>{stayDates(market, stay.arrival, stay.duration)}</strong>
                  <span>{formatMessage(card.nights, { count: stay.duration }, market)}</span>
                  <span>{formatMoney(market, stay.totalPrice)}</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <a className="more" href={withQuery(href.search(market), search)}>
        {booking.otherHouses}
        <Icon name="arrow" />
      </a>
    </section>
  )
}

function stayHref({ lodgingId }: DraftStay, { arrival, duration }: ListedOption): string {
  return withQuery(
    href.booking(),
    new URLSearchParams({ lodging: String(lodgingId), arrival, duration: String(duration) }),
  )
}
