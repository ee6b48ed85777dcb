import type { Market } from '../markets/market.ts'
import { splitPageNumber } from './page-path.ts'
import { href } from './paths.ts'

/** Slash at the end, lower case, single slashes, page numbers without zeros in front; the first page has none. */
export function canonicalPath(path: string): string {
  const clean = path
    .replace(/\\|%5c/gi, '/')
    .replace(/\/{2,}/g, '/')
    .toLowerCase()
  return withoutFirstPage(clean.endsWith('/') ? clean : `${clean}/`).replace(/\/page\/0+([1-9]\d*)\/$/, '/page/$1/')
}

const pageStep = '/page/'

/** From the end: an expression for a row of first pages begins anew at each of them. */
function withoutFirstPage(path: string): string {
  let end = path.length
  for (;;) {
    const at = path.lastIndexOf(pageStep, end - pageStep.length - 1)
    if (at === -1 || !/^0*1\/$/.test(path.slice(at + pageStep.length, end))) return path.slice(0, end)
    end = at + 1
  }
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
