import type { AreaCard } from '../../contracts/content.ts'
import type { Review } from '../../contracts/review.ts'
import type { LodgingHit } from '../../contracts/search.ts'
import { areaOfLocation } from '../../domain/areas.ts'
import { indexOf, parseSearchRequest, type SearchRequestInput, toSearchBody } from '../../domain/search-request.ts'
import { addDays, today } from '../../domain/stays.ts'
import type { PageRequest } from '../../routing/page.ts'
import { guestReviewsQuery } from './queries.ts'

/** Parts of the front page; null where the service concerned did not answer. */
export interface Front {
  areas: (AreaCard & { houses: number })[] | null
  lastMinute: LodgingHit[] | null
  recommended: LodgingHit[] | null
  reviews: Review[] | null
}

export const heroPicture = 'pictures/hero-summer-evening'
const shownAreas = 8
const shownHouses = 4
const shownReviews = 3
/** Guest reviews are of the last two years (specification, section 9). */
const reviewDays = 730
/** Houses with fewer reviews than this are not recommended by their average. */
const fewestReviews = 5

export async function loadFront({ market, services, now }: PageRequest): Promise<Front> {
  const search = async (request: SearchRequestInput) => {
    const parsed = parseSearchRequest(request)
    return services.search.lodgings(indexOf(parsed), toSearchBody(parsed))
  }
  const [cards, counts, lastMinute, recommended, reviews] = await Promise.allSettled([
    services.content.areaCards(market.locale),
    search({ kind: 'lodging', market: market.id, resultsPerPage: 1, config: { facets: ['locationId'] } }),
    search({
      kind: 'lodging',
      market: market.id,
      parameters: { lastMinute: true },
      order: [{ property: 'discountPercentage', direction: 'DESC' }],
      resultsPerPage: shownHouses,
    }),
    search({
      kind: 'lodging',
      market: market.id,
      parameters: { reviewCount: { value: fewestReviews, comparator: '>=' } },
      order: [
        { property: 'reviewAverage', direction: 'DESC' },
        { property: 'reviewCount', direction: 'DESC' },
      ],
      resultsPerPage: shownHouses,
    }),
    services.broker.query(guestReviewsQuery, {
      lan: market.id,
      limit: shownReviews,
      since: addDays(today(now), -reviewDays),
    }),
  ])
  const distribution = answerOf(counts)?.facetDistribution?.locationId ?? {}
  return {
    areas:
      answerOf(cards)
        ?.map((card) => ({ ...card, houses: housesOf(card, distribution) }))
        .sort(byHouses)
        .slice(0, shownAreas) ?? null,
    lastMinute: answerOf(lastMinute)?.hits ?? null,
    recommended: answerOf(recommended)?.hits ?? null,
    reviews: answerOf(reviews)?.guestReviews.items ?? null,
  }
}

function housesOf({ bsId }: AreaCard, distribution: Record<string, number>): number {
  const locations = areaOfLocation(bsId)?.locationIds ?? [bsId]
  return locations.reduce((sum, id) => sum + (distribution[id] ?? 0), 0)
}

function byHouses(a: { houses: number }, b: { houses: number }): number {
  return b.houses - a.houses
}

function answerOf<Value>(result: PromiseSettledResult<Value>): Value | null {
  return result.status === 'fulfilled' ? result.value : null
}
