/** A piece of a filter with its place: characters from the filter's beginning. */
export interface Token {
  kind: 'word' | 'quoted' | 'symbol' | 'unknown'
  /** Its value: quotes and escapes resolved. */
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

/** A filter that can't be parsed, or that the index can't answer. The message ends with the place, as in Meilisearch. */
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

const word = /[\p{L}\p{N}_.-]+/uy
const symbol = /<=|>=|!=|[<>=(),[\]]/y
const unknown = /[^\s()=<>!]+|./suy

/** The filter's pieces in order. Throws FilterError on an open quote or a wrong escape. */
export function tokenize(input: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < input.length) {
    const character = input.charAt(at)
    if (/\s/.test(character)) {
      at += 1
      continue
    }
    const token = character === '"' || character === "'" ? readQuoted(input, at) : readPlain(input, at)
    tokens.push(token)
    at = token.end
  }
  return tokens
}

function readPlain(input: string, start: number): Token {
  for (const [kind, pattern] of [
    ['word', word],
    ['symbol', symbol],
    ['unknown', unknown],
  ] as const) {
    pattern.lastIndex = start
    const text = pattern.exec(input)?.[0]
    if (text) return { kind, text, start, end: start + text.length }
  }
  throw new FilterError(`Malformed value: \`${input.slice(start)}\`.`, input, start, input.length)
}

function readQuoted(input: string, start: number): Token {
  const quote = input.charAt(start)
  let text = ''
  let at = start + 1
  while (at < input.length) {
    const character = input.charAt(at)
    if (character === quote) return { kind: 'quoted', text, start, end: at + 1 }
    if (character === '\\') {
      const escaped = readEscape(input, at)
      text += escaped.text
      at = escaped.end
    } else {
      text += character
      at += 1
    }
  }
  const rest = input.slice(start)
  throw new FilterError(
    `Expression \`${visible(rest)}\` is missing the following closing delimiter: \`${quote}\`.`,
    input,
    start,
    input.length,
  )
}

const escapes: Record<string, string> = {
  '\\': '\\',
  '"': '"',
  "'": "'",
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
}
const codePoint = /\\u(?:\{([0-9a-f]{1,6})\}|([0-9a-f]{4}))/iy

function readEscape(input: string, start: number): { text: string; end: number } {
  const simple = escapes[input.charAt(start + 1)]
  if (simple !== undefined) return { text: simple, end: start + 2 }
  codePoint.lastIndex = start
  const match = codePoint.exec(input)
  const number = Number.parseInt(match?.[1] ?? match?.[2] ?? '', 16)
  if (match && number <= 0x10ffff) return { text: String.fromCodePoint(number), end: start + match[0].length }
  throw new FilterError(`Malformed value: \`${visible(input.slice(start))}\`.`, input, start, input.length)
}

/** On one line, so that the message's second line is the filter. */
export function visible(text: string): string {
  return text.replace(/\\/g, '\\\\').replace(/\n/g, '\\n').replace(/\r/g, '\\r').replace(/\t/g, '\\t')
}

const reservedGeo: ReadonlySet<string> = new Set(['_geo', '_geoDistance', '_geoPoint'])

/** A filter's tokens, read one after the other. */
export class TokenReader {
  readonly input: string
  readonly #tokens: readonly Token[]
  #at = 0

  constructor(input: string, tokens: readonly Token[]) {
    this.input = input
    this.#tokens = tokens
  }

  isDone(): boolean {
    return this.#at >= this.#tokens.length
  }

  peek(): Token | undefined {
    return this.#tokens[this.#at]
  }

  take(): Token | undefined {
    const token = this.#tokens[this.#at]
    this.#at += 1
    return token
  }

  position(): number {
    return this.peek()?.start ?? this.input.length
  }

  rest(): string {
    return this.input.slice(this.position())
  }

  skipWord(text: string): boolean {
    return this.#skip('word', text)
  }

  skipSymbol(text: string): boolean {
    return this.#skip('symbol', text)
  }

  /** An attribute's name or a value. Throws when there is none, or a word that means something else. */
  takeValue(): Token {
    const token = this.peek()
    if (!token) throw this.failure('Was expecting a value but instead got nothing.')
    if (token.kind === 'word' && reservedGeo.has(token.text)) {
      throw this.failure(
        `\`${token.text}\` is a reserved keyword and thus can't be used as a filter expression. Use the \`_geoRadius(latitude, longitude, distance)\` or \`_geoBoundingBox([latitude, longitude], [latitude, longitude])\` built-in rules to filter on \`_geo\` coordinates.`,
      )
    }
    if (token.kind === 'word' && (token.text === '_geoRadius' || token.text === '_geoBoundingBox')) {
      throw this.failure(`The \`${token.text}\` filter is an operation and can't be used as a value.`)
    }
    if (token.kind === 'word' && keywords.has(token.text)) {
      throw this.failure(
        `Was expecting a value but instead got \`${token.text}\`, which is a reserved keyword. To use \`${token.text}\` as a field name or a value, surround it by quotes.`,
        token,
      )
    }
    if (token.kind !== 'word' && token.kind !== 'quoted') {
      throw this.failure(`Was expecting a value but instead got \`${visible(token.text)}\`.`, token)
    }
    this.#at += 1
    return token
  }

  failure(message: string, token?: Token): FilterError {
    const start = token?.start ?? this.position()
    return new FilterError(message, this.input, start, token?.end ?? this.input.length)
  }

  #skip(kind: Token['kind'], text: string): boolean {
    const token = this.peek()
    if (token?.kind !== kind || token.text !== text) return false
    this.#at += 1
    return true
  }
}
