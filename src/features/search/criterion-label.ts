import { facilityType, facilityTypeOf } from '../../domain/facilities.ts'
import { personsKey } from '../../domain/party-criteria.ts'
import {
  type ComparatorWord,
  type Criterion,
  comparatorSigns,
  defaultComparator,
  isCriterionKey,
  isFacilityKey,
} from '../../domain/search-criteria.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatNumber } from '../../markets/formats.ts'
import type { Market } from '../../markets/market.ts'
import { fieldOf } from './criterion-fields.ts'
import { facilityTexts } from './filters/offered.ts'
import type { PanelMessages } from './panel-messages.ts'

/** Label of a criterion. */
export function labelOf(key: string, criterion: Criterion, market: Market, messages: PanelMessages): string {
  const { value, comparator } = criterion
  const field = fieldOf(key)
  if (field && (isCriterionKey(key) || comparator === undefined)) {
    return field.label(value, { market, messages, texts: messages.search })
  }
  return isFacilityKey(key) ? facilityLabel(key, criterion, market, messages) : value
}

/** Label of a facility that is required or excluded, or compared otherwise than the forms do. */
function facilityLabel(key: string, { value, comparator }: Criterion, market: Market, messages: PanelMessages): string {
  const { filter } = messages.search
  const id = Number(key)
  const name = fieldName(key, messages) ?? facilityName(key, messages) ?? filter.otherFacility
  if (facilityTypeOf(id) === facilityType.bool) {
    return meansWithout(value, comparator) ? formatMessage(filter.without, { facility: name }, market) : name
  }
  const compared = comparator ?? defaultComparator(id)
  // One at least: the house has it.
  if (compared === 'gte' && value === '1') return name
  // A year has no separator of thousands.
  const written = value.includes('.') ? formatNumber(market, Number(value), 1) : value
  return `${name} ${comparatorSigns[compared]} ${written}`
}

/** Whether the criterion excludes the facility. */
function meansWithout(value: string, comparator: ComparatorWord = 'eq'): boolean {
  const ofNone: readonly ComparatorWord[] = value === '0' ? ['eq', 'lte'] : ['ne', 'lt']
  return ofNone.includes(comparator)
}

/** Whether the edition's own words name that facility. */
export function isNamedByForms(key: string): boolean {
  return key === personsKey || fieldOf(key)?.name !== undefined || facilityTexts.has(key)
}

function fieldName(key: string, { search }: PanelMessages): string | undefined {
  if (key === personsKey) return search.form.persons
  const text = fieldOf(key)?.name
  return text && search.filter[text]
}

function facilityName(key: string, messages: PanelMessages): string | undefined {
  const text = facilityTexts.get(key)
  return text ? messages.facilities[text] : messages.facilityNames?.[key]
}
