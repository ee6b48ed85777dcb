import { maxFilterDepth, maxFilterValues } from '../limits.ts'
import {
  type CompareOperator,
  FilterError,
  type FilterNode,
  keywords,
  type Token,
  TokenReader,
  tokenize,
  visible,
} from './tokens.ts'

const operators: ReadonlySet<string> = new Set(['=', '!=', '>', '>=', '<', '<='])
const expectedOperations =
  '`=`, `!=`, `>=`, `>`, `<=`, `<`, `IN`, `NOT IN`, `TO`, `EXISTS`, `NOT EXISTS`, `IS NULL`, `IS NOT NULL`, `IS EMPTY`, `IS NOT EMPTY`, `CONTAINS`, `NOT CONTAINS`, `STARTS WITH`, `NOT STARTS WITH`, `_geoRadius`, or `_geoBoundingBox`'

/** Reads a filter in Meilisearch's grammar; undefined when it is blank. Throws FilterError and nothing else. */
export function parseFilter(input: string): FilterNode | undefined {
  if (input.trim() === '') return undefined
  const reader = new TokenReader(input, tokenize(input))
  const node = parseOr(reader, 0)
  if (reader.isDone()) return node
  throw reader.failure(
    `Found unexpected characters at the end of the filter: \`${visible(reader.rest())}\`. You probably forgot an \`OR\` or an \`AND\` rule.`,
  )
}

function parseOr(reader: TokenReader, depth: number): FilterNode {
  if (depth > maxFilterDepth) throw tooDeep(reader)
  const parts = [parseAnd(reader, depth)]
  while (reader.skipWord('OR')) parts.push(parseAnd(reader, depth))
  return combine('or', parts)
}

function parseAnd(reader: TokenReader, depth: number): FilterNode {
  const parts = [parseNot(reader, depth)]
  while (reader.skipWord('AND')) parts.push(parseNot(reader, depth))
  return combine('and', parts)
}

function combine(kind: 'and' | 'or', parts: FilterNode[]): FilterNode {
  const [only, ...others] = parts
  return only && others.length === 0 ? only : { kind, parts }
}

function parseNot(reader: TokenReader, depth: number): FilterNode {
  let isNegated = false
  while (reader.skipWord('NOT')) isNegated = !isNegated
  const part = parsePrimary(reader, depth)
  return isNegated ? negate(part) : part
}

function negate(part: FilterNode): FilterNode {
  return part.kind === 'not' ? part.part : { kind: 'not', part }
}

function parsePrimary(reader: TokenReader, depth: number): FilterNode {
  if (reader.skipSymbol('(')) {
    const node = parseOr(reader, depth + 1)
    if (reader.skipSymbol(')')) return node
    throw reader.failure(`Expression \`${visible(reader.rest())}\` is missing the following closing delimiter: \`)\`.`)
  }
  return parseGeo(reader) ?? parseCondition(reader)
}

function parseCondition(reader: TokenReader): FilterNode {
  const start = reader.position()
  const attribute = reader.takeValue()
  const next = reader.take()
  if (next?.kind === 'symbol' && operators.has(next.text)) {
    return { kind: 'compare', attribute, operator: next.text as CompareOperator, value: reader.takeValue() }
  }
  if (next?.kind === 'word') {
    const node = next.text === 'NOT' ? negateOperation(reader, attribute) : parseOperation(reader, attribute, next.text)
    if (node) return node
  }
  if (next && isValue(next) && reader.skipWord('TO')) {
    return { kind: 'between', attribute, from: next, to: reader.takeValue() }
  }
  const rest = reader.input.slice(start)
  throw new FilterError(
    `Was expecting an operation ${expectedOperations} at \`${visible(rest)}\`.`,
    reader.input,
    start,
    reader.input.length,
  )
}

function negateOperation(reader: TokenReader, attribute: Token): FilterNode | undefined {
  const node = parseOperation(reader, attribute, reader.take()?.text ?? '')
  return node && node.kind !== 'null' && node.kind !== 'empty' && node.kind !== 'not' ? negate(node) : undefined
}

function parseOperation(reader: TokenReader, attribute: Token, name: string): FilterNode | undefined {
  if (name === 'EXISTS') return { kind: 'exists', attribute }
  if (name === 'IN') return { kind: 'in', attribute, values: parseList(reader) }
  if (name === 'CONTAINS') throw notEnabled(reader)
  if (name === 'STARTS' && reader.skipWord('WITH')) {
    return { kind: 'startsWith', attribute, value: reader.takeValue() }
  }
  if (name !== 'IS') return undefined
  const isNegated = reader.skipWord('NOT')
  const state = reader.skipWord('NULL') ? 'null' : reader.skipWord('EMPTY') ? 'empty' : undefined
  if (!state) return undefined
  return isNegated ? negate({ kind: state, attribute }) : { kind: state, attribute }
}

function parseList(reader: TokenReader): Token[] {
  if (!reader.skipSymbol('[')) throw reader.failure('Expected `[` after `IN` keyword.')
  const values: Token[] = []
  while (!reader.skipSymbol(']')) {
    if (reader.isDone()) throw reader.failure('Expected matching `]` after the list of field names given to `IN[`')
    const value = reader.take()
    const isFollowed = reader.skipSymbol(',') || reader.peek()?.text === ']' || reader.isDone()
    if (!value || !isValue(value) || !isFollowed) {
      throw reader.failure(
        `Expected only comma-separated field names inside \`IN[..]\` but instead found \`${visible(value?.text ?? '')}\`.`,
        value,
      )
    }
    values.push(value)
    if (values.length > maxFilterValues) {
      throw reader.failure(`The list after \`IN\` has too many values: at most ${maxFilterValues} are compared.`, value)
    }
  }
  return values
}

function notEnabled(reader: TokenReader): FilterError {
  const start = reader.position()
  const text = 'Using `CONTAINS` in a filter requires enabling the `contains filter` experimental feature.'
  return new FilterError(text, reader.input, start, reader.input.length, 'feature_not_enabled')
}

function isValue(token: Token): boolean {
  return token.kind === 'quoted' || (token.kind === 'word' && !keywords.has(token.text))
}

function tooDeep(reader: TokenReader): FilterError {
  return reader.failure(
    `The filter exceeded the maximum depth limit of ${maxFilterDepth}. Try rewriting the filter so that it contains fewer nested conditions.`,
  )
}

const number = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i

/** `_geoRadius(lat, lng, metres)` or `_geoBoundingBox([lat, lng], [lat, lng])`; undefined when neither begins here. */
function parseGeo(reader: TokenReader): FilterNode | undefined {
  const token = reader.peek()
  if (token?.kind !== 'word') return undefined
  if (token.text === '_geoRadius') return parseRadius(reader)
  return token.text === '_geoBoundingBox' ? parseBox(reader) : undefined
}

function parseRadius(reader: TokenReader): FilterNode {
  const begin = reader.take()
  const [lat, lng, metres, ...more] = readNumbers(reader, '(', ')') ?? []
  if (lat && lng && metres && more.length === 0) return { kind: 'radius', lat, lng, metres }
  throw reader.failure(
    'The `_geoRadius` filter expects three arguments: `_geoRadius(latitude, longitude, radius)`.',
    begin,
  )
}

function parseBox(reader: TokenReader): FilterNode {
  const begin = reader.take()
  const first = reader.skipSymbol('(') ? readNumbers(reader, '[', ']') : undefined
  const second = reader.skipSymbol(',') ? readNumbers(reader, '[', ']') : undefined
  const [top, right, ...more] = first ?? []
  const [bottom, left, ...evenMore] = second ?? []
  const isClosed = reader.skipSymbol(')')
  if (top && right && bottom && left && more.length + evenMore.length === 0 && isClosed) {
    return {
      kind: 'box',
      corners: [
        [top, right],
        [bottom, left],
      ],
    }
  }
  throw reader.failure(
    'The `_geoBoundingBox` filter expects two pairs of arguments: `_geoBoundingBox([latitude, longitude], [latitude, longitude])`.',
    begin,
  )
}

/** Reads numbers between brackets, separated by commas; undefined for anything else. */
function readNumbers(reader: TokenReader, open: string, close: string): Token[] | undefined {
  if (!reader.skipSymbol(open)) return undefined
  const numbers: Token[] = []
  do {
    const token = reader.take()
    if (token?.kind !== 'word' || !number.test(token.text)) return undefined
    numbers.push(token)
  } while (reader.skipSymbol(','))
  return reader.skipSymbol(close) ? numbers : undefined
}
