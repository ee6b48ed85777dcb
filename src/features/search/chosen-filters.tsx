import { personKeys, personsKey } from '../../domain/party-criteria.ts'
import type { Criteria } from '../../domain/search-criteria.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { quoted } from '../../markets/formats.ts'
import type { Market } from '../../markets/market.ts'
import { Icon } from '../../ui/icons.tsx'
import { searchBoxKeys } from '../../ui/search-box.tsx'
import { labelOf } from './criterion-label.ts'
import type { PanelMessages } from './panel-messages.ts'
import { applyChange } from './single-changes.ts'
import { goneAttribute } from './use-stable-focus.ts'

export interface ChosenFiltersProps {
  market: Market
  messages: PanelMessages
  /** Criteria of the results that are shown. */
  criteria: Criteria
  /** Criteria that are requested. */
  requested: Criteria
  /** URL of the first page for these criteria. */
  urlOf: (criteria: Criteria) => string
}

/**
 * The criteria in force that the line of the trip does not say, each a link that removes it. A removed one stays in its
 * place until the houses without it are there, and a new one comes with its houses: nothing below moves on its own.
 */
export function ChosenFilters({ market, messages, criteria, requested, urlOf }: ChosenFiltersProps) {
  const chips = chosenFilters(criteria, market, messages)
  return (
    <div className="chosen">
      {chips.map(({ key, label }) => (
        <a
          key={key}
          className={key === 'kort' ? 'chip map-part' : 'chip'}
          href={urlOf(applyChange(requested, { key, value: null }))}
          {...(requested.has(key) ? {} : { [goneAttribute]: '' })}
          aria-label={formatMessage(messages.search.removeFilter, { filter: label }, market)}
        >
          {label}
          <Icon name="close" />
        </a>
      ))}
    </div>
  )
}

/** Keys of the active criteria that are removed one by one: days around an arrival go with it, ages with the number. */
export function removableKeys(criteria: Criteria): string[] {
  const isAlone = (key: string) => key === personsKey || !(criteria.has(personsKey) && personKeys.includes(key))
  return [...criteria.keys()].filter((key) => key !== 'flex' && isAlone(key))
}

/** Labels of the active criteria that are not in the search box. */
export function chosenFilters(criteria: Criteria, market: Market, messages: PanelMessages) {
  const keys = removableKeys(criteria).filter((key) => !searchBoxKeys.has(key))
  return keys.flatMap((key) => {
    const criterion = criteria.get(key)
    if (!criterion) return []
    const isTyped = key === 'textQuery' || key === 'vejnavn'
    return { key, label: isTyped ? quoted(market, criterion.value) : labelOf(key, criterion, market, messages) }
  })
}
