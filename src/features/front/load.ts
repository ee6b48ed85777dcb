import type { AreaCard } from '../../contracts/content.ts'
import { areaCardsQuery } from '../../contracts/queries/departments.ts'
import { type SearchPreset, searchPresetsQuery } from '../../contracts/queries/search-presets.ts'
import type { LodgingHit, LodgingSearchResult } from '../../contracts/search.ts'
import { areaOfLocation } from '../../domain/areas.ts'
import { withQuotes } from '../../domain/booking/quoted-hits.ts'
import { type LodgingRequest, lastMinuteRequest } from '../../domain/search-request.ts'
import { type GuestReviews, readGuestReviews } from '../../routing/guest-reviews.ts'
import { orNull } from '../../routing/or-null.ts'
import type { RenderContext } from '../../routing/page.ts'
import { type SitePage, specificPage } from '../../routing/specific-page.ts'

/** An area with how many houses there are to let; null while that is not known. */
export type CountedArea = AreaCard & { houses: number | null }

/** Parts of the front page; null where the service concerned did not answer. */
export interface Front {
  /** How many there are to let. */
  houses: number | null
  areas: CountedArea[] | null
  lastMinute: LodgingHit[] | null
  recommended: LodgingHit[] | null
  reviews: GuestReviews | null
  /** Searches that editors have named. */
  presets: SearchPreset[] | null
  /** The page with all of them. */
  reviewsPage: SitePage | null
}

export const heroPicture = 'pictures/black-timber-terrace'
const shownAreas = 8
const shownLastMinute = 4
const shownRecommended = 6
const shownReviews = 3
/** Houses with fewer reviews than this are not recommended by their average. */
const fewestReviews = 8

export async function loadFront(request: RenderContext): Promise<Front> {
  const counts = countHouses(request)
  const freeSoon = orNull(request, readLastMinute(request))
  const [counted, areas, lastMinute, recommended, reviews, presets, reviewsPage] = await Promise.all([
    counts,
    orNull(request, readAreas(request, counts)),
    freeSoon,
    orNull(request, readRecommended(request, freeSoon)),
    orNull(request, readReviews(request)),
    orNull(request, request.services.content.query(searchPresetsQuery, { locale: request.market.locale })),
    orNull(request, specificPage(request, 'reviews')),
  ])
  return {
    houses: counted?.totalHits ?? null,
    ...{ areas, lastMinute, recommended, reviews, presets, reviewsPage },
  }
}

/** Without the search the areas are there, without numbers. */
export async function readAreas(request: RenderContext, counting = countHouses(request)): Promise<CountedArea[]> {
  const { market, services } = request
  const [cards, counts] = await Promise.all([
    services.content.query(areaCardsQuery, { locale: market.locale, where: {} }),
    counting,
  ])
  const distribution = counts?.facetDistribution?.locationId ?? (counts ? {} : null)
  return cards
    .map((card) => ({ ...card, houses: distribution && housesOf(card, distribution) }))
    .sort(byHouses)
    .slice(0, shownAreas)
}

/** All houses, by the places where they lie; null while the search does not answer. */
function countHouses(request: RenderContext): Promise<LodgingSearchResult | null> {
  return orNull(request, find(request, { resultsPerPage: 1, config: { facets: ['locationId'] } }))
}

export async function readLastMinute(request: RenderContext): Promise<LodgingHit[]> {
  const { hits } = await request.services.search.lodgings(lastMinuteRequest(request.market.id, shownLastMinute))
  return withQuotes(request.quotes, hits, request.now, null)
}

/**
 * The houses with the best reviews, each with what it is offered with.
 * @param others houses that the page shows elsewhere
 */
export async function readRecommended(
  request: RenderContext,
  others: Promise<LodgingHit[] | null> = Promise.resolve(null),
): Promise<LodgingHit[]> {
  const { hits } = await find(request, {
    parameters: { reviewCount: { value: fewestReviews, comparator: '>=' } },
    order: [
      { property: 'reviewAverage', direction: 'DESC' },
      { property: 'reviewCount', direction: 'DESC' },
      { property: 'totalPrice', direction: 'ASC' },
    ],
    resultsPerPage: shownRecommended + shownLastMinute,
  })
  const shown = new Set((await others)?.map(({ lodgingId }) => lodgingId))
  return hits.filter(({ lodgingId }) => !shown.has(lodgingId)).slice(0, shownRecommended)
}

export function readReviews(request: RenderContext): Promise<GuestReviews> {
  return readGuestReviews(request, { limit: shownReviews })
}

function find(
  { market, services }: RenderContext,
  requested: Omit<LodgingRequest, 'kind' | 'market'>,
): Promise<LodgingSearchResult> {
  return services.search.lodgings({ kind: 'lodging', market: market.id, ...requested })
}

function housesOf({ bsId }: AreaCard, distribution: Record<string, number>): number {
  const locations = areaOfLocation(bsId)?.locationIds ?? [bsId]
  return locations.reduce((sum, id) => sum + (distribution[id] ?? 0), 0)
}

function byHouses(a: CountedArea, b: CountedArea): number {
  return (b.houses ?? 0) - (a.houses ?? 0)
}
