import { keepPreviousData, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type FormEvent, type MouseEvent, memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { HouseCardHtml, ShownHouses } from '../../contracts/search.ts'
import { isHouseNumber, parseCriteria } from '../../domain/search-criteria.ts'
import { parseSearchView } from '../../domain/search-view.ts'
import { placeField } from '../../domain/typed-place.ts'
import type { MarketId } from '../../editions/table.ts'
import { cardsQuery } from '../../islands/fetch-results.ts'
import { fillForms, formsQuery, isTouched, searchDebounce } from '../../islands/forms-query.ts'
import { ownHistoryAttribute } from '../../islands/protocol.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { marketById } from '../../markets/market.ts'
import { SearchBox } from '../../ui/search-box.tsx'
import { searchInWords, TripLine } from '../../ui/trip-bar.tsx'
import { searchUrl } from '../../urls/search-url.ts'
import { AreaHeading } from './area-lines.tsx'
import { ChosenFilters } from './chosen-filters.tsx'
import { Filters, type FiltersProps } from './filters/filters.tsx'
import { streetFieldName } from './filters/street-field.tsx'
import { HiddenSearch } from './hidden-search.tsx'
import { type OwnMessages, type PanelMessages, type PanelTexts, panelMessages } from './panel-messages.ts'
import { namesPresets } from './presets.ts'
import { Results } from './results.tsx'
import {
  type CountsOfPage,
  criteriaOf,
  firstCounts,
  readQuery,
  useCounts,
  useIsSeen,
  useSearchUrl,
  useTitle,
} from './use-search.ts'
import { readResults, useStableFocus } from './use-stable-focus.ts'
import { cardsOnPage, housesId } from './views/house-cards.tsx'
import { type WholeForm, wholeUrl } from './whole-form.ts'

export interface SearchPanelProps extends CountsOfPage {
  marketId: MarketId
  path: string
  /** Title of the first page of results, as in its head. */
  title: string
  /** The query of the URL, canonical. */
  query: string
  /** All choices are in the form, for visitors without scripts. */
  whole?: WholeForm
  /** ISO day. */
  earliest: string
  /** Parameters of the URL that are no valid criterion. */
  unread: readonly string[]
  /** Null when the search did not answer. */
  results: Omit<ShownHouses, 'cards'> | null
  messages: OwnMessages
}

/** Texts in the page, and those that come with the script. */
export interface PanelGiven {
  cards?: readonly HouseCardHtml[]
  texts: PanelTexts
  /** On the server: what most searches have in common is a `<template>` by its name, for its HTML is written apart. */
  hasPlaces?: boolean
}

export default function SearchPanel({ texts, messages: own, ...props }: SearchPanelProps & PanelGiven) {
  const [client] = useState(() => new QueryClient())
  const [messages] = useState(() => panelMessages(texts, own, readQuery(props.query).view.viewType === 'map'))
  return (
    <QueryClientProvider client={client}>
      <Panel {...props} messages={messages} />
    </QueryClientProvider>
  )
}

type PanelProps = Omit<SearchPanelProps, 'messages'> & Omit<PanelGiven, 'texts'> & { messages: PanelMessages }

/** Forms and results: links and buttons work without scripts; with them every change is requested at once. */
function Panel({ marketId, path, title, query: firstQuery, whole, unread, messages, ...first }: PanelProps) {
  const { earliest } = first
  const market = marketById(marketId)
  const { query, show, filled, drew } = useSearchUrl(path, firstQuery, isShownHere)
  const [firstResults] = useState(
    () => first.results && { ...first.results, cards: [...(first.cards ?? cardsOnPage(document))] },
  )
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...cardsQuery(query),
    initialData: query === firstQuery ? (firstResults ?? undefined) : undefined,
    placeholderData: keepPreviousData,
  })
  const criteriaQuery = criteriaOf(query)
  const root = useRef<HTMLDivElement>(null)
  const [isAtDates, setAtDates] = useState(false)
  const counts = useCounts(criteriaQuery, {
    first: criteriaQuery === criteriaOf(firstQuery) ? firstCounts(first, firstQuery, market, earliest) : undefined,
    areHousesRequested: useIsSeen(root, countedForms),
    areDatesRequested: isAtDates,
  })
  // Until the reply, the houses and texts of the previous query are shown.
  const answered = useRef(query)
  if (!isPlaceholderData) answered.current = query
  const shownQuery = answered.current
  const state = useMemo(() => readQuery(query), [query])
  const shown = useMemo(() => readQuery(shownQuery), [shownQuery])
  // Without scripts the number would be that of the unchanged form.
  const [isLive, setLive] = useState(false)
  // What is looked for is a line above the houses then: the box opens from it. While somebody fills it in it stays.
  const [isRequested, setRequested] = useState(() => isInOneLine(readQuery(firstQuery)))
  useStableFocus(root)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // What was chosen before React came counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when React takes over
  useEffect(() => {
    setLive(true)
    if (isTouched(root.current) && !isTypedPlace(document.activeElement)) show(formsQuery(root.current), 'forms')
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: not for what was chosen in them
  useLayoutEffect(() => {
    if (filled > 0) fillForms(root.current, state.criteria, state.view)
  }, [filled])
  useEffect(() => drew(shownQuery))
  useTitle(title, shown.view.page, (number) => formatMessage(messages.layout.numberedTitle, { title, number }, market))

  // Who goes on or back within the rest after a change wants to go on: what is written into the URL would call them back.
  useEffect(() => {
    const leave = ({ destination, navigationType }: NavigateEvent) => {
      const isHere = new URL(destination.url).pathname === location.pathname
      if (!isHere || navigationType === 'traverse') clearTimeout(timer.current)
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
    const requestedQuery = formsQuery(root.current)
    const text = parseCriteria(new URLSearchParams(requestedQuery)).get('textQuery')?.value
    // The server knows whether the house exists, and redirects to it.
    if (text && isHouseNumber(text)) location.assign(`${path}?${requestedQuery}`)
    else show(requestedQuery, 'forms')
    setRequested(true)
    if (!(event.target instanceof HTMLElement)) return
    event.target.closest('dialog')?.close()
    event.target.closest('details')?.removeAttribute('open')
    readResults(root.current)
  }
  function clicked(event: MouseEvent<HTMLElement>) {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.hash || link.origin !== location.origin || link.pathname !== path || !isShownHere(link.search))
      return
    event.preventDefault()
    if (link.classList.contains('again')) void refetch()
    else show(link.search.slice(1), 'link')
    if (link.rel === 'next' || link.closest('.pager')) readResults(root.current, true)
  }

  /**
   * The map has texts and styles of its own, and only the server knows presets: for these another document is loaded.
   */
  function isShownHere(search: string): boolean {
    const requestedQuery = new URLSearchParams(search)
    if (namesPresets(requestedQuery)) return false
    const { viewType } = parseSearchView(requestedQuery)
    return viewType !== 'map' || messages.map !== undefined
  }

  const shared = { market, messages, path }
  // With scripts, what a group shows is added when it is opened.
  const allHref = isLive || whole ? undefined : wholeUrl(path, state.criteria, state.view)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: catches what links and fields inside it do
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's click comes from the keyboard too
    <div
      ref={root}
      className="contents"
      {...{ [ownHistoryAttribute]: '' }}
      onFocus={(event) => setAtDates((isAt) => isAt || event.target.closest(partsOfDates) !== null)}
      onBlur={(event) => isTypedPlace(event.target) && changed()}
      onChange={changed}
      onSubmit={submitted}
      onClick={clicked}
    >
      <a className="skip-link" href={`#${housesId}`}>
        {messages.search.skipToHouses}
      </a>
      <header className={isRequested ? 'search-head asked' : 'search-head'}>
        <AreaHeading market={market} messages={messages} criteria={shown.criteria} />
        <p>{messages.search.priceNote}</p>
        <Box
          {...shared}
          {...state}
          earliest={earliest}
          counts={counts}
          allHref={allHref}
          whole={whole}
          hasPlaces={first.hasPlaces}
        />
        <ChosenFilters
          {...shared}
          criteria={shown.criteria}
          requested={state.criteria}
          urlOf={(criteria) => searchUrl(path, criteria, { ...state.view, page: 1 })}
        />
      </header>
      <Filters
        {...shared}
        {...state}
        earliest={earliest}
        counts={counts}
        allHref={allHref}
        areAllOpen={whole !== undefined}
        total={isLive && !isError ? data?.totalHits : undefined}
        hasPlaces={first.hasPlaces}
      />
      <Results
        {...shared}
        {...shown}
        requestedQuery={state}
        earliest={earliest}
        unread={shownQuery === firstQuery ? unread : []}
        results={isError ? null : (data ?? null)}
        busy={isFetching}
        search={(next) => show(next, 'link')}
      />
    </div>
  )
}

/** After a search, and on the map, which has the window for itself. */
function isInOneLine({ criteria, view }: ReturnType<typeof readQuery>): boolean {
  return criteria.size > 0 || view.viewType === 'map'
}

function isTypedPlace(element: Element | null): boolean {
  return element instanceof HTMLInputElement && (element.name === streetFieldName || element.name === placeField)
}

/** Forms whose choices have counts. */
const countedForms = '.filters, .search-box'

/** Their parts that are counted apart (load-counts.ts): days, areas, and change days. */
const partsOfDates = '.when, .when-panel, .where, [name="skiftedag"]'

type BoxProps = Omit<FiltersProps, 'total' | 'areAllOpen'> & Pick<PanelProps, 'whole'>

/** Rendered again only for other criteria and counts. */
const Box = memo(({ path, view, whole, hasPlaces, ...box }: BoxProps) => (
  <TripLine
    texts={box.messages.search.trip}
    words={searchInWords(box.market, box.messages, box.criteria)}
    open={whole !== undefined}
  >
    {hasPlaces ? (
      <template slot="box">
        <HiddenSearch criteria={box.criteria} view={view} of="box" />
      </template>
    ) : (
      <SearchBox {...box} when={whole?.when} action={path}>
        <HiddenSearch criteria={box.criteria} view={view} of="box" />
      </SearchBox>
    )}
  </TripLine>
))
