import type { ChoiceCounts, ShownHouses } from '../../contracts/search.ts'
import { today } from '../../domain/stays.ts'
import { Island } from '../../islands/island.tsx'
import type { Messages } from '../../markets/messages/messages.ts'
import { RecentlyViewed } from '../../ui/recently-viewed.tsx'
import { searchQuery } from '../../urls/search-url.ts'
import { countedChoices, countedDates, numbersOf } from './counted-choices.ts'
import type { SearchQuery } from './load.ts'
import SearchPanel from './search-panel.island.tsx'
import type { WholeForm } from './whole-form.ts'

export interface SearchPageProps extends Omit<SearchQuery, 'quotes'> {
  messages: Messages
  /** Null when the search service did not answer. */
  results: ShownHouses | null
  path: string
  whole: WholeForm | null
  /** Title of the first page of results, as in its head. */
  title: string
  /** Null when they did not come in time. */
  counts: ChoiceCounts | null
  dateCounts: ChoiceCounts | null
  /** By the ids of facilities. */
  facilityNames: Record<string, string>
  /** Parameters of the URL that are no valid criterion. */
  unread: readonly string[]
}

export function SearchPage({
  criteria,
  view,
  market,
  now,
  messages,
  results,
  path,
  title,
  whole,
  unread,
  ...counted
}: SearchPageProps) {
  const query = searchQuery(criteria, view)
  const earliest = today(now)
  return (
    <>
      <Island
        name="search-panel"
        component={SearchPanel}
        on={view.viewType === 'map' ? 'visible' : 'interaction'}
        className="search-page container"
        written={{ cards: results?.cards, texts: messages }}
        props={{
          marketId: market.id,
          path,
          title,
          query: query.toString(),
          ...(whole && { whole }),
          unread,
          earliest,
          counts: counted.counts && numbersOf(countedChoices(market.currency, earliest), counted.counts),
          dateCounts: counted.dateCounts && numbersOf(countedDates(criteria, market, earliest), counted.dateCounts),
          results: results && omitCards(results),
          messages: { facilityNames: counted.facilityNames },
        }}
      />
      <RecentlyViewed messages={messages} />
    </>
  )
}

function omitCards({ cards: _, ...found }: ShownHouses): Omit<ShownHouses, 'cards'> {
  return found
}
