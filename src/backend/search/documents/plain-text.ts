import { withoutShortcodes } from '../../../domain/shortcode-words.ts'

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '' }

/** HTML → what a reader sees, on one line. */
export function plainText(html: string): string {
  const words = html
    .replace(/<[^>]*>?/g, ' ')
    .replace(/&(?:#(\d{1,7})|([a-z]{2,6}));/gi, (whole, code: string | undefined, name: string | undefined) =>
      code ? characterOf(Number(code), whole) : (entities[(name ?? '').toLowerCase()] ?? whole),
    )
  return withoutShortcodes(words).replace(/\s+/g, ' ').trim()
}

function characterOf(code: number, whole: string): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : whole
}
