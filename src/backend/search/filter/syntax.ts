/** A piece of a filter with its place: characters from the filter's beginning. */
export interface Token {
  kind: 'word' | 'quoted' | 'symbol' | 'unknown'
  /** What it means: quotes and escapes resolved. */
  text: string
  start: number
  end: number
}

export type CompareOperator = '=' | '!=' | '>' | '>=' | '<' | '<='

export type FilterNode =
  | { kind: 'and' | 'or'; parts: FilterNode[] }
  | { kind: 'not'; part: FilterNode }
  | { kind: 'compare'; attribute: Token; operator: CompareOperator; value: Token }
  | { kind: 'between'; attribute: Token; from: Token; to: Token }
  | { kind: 'in'; attribute: Token; values: Token[] }
  | { kind: 'exists' | 'null' | 'empty'; attribute: Token }
  | { kind: 'startsWith'; attribute: Token; value: Token }
  | { kind: 'radius'; lat: Token; lng: Token; metres: Token }
  | { kind: 'box'; corners: [[Token, Token], [Token, Token]] }

export const keywords: ReadonlySet<string> = new Set([
  'AND',
  'OR',
  'IN',
  'NOT',
  'TO',
  'EXISTS',
  'IS',
  'NULL',
  'EMPTY',
  'CONTAINS',
  'STARTS',
  'WITH',
  '_geoRadius',
  '_geoBoundingBox',
])

/** Characters of a filter that the message repeats. */
const maxShownLength = 2000

/** A filter that can't be read, or asks what the index can't answer. The message ends with the place, as in Meilisearch. */
export class FilterError extends Error {
  readonly code: 'invalid_search_filter' | 'feature_not_enabled'

  constructor(
    message: string,
    input: string,
    start: number,
    end: number,
    code: FilterError['code'] = 'invalid_search_filter',
  ) {
    const shown = input.length > maxShownLength ? `${input.slice(0, maxShownLength)}…` : input
    super(`${message}\n${start + 1}:${end + 1} ${shown}`)
    this.name = 'FilterError'
    this.code = code
  }
}
