import type { Criteria } from '../../domain/search-criteria.ts'
import type { SearchView } from '../../domain/search-view.ts'
import { quoted } from '../../markets/formats.ts'
import type { Market } from '../../markets/market.ts'
import { say } from '../../markets/say.ts'
import { dateWords } from '../../ui/date-words.ts'
import { Icon } from '../../ui/icons.tsx'
import { searchAddress } from '../../urls/search-address.ts'
import { labelOf } from './criterion-label.ts'
import type { PanelMessages } from './panel-messages.ts'

export interface ChosenFiltersProps {
  market: Market
  messages: PanelMessages
  path: string
  criteria: Criteria
  view: SearchView
}

/** The criteria in force, each a link that takes it away. */
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

/** The criteria in force, each by what it reads as; without a length or days around it a stay is of the usual ones. */
export function chosenFilters(criteria: Criteria, market: Market, messages: PanelMessages) {
  return [...criteria].flatMap(([key, criterion]) => {
    if (key === 'duration' || key === 'flex') return []
    if (key === 'textQuery' || key === 'vejnavn') return [{ key, label: quoted(market, criterion.value) }]
    const words = key === 'ankomst' ? dateWords(market, messages.search.form.when, criteria) : null
    return [{ key, label: words ?? labelOf(key, criterion, market, messages) }]
  })
}
