import * as v from 'valibot'
import type { Party } from '../../contracts/booking.ts'
import { type Area, areaBySlug } from '../../domain/areas.ts'
import { dateRules } from '../../domain/flexible-dates.ts'
import type { PriceMatrix as Matrix } from '../../domain/price-matrix.ts'
import { criteriaOfParty } from '../../domain/read-trip.ts'
import { writeCriteria } from '../../domain/search-criteria.ts'
import { firstBookableArrival, weekdayOf } from '../../domain/stays.ts'
import { noTrip, readPartyWord } from '../../domain/trip.ts'
import { defineFragment, writtenId, writtenParty } from '../../routing/fragment.ts'
import type { RenderContext } from '../../routing/page.ts'
import { HitCards } from '../../ui/hit-card.tsx'
import { PriceMatrix } from '../../ui/price-matrix.tsx'
import { href, withQuery } from '../../urls/paths.ts'
import { withTrip } from '../../urls/trip-link.ts'
import { readHouses } from './load.ts'
import { loadAreaPrices } from './prices-load.ts'

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
      firstMonth={firstBookableArrival(now).slice(0, 7)}
      hrefOfMonth={(each) => withTrip(`${href.areaPrices(market, area.slug)}?maaned=${each}`, { ...noTrip, party })}
      hrefOfStay={(arrival, duration) => `${search}&ankomst=${arrival}${onlyThatDay(arrival)}&duration=${duration}`}
    />
  )
}

/** A Saturday includes the days around it unless `flex` is zero. */
function onlyThatDay(arrival: string): string {
  return weekdayOf(arrival) === 6 ? '&flex=0' : ''
}

export const housesPart = defineFragment({
  name: 'area-houses',
  parameters: v.strictTuple([writtenId, writtenParty]),
  async load(request, locationId, word) {
    const { market, messages } = request
    const party = readPartyWord(word)
    const trip = { ...noTrip, party }
    const { hits } = await readHouses(request, locationId, trip)
    return hits.length > 0 && <HitCards market={market} messages={messages} hits={hits} dated={false} trip={trip} />
  },
})

export const pricesPart = defineFragment({
  name: 'area-prices',
  parameters: v.strictTuple([
    v.pipe(
      v.string(),
      v.check((slug) => areaBySlug(slug) !== undefined),
    ),
    v.pipe(
      v.string(),
      v.check((month) => dateRules.maaned(month) !== null),
    ),
    writtenParty,
  ]),
  async load(request, slug, month, word) {
    const party = readPartyWord(word)
    const area = areaBySlug(slug)
    return (
      area && (
        <AreaPrices
          request={request}
          area={area}
          month={month}
          party={party}
          matrix={await loadAreaPrices(request, area.locationIds, month, party)}
        />
      )
    )
  },
})

export const areaFragments = [housesPart, pricesPart]
