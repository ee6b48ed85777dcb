import { Fragment, memo } from 'react'
import type { LodgingHit } from '../../../contracts/search.ts'
import { partyOfCriteria } from '../../../domain/party-criteria.ts'
import { asksForDates, asksForStay } from '../../../domain/search-criteria.ts'
import { noTrip } from '../../../domain/trip.ts'
import { HitCard } from '../../../ui/hit-card.tsx'
import { Pager } from '../../../ui/pager.tsx'
import { searchUrl } from '../../../urls/search-address.ts'
import { PageSizes } from './page-sizes.tsx'
import type { ResultsViewProps } from './results-view.tsx'

/** Cards that are in sight at once: their pictures come first. */
const firstCards = 2

type HouseCardsProps = ResultsViewProps & { className: string; sizes?: string }

/** Other houses are a list of their own, put in the place of the one before: none of those that were there moves. */
export function HouseCards({ market, messages, path, criteria, asked, results, ...looks }: HouseCardsProps) {
  const { hits } = results
  return (
    <Fragment key={hits.map(({ id }) => id).join()}>
      <Cards
        market={market}
        messages={messages}
        hits={hits}
        criteria={criteria}
        className={looks.className}
        sizes={looks.sizes}
      />
      <Pager
        market={market}
        messages={messages}
        page={results.page}
        pages={results.totalPages}
        hrefOf={(page) => searchUrl(path, asked.criteria, { ...asked.view, page })}
      />
      <PageSizes market={market} messages={messages} path={path} asked={asked} total={results.totalHits} />
    </Fragment>
  )
}

interface CardsProps extends Pick<ResultsViewProps, 'market' | 'messages' | 'criteria'> {
  hits: readonly LodgingHit[]
  className: string
  sizes?: string | undefined
}

const Cards = memo(({ market, messages, hits, criteria, className, sizes }: CardsProps) => (
  <ul className={className}>
    {hits.map((hit, index) => (
      <li key={hit.id}>
        <HitCard
          market={market}
          messages={messages}
          hit={hit}
          dated={asksForDates(criteria)}
          linksToStay={asksForStay(criteria)}
          trip={{ ...noTrip, party: partyOfCriteria(criteria) }}
          priority={index < firstCards}
          headingLevel={2}
          sizes={sizes}
        />
      </li>
    ))}
  </ul>
))
