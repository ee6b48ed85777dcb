import { HouseCards } from './house-cards.tsx'
import type { ResultsViewProps } from './results-view.tsx'

export function GridView(props: ResultsViewProps) {
  return (
    <HouseCards {...props} className="cards grid" sizes="(min-width: 80rem) 20rem, (min-width: 40rem) 46vw, 100vw" />
  )
}
