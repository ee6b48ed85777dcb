import { createElement, type ReactNode } from 'react'
import { slugOfPath } from '../../kv/keys.ts'
import { errorTexts } from '../contracts/error-texts.ts'
import type { CompiledRoute, EntryRoute } from '../contracts/route.ts'
import { Marked } from '../ui/marks.tsx'
import type { Opened, Page, PageRequest } from './page.ts'
import { everyKey, noKeys, type QueryKeys } from './query-keys.ts'

/** A screen for content entries of some type or template. */
export interface EntryPage {
  name: string
  /** Whether it has further pages at `page/N`; of any other they are not found. */
  numbered?: true
  shows(route: EntryRoute): boolean
  /** Which parameters of the query it reads; without it none. */
  queryKeys?: QueryKeys
  open(request: PageRequest, route: EntryRoute): Promise<Opened>
}

/** Where a path without a record leads, if anywhere. */
export type Alias = (request: PageRequest) => Promise<string | null>

/** Every path that no static page claims: looked up as a compiled route record, and without one as an alias. */
export function catchAll(entryPages: readonly EntryPage[], alias: Alias = async () => null): Page {
  return {
    name: 'catch-all',
    numbered: true,
    matches: () => true,
    async queryKeys(request) {
      const route = await compiledRoute(request).catch(() => null)
      if (route?.kind === 'entry') return entryPages.find((each) => each.shows(route))?.queryKeys ?? noKeys
      // A redirect takes the query along.
      return route || (await alias(request)) !== null ? everyKey : noKeys
    },
    async open(request) {
      const route = await compiledRoute(request)
      if (!route) {
        const to = await alias(request)
        return to === null ? { kind: 'not-found' } : { kind: 'redirect', to, status: 302 }
      }
      if (route.kind === 'redirect') {
        return { kind: 'redirect', to: route.redirect.to, status: route.redirect.isPermanent ? 301 : 302 }
      }
      const page = entryPages.find((each) => each.shows(route))
      if (!page || (request.pageNumber > 1 && !page.numbered)) return { kind: 'not-found' }
      const opened = markedPage(await page.open(request, route), route)
      return opened.kind === 'page' ? { parents: route.parents, ...opened, record: page.name } : opened
    },
  }
}

function markedPage(opened: Opened, { entry }: EntryRoute): Opened {
  if (opened.kind !== 'page') return opened
  const marked = (children: ReactNode) => createElement(Marked, { entry: entry.id, type: entry.type, children })
  return { ...opened, main: opened.main.then(marked) }
}

async function compiledRoute({ routes, market, path }: PageRequest): Promise<CompiledRoute | null> {
  try {
    return await routes.route(market, slugOfPath(path))
  } catch (error) {
    throw new Error(errorTexts.compiledRouteUndetermined, { cause: error })
  }
}
