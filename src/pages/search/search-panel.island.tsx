import { keepPreviousData, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import type { Lan } from '../../contracts/lodging.ts'
import type { FoundHouses } from '../../contracts/search.ts'
import { isHouseNumber, parseCriteria, writeCriteria } from '../../domain/search-criteria.ts'
import { parseSearchView } from '../../domain/search-view.ts'
import { resultsQuery } from '../../islands/fetch-results.ts'
import { formsQuery, isTouched, searchDebounce } from '../../islands/forms-query.ts'
import { ownHistoryAttribute, searchChange } from '../../islands/protocol.ts'
import { marketById } from '../../markets/market.ts'
import { SearchBox } from '../../ui/search-box.tsx'
import { mostHousesOfDates } from './counted-dates.ts'
import { Filters } from './filters/filters.tsx'
import { HiddenSearch } from './hidden-search.tsx'
import type { PanelMessages } from './panel-messages.ts'
import { Results } from './results.tsx'
import { type CountsOfPage, firstCounts, useCounts } from './use-counts.ts'

export interface SearchPanelProps extends CountsOfPage {
  marketId: Lan
  path: string
  /** The search as it stands in the address, canonical. */
  query: string
  /** ISO day. */
  earliest: string
  results: FoundHouses | null
  messages: PanelMessages
}

export default function SearchPanel(props: SearchPanelProps) {
  const [client] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={client}>
      <Panel {...props} />
    </QueryClientProvider>
  )
}

/** Forms and results: links and buttons work without scripts; with them every change is asked for at once. */
function Panel({ marketId, path, query: firstQuery, earliest, messages, ...first }: SearchPanelProps) {
  const market = marketById(marketId)
  const { query, show, drawn } = useAddress(path, firstQuery, isShownHere)
  const { data, isError, isFetching } = useQuery({
    ...resultsQuery(query),
    initialData: query === firstQuery ? (first.results ?? undefined) : undefined,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  const criteriaQuery = criteriaOf(query)
  const [isAtDates, setAtDates] = useState(false)
  const counts = useCounts(criteriaQuery, {
    first: criteriaQuery === criteriaOf(firstQuery) ? firstCounts(first, firstQuery, market, earliest) : {},
    areDatesAsked: isAtDates || (data !== undefined && data.totalHits <= mostHousesOfDates),
  })
  // Without scripts the number would be of the form as it came.
  const [isLive, setLive] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // What was chosen before React came counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when React takes over
  useEffect(() => {
    setLive(true)
    if (isTouched(root.current)) show(formsQuery(root.current), 'forms')
  }, [])

  // Who goes on within the rest after a change wants to go on: what is written into the address would call them back.
  useEffect(() => {
    const leave = (event: NavigateEvent) => {
      if (new URL(event.destination.url).pathname !== location.pathname) clearTimeout(timer.current)
    }
    globalThis.navigation?.addEventListener('navigate', leave)
    return () => {
      clearTimeout(timer.current)
      globalThis.navigation?.removeEventListener('navigate', leave)
    }
  }, [])

  function changed() {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => show(formsQuery(root.current), 'forms'), searchDebounce)
  }
  function submitted(event: FormEvent<HTMLElement>) {
    event.preventDefault()
    clearTimeout(timer.current)
    const asked = formsQuery(root.current)
    const text = parseCriteria(new URLSearchParams(asked)).get('textQuery')?.value
    // The server knows whether there is such a house, and leads to it.
    if (text && isHouseNumber(text)) location.assign(`${path}?${asked}`)
    else show(asked, 'forms')
    if (event.target instanceof HTMLElement && event.target.matches(':popover-open')) event.target.hidePopover()
  }
  function clicked(event: MouseEvent<HTMLElement>) {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.origin !== location.origin || link.pathname !== path || !isShownHere(link.search)) return
    event.preventDefault()
    show(link.search.slice(1), link.closest('.pager') ? 'pager' : 'link')
  }

  /** The map comes with words and styles of its own, as another page would. */
  function isShownHere(search: string): boolean {
    const { viewType } = parseSearchView(new URLSearchParams(search))
    return viewType !== 'map' || messages.map !== undefined
  }

  const search = new URLSearchParams(query)
  const state = { criteria: parseCriteria(search), view: parseSearchView(search) }
  const shared = { market, messages, path, ...state }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: catches what links and fields inside it do
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's click comes from the keyboard too
    <div
      ref={root}
      className="contents"
      {...{ [ownHistoryAttribute]: '' }}
      onFocus={(event) => setAtDates((isAt) => isAt || event.target.closest('.when, .when-panel') !== null)}
      onChange={changed}
      onSubmit={submitted}
      onClick={clicked}
    >
      <header className="search-head">
        <h1>{messages.search.title}</h1>
        <p>{messages.search.priceNote}</p>
        <SearchBox key={`box ${drawn}`} {...shared} action={path} earliest={earliest} counts={counts}>
          <HiddenSearch criteria={state.criteria} view={state.view} of="box" />
        </SearchBox>
      </header>
      <Filters
        key={`filters ${drawn}`}
        {...shared}
        earliest={earliest}
        counts={counts}
        total={isLive && !isError ? data?.totalHits : undefined}
      />
      <Results
        {...shared}
        results={isError ? null : (data ?? null)}
        busy={isFetching}
        search={(next) => show(next, 'link')}
      />
    </div>
  )
}

/** Of a search's query what its choices are counted for: pages and orders don't matter. */
function criteriaOf(query: string): string {
  return writeCriteria(parseCriteria(new URLSearchParams(query))).toString()
}

type ChangedBy = 'forms' | 'link' | 'pager'

/**
 * The query as state and in the address bar; back and forward bring the earlier ones. `drawn` counts how often
 * the forms were drawn anew: a change that they made themselves leaves them, and the focus in them, alone.
 */
function useAddress(path: string, firstQuery: string, isShownHere: (search: string) => boolean) {
  const [query, setQuery] = useState(firstQuery)
  const [drawn, setDrawn] = useState(0)
  const isShown = useRef(isShownHere)
  useEffect(() => {
    const restore = () => {
      // Already on the way to another page.
      if (location.pathname !== path) return
      if (!isShown.current(location.search)) {
        location.reload()
        return
      }
      setQuery(location.search.slice(1))
      setDrawn((times) => times + 1)
    }
    addEventListener('popstate', restore)
    return () => removeEventListener('popstate', restore)
  }, [path])
  function show(next: string, by: ChangedBy) {
    if (next === query) return
    const criteria = criteriaOf(next)
    if (criteria !== criteriaOf(query)) document.dispatchEvent(new CustomEvent(searchChange, { detail: criteria }))
    history.pushState(null, '', next === '' ? path : `${path}?${next}`)
    setQuery(next)
    if (by !== 'forms') setDrawn((times) => times + 1)
    if (by === 'pager') scrollTo({ top: 0, behavior: 'instant' })
  }
  return { query, show, drawn }
}
