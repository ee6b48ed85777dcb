import { plainText } from '../../../domain/plain-text.ts'
import { withoutShortcodes } from '../../../domain/shortcode-words.ts'

/** An entry as the content tables hold it. */
export interface StoredEntry {
  id: string
  locale: string
  type: string
  slug: string | null
  fields: Record<string, unknown>
}

const wordFields = ['excerpt', 'teaser', 'subtitle', 'keyDeliveryText', 'outsideOpeningHoursText'] as const
/** Fields that link to parts of the entry's own page. */
const partFields = ['sections', 'faqs', 'ctas', 'columns', 'address'] as const
const deepestPart = 3

/** What a reader of the entry's page reads, as plain text. `find` gives the entries of its edition. */
export function entryText(entry: StoredEntry, find: (id: string) => StoredEntry | undefined): string {
  return partText(entry, find, 0).join(' ').replace(/\s+/g, ' ').trim()
}

function partText(entry: StoredEntry, find: (id: string) => StoredEntry | undefined, depth: number): string[] {
  const { fields } = entry
  const own = [
    ...(depth === 0 ? [] : [textOf(fields.title)]),
    ...wordFields.map((name) => plainText(textOf(fields[name]))),
    ...(entry.type === 'address' ? [textOf(fields.address), textOf(fields.zipcode), textOf(fields.city)] : []),
    ...documentTexts(fields.body),
  ]
  if (depth === deepestPart) return own
  const parts = partFields.flatMap((name) => linkedIds(fields[name])).map(find)
  return [...own, ...parts.flatMap((part) => (part ? partText(part, find, depth + 1) : []))]
}

/** The ids of a link or of a list of links. */
export function linkedIds(field: unknown): string[] {
  const links = Array.isArray(field) ? field : [field]
  return links.flatMap((link: unknown) => {
    const sys = isRecord(link) ? link.sys : undefined
    return isRecord(sys) && sys.type === 'Link' && typeof sys.id === 'string' ? [sys.id] : []
  })
}

/** The text nodes of a rich-text document, in reading order. */
function documentTexts(node: unknown): string[] {
  if (!isRecord(node)) return []
  if (node.nodeType === 'text') return [withoutShortcodes(textOf(node.value))]
  return Array.isArray(node.content) ? node.content.flatMap(documentTexts) : []
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
