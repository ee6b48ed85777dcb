import { facility, facilityType, facilityTypeOf } from '../../domain/facilities.ts'
import { personKeys, personsKey } from '../../domain/party-criteria.ts'
import { criterionRules, type LoosenedSearch, type LooserValue } from '../../domain/search/criterion-rules.ts'
import {
  type Criteria,
  type Criterion,
  defaultComparator,
  isCriterionKey,
  parseCriteria,
  requestsDates,
  sizeBands,
  writeCriteria,
} from '../../domain/search-criteria.ts'
import type { Currency } from '../../editions/table.ts'

/** One changed criterion of a search: with another value, or removed. */
export interface SingleChange {
  key: string
  /** As in the URL; null removes the criterion. */
  value: string | null
  /** For other areas: distance of the farthest one, in kilometres. */
  within?: number
}

const distanceSteps = [200, 500, 1000, 2000, 5000]

export function applyChange(criteria: Criteria, { key, value }: Pick<SingleChange, 'key' | 'value'>): Criteria {
  const query = writeCriteria(criteria)
  if (value === null) for (const each of key === personsKey ? personKeys : [key]) query.delete(each)
  else query.set(key, value)
  return parseCriteria(query)
}

/**
 * The changes of one criterion that may find houses where a search finds none: nearest first for each key, and without it
 * last. Requests are loosened, never tightened; an arrival is moved, but not before `today` (ISO day).
 */
export function singleChanges(criteria: Criteria, currency: Currency, today: string): SingleChange[] {
  const search = { criteria, currency, today }
  return [...criteria].flatMap(([key, criterion]) => [
    ...looserValues(key, criterion, search).map((looser) =>
      typeof looser === 'object' ? { key, ...looser } : { key, value: String(looser) },
    ),
    // Without it a stay on these days is of the default length, and days around a day are the default ones.
    ...(isDefaultWithout(key, criteria) || isPartOfPersons(key) ? [] : [{ key, value: null }]),
  ])
}

function isDefaultWithout(key: string, criteria: Criteria): boolean {
  return (key === 'duration' && requestsDates(criteria)) || key === 'flex'
}

/** Criteria of persons are removed with their number only. */
function isPartOfPersons(key: string): boolean {
  return key !== personsKey && personKeys.includes(key)
}

function looserValues(key: string, criterion: Criterion, search: LoosenedSearch): readonly LooserValue[] {
  return isCriterionKey(key)
    ? (criterionRules[key].loosen?.(criterion, search) ?? [])
    : looserFacility(Number(key), criterion)
}

function looserFacility(id: number, { value, comparator }: Criterion): number[] {
  const number = Number(value)
  if (comparator || facilityTypeOf(id) !== facilityType.number) return []
  if (defaultComparator(id) === 'lte') return distanceSteps.filter((step) => step > number)
  if (id === facility.houseArea) return sizeBands.filter((band) => band < number).toReversed()
  return number > 1 ? [number - 1] : []
}
