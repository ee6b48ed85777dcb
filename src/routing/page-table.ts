import { TrieRouter } from 'hono/router/trie-router'
import { lazyMembers } from '../domain/lazy.ts'
import { type EditionKey, type Market, markets } from '../markets/market.ts'
import type { Route } from '../urls/route.ts'
import { alternatesOf, patternsOf } from '../urls/routes.ts'
import { withMiddleware } from './middleware.ts'
import type { Page } from './page.ts'

/** A page with its route record. */
export type RoutedPage = Page & Route & { name: string }

export interface PageMatch {
  page: RoutedPage
  /** Parts of the path, by their names in the route's pattern. */
  params: Readonly<Record<string, string>>
}

export interface PageTable {
  all: readonly RoutedPage[]
  /** The first route of the edition whose pattern the path has; null only where no route takes everything. */
  at(path: string, market: Market): PageMatch | null
  /** The page of another edition at that path, with its path in this one; null where the routes do not determine it. */
  alternateOf(path: string, market: Market): (PageMatch & { to: string; from: Market }) | null
  /** The catch-all; null where there is none. */
  content: RoutedPage | null
}

/**
 * Connects pages with their routes. Hono's router compares the paths, one for each edition, separate from the app's:
 * the edition is known only by the request's host, and redirects and other editions' pages look up other paths than the
 * request's.
 */
export function createPageTable<Name extends string>(
  routes: Readonly<Record<Name, Route>>,
  pages: Readonly<Record<Name, Page>>,
): PageTable {
  const names = Object.keys(routes) as Name[]
  const all = names.map((name): RoutedPage => {
    const [route, page] = [routes[name], pages[name]]
    return { ...route, ...page, load: withMiddleware(route, page.load), name }
  })
  /** Most isolates serve one edition. */
  const routers = lazyMembers<Record<EditionKey, TrieRouter<RoutedPage>>>(
    Object.fromEntries(markets.map((market) => [market.key, () => routerOf(all, market)])) as Record<
      EditionKey,
      () => TrieRouter<RoutedPage>
    >,
  )
  function at(path: string, { key }: Market): PageMatch | null {
    const [[page, params] = []] = routers[key].match('GET', path)[0] ?? []
    return page ? { page, params: params as Record<string, string> } : null
  }
  return {
    all,
    at,
    alternateOf(path, market) {
      for (const other of markets.filter(({ key }) => key !== market.key)) {
        const match = at(path, other)
        const to =
          match && typeof match.page.path === 'function' && alternatesOf(match.page, match.params, path)[market.key]
        if (to) return { ...match, to, from: other }
      }
      return null
    },
    content: all.find(({ path }) => path === '/*') ?? null,
  }
}

function routerOf(pages: readonly RoutedPage[], market: Market): TrieRouter<RoutedPage> {
  const router = new TrieRouter<RoutedPage>()
  for (const page of pages) for (const pattern of patternsOf(page, market)) router.add('GET', pattern, page)
  return router
}
