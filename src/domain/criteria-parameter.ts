import * as v from 'valibot'
import { WrittenCriteriaSchema } from '../contracts/urgency.ts'
import { type Criteria, hasTooManyCriteria, parseCriteria, writeCriteria } from './search-criteria.ts'

/** Characters that criteria may take; those of every filter at once take some 2,000. */
const longest = 8_000

/** The criteria as one query parameter carries them: base64 of their JSON in UTF-8. Equal criteria are equal texts. */
export function writeCriteriaParameter(criteria: Criteria): string {
  const ordered = [...criteria].sort(([a], [b]) => (a < b ? -1 : 1))
  const bytes = new TextEncoder().encode(JSON.stringify(Object.fromEntries(ordered)))
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

/** Keys and values that are no criteria are left out, as in a URL; null for what is not base64 of such JSON, and for more
 * criteria than a search may have. */
export function readCriteriaParameter(text: string): Criteria | null {
  if (text.length > longest) return null
  try {
    // A query that was not escaped has blanks for its plus signs.
    const bytes = Uint8Array.from(atob(text.replaceAll(' ', '+')), (character) => character.charCodeAt(0))
    const written: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    const parsed = v.safeParse(WrittenCriteriaSchema, written)
    if (!parsed.success) return null
    const criteria = parseCriteria(writeCriteria(new Map(Object.entries(parsed.output))))
    return hasTooManyCriteria(criteria) ? null : criteria
  } catch {
    return null
  }
}
