import type { ShownHouses } from '../../contracts/search.ts'
import { durationsOf } from '../../domain/criteria-request.ts'
import { type Criteria, requestsDates } from '../../domain/search-criteria.ts'
import { type SearchView, searchOrderTexts } from '../../domain/search-view.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { quoted } from '../../markets/formats.ts'
import type { Market } from '../../markets/market.ts'
import { Icon } from '../../ui/icons.tsx'
import { Notice } from '../../ui/notice.tsx'
import { withQuery } from '../../urls/paths.ts'
import { searchQuery } from '../../urls/search-url.ts'
import { AreaAbout, AreaPricesLink, NearAreas } from './area-lines.tsx'
import { dateProblemText } from './date-problem.ts'
import { EmptyResults } from './empty-results.tsx'
import type { PanelMessages } from './panel-messages.ts'
import { HowWeSort, SortForm, Views } from './results-bar.tsx'
import { TogetherLink } from './together-link.tsx'
import { housesId } from './views/house-cards.tsx'
import { ResultsView } from './views/results-view.tsx'

/** Maximum unread parameters that are quoted: the rest of a broken link says no more. */
const maxQuoted = 5

const maxQuotedLength = 40

export interface ResultsProps {
  market: Market
  messages: PanelMessages
  path: string
  /** Criteria of the results. */
  criteria: Criteria
  view: SearchView
  /** ISO day. */
  earliest: string
  /** Parameters of the URL that are no valid criterion. */
  unread: readonly string[]
  /** The current request; its houses may not be there yet. */
  requestedQuery: { criteria: Criteria; view: SearchView }
  /** Null when the search did not answer. */
  results: ShownHouses | null
  busy: boolean
  /** Searches again, by the query of a search URL. */
  search: (query: string) => void
}

export function Results({
  market,
  messages,
  path,
  criteria,
  view,
  requestedQuery,
  results,
  busy,
  ...props
}: ResultsProps) {
  const { search, earliest, unread } = props
  const texts = messages.search
  const dated = requestsDates(criteria)
  if (!results) {
    return (
      <section className="results" id={housesId} aria-busy={busy} tabIndex={-1}>
        <Notice kind="error" title={texts.failedTitle}>
          <p>{texts.failedText}</p>
          <p className="actions">
            <a
              className="button small again"
              href={withQuery(path, searchQuery(requestedQuery.criteria, requestedQuery.view))}
            >
              {texts.tryAgain}
            </a>
          </p>
        </Notice>
      </section>
    )
  }
  return (
    <section
      className="results"
      id={results.cards.length === 0 ? housesId : undefined}
      aria-busy={busy}
      aria-label={texts.title}
      tabIndex={-1}
    >
      <div className="results-bar">
        <div className="results-said">
          <p className="results-count" role="status">
            {/* An element: a text beside others that a translator replaced would stay as it was. */}
            <span>
              {formatMessage(dated ? texts.results : texts.resultsFound, { count: results.totalHits }, market)}
            </span>
            {view.searchOrder !== 'best' && (
              <small className="sorted">{` · ${texts.orders[searchOrderTexts[view.searchOrder]]}`}</small>
            )}
          </p>
          {/* The number may stay as it is while what is shown does not. */}
          <p className="visually-hidden" role="status">
            {`${texts.sort}: ${texts.orders[searchOrderTexts[view.searchOrder]]}. ${formatMessage(messages.layout.pageNumber, { number: view.page }, market)}`}
          </p>
          <small className="price-note">{pricesNote(market, messages, criteria, view)}</small>
          <AreaPricesLink market={market} messages={messages} criteria={criteria} />
        </div>
        <HowWeSort market={market} messages={messages} />
        <div className="results-tools">
          <button className="button filters-open" type="button" popoverTarget="filters">
            <Icon name="filter" />
            {texts.filters}
          </button>
          <SortForm messages={messages} path={path} {...requestedQuery} />
          <Views messages={messages} path={path} {...requestedQuery} />
        </div>
      </div>
      <AreaAbout about={results.about} />
      <SearchNotes
        market={market}
        messages={messages}
        criteria={criteria}
        earliest={earliest}
        unread={unread}
        isStreetUnknown={results.isStreetUnknown}
      />
      {results.lastOf !== undefined && (
        <LastHouses market={market} messages={messages} count={results.totalHits} all={results.lastOf} />
      )}
      <TogetherLink market={market} messages={messages} criteria={criteria} results={results} />
      {results.totalHits === 0 && (
        <EmptyResults
          market={market}
          messages={messages}
          path={path}
          criteria={criteria}
          view={view}
          changes={results.changes}
        />
      )}
      <ResultsView
        market={market}
        messages={messages}
        path={path}
        criteria={criteria}
        view={{ ...view, viewType: requestedQuery.view.viewType }}
        requested={requestedQuery}
        results={results}
        search={search}
      />
      <NearAreas market={market} messages={messages} path={path} {...requestedQuery} />
    </section>
  )
}

/** What prices are for: a map says no nights beside them. */
function pricesNote(market: Market, { search, card }: PanelMessages, criteria: Criteria, { viewType }: SearchView) {
  const [nights, another] = durationsOf(criteria)
  if (viewType !== 'map' || !nights || another) return search.pricesInclude
  return formatMessage(search.pricesFor, { nights: formatMessage(card.nights, { count: nights }, market) }, market)
}

interface LastHousesProps extends Pick<ResultsProps, 'market' | 'messages'> {
  count: number
  all: number
}

/** Says how many houses are left, as counted. */
function LastHouses({ market, messages, count, all }: LastHousesProps) {
  const { lastHouses, lastHousesWhy } = messages.search
  return (
    <div className="last-houses">
      <Icon name="calendar" />
      <p>
        {formatMessage(lastHouses, { count, all }, market)} <small>{lastHousesWhy}</small>
      </p>
    </div>
  )
}

interface SearchNotesProps {
  market: Market
  messages: PanelMessages
  criteria: Criteria
  /** ISO day. */
  earliest: string
  unread: readonly string[]
  /** No house lies on the street that was requested. */
  isStreetUnknown?: boolean
}

/** Parts of a search that were ignored: past days, and parameters that are no valid criterion. */
function SearchNotes({ market, messages, criteria, earliest, unread, isStreetUnknown }: SearchNotesProps) {
  const texts = messages.search.notes
  const parts = unread.slice(0, maxQuoted).map((part) => part.slice(0, maxQuotedLength))
  const notes = [
    dateProblemText(market, texts, criteria, earliest) ?? [],
    ...(isStreetUnknown
      ? [formatMessage(texts.unknownStreet, { street: quoted(market, criteria.get('vejnavn')?.value ?? '') }, market)]
      : []),
    ...(parts.length > 0 ? [formatMessage(texts.unread, { parts: parts.join(', ') }, market)] : []),
  ].flat()
  if (notes.length === 0) return null
  return (
    <Notice kind="warning">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Notice>
  )
}
