import { withoutShortcodes } from './shortcodes.ts'

/** Tags within a word or beside a mark: what they stand in goes on. */
const inlineTag = /<\/?(?:a|abbr|b|code|em|i|mark|q|s|small|span|strong|sub|sup|u)(?:\s[^<>]*)?>/gi

/** HTML → what a reader sees, on one line. */
export function plainText(html: string): string {
  const words = decodeEntities(html.replace(inlineTag, '').replace(/<[^<>]*>?/g, ' '))
  return withoutShortcodes(words).replace(/\s+/g, ' ').trim()
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '' }
const entity = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos|nbsp|shy));/gi

/** A value of HTML as it was before it was written there. */
export function decodeEntities(html: string): string {
  return html.replace(entity, (all, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? all
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

/** The most characters of a page's description that others show whole. */
export const maxOfDescription = 160

/** The text as it is where it is short enough; else as many whole words as fit, and a sign that it goes on. */
export function shortText(text: string, max: number): string {
  if (text.length <= max) return text
  const fitting = /^([\s\S]*\S)\s/.exec(text.slice(0, max))?.[1] ?? text.slice(0, max - 1)
  const words = fitting.replace(/[\s,;:–—-]+$|[\uD800-\uDBFF]$/, '')
  return /[.!?…]$/.test(words) ? words : `${words}…`
}
