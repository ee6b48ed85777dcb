import { SearchError, type SearchErrorCode } from './search-error.ts'

const numbers: Readonly<Record<string, SearchErrorCode>> = {
  offset: 'invalid_search_offset',
  limit: 'invalid_search_limit',
  page: 'invalid_search_page',
  hitsPerPage: 'invalid_search_hits_per_page',
}
const lists: ReadonlySet<string> = new Set(['attributesToRetrieve', 'attributesToSearchOn', 'facets', 'locales'])
const texts: ReadonlySet<string> = new Set(['q', 'filter', 'distinct', 'matchingStrategy'])
/** A comma between the numbers of a position parts no two expressions. */
const betweenExpressions = /,(?![^(]*\))/

/** The parameters of GET /indexes/{index}/search as the body of a POST has them. Throws SearchError. */
export function bodyOfParameters(parameters: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries([...parameters].map(([name, value]) => [name, readParameter(name, value)]))
}

function readParameter(name: string, value: string): unknown {
  const code = Object.hasOwn(numbers, name) ? numbers[name] : undefined
  if (code !== undefined) return readNumber(name, value, code)
  if (name === 'sort') return value.split(betweenExpressions)
  if (lists.has(name)) return value.split(',')
  if (texts.has(name)) return value
  const known = [...texts, ...Object.keys(numbers), 'sort', ...lists].map((each) => `\`${each}\``)
  throw new SearchError('bad_request', `Unknown parameter \`${name}\`: expected one of ${known.join(', ')}`)
}

const pagingOfIndexes: Readonly<Record<string, SearchErrorCode>> = {
  offset: 'invalid_index_offset',
  limit: 'invalid_index_limit',
}

/** The parameters of GET /indexes. Throws SearchError. */
export function pagingOfParameters(parameters: URLSearchParams): Partial<Record<'offset' | 'limit', number>> {
  return Object.fromEntries(
    [...parameters].map(([name, value]) => {
      const code = Object.hasOwn(pagingOfIndexes, name) ? pagingOfIndexes[name] : undefined
      if (code !== undefined) return [name, readNumber(name, value, code)]
      throw new SearchError('bad_request', `Unknown parameter \`${name}\`: expected one of \`offset\`, \`limit\``)
    }),
  )
}

function readNumber(name: string, value: string, code: SearchErrorCode): number {
  if (/^\d{1,9}$/.test(value)) return Number(value)
  throw new SearchError(
    code,
    `Invalid value in parameter \`${name}\`: could not parse \`${value}\` as a positive integer`,
  )
}
