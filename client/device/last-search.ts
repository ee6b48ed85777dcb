import { lastSearchCookie } from '../../src/domain/search/last-search.ts'
import { lastSearchAttribute, searchChange } from '../../src/islands/protocol.ts'
import { consentOf, cookieOf, writeCookie } from '../cookies.ts'

/** Stores the criteria of the last search (specification, section 4); a search without criteria deletes them. */
export function rememberSearches(root: Document): void {
  root.addEventListener(searchChange, (event) => {
    if (!(event instanceof CustomEvent) || !consentOf(root).includes('functional')) return
    const criteria = String(event.detail)
    writeCookie(root, lastSearchCookie, criteria === '' ? null : encodeURIComponent(criteria))
  })
}

/** The way back to it, where a page has a place for that. */
export function showLastSearch(part: ParentNode, root: Document = document): void {
  const place = part.querySelector<HTMLElement>(`[${lastSearchAttribute}]`)
  const link = place?.querySelector('a')
  const stored = cookieOf(root, lastSearchCookie.name)
  if (!place || !link || !stored) return
  const url = new URL(link.href)
  url.search = readable(stored)
  link.href = url.href
  place.hidden = false
}

/** A cookie may hold anything. */
function readable(stored: string): string {
  try {
    return decodeURIComponent(stored)
  } catch {
    return ''
  }
}
