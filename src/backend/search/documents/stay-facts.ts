import { defaultParty } from '../../../domain/booking/party.ts'
import { maxGuests, personsOf } from '../../../domain/consumption.ts'
import { facilitiesImplying } from '../../../domain/facilities.ts'
import type { Filter, FilterScalar, SearchParameters } from '../../../domain/search/parameters.ts'
import type { Currency } from '../../../markets/market.ts'
import type { SearchDocument } from '../indexes/search-index.ts'

/** A stay's row with its likely cost of use (table use_cost as `u`; null: unknown), and its bed linen. */
export interface UseCostRow {
  duration: number
  total: number
  use_persons: number | null
  each_both: number
  each_person: number
  each_night: number
  once: number
  linen_charges: string
}

export function columnsOfUseCost(currency: Currency): string {
  return `u.persons AS use_persons, u.each_both, u.each_person, u.each_night, u.once,
      (SELECT json_group_array(json_array(lc.stay, lc.night, lc.guest, lc.least, lc.most)) FROM linen_charge lc
       WHERE lc.currency = '${currency}' AND lc.lodging_id = l.id) AS linen_charges`
}

type LinenCharge = [stay: number, night: number, guest: number, min: number, max: number]

/** Values of `allInSql` for each number of guests that the house takes, and for the default party. */
export function allInTotals(row: UseCostRow): [guests: string, minor: number][] {
  const { duration, total, use_persons: room } = row
  if (room === null) return []
  const linen = JSON.parse(row.linen_charges) as LinenCharge[]
  const most = Math.min(Math.max(room, personsOf(defaultParty)), maxGuests)
  return Array.from({ length: most }, (_, index) => {
    const persons = Math.min(index + 1, room)
    const use = (row.each_both * persons + row.each_night) * duration + row.each_person * persons + row.once
    const charges = linen.map(
      ([stay, night, guest, minGuests, limit]) =>
        stay + night * duration + guest * Math.min(Math.max(persons, minGuests), limit),
    )
    return [String(index + 1), Math.round(total + use) + (charges.length > 0 ? Math.min(...charges) : 0)]
  })
}

/** The choices that a document's house meets, of those that have search parameters. */
export function choicesMet(
  document: SearchDocument,
  choices: ReadonlyMap<string, { parameters: SearchParameters }>,
): string[] {
  return [...choices].flatMap(([name, { parameters }]) => (isMet(parameters, document) ? [name] : []))
}

/** Evaluates the filters of houses on a document: numbers, flags, places and facilities. */
function isMet(parameters: SearchParameters, document: SearchDocument): boolean {
  const { children = [], facilities = {}, locations, operator, ...own } = parameters
  const tests = [
    ...children.map((child) => isMet(child, document)),
    ...Object.entries(facilities).map(([id, filter]) => hasFacility(Number(id), filter, document)),
    ...(locations ? [isCompared(document.locationId, locations)] : []),
    ...Object.entries(own).map(([name, filter]) => isCompared(document[name], filter as Filter)),
  ]
  return operator === 'OR' ? tests.some(Boolean) : tests.every(Boolean)
}

function hasFacility(id: number, filter: Filter, { facilities }: SearchDocument): boolean {
  const values = facilities as Readonly<Record<string, string | number>>
  if (filter.values[0] === true) return facilitiesImplying(id).some((each) => values[each] === 1)
  return isCompared(values[id], filter)
}

function isCompared(own: unknown, { values, comparator }: Filter): boolean {
  const [first] = values
  if (first === undefined) return true
  if (comparator === '=' || comparator === 'IN') return values.includes(own as FilterScalar)
  if (typeof own !== 'number') return false
  if (comparator === '>=') return own >= Number(first)
  if (comparator === '<=') return own <= Number(first)
  throw new RangeError(`No choice of a house is compared by ${comparator}`)
}
