import * as v from 'valibot'
import type { Fault } from '../src/contracts/parity.ts'
import type { CompiledRoute } from '../src/contracts/route.ts'
import { isFile } from '../src/domain/slashes.ts'
import { type Market, markets } from '../src/markets/market.ts'
import { keys, pathOfSlug } from './keys.ts'
import { routeStoreOf } from './record-keys.ts'
import { type KeyedRecord, recordSchemas } from './records.ts'
import type { RouteStore } from './store.ts'

/** What the site answers at a path. `entry` is null for a page of the site itself. */
export type Resolved =
  | { kind: 'page'; name: string; entry: string | null }
  | { kind: 'redirect'; to: string }
  | { kind: 'missing' }
  /** No page: a response with that status. */
  | { kind: 'other'; status: number }

/** Lets the site resolve a path with these records in place of those in KV; no page is rendered. */
export type Resolve = (market: Market, path: string, routes: RouteStore) => Promise<Resolved>

/** Compiled pages and redirects that can't be reached, because the site answers something else at their paths. */
export async function shadowFaults(records: readonly KeyedRecord[], resolve: Resolve): Promise<Fault[]> {
  const routes = createMemoryRoutes(records)
  const faults: Fault[] = []
  for (const market of markets) {
    for (const { path, route } of routesOf(records, market)) {
      const found = await resolve(market, path, routes)
      if (isRight(route, found)) continue
      const isPage = route.kind === 'entry'
      faults.push({
        kind: isPage ? 'page-shadowed' : 'redirect-shadowed',
        market: market.key,
        subject: isPage ? route.entry.id : path,
        path: isPage ? path : null,
        message: `${path}${isPage ? '' : `, which leads to ${route.redirect.to},`} is answered with ${textOf(found)}`,
      })
    }
  }
  return faults
}

/** The compiled records as pages would read them from KV. */
function createMemoryRoutes(records: readonly KeyedRecord[]): RouteStore {
  const values = new Map(records.map(({ key, value }) => [key, value]))
  return routeStoreOf(async ({ key, schema }) => {
    const parsed = v.safeParse(schema, values.get(key))
    return parsed.success ? parsed.output : null
  })
}

function routesOf(records: readonly KeyedRecord[], { key: market }: Market): { path: string; route: CompiledRoute }[] {
  const start = keys.route(market, '')
  return records.flatMap(({ key, value }) => {
    const route = key.startsWith(start) ? v.safeParse(recordSchemas.route, value) : null
    const slug = key.slice(start.length)
    return route?.success ? [{ path: isFile(slug) ? `/${slug}` : pathOfSlug(slug), route: route.output }] : []
  })
}

function isRight(route: CompiledRoute, found: Resolved): boolean {
  if (route.kind === 'redirect') return found.kind === 'redirect'
  if (found.kind !== 'page') return false
  // The page of a template that the site draws by itself.
  return found.entry === null ? found.name === route.entry.template : found.entry === route.entry.id
}

function textOf(found: Resolved): string {
  if (found.kind === 'page')
    return found.entry === null ? `the site's own page "${found.name}"` : `the entry ${found.entry}`
  if (found.kind === 'redirect') return `a redirect to ${found.to}`
  return `status ${found.kind === 'missing' ? 404 : found.status}`
}
