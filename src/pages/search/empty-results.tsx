import type { Criteria } from '../../domain/search-criteria.ts'
import type { SearchView } from '../../domain/search-view.ts'
import { addDays } from '../../domain/stays.ts'
import type { Market } from '../../markets/market.ts'
import { say } from '../../markets/say.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { searchAddress } from '../../urls/search-address.ts'
import { chosenFilters } from './chosen-filters.tsx'
import type { PanelMessages } from './panel-messages.ts'

export interface EmptyResultsProps {
  market: Market
  messages: PanelMessages
  path: string
  criteria: Criteria
  view: SearchView
}

const mostFilters = 3

/** Nothing found: the same search with one wish less, or a week earlier or later, each a click away. */
export function EmptyResults({ market, messages, path, criteria, view }: EmptyResultsProps) {
  const texts = messages.search
  const addressOf = (changed: Criteria) => searchAddress(path, changed, { ...view, page: 1 })
  const without = (key: string) => addressOf(new Map([...criteria].filter(([each]) => each !== key)))
  const arrival = criteria.get('ankomst')?.value
  const weekFrom = (day: string) => addressOf(new Map([...criteria, ['ankomst', { value: day }]]))
  // The browser holds no calendar of time zones; around midnight a link may be missing or one too many.
  const utcToday = new Date().toISOString().slice(0, 10)
  const ways = [
    ...(arrival && addDays(arrival, -7) >= utcToday
      ? [{ text: texts.emptyEarlier, href: weekFrom(addDays(arrival, -7)) }]
      : []),
    ...(arrival ? [{ text: texts.emptyLater, href: weekFrom(addDays(arrival, 7)) }] : []),
    ...(criteria.has('omraader') ? [{ text: texts.emptyAnywhere, href: without('omraader') }] : []),
    ...chosenFilters(criteria, market, messages)
      .filter(({ key }) => key !== 'omraader')
      .slice(0, mostFilters)
      .map(({ key, label }) => ({ text: say(texts.emptyWithout, { filter: label }, market), href: without(key) })),
  ]
  return (
    <EmptyState title={texts.emptyTitle} text={texts.emptyText}>
      {ways.map(({ text, href }) => (
        <a key={href} className="button" href={href}>
          {text}
        </a>
      ))}
      <a className="button" href={path}>
        {texts.emptyReset}
      </a>
    </EmptyState>
  )
}
