import type { EntryRoute } from '../../contracts/route.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { MissingPart } from '../../routing/missing-part.tsx'
import type { RenderContext } from '../../routing/page.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { HitCard } from '../../ui/hit-card.tsx'
import { Pager } from '../../ui/pager.tsx'
import { TripBar } from '../../ui/trip-bar.tsx'
import { withPageNumber } from '../../urls/page-path.ts'
import { href } from '../../urls/paths.ts'
import { withTrip } from '../../urls/trip-link.ts'
import type { LoadedStreet } from './load.ts'

export interface StreetPageProps extends LoadedStreet {
  request: RenderContext
  route: EntryRoute
}

export function StreetPage({ request, route, street, trip, dated, houses }: StreetPageProps) {
  const { market, messages, now } = request
  return (
    <div className="content container">
      <header className="content-head">
        <Breadcrumbs messages={messages} parents={route.parents} current={street.title} />
        <h1>{street.title}</h1>
        {street.excerpt && <p className="lead">{street.excerpt}</p>}
        <TripBar market={market} messages={messages} now={now} trip={trip} action={route.path} />
        {houses && <p>{formatMessage(messages.search.resultsFound, { count: houses.totalHits }, market)}</p>}
      </header>
      {!houses && <MissingPart request={request} />}
      {houses?.hits.length === 0 && (
        <EmptyState title={messages.card.noFreeStays} text={messages.category.emptyText}>
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
