import type { StreetPage as Street } from '../../contracts/content.ts'
import type { EntryRoute } from '../../contracts/route.ts'
import type { LodgingSearchResult } from '../../contracts/search.ts'
import { criteriaOfTripHere, isTripWord, readTrip, withoutBudget } from '../../domain/read-trip.ts'
import { requestsDates } from '../../domain/search-criteria.ts'
import { type Trip, tripParameters } from '../../domain/trip.ts'
import { formatMessage } from '../../markets/format-message.ts'
import type { EntryPage } from '../../routing/catch-all.ts'
import { routeHead } from '../../routing/entry-head.ts'
import { MissingPart } from '../../routing/missing-part.tsx'
import { orNull } from '../../routing/or-null.ts'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { HitCard } from '../../ui/hit-card.tsx'
import { Pager } from '../../ui/pager.tsx'
import { TripBar } from '../../ui/trip-bar.tsx'
import { withPageNumber } from '../../urls/page-path.ts'
import { href } from '../../urls/paths.ts'
import { pagePolicy } from '../../urls/route.ts'
import { withTrip } from '../../urls/trip-link.ts'
import { searchHouses } from '../house-list/search-houses.ts'
import { streetQuery } from './queries.ts'

const housesPerPage = 24
export const streetPage: EntryPage = {
  name: 'street',
  cachePolicy: pagePolicy,
  numbered: true,
  queryKeys: isTripWord,
  load: loadStreetPage,
}

async function loadStreetPage(request: RenderContext, route: EntryRoute): Promise<LoaderResult> {
  const loading = loadStreet(request, route)
  if (request.pageNumber > 1) {
    const { houses } = await loading
    if (houses && request.pageNumber > houses.totalPages) return { kind: 'not-found' }
  }
  return {
    kind: 'page',
    status: 200,
    head: {
      ...(await routeHead(request, route)),
      alternateQuery: new URLSearchParams(tripParameters(withoutBudget(readTrip(request.query)))),
    },
    layout: route.entry.layout,
    main: loading.then(StreetPage),
  }
}

interface StreetPageProps {
  request: RenderContext
  route: EntryRoute
  street: Street
  /** As far as the URL says it. */
  trip: Trip
  /** Whether the houses are those that are free then. */
  dated: boolean
  /** Null when the search did not answer. */
  houses: LodgingSearchResult | null
}

async function loadStreet(request: RenderContext, route: EntryRoute): Promise<StreetPageProps> {
  const { market, services, pageNumber, query } = request
  const street = await services.content.query(streetQuery, { id: route.entry.id, locale: market.locale })
  if (!street) throw new Error(`Entry ${route.entry.id} has a route and no street`)
  const trip = readTrip(query)
  const criteria = criteriaOfTripHere(trip)
  const view = { searchOrder: 'price-asc', page: pageNumber, result: housesPerPage } as const
  const streetId = street.brokerStreetIds
  const houses = await orNull(request, searchHouses(request, criteria, view, { streetId }))
  return { request, route, street, trip, dated: requestsDates(criteria), houses }
}

function StreetPage({ request, route, street, trip, dated, houses }: StreetPageProps) {
  const { market, messages, now } = request
  return (
    <div className="content container">
      <header className="content-head">
        <Breadcrumbs messages={messages} parents={route.parents} current={street.title} />
        <h1>{street.title}</h1>
        {street.excerpt && <p className="lead">{street.excerpt}</p>}
        <TripBar market={market} messages={messages} now={now} trip={trip} isFlexible action={route.path} />
        {houses && <p>{formatMessage(messages.search.resultsFound, { count: houses.totalHits }, market)}</p>}
      </header>
      {!houses && <MissingPart request={request} />}
      {houses?.hits.length === 0 && (
        <EmptyState title={messages.category.noneOnStreet} text={messages.category.emptyText}>
          <a className="button primary" href={withTrip(href.search(market), trip)}>
            {messages.errors.toSearch}
          </a>
        </EmptyState>
      )}
      {houses && houses.hits.length > 0 && (
        <ul className="cards grid">
          {houses.hits.map((hit) => (
            <li key={hit.id}>
              <HitCard market={market} messages={messages} hit={hit} dated={dated} trip={trip} headingLevel={2} />
            </li>
          ))}
        </ul>
      )}
      {houses && (
        <Pager
          market={market}
          messages={messages}
          page={houses.page}
          pages={houses.totalPages}
          hrefOf={(page) => withTrip(withPageNumber(route.path, page), trip)}
        />
      )}
    </div>
  )
}
