import type { Market } from '../markets/market.ts'
import { splitPageNumber } from './page-path.ts'
import { href } from './paths.ts'

/** Slash at the end, lower case, single slashes, page numbers without zeros in front; the first page has none. */
export function canonicalPath(path: string): string {
  const clean = path
    .replace(/\\|%5c/gi, '/')
    .replace(/\/{2,}/g, '/')
    .toLowerCase()
  const parts = clean.replace(/\/?$/, '/').split('/')
  // One by one from the end: an expression for a row of first pages begins anew at each of them.
  while (parts.at(-3) === 'page' && /^0*1$/.test(parts.at(-2) ?? '')) parts.splice(-3, 2)
  return parts.join('/').replace(/\/page\/0+([1-9]\d*)\/$/, '/page/$1/')
}

/**
 * A redirect's target with the query of the request; the target's own keys win. The fragment stays last.
 * @param to path or absolute URL
 */
export function mergeQuery(to: string, query: URLSearchParams): string {
  const [, path = '', ownQuery = '', fragment = ''] = /^([^?#]*)\??([^#]*)(#.*)?$/s.exec(to) ?? []
  const own = new URLSearchParams(ownQuery)
  const added = new URLSearchParams([...query].filter(([key]) => !own.has(key))).toString()
  const merged = [ownQuery, added].filter((part) => part !== '').join('&')
  return path + (merged && `?${merged}`) + fragment
}

/** Moves the search's page number into the URL's query (specification, section 2), unless that has one. */
export function withSearchPage(market: Market, url: string): string {
  const [, numbered = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? []
  const { path, page } = splitPageNumber(numbered)
  if (page === 1 || path !== href.search(market)) return url
  return mergeQuery(path + rest, new URLSearchParams({ page: String(page) }))
}
