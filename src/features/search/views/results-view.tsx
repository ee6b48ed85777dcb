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
  /** Criteria of the results. */
  criteria: Criteria
  view: SearchView
  /** The current request. */
  requested: { criteria: Criteria; view: SearchView }
  results: ShownHouses
  /** Searches again, by the query of a search URL. */
  search: (query: string) => void
}

const views: Record<ViewType, (props: ResultsViewProps) => ReactNode> = {
  list: (props) => <HouseCards {...props} className="cards" />,
  grid: (props) => <HouseCards {...props} className="cards grid" />,
  map: MapView,
}

/** The results in the chosen view; each view has its own links to further pages. */
export function ResultsView(props: ResultsViewProps) {
  const View = views[props.view.viewType]
  return <View {...props} />
}
