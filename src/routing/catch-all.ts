import { slugOfPath } from '../../kv/keys.ts'
import type { EntryRoute } from '../contracts/route.ts'
import type { Opened, Page, PageRequest } from './page.ts'

/** A screen for content entries of some type or template. */
export interface EntryPage {
  name: string
  shows(route: EntryRoute): boolean
  open(request: PageRequest, route: EntryRoute): Promise<Opened>
}

/** Every path that no static page claims: looked up as a compiled route record. */
export function catchAll(entryPages: readonly EntryPage[]): Page {
  return {
    name: 'catch-all',
    matches: () => true,
    async open(request) {
      const route = await request.routes.route(request.market, slugOfPath(request.path))
      if (!route) return { kind: 'not-found' }
      if (route.kind === 'redirect') {
        return { kind: 'redirect', to: route.redirect.to, status: route.redirect.isPermanent ? 301 : 302 }
      }
      return entryPages.find((page) => page.shows(route))?.open(request, route) ?? { kind: 'not-found' }
    },
  }
}
