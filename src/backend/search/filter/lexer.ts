import { FilterError, type Token } from './syntax.ts'

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
