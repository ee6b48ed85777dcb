import type { ReactNode } from 'react'
import type { ShownHouses } from '../../../contracts/search.ts'
import type { Criteria } from '../../../domain/search-criteria.ts'
import type { SearchView, ViewType } from '../../../domain/search-view.ts'
import type { Market } from '../../../markets/market.ts'
import { MapView } from '../map/results-map.tsx'
import type { PanelMessages } from '../panel-messages.ts'
import { HouseCards } from './house-cards.tsx'

export interface ResultsViewProps {
  market: Market
  messages: PanelMessages
  path: string
  /** What the results are of. */
  criteria: Criteria
  view: SearchView
  /** What is requested by now. */
  requested: { criteria: Criteria; view: SearchView }
  results: ShownHouses
  /** Searches anew, by the query of a search URL. */
  search: (query: string) => void
}

const views: Record<ViewType, (props: ResultsViewProps) => ReactNode> = {
  list: (props) => <HouseCards {...props} className="cards" />,
  grid: (props) => <HouseCards {...props} className="cards grid" />,
  map: MapView,
}

/** What was found, shown as the guest chose; each view brings its own way to the further pages. */
export function ResultsView(props: ResultsViewProps) {
  const View = views[props.view.viewType]
  return <View {...props} />
}
