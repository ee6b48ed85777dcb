import type { Criteria, Criterion } from '../../domain/search-criteria.ts'
import type { SearchView } from '../../domain/search-view.ts'
import type { Market } from '../../markets/market.ts'
import { say } from '../../markets/say.ts'
import { Icon } from '../../ui/icons.tsx'
import { searchAddress } from '../../urls/search-address.ts'
import { labelOf } from './criterion-label.ts'
import { boxKeys } from './hidden-search.tsx'
import type { PanelMessages } from './panel-messages.ts'

export interface ChosenFiltersProps {
  market: Market
  messages: PanelMessages
  path: string
  criteria: Criteria
  view: SearchView
}

/** The filters in force, each a link that takes it away. What the search box shows is not said again. */
export function ChosenFilters({ market, messages, path, criteria, view }: ChosenFiltersProps) {
  const chips = chosenFilters(criteria, market, messages)
  if (chips.length === 0) return null
  return (
    <div className="chosen">
      {chips.map(({ key, label }) => {
        const without = new Map([...criteria].filter(([each]) => each !== key))
        return (
          <a
            key={key}
            className="chip"
            href={searchAddress(path, without, { ...view, page: 1 })}
            aria-label={say(messages.search.removeFilter, { filter: label }, market)}
          >
            {label}
            <Icon name="close" />
          </a>
        )
      })}
    </div>
  )
}

/** The filters in force but for what the search box shows, each by what it reads as. */
export function chosenFilters(criteria: Criteria, market: Market, messages: PanelMessages) {
  return [...criteria].flatMap(([key, criterion]) =>
    isInBox(key, criterion) ? [] : [{ key, label: labelOf(key, criterion, market, messages) }],
  )
}

/** What the box shows is not said again, but for what it says little of: several areas, and days that have a name. */
function isInBox(key: string, { value }: Criterion): boolean {
  return boxKeys.has(key) && !namedDays.has(key) && !(key === 'omraader' && value.includes(','))
}

const namedDays: ReadonlySet<string> = new Set(['arrivalWeekNextOccurence', 'maaned', 'ferie'])
