import { checksum } from '../../../domain/digests.ts'
import type { SearchDocument } from '../indexes/search-index.ts'

/** What is so of a document today and not tomorrow, though nothing was changed: no two days are compared by it. */
const ofTheDay: ReadonlySet<string> = new Set([
  ...['daysPublished', 'bsDaysPublished', 'categories', 'choices'],
  ...['lastMinute', 'free', 'dates', 'durations', 'changeDays'],
])

/** The attribute that a document as the engine has it is compared by. */
export const checksumAttribute = 'checksum'

/** A document as the engine is given it: one wrong position would make it refuse all that it is given with. */
export function sentDocument(document: SearchDocument): SearchDocument & { id: string; checksum: string } {
  const { _geo: position, ...rest } = document
  const given = isPosition(position) ? document : rest
  const lasting = Object.entries(given).filter(([name]) => !ofTheDay.has(name))
  return {
    ...given,
    id: String(document.id),
    [checksumAttribute]: checksum(JSON.stringify(Object.fromEntries(lasting))),
  }
}

function isPosition(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('lat' in value) || !('lng' in value)) return false
  return Math.abs(Number(value.lat)) <= 90 && Math.abs(Number(value.lng)) <= 180
}
