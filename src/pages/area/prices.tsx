import type { Area } from '../../domain/areas.ts'
import type { PriceMatrix as Matrix } from '../../domain/price-matrix.ts'
import { today, weekdayOf } from '../../domain/stays.ts'
import type { PageRequest } from '../../routing/page.ts'
import { PriceMatrix } from '../../ui/price-matrix.tsx'
import { href, withQuery } from '../../urls/paths.ts'

/** What stays in an area cost in a month (YYYY-MM): each leads to the houses at that price. */
export function AreaPrices(props: { request: PageRequest; area: Area; month: string; matrix: Matrix }) {
  const { request, area, month, matrix } = props
  const { market, messages, now } = request
  const search = withQuery(href.search(market), new URLSearchParams({ omraader: area.slug, searchOrder: 'price-asc' }))
  return (
    <PriceMatrix
      market={market}
      messages={messages}
      matrix={matrix}
      month={month}
      firstMonth={today(now).slice(0, 7)}
      hrefOfMonth={(each) => `${href.areaPrices(market, area.slug)}?maaned=${each}`}
      hrefOfStay={(arrival, duration) => `${search}&ankomst=${arrival}${onlyThatDay(arrival)}&duration=${duration}`}
    />
  )
}

/** A Saturday stands for the days around it unless it is said otherwise. */
function onlyThatDay(arrival: string): string {
  return weekdayOf(arrival) === 6 ? '&flex=0' : ''
}
