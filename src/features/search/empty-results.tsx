import type { CountedChange } from '../../contracts/search.ts'
import { dateChoices } from '../../domain/flexible-dates.ts'
import type { Criteria } from '../../domain/search-criteria.ts'
import type { SearchView } from '../../domain/search-view.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatDate } from '../../markets/formats.ts'
import type { Market } from '../../markets/market.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { searchUrl } from '../../urls/search-url.ts'
import { removableKeys } from './chosen-filters.tsx'
import { labelOf } from './criterion-label.ts'
import type { PanelMessages } from './panel-messages.ts'
import { applyChange } from './single-changes.ts'

export interface EmptyResultsProps {
  market: Market
  messages: PanelMessages
  path: string
  criteria: Criteria
  view: SearchView
  /** Undefined where they could not be counted. */
  changes: readonly CountedChange[] | undefined
}

/** For an empty result: the same search with one criterion changed, each with its number of houses, most first. */
export function EmptyResults({ market, messages, path, criteria, view, changes }: EmptyResultsProps) {
  const texts = messages.search
  const offered: readonly (Omit<CountedChange, 'count'> & { count?: number })[] =
    changes ?? removableKeys(criteria).map((key) => ({ key, value: null }))
  return (
    <EmptyState title={texts.emptyTitle} text={offered.length > 0 ? texts.emptyText : texts.emptyNone}>
      {offered.length > 0 && (
        <ul className="changes">
          {offered.map((change) => (
            <li key={`${change.key} ${change.value}`}>
              <a href={searchUrl(path, applyChange(criteria, change), { ...view, page: 1 })}>
                {changeText(change, criteria, market, messages)}
                {change.count !== undefined && (
                  <strong>{formatMessage(texts.houses, { count: change.count }, market)}</strong>
                )}
              </a>
            </li>
          ))}
        </ul>
      )}
      <a className="button" href={path}>
        {texts.emptyReset}
      </a>
    </EmptyState>
  )
}

const dateKeys: ReadonlySet<string> = new Set(Object.values(dateChoices))

function changeText(
  { key, value, within }: Omit<CountedChange, 'count'>,
  criteria: Criteria,
  market: Market,
  messages: PanelMessages,
): string {
  const texts = messages.search
  if (within !== undefined) return formatMessage(texts.emptyWithin, { distance: within }, market)
  if (value === null) {
    if (key === 'omraader') return texts.emptyAnywhere
    if (dateKeys.has(key)) return texts.emptyAnyTime
    const criterion = criteria.get(key) ?? { value: '' }
    return formatMessage(texts.emptyWithout, { filter: labelOf(key, criterion, market, messages) }, market)
  }
  if (key === 'ankomst') return formatMessage(texts.emptyArrival, { day: formatDate(market, value) }, market)
  return labelOf(key, { value }, market, messages)
}
