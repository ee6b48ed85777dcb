import type { ChoiceCounts, ShownHouses } from '../../contracts/search.ts'
import { firstBookableArrival } from '../../domain/stays.ts'
import { Island } from '../../islands/island.tsx'
import type { Messages } from '../../markets/messages/messages.ts'
import { RecentlyViewed } from '../../ui/recently-viewed.tsx'
import { searchText } from '../../urls/search-url.ts'
import { allChoices, numbersOf } from './counted-choices.ts'
import type { SearchQuery } from './load.ts'
import { panelHtml } from './panel-html.ts'
import type { SearchPanelProps } from './search-panel.island.tsx'
import type { WholeForm } from './whole-form.ts'

export interface SearchPageProps extends Omit<SearchQuery, 'quotes'> {
  messages: Messages
  /** Null when the search service did not answer. */
  results: ShownHouses | null
  path: string
  whole: WholeForm | null
  /** Title of the first page of results, as in its head. */
  title: string
  /** Of the whole form alone; null when they did not come in time. */
  counts: ChoiceCounts | null
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
  counts,
  facilityNames,
}: SearchPageProps) {
  const earliest = firstBookableArrival(now)
  const props: SearchPanelProps = {
    marketId: market.id,
    path,
    title,
    query: searchText(criteria, view),
    ...(whole && { whole }),
    unread,
    earliest,
    ...(counts && { counts: numbersOf(allChoices(criteria, market, earliest), counts) }),
    results: results && omitCards(results),
    messages: { facilityNames },
  }
  return (
    <>
      <Island
        name="search-panel"
        html={panelHtml(props, { cards: results?.cards, texts: messages })}
        on={view.viewType === 'map' ? 'visible' : 'interaction'}
        className="search-page container"
        props={props}
      />
      <RecentlyViewed messages={messages} />
    </>
  )
}

function omitCards({ cards: _, ...found }: ShownHouses): Omit<ShownHouses, 'cards'> {
  return found
}
