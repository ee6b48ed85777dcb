import { createElement, type ReactNode } from 'react'
import { slugOfPath } from '../../kv/keys.ts'
import { errorTexts } from '../contracts/error-texts.ts'
import type { CompiledRoute, EntryRoute } from '../contracts/route.ts'
import { markets } from '../markets/market.ts'
import { Marked } from '../ui/marks.tsx'
import { withPageNumber } from '../urls/page-number.ts'
import type { LoaderResult, Page, RenderContext } from './page.ts'
import { noKeys, type QueryKeys } from './query-keys.ts'

/** A screen for content entries of some type or template. */
export interface EntryPage {
  name: string
  /** Whether it has further pages at `page/N`; of any other they are not found. */
  numbered?: true
  shows(route: EntryRoute): boolean
  /** Which parameters of the query it reads; without it none. */
  queryKeys?: QueryKeys
  open(request: RenderContext, route: EntryRoute): Promise<LoaderResult>
}

/** Every path that no static page claims: looked up as a compiled route record. A redirect's is no page. */
export function catchAll(entryPages: readonly EntryPage[]): Page {
  return {
    name: 'catch-all',
    numbered: true,
    matches: () => true,
    async queryKeys(request) {
      const route = await compiledRoute(request).catch(() => null)
      const page = route?.kind === 'entry' ? entryPages.find((each) => each.shows(route)) : undefined
      return page?.queryKeys ?? noKeys
    },
    async open(request) {
      const route = await compiledRoute(request)
      if (route?.kind !== 'entry') return { kind: 'not-found' }
      const page = entryPages.find((each) => each.shows(route))
      if (!page || (request.pageNumber > 1 && !page.numbered)) return { kind: 'not-found' }
      const opened = markedPage(await page.open(request, route), route)
      return opened.kind === 'page' ? { parents: route.parents, ...opened, record: page.name } : opened
    },
    async twin({ market, routes, path, pageNumber }) {
      for (const edition of markets.filter(({ key }) => key !== market.key)) {
        const route = await routes.route(edition, slugOfPath(path))
        const own = route?.kind === 'entry' ? route.routes[market.key] : undefined
        if (own !== undefined) return { to: withPageNumber(own, pageNumber), isPermanent: false }
      }
      return null
    },
  }
}

function markedPage(opened: LoaderResult, { entry }: EntryRoute): LoaderResult {
  if (opened.kind !== 'page') return opened
  const marked = (children: ReactNode) => createElement(Marked, { entry: entry.id, type: entry.type, children })
  return { ...opened, main: opened.main.then(marked) }
}

async function compiledRoute({ routes, market, path }: RenderContext): Promise<CompiledRoute | null> {
  try {
    return await routes.route(market, slugOfPath(path))
  } catch (error) {
    throw new Error(errorTexts.compiledRouteUndetermined, { cause: error })
  }
}
