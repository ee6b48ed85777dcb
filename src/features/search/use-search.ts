import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { ChoiceCounts } from '../../contracts/search.ts'
import { type Criteria, criteriaText, parseCriteria } from '../../domain/search-criteria.ts'
import { parseSearchView, type SearchView } from '../../domain/search-view.ts'
import { countsQuery } from '../../islands/fetch-results.ts'
import { searchChange } from '../../islands/protocol.ts'
import { scrollBack } from '../../islands/scroll-positions.ts'
import { remembered } from '../../markets/intl.ts'
import type { Market } from '../../markets/market.ts'
import { allChoices, countsOf } from './counted-choices.ts'

type ChangedBy = 'forms' | 'link'

/** A step through the history that waits until its houses are drawn. */
interface Step {
  query: string
  drawn: () => void
}

/**
 * The query as state and in the URL; back and forward restore earlier ones with their scroll position. `filled` counts
 * how often the forms have to show something else than what was chosen in them.
 * @param isShownHere whether this page can show the query of a URL
 */
export function useSearchUrl(path: string, firstQuery: string, isShownHere: (search: string) => boolean) {
  const [query, setQuery] = useState(firstQuery)
  const [filled, setFilled] = useState(0)
  // A change that rests is compared with what is shown when it is over.
  const latest = useRef(firstQuery)
  const isShown = useRef(isShownHere)
  const step = useRef<Step>(undefined)
  useEffect(() => {
    const restore = () => {
      // The browser is already on its way to another page.
      if (location.pathname !== path) return
      if (!isShown.current(location.search)) {
        location.reload()
        return
      }
      latest.current = location.search.slice(1)
      setQuery(latest.current)
      setFilled((times) => times + 1)
    }
    const hold = (event: NavigateEvent) => {
      const { pathname, search } = new URL(event.destination.url)
      if (event.navigationType !== 'traverse' || !event.canIntercept || !event.destination.sameDocument) return
      if (pathname !== path || !isShown.current(search)) return
      const drawn = new Promise<void>((resolve) => {
        step.current = { query: search.slice(1), drawn: resolve }
        event.signal.addEventListener('abort', () => resolve())
      })
      event.intercept({
        focusReset: 'manual',
        scroll: 'manual',
        async handler() {
          await drawn
          if (!event.signal.aborted) scrollBack(event)
        },
      })
    }
    addEventListener('popstate', restore)
    globalThis.navigation?.addEventListener('navigate', hold)
    return () => {
      removeEventListener('popstate', restore)
      globalThis.navigation?.removeEventListener('navigate', hold)
    }
  }, [path])
  function show(next: string, by: ChangedBy) {
    if (next === latest.current) return
    const criteria = criteriaOf(next)
    if (criteria !== criteriaOf(latest.current))
      document.dispatchEvent(new CustomEvent(searchChange, { detail: criteria }))
    history.pushState(null, '', next === '' ? path : `${path}?${next}`)
    latest.current = next
    setQuery(next)
    if (by === 'link') setFilled((times) => times + 1)
  }
  /** Called when the houses of that query are on the page. */
  function drew(answered: string) {
    if (step.current?.query === answered) step.current.drawn()
  }
  return { query, show, filled, drew }
}

/** Maximum cached queries: the shown and the requested ones are mostly the same. */
const maxQueries = 20

/** The part of a query that its counts depend on: not pages and orders. */
export function criteriaOf(query: string): string {
  return criteriaText(readQuery(query).criteria)
}

export const readQuery = remembered((query: string): { criteria: Criteria; view: SearchView } => {
  const search = new URLSearchParams(query)
  return { criteria: parseCriteria(search), view: parseSearchView(search) }
}, maxQueries)

/** The document's title says which page of the results is shown, as it does where each page is loaded. */
export function useTitle(title: string, page: number, numbered: (page: number) => string): void {
  const written = useRef<string>(undefined)
  const numberedTitle = page > 1 ? numbered(page) : title
  useEffect(() => {
    const before = written.current
    written.current = numberedTitle
    // What follows the title, such as the brand, stays.
    if (before && before !== numberedTitle && document.title.startsWith(before)) {
      document.title = numberedTitle + document.title.slice(before.length)
    }
  }, [numberedTitle])
}

/** Whether one of these elements is in the window: one in a closed sheet is not. */
export function useIsSeen(root: RefObject<HTMLElement | null>, selector: string): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const seen = new Set<Element>()
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) seen.add(target)
        else seen.delete(target)
      }
      setSeen(seen.size > 0)
    })
    for (const element of root.current?.querySelectorAll(selector) ?? []) observer.observe(element)
    return () => observer.disconnect()
  }, [root, selector])
  return isSeen
}

/** The counts of a whole form, as `numbersOf` writes them: those that a page contains. */
export interface CountsOfPage {
  counts?: string
}

/** The counts in the page. */
export function firstCounts(
  { counts }: CountsOfPage,
  query: string,
  market: Market,
  earliest: string,
): (() => ChoiceCounts) | undefined {
  return counts ? () => countsOf(allChoices(readQuery(query).criteria, market, earliest), counts) : undefined
}

/** The counts; while new ones are loading, the last ones stay if nothing else is requested. */
export function useCounts(
  criteria: string,
  requested: { first?: () => ChoiceCounts; areHousesRequested: boolean; areDatesRequested: boolean },
): ChoiceCounts {
  const houses = useQuery({
    ...countsQuery(criteria, 'houses'),
    initialData: requested.first,
    enabled: requested.areHousesRequested,
    placeholderData: keepPreviousData,
  })
  const dates = useQuery({
    ...countsQuery(criteria, 'dates'),
    initialData: requested.first,
    enabled: requested.areDatesRequested,
    placeholderData: requested.areDatesRequested ? keepPreviousData : undefined,
  })
  return useMemo(() => ({ ...houses.data, ...dates.data }), [houses.data, dates.data])
}
