import type { LodgingSearchResult } from '../../contracts/search.ts'

const attempts = 3

/** The site's own search, for the query of a search address. Rejects on anything but a whole answer. */
export async function fetchResults(query: string, signal: AbortSignal): Promise<LodgingSearchResult> {
  const response = await fetch(`/api/search/?${query}`, { signal, headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`HTTP Error: ${response.status} - ${response.statusText}`)
  const body: { data: LodgingSearchResult } = await response.json()
  return body.data
}

/** A network that is gone for a moment is tried three times in all; every other failure is one (specification, section 4). */
export function isWorthRetrying(failures: number, error: Error): boolean {
  return error.message === 'Failed to fetch' && failures < attempts
}
