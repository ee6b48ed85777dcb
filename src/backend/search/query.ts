import { type ParsedFilter, readFilter } from './filter/read-filter.ts'
import { isJsonObject, isKindOfValue, kindOfValue } from './json-body.ts'
import { maxFacets, maxSortKeys } from './limits.ts'
import { SearchError, type SearchErrorCode } from './search-error.ts'

/** A search as the service answers it; whatever else Meilisearch can do is refused. */
export interface SearchQuery {
  q: string
  /** A string, or a list of strings and lists of strings: read when the index is known. */
  filter: unknown
  sort: string[]
  facets: string[]
  distinct?: string
  /** Undefined: the attributes that the index gives by itself. */
  attributesToRetrieve?: string[]
  attributesToSearchOn?: string[]
  matchingStrategy: 'last' | 'all' | 'frequency'
  paging: { kind: 'pages'; page: number; hitsPerPage: number } | { kind: 'window'; offset: number; limit: number }
}

/** The same with its filter parsed once for all users of it. */
export type ParsedQuery = Omit<SearchQuery, 'filter'> & { filter: ParsedFilter }

/** Throws SearchError for a filter that can't be read. */
export function parseQuery(query: SearchQuery): ParsedQuery {
  return { ...query, filter: readFilter(query.filter) }
}

type Expected = 'a string' | 'a positive integer' | 'an array' | 'a boolean' | 'a number' | 'an object'

/** Parameters of Meilisearch that this service refuses with the field's own error code: no client needs them. */
const fieldsNotAnswered = {
  attributesToHighlight: ['an array', 'invalid_search_attributes_to_highlight'],
  attributesToCrop: ['an array', 'invalid_search_attributes_to_crop'],
  showMatchesPosition: ['a boolean', 'invalid_search_show_matches_position'],
  showRankingScore: ['a boolean', 'invalid_search_show_ranking_score'],
  showRankingScoreDetails: ['a boolean', 'invalid_search_show_ranking_score_details'],
  showPerformanceDetails: ['a boolean', 'invalid_search_show_performance_details'],
  rankingScoreThreshold: ['a number', 'invalid_search_ranking_score_threshold'],
  locales: ['an array', 'invalid_search_locales'],
  retrieveVectors: ['a boolean', 'invalid_search_retrieve_vectors'],
  vector: ['an array', 'invalid_search_vector'],
  hybrid: ['an object', 'invalid_search_hybrid_query'],
  media: ['an object', 'missing_search_hybrid'],
  personalize: ['an object', 'invalid_search_personalize'],
} as const satisfies Record<string, readonly [Expected, SearchErrorCode]>

/** Members that must not be null; in others null counts as missing. */
const neverNull: ReadonlySet<string> = new Set([
  ...['offset', 'limit', 'matchingStrategy', 'retrieveVectors', 'showPerformanceDetails'],
  ...['cropLength', 'cropMarker', 'highlightPreTag', 'highlightPostTag'],
  ...['showMatchesPosition', 'showRankingScore', 'showRankingScoreDetails'],
])

const fields: Record<string, readonly [Expected, SearchErrorCode] | null> = {
  q: ['a string', 'invalid_search_q'],
  offset: ['a positive integer', 'invalid_search_offset'],
  limit: ['a positive integer', 'invalid_search_limit'],
  page: ['a positive integer', 'invalid_search_page'],
  hitsPerPage: ['a positive integer', 'invalid_search_hits_per_page'],
  attributesToRetrieve: ['an array', 'invalid_search_attributes_to_retrieve'],
  filter: null,
  sort: ['an array', 'invalid_search_sort'],
  distinct: ['a string', 'invalid_search_distinct'],
  facets: ['an array', 'invalid_search_facets'],
  matchingStrategy: ['a string', 'invalid_search_matching_strategy'],
  attributesToSearchOn: ['an array', 'invalid_search_attributes_to_search_on'],
  cropLength: ['a positive integer', 'invalid_search_crop_length'],
  cropMarker: ['a string', 'invalid_search_crop_marker'],
  highlightPreTag: ['a string', 'invalid_search_highlight_pre_tag'],
  highlightPostTag: ['a string', 'invalid_search_highlight_post_tag'],
  ...fieldsNotAnswered,
}
const strategies = ['last', 'all', 'frequency'] as const

/** Throws SearchError with the code that Meilisearch has for the field. `at` is the object's place: '' or '.queries[0]'. */
export function readSearchQuery(body: Record<string, unknown>, at = ''): SearchQuery {
  for (const [name, value] of Object.entries(body)) {
    // A name that every object inherits ('toString') is no field.
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (field === undefined) throw unknownField(name, at)
    if (field && (value !== null || neverNull.has(name))) checkKind(value, field[0], `${at}.${name}`, field[1])
  }
  refuseWhatIsNotAnswered(body, at)
  return {
    q: optional(body.q, isText) ?? '',
    filter: body.filter ?? undefined,
    sort: requireAtMost(maxSortKeys, texts(body, 'sort', at) ?? [], `${at}.sort`, 'invalid_search_sort'),
    facets: requireAtMost(maxFacets, texts(body, 'facets', at) ?? [], `${at}.facets`, 'invalid_search_facets'),
    distinct: optional(body.distinct, isText),
    attributesToRetrieve: texts(body, 'attributesToRetrieve', at),
    attributesToSearchOn: texts(body, 'attributesToSearchOn', at),
    matchingStrategy: strategyOf(body.matchingStrategy, at),
    paging: pagingOf(body),
  }
}

function refuseWhatIsNotAnswered(body: Record<string, unknown>, at: string): void {
  const isGiven = (value: unknown) => value !== undefined && value !== null && value !== false
  if (!isGiven(body.hybrid) && (isGiven(body.vector) || isGiven(body.media))) {
    const text = 'Invalid request: missing `hybrid` parameter when `vector` or `media` are present.'
    throw new SearchError('missing_search_hybrid', text)
  }
  if (isJsonObject(body.hybrid)) {
    const { embedder } = body.hybrid
    if (embedder === undefined) {
      throw new SearchError('invalid_search_hybrid_query', `Missing field \`embedder\` inside \`${at}.hybrid\``)
    }
    throw new SearchError('invalid_search_embedder', `Cannot find embedder with name \`${String(embedder)}\`.`)
  }
  for (const [name, [, code]] of Object.entries(fieldsNotAnswered)) {
    if (isGiven(body[name])) {
      throw new SearchError(code, `Invalid value at \`${at}.${name}\`: the embedded search does not answer it.`)
    }
  }
}

function unknownField(name: string, at: string): SearchError {
  const place = at === '' ? '' : ` inside \`${at}\``
  const known = Object.keys(fields).map((field) => `\`${field}\``)
  return new SearchError('bad_request', `Unknown field \`${name}\`${place}: expected one of ${known.join(', ')}`)
}

function checkKind(value: unknown, expected: Expected, path: string, code: SearchErrorCode): void {
  if (isKindOfValue(value, expected) || (expected === 'a number' && typeof value === 'number')) return
  const found = value === null ? 'null' : `${kindOfValue(value)}: \`${JSON.stringify(value)}\``
  throw new SearchError(code, `Invalid value type at \`${path}\`: expected ${expected}, but found ${found}`)
}

function texts(body: Record<string, unknown>, name: string, at: string): string[] | undefined {
  const list = body[name]
  const field = fields[name]
  if (!Array.isArray(list) || !field) return undefined
  return list.map((element: unknown, index) => {
    checkKind(element, 'a string', `${at}.${name}[${index}]`, field[1])
    return String(element)
  })
}

function requireAtMost(max: number, list: string[], path: string, code: SearchErrorCode): string[] {
  if (list.length <= max) return list
  throw new SearchError(
    code,
    `Invalid value at \`${path}\`: at most ${max} are answered, and there are ${list.length}.`,
  )
}

function strategyOf(value: unknown, at: string): SearchQuery['matchingStrategy'] {
  if (value === undefined) return 'last'
  const strategy = strategies.find((candidate) => candidate === value)
  if (strategy) return strategy
  const known = strategies.map((candidate) => `\`${candidate}\``).join(', ')
  throw new SearchError(
    'invalid_search_matching_strategy',
    `Unknown value \`${String(value)}\` at \`${at}.matchingStrategy\`: expected one of ${known}`,
  )
}

/** Asking for a page or a page's size counts exactly; anything else is a window. */
function pagingOf(body: Record<string, unknown>): SearchQuery['paging'] {
  const page = optional(body.page, isNumber)
  const hitsPerPage = optional(body.hitsPerPage, isNumber)
  if (page !== undefined || hitsPerPage !== undefined) {
    return { kind: 'pages', page: page ?? 1, hitsPerPage: hitsPerPage ?? 20 }
  }
  return { kind: 'window', offset: optional(body.offset, isNumber) ?? 0, limit: optional(body.limit, isNumber) ?? 20 }
}

function optional<T>(value: unknown, is: (value: unknown) => value is T): T | undefined {
  return is(value) ? value : undefined
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number'
}

const numbers: Readonly<Record<string, SearchErrorCode>> = {
  offset: 'invalid_search_offset',
  limit: 'invalid_search_limit',
  page: 'invalid_search_page',
  hitsPerPage: 'invalid_search_hits_per_page',
}
const lists: ReadonlySet<string> = new Set(['attributesToRetrieve', 'attributesToSearchOn', 'facets', 'locales'])
const textNames: ReadonlySet<string> = new Set(['q', 'filter', 'distinct', 'matchingStrategy'])
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
  if (textNames.has(name)) return value
  const known = [...textNames, ...Object.keys(numbers), 'sort', ...lists].map((each) => `\`${each}\``)
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
