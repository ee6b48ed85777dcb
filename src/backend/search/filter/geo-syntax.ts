import type { FilterNode, Token } from './syntax.ts'
import type { TokenReader } from './token-reader.ts'

const number = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i

/** `_geoRadius(lat, lng, metres)` or `_geoBoundingBox([lat, lng], [lat, lng])`; undefined when neither begins here. */
export function parseGeo(reader: TokenReader): FilterNode | undefined {
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

/** Numbers between brackets with commas between them; undefined when anything else stands there. */
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
