import { createElement } from 'react'
import type { EntryRoute } from '../../contracts/route.ts'
import { tripOfCriteria } from '../../domain/read-trip.ts'
import {
  type Criteria,
  isCriteriaParameter,
  isHouseNumber,
  readCriteria,
  requestsStay,
  withoutAmounts,
} from '../../domain/search-criteria.ts'
import { isViewKey, parseSearchView, type SearchView } from '../../domain/search-view.ts'
import { noTrip, type Trip } from '../../domain/trip.ts'
import { placeField } from '../../domain/typed-place.ts'
import { markets } from '../../markets/market.ts'
import type { EntryPage } from '../../routing/catch-all.ts'
import { routeHead, titleOf } from '../../routing/entry-head.ts'
import type { Head, LoaderResult, RenderContext } from '../../routing/page.ts'
import { nullIfFailed } from '../../services/service-error.ts'
import { hitHref } from '../../ui/hit-card.tsx'
import { withQuery } from '../../urls/paths.ts'
import { pagePolicy } from '../../urls/route.ts'
import { searchQuery, searchText, searchUrl, wholeKey } from '../../urls/search-url.ts'
import { loadAreaAbout } from './area-about.ts'
import type { CountsQuery } from './count-query.ts'
import { loadFacilityNames } from './facility-names.ts'
import { inTime, loadResults } from './load.ts'
import { SearchPage } from './page.tsx'
import { isPresetKey } from './presets.ts'
import { criteriaRefusal, type ReadSearch, readSearch, unreadParameters } from './read-search.ts'
import { showHouses } from './views/card-html.tsx'
import { readWholeForm } from './whole-form.ts'

export const searchPage: EntryPage = {
  name: 'search',
  cachePolicy: pagePolicy,
  numbered: true,
  queryKeys: (name) => isCriteriaParameter(name) || isViewKey(name) || isPresetKey(name) || name === wholeKey,
  load: loadSearchPage,
}

async function loadSearchPage(request: RenderContext, route: EntryRoute): Promise<LoaderResult> {
  const { market, messages, now, services, quotes } = request
  const { criteria, unread, isExpanded } = await readPageSearch(request)
  const refusal = criteriaRefusal(request, criteria)
  if (refusal) return refusal
  const view = parseSearchView(request.query)
  // Page and browser use only the criteria of the URL: presets are redirected to theirs.
  if (isExpanded || request.query.get(placeField)) {
    const query = searchQuery(criteria, view)
    for (const [key, value] of unreadParameters(unread, query)) query.append(key, value)
    return { kind: 'redirect', to: withQuery(route.path, query), status: 302 }
  }
  const requested = { criteria, view, market, now, quotes }
  const house = await houseByNumber(request, criteria)
  if (house) return { kind: 'redirect', to: house, status: 302 }
  // A failed search affects only the results; the forms stay.
  const loading = nullIfFailed(loadResults(services, requested))
  if (view.page > 1) {
    const last = (await loading)?.totalPages ?? 0
    if (last > 0 && view.page > last) {
      return { kind: 'redirect', to: searchUrl(route.path, criteria, { ...view, page: last }), status: 302 }
    }
  }
  const naming = loadFacilityNames(services, requested)
  const telling = inTime(loadAreaAbout(request, criteria, view), request.failed)
  const whole = readWholeForm(request.query)
  return {
    kind: 'page',
    status: 200,
    head: {
      ...(await searchHead(request, route, criteria, view)),
      alternateQuery: withoutAmounts(searchQuery(criteria, { ...view, page: 1 })),
      ...(view.viewType === 'map' && { sheets: ['map'] as const }),
    },
    layout: 'search',
    main: loading.then(async (results) => {
      // The houses are requested first. With scripts the forms request their counts when they are seen.
      const counting =
        results && whole ? inTime(loadAllCounts(services, requested), request.failed) : Promise.resolve(null)
      const [counts, facilityNames, about] = await Promise.all([counting, naming, telling])
      const shown = { counts, facilityNames, unread, path: route.path, whole, title: titleOf(route) }
      // Rendered in its place in the document, whose head is sent first.
      return createElement(() =>
        SearchPage({
          ...requested,
          messages,
          ...shown,
          results: results && { ...showHouses(request, results, criteria, view), ...(about && { about }) },
        }),
      )
    }),
  }
}

/** Evaluated with the first page that has the whole form. */
async function loadAllCounts(services: RenderContext['services'], query: CountsQuery) {
  return (await import('./load-counts.ts')).loadCounts(services, query, 'all')
}

/** Without the content service, names of presets are unknown. */
async function readPageSearch({ services, query, market }: RenderContext): Promise<ReadSearch> {
  const read = await nullIfFailed(readSearch(services, query, market))
  if (read) return read
  const names = [...query].filter(([key]) => isPresetKey(key)).map(([key, name]) => `${key}=${name}`)
  const { criteria, unread } = readCriteria(query)
  return { criteria, unread: [...names, ...unread], isExpanded: false }
}

/**
 * The canonical URL is that of the list view. Pages with criteria, another order or another size are not indexed: they
 * would be noise to search engines. Further pages of the plain search are: they lead to houses.
 */
async function searchHead(
  { market, messages, routes }: RenderContext,
  route: EntryRoute,
  criteria: Criteria,
  requestedView: SearchView,
): Promise<Head> {
  const view: SearchView = { ...requestedView, viewType: 'list' }
  const isPlain = searchText(criteria, { ...view, page: 1 }) === ''
  const numbered = (path: string | undefined) => path && searchUrl(path, criteria, view)
  const head = await routeHead({ market, messages, routes, pageNumber: view.page }, route)
  const hasAlternates = isPlain && requestedView.viewType === 'list'
  return {
    ...head,
    canonical: searchUrl(route.path, criteria, view),
    alternates: hasAlternates
      ? Object.fromEntries(markets.map(({ key }) => [key, numbered(route.routes[key])]))
      : route.routes,
    ...(!isPlain && { robots: 'noindex' as const }),
  }
}

/**
 * The page of the house whose number was requested, for the requested stay (specification, section 5): the number
 * counts even if the house does not meet the other criteria. Null for none.
 */
async function houseByNumber(request: RenderContext, criteria: Criteria): Promise<string | null> {
  const text = criteria.get('textQuery')
  if (!text || !isHouseNumber(text.value)) return null
  const others = new Map(criteria)
  others.delete('textQuery')
  const trip = tripOfCriteria(others)
  const found = await hrefOfOne(request, criteria, { ...noTrip, party: trip.party })
  return found ?? (others.size > 0 ? hrefOfOne(request, new Map([['textQuery', text]]), trip) : null)
}

async function hrefOfOne(
  { market, now, services, quotes }: RenderContext,
  criteria: Criteria,
  trip: Trip,
): Promise<string | null> {
  const query = { criteria, view: parseSearchView(new URLSearchParams()), market, now, quotes }
  const results = await nullIfFailed(loadResults(services, query))
  const [hit, ...others] = results?.hits ?? []
  return hit && others.length === 0 ? hitHref(market, hit, requestsStay(criteria), trip) : null
}
