import { cacheStatus } from '../../cache/cache-status.ts'
import { endpoints } from '../../contracts/endpoints.ts'
import type { ChoiceCounts, ShownHouses } from '../../contracts/search.ts'
import type { Deps } from '../../deps.ts'
import { withoutOptionalEndTags } from '../../document/optional-end-tags.ts'
import { durationsOf, requestOfCriteria } from '../../domain/criteria-request.ts'
import { bookableDaysOf, dateChoices, dateDetails, dateRules } from '../../domain/flexible-dates.ts'
import { boxPattern } from '../../domain/map/box.ts'
import { mapZooms } from '../../domain/map/cells.ts'
import { partyOfCriteria, withPartyTotals } from '../../domain/party-criteria.ts'
import { type Criteria, hasTooManyCriteria, maxCriteria } from '../../domain/search-criteria.ts'
import { parseSearchView } from '../../domain/search-view.ts'
import { firstBookableArrival } from '../../domain/stays.ts'
import { type JsonEndpoint, jsonEndpoint, Refusal } from '../../routing/json-endpoint.ts'
import type { RenderContext } from '../../routing/page.ts'
import { ServiceError } from '../../services/service-error.ts'
import type { Services } from '../../services/services.ts'
import { loadAreaAbout } from './area-about.ts'
import type { CountsQuery } from './count-query.ts'
import { inTime, loadResults, loadStreets } from './load.ts'
import { loadCounts } from './load-counts.ts'
import { loadMap } from './map/load-map.ts'
import { readSearch } from './read-search.ts'
import { showHouses } from './views/card-html.tsx'

/** GET /api/search/?<query of a search page>: {data: FoundHouses} with money in øre or cents. */
export function getSearch(deps: Deps) {
  return jsonEndpoint(deps, {
    ...endpoints.search,
    ...searchEndpoint,
    // Its quotes are valid for a quarter of an hour.
    cacheControl: 'no-store',
    async load({ context }) {
      const criteria = await readCriteria(context)
      if (criteria instanceof Refusal) return criteria
      const { services, query, market, now, quotes } = context
      return loadResults(services, { criteria, view: parseSearchView(query), market, now, quotes })
    },
  })
}

/** GET /api/search/cards/?<query of a search page>: {data: ShownHouses}, what the search page puts in place of its results. */
export function getCards(deps: Deps) {
  return jsonEndpoint<ShownHouses>(deps, {
    ...searchEndpoint,
    // Their links carry quotes, too.
    cacheControl: 'no-store',
    async load({ context }) {
      const criteria = await readCriteria(context)
      if (criteria instanceof Refusal) return criteria
      const { services, query, market, now, quotes } = context
      const view = parseSearchView(query)
      const telling = inTime(loadAreaAbout(context, criteria, view))
      const found = await loadResults(services, { criteria, view, market, now, quotes })
      const about = await telling
      const shown = showHouses(context, found, criteria, view)
      return {
        ...shown,
        ...(about && { about }),
        cards: shown.cards.map((card) => ({ ...card, html: withoutOptionalEndTags(card.html) })),
      }
    },
  })
}

/**
 * GET /api/search/counts/?<criteria of a search page>: {data: ChoiceCounts}, the number of houses for each further
 * choice. With `of=houses` only those that depend on the houses of the search alone; with `of=dates` those of weeks,
 * months, holidays and lengths, and of areas that are not chosen. What few searches can't count has no number.
 */
export function getCounts(deps: Deps) {
  return jsonEndpoint<ChoiceCounts>(deps, {
    ...searchEndpoint,
    async load({ context }) {
      const criteria = await readCriteria(context)
      if (criteria instanceof Refusal) return criteria
      const { services, query, market, now } = context
      const of = query.get('of')
      return loadCounts(services, { criteria, market, now }, of === 'dates' || of === 'houses' ? of : 'all')
    },
  })
}

/**
 * GET /api/search/days/?<criteria of a search page>&of=YYYY-MM: {data: [[ISO day, total], …]}, the cheapest stay of each day
 * of arrival of that month, in øre or cents. 400 without a month.
 */
export function getDays(deps: Deps) {
  return jsonEndpoint<[string, number][]>(deps, {
    ...searchEndpoint,
    async load({ context }) {
      const criteria = await readCriteria(context)
      if (criteria instanceof Refusal) return criteria
      const { services, query, market, now } = context
      const month = dateRules.maaned(query.get('of') ?? '')
      if (month === null) return new Refusal(400, 'invalid_query', 'Missing or wrong in the query.', ['of'])
      return loadDayPrices(services, { criteria, market, now }, month)
    },
  })
}

const whenKeys: ReadonlySet<string> = new Set([...Object.values(dateChoices), ...dateDetails])
const view = { searchOrder: 'price-asc', page: 1, result: 1 } as const

/**
 * The cheapest stay of each day of arrival in a month (YYYY-MM), of the houses and lengths that are searched for whatever
 * days are: ISO days, and øre or cents for the party. Days without any are left out. Rejects when the search fails.
 */
async function loadDayPrices(
  { search }: Pick<Services, 'search'>,
  { criteria, market, now }: CountsQuery,
  month: string,
): Promise<[day: string, total: number][]> {
  const dates = bookableDaysOf(month, now)
  if (dates.length === 0) return []
  const onAnyDay: Criteria = new Map([...criteria].filter(([key]) => !whenKeys.has(key)))
  const { parameters, ...request } = requestOfCriteria(onAnyDay, view, market.id, firstBookableArrival(now))
  const { dateTs: _, ...ofHouses } = parameters ?? {}
  const [found] = await search.stayPrices([
    {
      ...request,
      parameters: { ...ofHouses, dates, durations: durationsOf(onAnyDay) },
      order: [{ property: 'price', direction: 'ASC' }],
      resultsPerPage: dates.length,
      config: { oneHitPer: 'arrival' },
    },
  ])
  const pets = partyOfCriteria(criteria)?.pets ?? 0
  return withPartyTotals(found?.hits ?? [], pets).map(({ date, totalPrice }) => [date, totalPrice])
}

/**
 * GET /api/map/?<query of a search page with kort>&zoom=: {data: MapContent}, every house of that part of the map counted
 * once, whatever their number. 400 without a part of the map, or with a zoom that the map does not have.
 */
export function getMap(deps: Deps) {
  return jsonEndpoint(deps, {
    ...endpoints.map,
    ...searchEndpoint,
    async load({ context }) {
      const criteria = await readCriteria(context)
      if (criteria instanceof Refusal) return criteria
      const { services, query, market, now } = context
      const zoom = zoomOf(query.get('zoom'))
      const isBox = criteria.has('kort')
      const isWritten = isBox || boxPattern.test(query.get('kort') ?? '')
      if (zoom === null || !isWritten) {
        const fields = [...(isWritten ? [] : ['kort']), ...(zoom === null ? ['zoom'] : [])]
        return new Refusal(400, 'invalid_query', 'Missing or wrong in the query.', fields)
      }
      // An empty box, as of a folded map.
      if (!isBox) return { total: 0, pins: [], groups: [] }
      return loadMap(services, { criteria, view: parseSearchView(query), zoom, market, now })
    },
  })
}

function zoomOf(text: string | null): number | null {
  const zoom = Number(text)
  return /^\d{1,2}$/.test(text ?? '') && zoom >= mapZooms.min && zoom <= mapZooms.max ? zoom : null
}

/** GET /api/streets/: {data: names of the streets that can be searched for}. Streets come and go with houses. */
export function getStreets(deps: Deps) {
  return jsonEndpoint(deps, {
    ...endpoints.streets,
    ...searchEndpoint,
    cacheControl: 'public, max-age=300',
    async load({ context: { services, market } }) {
      const names = await loadStreets(services, market)
      return names.sort(new Intl.Collator(market.locale).compare)
    },
  })
}

/**
 * Common to the search endpoints: a guest who looks at results waits longer for the next ones than for a page, and old
 * results are useless here.
 */
const searchEndpoint = {
  timeoutMs: 5000,
  failure: { code: 'search_failed', status: 502 },
  // This reply can't say that results are old: a failed search is an error.
  onRead(c, found, service) {
    if (service !== 'search') return
    if (found.freshness === 'broken') throw new ServiceError('search', 0, undefined, 'Its last reply is too old')
    c.header('cache-status', cacheStatus(found, Date.now()))
  },
} satisfies Partial<JsonEndpoint<unknown, unknown, object>>

/** The criteria of the query, or a refusal where there are too many. */
async function readCriteria({ services, query, market }: RenderContext): Promise<Criteria | Refusal> {
  const { criteria } = await readSearch(services, query, market)
  if (!hasTooManyCriteria(criteria)) return criteria
  const message = `A search can have ${maxCriteria} criteria at most, and this one has ${criteria.size}.`
  return new Refusal(400, 'too_many_criteria', message)
}
