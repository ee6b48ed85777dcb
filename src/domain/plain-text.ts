import { withoutShortcodes } from './shortcodes.ts'

/** Inline tags, which do not separate words. */
const inlineTag = /<\/?(?:a|abbr|b|code|em|i|mark|q|s|small|span|strong|sub|sup|u)(?:\s[^<>]*)?>/gi

/** HTML → its visible text, on one line. */
export function plainText(html: string): string {
  const words = decodeEntities(html.replace(inlineTag, '').replace(/<[^<>]*>?/g, ' '))
  return withoutShortcodes(words).replace(/\s+/g, ' ').trim()
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '' }
const entity = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos|nbsp|shy));/gi

/** Decodes an escaped value of HTML. */
export function decodeEntities(html: string): string {
  return html.replace(entity, (all, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? all
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

/** Characters of a page's description that others show in full. */
export const maxOfDescription = 160

/** The text, or, if it is too long, as many whole words as fit with an ellipsis. */
export function shortText(text: string, max: number): string {
  if (text.length <= max) return text
  const fitting = /^([\s\S]*\S)\s/.exec(text.slice(0, max))?.[1] ?? text.slice(0, max - 1)
  const words = fitting.replace(/[\s,;:–—-]+$|[\uD800-\uDBFF]$/, '')
  return /[.!?…]$/.test(words) ? words : `${words}…`
}
