import { partyOfCriteria, personKeys, personsKey } from '../../domain/party-criteria.ts'
import type { Criteria, Criterion } from '../../domain/search-criteria.ts'
import type { SearchView } from '../../domain/search-view.ts'
import { partyText } from '../../markets/booking-texts.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { quoted } from '../../markets/formats.ts'
import type { Market } from '../../markets/market.ts'
import { dateWords } from '../../ui/date-words.ts'
import { Icon } from '../../ui/icons.tsx'
import { searchBoxKeys } from '../../ui/search-box.tsx'
import { searchUrl } from '../../urls/search-url.ts'
import { labelOf } from './criterion-label.ts'
import type { PanelMessages } from './panel-messages.ts'
import { applyChange } from './single-changes.ts'
import { goneAttribute } from './use-stable-focus.ts'

export interface ChosenFiltersProps {
  market: Market
  messages: PanelMessages
  path: string
  /** Criteria of the results that are shown. */
  criteria: Criteria
  query: { criteria: Criteria; view: SearchView }
}

/**
 * The criteria in force that the line of the trip does not say, each a link that removes it. A removed one stays in its place until the houses without it are
 * there, and a new one comes with its houses: nothing below moves on its own.
 */
export function ChosenFilters({ market, messages, path, criteria, query }: ChosenFiltersProps) {
  const chips = chosenFilters(criteria, market, messages).filter(({ key }) => !searchBoxKeys.has(key))
  return (
    <div className="chosen">
      {chips.map(({ key, label }) => {
        const without = applyChange(query.criteria, { key, value: null })
        return (
          <a
            key={key}
            className="chip"
            href={searchUrl(path, without, { ...query.view, page: 1 })}
            {...(query.criteria.has(key) ? {} : { [goneAttribute]: '' })}
            aria-label={formatMessage(messages.search.removeFilter, { filter: label }, market)}
          >
            {label}
            <Icon name="close" />
          </a>
        )
      })}
    </div>
  )
}

/** Labels of the active criteria; an arrival is written with its flexible days. */
export function chosenFilters(criteria: Criteria, market: Market, messages: PanelMessages) {
  return [...criteria].flatMap(([key, criterion]) => {
    if (key === 'flex') return []
    // The number of persons names them already.
    if (criteria.has(personsKey) && key !== personsKey && personKeys.includes(key)) return []
    if (key === 'textQuery' || key === 'vejnavn') return [{ key, label: quoted(market, criterion.value) }]
    const words = key === 'ankomst' ? dateWords(market, messages.search.form.when, criteria) : null
    if (key === personsKey && (criteria.has('children') || criteria.has('infants') || criteria.has('adults'))) {
      return [{ key, label: personsLabel(criteria, criterion, market, messages) }]
    }
    return [{ key, label: words ?? labelOf(key, criterion, market, messages) }]
  })
}

/** "3 adults, 2 children"; with the requested size of the house where that is another. */
function personsLabel(criteria: Criteria, size: Criterion, market: Market, messages: PanelMessages): string {
  const party = partyOfCriteria(criteria)
  if (!party) return labelOf(personsKey, size, market, messages)
  const persons = partyText(market, messages, { ...party, pets: 0 })
  return criteria.has('adults') ? `${labelOf(personsKey, size, market, messages)} (${persons})` : persons
}
