import { slugOfPath } from '../../kv/keys.ts'
import type { Resolved } from '../../kv/shadows.ts'
import type { RouteStore } from '../../kv/store.ts'
import { splitPageNumber } from '../urls/page-path.ts'
import { findRedirect, isPage } from './find-redirect.ts'
import { observedRequest } from './observer.ts'
import type { RenderContext } from './page.ts'
import type { PageTable } from './page-table.ts'

/** What the site answers at that address, asked through all of its middlewares and routes. */
export async function resolveUrl(
  url: string,
  routes: RouteStore,
  visit: (request: Request) => Promise<Response> | Response,
): Promise<Resolved> {
  const told: Resolved[] = []
  const probe = { kind: 'probe', routes, tell: (found: Resolved) => told.push(found) } as const
  const { status, headers } = await visit(observedRequest(url, probe))
  const location = headers.get('location')
  return told[0] ?? (location === null ? { kind: 'other', status } : { kind: 'redirect', to: location })
}

/** The same steps as a page is opened by, without opening it. */
export async function resolvePath(pages: PageTable, request: RenderContext): Promise<Resolved> {
  const { path, market, routes } = request
  if (await isPage(pages, request, path)) {
    const match = pages.at(splitPageNumber(path).path, market)
    return { kind: 'page', name: match?.page.name ?? '', entry: null }
  }
  const route = await routes.route(market, slugOfPath(path))
  if (route?.kind === 'entry') return { kind: 'page', name: route.entry.type, entry: route.entry.id }
  const found = await findRedirect(pages, request)
  return found ? { kind: 'redirect', to: found.to } : { kind: 'missing' }
}
