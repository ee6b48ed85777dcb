import type { RichText } from '../../contracts/rich-text.ts'
import { withoutShortcodes } from '../../domain/shortcodes.ts'

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
