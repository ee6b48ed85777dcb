import { decodeEntities } from './html-entities.ts'
import { withoutShortcodes } from './shortcode-words.ts'

/** HTML → what a reader sees, on one line. */
export function plainText(html: string): string {
  const words = decodeEntities(html.replace(/<[^<>]*>?/g, ' '))
  return withoutShortcodes(words).replace(/\s+/g, ' ').trim()
}
