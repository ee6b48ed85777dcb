import type { Category } from '../../contracts/content.ts'
import type { LodgingSearchResult } from '../../contracts/search.ts'
import { withQuotes } from '../../domain/booking/quoted-hits.ts'
import { requestOfCriteria } from '../../domain/criteria-request.ts'
import { partyOfCriteria } from '../../domain/party-criteria.ts'
import { withPartyTotals } from '../../domain/party-total.ts'
import { criteriaOfTrip, readTrip } from '../../domain/read-trip.ts'
import { asksForDates, type Criteria, parseCriteria, writeCriteria } from '../../domain/search-criteria.ts'
import { today } from '../../domain/stays.ts'
import type { RenderContext } from '../../routing/page.ts'

const shownHouses = 12

/** The best reviewed of the houses that fit; null when the search did not answer. */
export async function loadHouses(
  { market, services, now, quotes, query }: RenderContext,
  category: Category,
): Promise<LodgingSearchResult | null> {
  const criteria = criteriaOf(category, query)
  const requested = requestOfCriteria(
    criteria,
    { searchOrder: 'rating', page: 1, result: shownHouses },
    market.id,
    today(now),
  )
  const results = await services.search.lodgings(requested).catch(() => null)
  if (!results) return results
  const party = partyOfCriteria(criteria)
  const hits = withPartyTotals(results.hits, party?.pets ?? 0)
  return { ...results, hits: asksForDates(criteria) ? await withQuotes(quotes, hits, now, party) : hits }
}

/** What the category stands for, and the trip of the URL as far as it leaves that to the guest. */
export function criteriaOf({ criteria }: Pick<Category, 'criteria'>, query: URLSearchParams): Criteria {
  const trip = writeCriteria(criteriaOfTrip(readTrip(query)))
  return parseCriteria(new URLSearchParams({ ...Object.fromEntries(trip), ...criteria }))
}
