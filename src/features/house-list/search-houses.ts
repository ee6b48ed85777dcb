import type { LodgingSearchResult } from '../../contracts/search.ts'
import { withQuotes } from '../../domain/booking/quoted-hits.ts'
import { requestOfCriteria } from '../../domain/criteria-request.ts'
import { partyOfCriteria, withPartyTotals } from '../../domain/party-criteria.ts'
import { type Criteria, requestsDates } from '../../domain/search-criteria.ts'
import type { LodgingRequest } from '../../domain/search-request.ts'
import { firstBookableArrival } from '../../domain/stays.ts'
import type { RenderContext } from '../../routing/page.ts'

/**
 * The houses of a search for cards: with the party's total, and with dates also a signed quote.
 * @param parameters the page's own, added to the criteria
 */
export async function searchHouses(
  { market, services, now, quotes }: RenderContext,
  criteria: Criteria,
  view: Parameters<typeof requestOfCriteria>[1],
  parameters: LodgingRequest['parameters'] = {},
): Promise<LodgingSearchResult> {
  const request = requestOfCriteria(criteria, view, market.id, firstBookableArrival(now))
  const found = await services.search.lodgings({ ...request, parameters: { ...request.parameters, ...parameters } })
  const party = partyOfCriteria(criteria)
  const hits = withPartyTotals(found.hits, party?.pets ?? 0)
  return { ...found, hits: requestsDates(criteria) ? await withQuotes(quotes, hits, now, party) : hits }
}
