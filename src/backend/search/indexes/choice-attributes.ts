import { requestOfCriteria } from '../../../domain/criteria-request.ts'
import { choiceName, houseChoices } from '../../../domain/search/criterion-rules.ts'
import { parseCriteria } from '../../../domain/search-criteria.ts'
import { parseSearchRequest, type SearchRequest } from '../../../domain/search-request.ts'
import { markets } from '../../../markets/market.ts'
import { toSearchBody } from '../../../services/search/meilisearch-request.ts'
import { compileWhole, readFilter } from '../filter/read-filter.ts'
import { SqlValues } from '../sql-values.ts'
import { houseAttribute } from './house-attributes.ts'
import type { Attribute, Moment } from './search-index.ts'

/** The search of each choice that a house meets or not, for a year. */
const choicesByYear = new Map<number, ReadonlyMap<string, SearchRequest>>()
/** Cached by the parts of the SQL: the index's row, and the year. */
const attributes = new Map<string, Attribute & { kind: 'keys' }>()

/** Which of the filters' choices the house meets. `lodgingId` and `day` are SQL, as of `houseAttribute`. */
export function choicesAttribute(lodgingId: string, day: string, moment: Moment): Attribute & { kind: 'keys' } {
  const name = `${yearOf(moment)} ${lodgingId} ${day}`
  const known = attributes.get(name)
  if (known) return known
  const target = {
    uid: 'choices',
    attributeOf: (each: string) => houseAttribute(each, { lan: markets[0].id, lodgingId, day, moment, facts: true }),
    filterableAttributes: [],
  }
  const values = new SqlValues()
  const keys = [...choicesOfYear(yearOf(moment))].map(([choice, request]) => {
    const filter = readFilter(toSearchBody(request).filter)
    return [choice, values.writtenOut(compileWhole(filter, target, values).sql)] as const
  })
  const attribute = { kind: 'keys', keys: new Map(keys) } as const
  attributes.set(name, attribute)
  return attribute
}

export function yearOf({ day }: Moment): number {
  return Number(day.slice(0, 4))
}

/** The site's search for each choice alone, by the choice's name. */
export function choicesOfYear(year: number): ReadonlyMap<string, SearchRequest> {
  const known = choicesByYear.get(year)
  if (known) return known
  const requests = new Map(
    Object.entries(houseChoices(year)).flatMap(([key, list]) =>
      list.map((value) => [choiceName(key, value), requestOf(key, value, year)] as const),
    ),
  )
  choicesByYear.set(year, requests)
  return requests
}

function requestOf(key: string, value: string, year: number): SearchRequest {
  const criteria = parseCriteria(new URLSearchParams({ [key]: value }))
  const request = requestOfCriteria(criteria, { searchOrder: 'best', page: 1, result: 10 }, 1, `${year}-01-01`)
  return parseSearchRequest(request)
}
