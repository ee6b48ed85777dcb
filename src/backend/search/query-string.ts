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
  if (code !== undefined) {
    if (/^\d{1,9}$/.test(value)) return Number(value)
    throw new SearchError(
      code,
      `Invalid value in parameter \`${name}\`: could not parse \`${value}\` as a positive integer`,
    )
  }
  if (name === 'sort') return value.split(betweenExpressions)
  if (lists.has(name)) return value.split(',')
  if (texts.has(name)) return value
  const known = [...texts, ...Object.keys(numbers), 'sort', ...lists].map((each) => `\`${each}\``)
  throw new SearchError('bad_request', `Unknown parameter \`${name}\`: expected one of ${known.join(', ')}`)
}
