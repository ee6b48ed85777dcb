import { facilitiesImplying } from '../../../domain/facilities.ts'
import type { Filter, FilterScalar } from '../../../domain/search/filters.ts'
import type { SearchParameters } from '../../../domain/search/parameters.ts'
import type { SearchDocument } from '../indexes/search-index.ts'

/** The choices that a document's house meets, of those that are given by what each asks the search for. */
export function choicesMet(
  document: SearchDocument,
  choices: ReadonlyMap<string, { parameters: SearchParameters }>,
): string[] {
  return [...choices].flatMap(([name, { parameters }]) => (isMet(parameters, document) ? [name] : []))
}

/** Asks of a document what is asked of houses by filters: numbers, flags, places and facilities. */
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
