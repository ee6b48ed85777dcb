import { TrieRouter } from 'hono/router/trie-router'
import type { PageTemplate } from '../contracts/route.ts'
import { once } from '../domain/lazy.ts'
import { byEdition, type Locale } from '../editions/table.ts'
import { type Market, markets } from '../markets/market.ts'
import { splitPageNumber } from './page-path.ts'
import { href } from './paths.ts'
import { fileFolders, previewPaths, programFolders } from './program-paths.ts'
import { patternsOf, routes } from './routes.ts'

/** Paths that are no pages. */
const ownFolders: readonly string[] = [
  ...programFolders,
  ...fileFolders,
  ...['/editor/', previewPaths.begin, '/feeds/', '/sitemaps/', '/icons/', '/cdn-cgi/', '/.well-known/'],
]

/** Names of pages that the site draws by itself, by their patterns in each edition; the editors' own have none. */
const pagesBy = byEdition((edition) =>
  // Few requests need it: it is computed at its first use.
  once(() => {
    const router = new TrieRouter<string>()
    const market = markets.find(({ key }) => key === edition.key)
    for (const [name, route] of Object.entries(routes)) {
      if (name === 'catch-all' || !market) continue
      for (const pattern of patternsOf(route, market)) router.add('GET', pattern, name)
    }
    return router
  }),
)

/**
 * Whether an editors' page at that path could not be reached, or would hide one that the site needs there: because the
 * site itself answers at it, or reads its end as a page number. A page with the template that belongs there is allowed.
 */
export function isOwnPath(path: string, market: Market, template: PageTemplate | null): boolean {
  if (path === href.search(market)) return template !== 'search'
  if (splitPageNumber(path).path !== path || ownFolders.some((folder) => path.startsWith(folder))) return true
  const [[name] = []] = pagesBy[market.key]().match('GET', path)[0] ?? []
  return name !== undefined && name !== template
}

/** The same of the edition of that locale. */
export function isOwnPathIn(path: string, locale: Locale, template: PageTemplate | null): boolean {
  return markets.some((market) => market.locale === locale && isOwnPath(path, market, template))
}
