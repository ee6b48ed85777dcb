import { slugOfPath } from '../../kv/keys.ts'
import { errorTexts } from '../contracts/error-texts.ts'
import type { CompiledRoute, EntryRoute } from '../contracts/route.ts'
import type { Opened, Page, PageRequest } from './page.ts'

/** A screen for content entries of some type or template. */
export interface EntryPage {
  name: string
  /** Whether it has further pages at `page/N`; of any other they are not found. */
  numbered?: true
  shows(route: EntryRoute): boolean
  open(request: PageRequest, route: EntryRoute): Promise<Opened>
}

/** Every path that no static page claims: looked up as a compiled route record. */
export function catchAll(entryPages: readonly EntryPage[]): Page {
  return {
    name: 'catch-all',
    numbered: true,
    matches: () => true,
    async open(request) {
      const route = await compiledRoute(request)
      if (!route) return { kind: 'not-found' }
      if (route.kind === 'redirect') {
        return { kind: 'redirect', to: route.redirect.to, status: route.redirect.isPermanent ? 301 : 302 }
      }
      const page = entryPages.find((each) => each.shows(route))
      if (!page || (request.pageNumber > 1 && !page.numbered)) return { kind: 'not-found' }
      return page.open(request, route)
    },
  }
}

async function compiledRoute({ routes, market, path }: PageRequest): Promise<CompiledRoute | null> {
  try {
    return await routes.route(market, slugOfPath(path))
  } catch (error) {
    throw new Error(errorTexts.compiledRouteUndetermined, { cause: error })
  }
}
