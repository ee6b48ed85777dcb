import { errorTexts } from '../contracts/error-texts.ts'

/** A text with the codes in it, in reading order. */
export type ShortcodePart =
  | { kind: 'text'; text: string }
  | { kind: 'code'; name: string; attributes: Readonly<Record<string, string>> }

/** A mistake in a code, from its bracket to where it stops making sense. */
export class ShortcodeSyntaxError extends Error {
  readonly from: number
  readonly to: number
  constructor(source: string, from: number, to: number) {
    super(errorTexts.shortcodeSyntax(source.slice(from, Math.min(to, from + 60))))
    this.name = 'ShortcodeSyntaxError'
    this.from = from
    this.to = to
  }
}

/**
 * Editors' codes in square brackets with key=value attributes (specification, section 5):
 *
 *     code      = "[" name *( space attribute ) *space "]"
 *     name, key = letter *( letter / digit / "-" )
 *     attribute = key "=" ( bare / DQUOTE *( any but DQUOTE, or \ and any ) DQUOTE )
 *     bare      = 1*( any but space, quote and brackets )
 *
 * What is in brackets and begins with no known name is text, and so is a known one in two brackets, `[[phone]]`, which
 * reads as `[phone]`.
 * @throws ShortcodeSyntaxError for a known name that is not followed by what a code has
 */
export function parseShortcodes(source: string, known: ReadonlySet<string>): ShortcodePart[] {
  const parts: ShortcodePart[] = []
  let text = ''
  let at = 0
  while (at < source.length) {
    const open = source.indexOf('[', at)
    if (open < 0) break
    text += source.slice(at, open)
    const name = nameAt(source, open + 1)
    if (!known.has(name)) {
      text += '['
      at = open + 1
      // The second of two brackets begins no code.
      if (source[at] === '[' && known.has(nameAt(source, at + 1))) {
        const end = source.indexOf(']]', at)
        if (end > 0) {
          text += source.slice(at + 1, end + 1)
          at = end + 2
        }
      }
      continue
    }
    const { attributes, end } = readAttributes(source, open, open + 1 + name.length)
    if (text !== '') parts.push({ kind: 'text', text })
    parts.push({ kind: 'code', name, attributes })
    text = ''
    at = end
  }
  text += source.slice(at)
  return text === '' ? parts : [...parts, { kind: 'text', text }]
}

/** The same for visitors: a wrong code is left out, and reported. */
export function readShortcodes(
  source: string,
  known: ReadonlySet<string>,
  report: (error: ShortcodeSyntaxError) => void,
): ShortcodePart[] {
  const parts: ShortcodePart[] = []
  let rest = source
  for (;;) {
    try {
      return [...parts, ...parseShortcodes(rest, known)]
    } catch (error) {
      if (!(error instanceof ShortcodeSyntaxError)) throw error
      report(error)
      parts.push(...parseShortcodes(rest.slice(0, error.from), known))
      rest = rest.slice(error.to)
    }
  }
}

function nameAt(source: string, at: number): string {
  return matchAt(/[a-z][a-z0-9-]*/y, source, at) ?? ''
}

function readAttributes(source: string, from: number, start: number) {
  const attributes: Record<string, string> = {}
  let at = start
  for (;;) {
    const space = matchAt(/\s*/y, source, at) ?? ''
    at += space.length
    if (source[at] === ']') return { attributes, end: at + 1 }
    const attribute = matchAt(/[a-z][a-z0-9-]*=(?:"(?:[^"\\]|\\[\s\S])*"|[^\s"[\]]+)/y, source, at)
    if (attribute === null || space === '') throw new ShortcodeSyntaxError(source, from, endOfFault(source, at))
    const equals = attribute.indexOf('=')
    const value = attribute.slice(equals + 1)
    attributes[attribute.slice(0, equals)] = value.startsWith('"')
      ? value.slice(1, -1).replace(/\\([\s\S])/g, '$1')
      : value
    at += attribute.length
  }
}

/** End of a mistake: the next closing bracket, or else the end of the line. */
function endOfFault(source: string, at: number): number {
  const end = source.slice(at).search(/[\]\n]/)
  if (end < 0) return source.length
  return source[at + end] === ']' ? at + end + 1 : at + end
}

function matchAt(pattern: RegExp, source: string, at: number): string | null {
  pattern.lastIndex = at
  return pattern.exec(source)?.[0] ?? null
}

/** The codes that there are: [phone label="Ring"], [opening-hours], [house code=HV1077 label="…"], [button to=/soeg/ label="…"] */
const names = ['phone', 'opening-hours', 'house', 'button'] as const
export type ShortcodeName = (typeof names)[number]
export const shortcodeNames: ReadonlySet<string> = new Set(names)

export function isShortcodeName(name: string): name is ShortcodeName {
  return shortcodeNames.has(name)
}

/**
 * Plain text without codes: each becomes its label or the house's code, or nothing where only the page itself could
 * fill it. Wrong ones are left out.
 */
export function withoutShortcodes(text: string): string {
  if (!text.includes('[')) return text
  return readShortcodes(text, shortcodeNames, () => {})
    .map((part) =>
      part.kind === 'text' ? part.text : (part.attributes.label ?? part.attributes.code?.toUpperCase() ?? ''),
    )
    .join('')
}
