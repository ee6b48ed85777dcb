import type { FoundHouses } from '../../contracts/search.ts'
import { asksForDates, type Criteria } from '../../domain/search-criteria.ts'
import { type SearchOrder, type SearchView, searchOrders, type ViewType } from '../../domain/search-view.ts'
import type { Market } from '../../markets/market.ts'
import { say } from '../../markets/say.ts'
import { SelectField } from '../../ui/field.tsx'
import { HitCard } from '../../ui/hit-card.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Pager } from '../../ui/pager.tsx'
import { searchAddress } from '../../urls/search-address.ts'
import { ChosenFilters } from './chosen-filters.tsx'
import { EmptyResults } from './empty-results.tsx'
import { HiddenSearch } from './hidden-search.tsx'
import type { PanelMessages } from './panel-messages.ts'

export interface ResultsProps {
  market: Market
  messages: PanelMessages
  path: string
  criteria: Criteria
  view: SearchView
  /** Null when the search did not answer. */
  results: FoundHouses | null
  busy: boolean
}

const firstCards = 2

export function Results({ market, messages, path, criteria, view, results, busy }: ResultsProps) {
  const texts = messages.search
  const dated = asksForDates(criteria)
  if (!results) {
    return (
      <section className="results" aria-busy={busy}>
        <Notice kind="error" title={texts.failedTitle}>
          <p>{texts.failedText}</p>
        </Notice>
      </section>
    )
  }
  return (
    <section className="results" aria-busy={busy} aria-label={texts.title}>
      <div className="results-bar">
        <p className="results-count" role="status">
          {say(dated ? texts.results : texts.resultsFound, { count: results.totalHits }, market)}
        </p>
        <button className="button filters-open" type="button" popoverTarget="filters">
          <Icon name="filter" />
          {texts.filters}
        </button>
        <SortForm messages={messages} path={path} criteria={criteria} view={view} />
        <Views messages={messages} path={path} criteria={criteria} view={view} />
      </div>
      <ChosenFilters market={market} messages={messages} path={path} criteria={criteria} view={view} />
      {results.lastOf !== undefined && (
        <LastHouses market={market} messages={messages} count={results.totalHits} all={results.lastOf} />
      )}
      {results.hits.length === 0 && (
        <EmptyResults market={market} messages={messages} path={path} criteria={criteria} view={view} />
      )}
      <ul className={view.viewType === 'grid' ? 'cards grid' : 'cards'}>
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
      <Pager
        market={market}
        messages={messages}
        page={results.page}
        pages={results.totalPages}
        hrefOf={(page) => searchAddress(path, criteria, { ...view, page })}
      />
    </section>
  )
}

interface LastHousesProps extends Pick<ResultsProps, 'market' | 'messages'> {
  count: number
  all: number
}

/** The fact and where it is from, calmly: no more than was counted. */
function LastHouses({ market, messages, count, all }: LastHousesProps) {
  const { lastHouses, lastHousesWhy } = messages.search
  return (
    <div className="last-houses">
      <Icon name="calendar" />
      <p>
        {say(lastHouses, { count, all }, market)} <small>{lastHousesWhy}</small>
      </p>
    </div>
  )
}

type BarProps = Pick<ResultsProps, 'messages' | 'path' | 'criteria' | 'view'>

const orderTexts: Record<SearchOrder, keyof PanelMessages['search']['orders']> = {
  best: 'best',
  'price-asc': 'priceAscending',
  'price-desc': 'priceDescending',
  'discount-total': 'discountTotal',
  'discount-percentage': 'discountPercentage',
  beach: 'beach',
  persons: 'persons',
  'house-area': 'houseArea',
  rating: 'rating',
  newest: 'newest',
  address: 'address',
}

function SortForm({ messages, path, criteria, view }: BarProps) {
  const texts = messages.search
  return (
    <form className="sort" action={path} method="get">
      <HiddenSearch criteria={criteria} view={view} of="sort" />
      <SelectField
        key={view.searchOrder}
        name="searchOrder"
        label={texts.sort}
        defaultValue={view.searchOrder}
        choices={(Object.keys(searchOrders) as SearchOrder[]).map((order) => ({
          value: order,
          label: texts.orders[orderTexts[order]],
        }))}
      />
      <button className="button small without-scripts" type="submit">
        {texts.sortSubmit}
      </button>
    </form>
  )
}

const offeredViews: readonly { view: Exclude<ViewType, 'map'>; text: 'viewList' | 'viewGrid' }[] = [
  { view: 'list', text: 'viewList' },
  { view: 'grid', text: 'viewGrid' },
]

function Views({ messages, path, criteria, view }: BarProps) {
  return (
    <nav className="views" aria-label={messages.search.view}>
      {offeredViews.map(({ view: viewType, text }) => (
        <a
          key={viewType}
          href={searchAddress(path, criteria, { ...view, viewType })}
          aria-label={messages.search[text]}
          aria-current={(view.viewType === 'grid') === (viewType === 'grid') ? 'true' : undefined}
        >
          <Icon name={viewType} />
        </a>
      ))}
    </nav>
  )
}
