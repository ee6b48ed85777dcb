import type { RichText } from '../contracts/rich-text.ts'
import { withoutShortcodes } from '../domain/shortcode-words.ts'

/** The words of HTML that the broker wrote. */
export function plainText(html: string): string {
  return withoutShortcodes(html.replace(/&quot;/g, '"').replace(/<[^>]*>/g, ' '))
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
}

interface Node {
  value?: unknown
  content?: readonly Node[]
}

/** The words of an editor's text, its blocks apart. */
export function richWords(text: RichText | null): string {
  return text ? wordsOf(text).replace(/\s+/g, ' ').trim() : ''
}

function wordsOf({ value, content = [] }: Node): string {
  if (typeof value === 'string') return withoutShortcodes(value)
  return content.map(wordsOf).join(content.some((child) => child.content) ? ' ' : '')
}
