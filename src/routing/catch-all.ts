import { createElement, type ReactNode } from 'react'
import { slugOfPath } from '../../kv/keys.ts'
import { errorTexts } from '../contracts/error-texts.ts'
import type { CompiledRoute, EntryRoute, PageTemplate, RouteEntryType } from '../contracts/route.ts'
import type { CachePolicy } from '../domain/cache-policy.ts'
import { markets } from '../markets/market.ts'
import { Marked } from '../ui/marks.tsx'
import { withPageNumber } from '../urls/page-path.ts'
import type { LoaderResult, Page, RenderContext } from './page.ts'
import { noKeys, type QueryKeys } from './query-keys.ts'

/** A screen for content entries of some type or template. */
export interface EntryPage {
  name: string
  /** In place of the catch-all's own. */
  cachePolicy: CachePolicy
  /** Whether it has further pages at `page/N`; of any other they are not found. */
  numbered?: true
  /** Which parameters of the query it reads; without it none. */
  queryKeys?: QueryKeys
  load(context: RenderContext, route: EntryRoute): Promise<LoaderResult>
}

/** The module of a screen is evaluated with the first request of one of its pages. */
export type LazyEntryPage = () => Promise<EntryPage>

/** The screen of every entry: pages have a template, what is of another type has one screen. */
export interface EntryPages {
  templates: Readonly<Record<PageTemplate, LazyEntryPage>>
  types: Readonly<Record<Exclude<RouteEntryType, 'page'>, LazyEntryPage>>
}

/**
 * The page of every path without a route of its own, found by its compiled route record. Records of redirects are no
 * pages.
 */
export function catchAll({ templates, types }: EntryPages): Page {
  const loaded = new Map<LazyEntryPage, EntryPage>()
  async function pageOf({ entry }: EntryRoute): Promise<EntryPage> {
    const load = entry.type === 'page' ? templates[entry.template] : types[entry.type]
    const page = loaded.get(load) ?? (await load())
    loaded.set(load, page)
    return page
  }
  return {
    async queryKeys(context) {
      const route = await compiledRoute(context).catch(() => null)
      return (route?.kind === 'entry' && (await pageOf(route)).queryKeys) || noKeys
    },
    async load(context) {
      const route = await compiledRoute(context)
      if (route?.kind !== 'entry') return { kind: 'not-found' }
      const page = await pageOf(route)
      if (context.pageNumber > 1 && !page.numbered) return { kind: 'not-found' }
      const loaded = { ...markedPage(await page.load(context, route), route), cachePolicy: page.cachePolicy }
      return loaded.kind === 'page' ? { parents: route.parents, ...loaded, record: page.name } : loaded
    },
    async alternate({ market, routes, path, pageNumber }) {
      for (const edition of markets.filter(({ key }) => key !== market.key)) {
        const route = await routes.route(edition, slugOfPath(path))
        const own = route?.kind === 'entry' ? route.routes[market.key] : undefined
        if (own !== undefined) return { to: withPageNumber(own, pageNumber), from: edition, isPermanent: false }
      }
      return null
    },
  }
}

function markedPage(result: LoaderResult, { entry }: EntryRoute): LoaderResult {
  if (result.kind !== 'page') return result
  const marked = (children: ReactNode) => createElement(Marked, { entry: entry.id, type: entry.type, children })
  return { ...result, main: result.main.then(marked) }
}

async function compiledRoute({ routes, market, path }: RenderContext): Promise<CompiledRoute | null> {
  try {
    return await routes.route(market, slugOfPath(path))
  } catch (error) {
    throw new Error(errorTexts.compiledRouteUndetermined, { cause: error })
  }
}
