import type { Party } from '../../contracts/booking.ts'
import type { Area } from '../../domain/areas.ts'
import type { PriceMatrix as Matrix } from '../../domain/price-matrix.ts'
import { criteriaOfParty } from '../../domain/read-trip.ts'
import { writeCriteria } from '../../domain/search-criteria.ts'
import { today, weekdayOf } from '../../domain/stays.ts'
import { noTrip } from '../../domain/trip.ts'
import type { RenderContext } from '../../routing/page.ts'
import { PriceMatrix } from '../../ui/price-matrix.tsx'
import { href, withQuery } from '../../urls/paths.ts'
import { withTrip } from '../../urls/trip-link.ts'

/** What stays in an area cost in a month (YYYY-MM): each leads to the houses at that price. */
export function AreaPrices(props: {
  request: RenderContext
  area: Area
  month: string
  /** Whom the prices are for. */
  party: Party | null
  matrix: Matrix
}) {
  const { request, area, month, party, matrix } = props
  const { market, messages, now } = request
  const query = writeCriteria(new Map([...criteriaOfParty(party), ['omraader', { value: area.slug }]]))
  query.set('searchOrder', 'price-asc')
  const search = withQuery(href.search(market), query)
  return (
    <PriceMatrix
      market={market}
      messages={messages}
      matrix={matrix}
      month={month}
      firstMonth={today(now).slice(0, 7)}
      hrefOfMonth={(each) => withTrip(`${href.areaPrices(market, area.slug)}?maaned=${each}`, { ...noTrip, party })}
      hrefOfStay={(arrival, duration) => `${search}&ankomst=${arrival}${onlyThatDay(arrival)}&duration=${duration}`}
    />
  )
}

/** A Saturday stands for the days around it unless it is said otherwise. */
function onlyThatDay(arrival: string): string {
  return weekdayOf(arrival) === 6 ? '&flex=0' : ''
}
