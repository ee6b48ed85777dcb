import type { LodgingSearchResult } from '../../contracts/search.ts'
import { today } from '../../domain/stays.ts'
import type { Messages } from '../../markets/messages/messages.ts'
import { say } from '../../markets/say.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { HitCard } from '../../ui/hit-card.tsx'
import { Pager } from '../../ui/pager.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { searchAddress } from './address.ts'
import type { SearchAsked } from './load.ts'

export interface SearchPageProps extends SearchAsked {
  messages: Messages
  results: LodgingSearchResult
  path: string
}

const firstCards = 2

export function SearchPage({ criteria, view, market, now, messages, results, path }: SearchPageProps) {
  const texts = messages.search
  const dated = criteria.has('ankomst') || criteria.has('arrivalWeekNextOccurence')
  return (
    <div className="search-page container">
      <header className="search-head">
        <h1>{texts.title}</h1>
        <p>{texts.priceNote}</p>
        <SearchBox market={market} messages={messages} action={path} criteria={criteria} earliest={today(now)} />
      </header>
      <section className="results" aria-label={texts.title}>
        <div className="results-bar">
          <p className="results-count">
            {say(dated ? texts.results : texts.resultsFound, { count: results.totalHits }, market)}
          </p>
        </div>
        {results.hits.length === 0 ? (
          <EmptyState title={texts.emptyTitle} text={texts.emptyText}>
            <a className="button" href={path}>
              {texts.emptyReset}
            </a>
          </EmptyState>
        ) : (
          <ul className={`cards ${view.viewType}`}>
            {results.hits.map((hit, index) => (
              <li key={hit.id}>
                <HitCard
                  market={market}
                  messages={messages}
                  hit={hit}
                  dated={dated}
                  priority={index < firstCards}
                  headingLevel={2}
                />
              </li>
            ))}
          </ul>
        )}
        <Pager
          market={market}
          messages={messages}
          page={results.page}
          pages={results.totalPages}
          hrefOf={(page) => searchAddress(path, criteria, { ...view, page })}
        />
      </section>
    </div>
  )
}
