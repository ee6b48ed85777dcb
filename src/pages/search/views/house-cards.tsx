import { asksForDates } from '../../../domain/search-criteria.ts'
import { HitCard } from '../../../ui/hit-card.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { searchAddress } from '../../../urls/search-address.ts'
import type { ResultsViewProps } from './results-view.tsx'

/** Cards that are in sight at once: their pictures come first. */
const firstCards = 2

export function HouseCards({
  market,
  messages,
  path,
  criteria,
  view,
  results,
  className,
  sizes,
}: ResultsViewProps & { className: string; sizes?: string }) {
  const dated = asksForDates(criteria)
  return (
    <>
      <ul className={className}>
        {results.hits.map((hit, index) => (
          <li key={hit.id}>
            <HitCard
              market={market}
              messages={messages}
              hit={hit}
              dated={dated}
              priority={index < firstCards}
              headingLevel={2}
              sizes={sizes}
            />
          </li>
        ))}
      </ul>
      <Pager
        market={market}
        messages={messages}
        page={results.page}
        pages={results.totalPages}
        hrefOf={(page) => searchAddress(path, criteria, { ...view, page })}
      />
    </>
  )
}
