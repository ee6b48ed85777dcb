import { HouseCards } from './house-cards.tsx'
import type { ResultsViewProps } from './results-view.tsx'

export function ListView(props: ResultsViewProps) {
  return <HouseCards {...props} className="cards" />
}
