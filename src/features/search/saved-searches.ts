import * as v from 'valibot'
import { readableRows } from '../../contracts/readable-rows.ts'

/** Storage key of saved searches: stored at the guest's request, so without consent. */
export const savedSearchesKey = 'marehalm_searches'
export const maxSavedSearches = 20
export const longestSearchName = 60

const SavedSearchSchema = v.object({
  name: v.pipe(
    v.string(),
    v.transform((name) => name.replace(/[\s\p{C}]+/gu, ' ').trim()),
    v.minLength(1),
    v.maxLength(longestSearchName),
  ),
  /** Query of a search URL, without its question mark. */
  query: v.pipe(v.string(), v.maxLength(1000), v.regex(/^[\w%.~,*+=&:-]*$/)),
})
export type SavedSearch = v.InferOutput<typeof SavedSearchSchema>

/** The stored searches, the newest first; what can't be read is left out. */
export function parseSavedSearches(text: string | null): SavedSearch[] {
  const searches = v.parse(readableRows(SavedSearchSchema), parseJson(text))
  return [...new Map(searches.map((search) => [search.query, search])).values()].slice(0, maxSavedSearches)
}

/**
 * The searches with this one first, under its new name if it was there already; null for an invalid name, and where
 * there is no room.
 */
export function saveSearch(searches: readonly SavedSearch[], search: SavedSearch): SavedSearch[] | null {
  const parsed = v.safeParse(SavedSearchSchema, search)
  const others = searches.filter(({ query }) => query !== search.query)
  return parsed.success && others.length < maxSavedSearches ? [parsed.output, ...others] : null
}

/** Why a search can't be saved: it has no name, there is no room, or its URL is too long. */
export function refusalOf(searches: readonly SavedSearch[], search: SavedSearch): 'name' | 'full' | 'long' | null {
  if (!v.is(SavedSearchSchema.entries.name, search.name)) return 'name'
  if (!v.is(SavedSearchSchema, search)) return 'long'
  return saveSearch(searches, search) ? null : 'full'
}

/** The criteria and the order of a URL: a saved search begins at its first page. */
export function queryToSave(search: string): string {
  const query = new URLSearchParams(search)
  for (const key of [...query.keys()]) if (key === 'page' || key.startsWith('utm_')) query.delete(key)
  query.sort()
  return query.toString()
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}
