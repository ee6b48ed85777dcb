import type { LodgingSearchResult } from '../../contracts/search.ts'
import { partyOfCriteria } from '../../domain/party-criteria.ts'
import { type Criteria, requestsDates, requestsStay, writeCriteria } from '../../domain/search-criteria.ts'
import { noTrip } from '../../domain/trip.ts'
import { formatMessage } from '../../markets/format-message.ts'
import type { RenderContext } from '../../routing/page.ts'
import { HitCards } from '../../ui/hit-card.tsx'
import { href, withQuery } from '../../urls/paths.ts'

interface FirstHousesProps {
  request: Pick<RenderContext, 'market' | 'messages'>
  criteria: Criteria
  houses: LodgingSearchResult
}

/** The first houses of a search as cards, and below them the way to all of them, where there are more. */
export function FirstHouses({ request, criteria, houses: { hits, totalHits } }: FirstHousesProps) {
  return (
    <>
      <HitCards
        market={request.market}
        messages={request.messages}
        hits={hits}
        dated={requestsDates(criteria)}
        linksToStay={requestsStay(criteria)}
        trip={{ ...noTrip, party: partyOfCriteria(criteria) }}
      />
      {totalHits > hits.length && (
        <p className="actions centred">
          <a className="button primary" href={listHref(request, criteria)}>
            {listLabel(request, totalHits)}
          </a>
        </p>
      )}
    </>
  )
}

/** Where all houses of the criteria are. */
export function listHref({ market }: Pick<RenderContext, 'market'>, criteria: Criteria): string {
  return withQuery(href.search(market), writeCriteria(criteria))
}

export function listLabel({ market, messages }: FirstHousesProps['request'], count: number): string {
  return formatMessage(messages.search.form.show, { count }, market)
}
