import { keys, slugOfPath } from '../../../kv/keys.ts'
import type { RouteStore } from '../../../kv/store.ts'
import type { TierEntry } from '../../cache/cache.ts'
import type { WatchedRead } from '../../cached-reads.ts'
import type { CompiledRoute } from '../../contracts/route.ts'
import { observedRequest } from '../../routing/observer.ts'
import type { Place } from './purge-form.ts'

/** Data and caches of one page, as this isolate has them. */
export interface Inspection {
  place: Place
  url: string
  status: number
  record: { key: string; route: CompiledRoute | null }
  /** The whole page as it is cached; null for a page that never is. */
  page: { key: string; entries: TierEntry[] } | null
  /** In the order in which they were answered. */
  reads: WatchedRead[]
}

/** Renders the page once more from the cache and records its reads. What is not cached is read from its service. */
export async function inspectPage(
  routes: RouteStore,
  place: Place,
  origin: string,
  visit: (request: Request) => Promise<Response> | Response,
): Promise<Inspection> {
  const url = origin + place.path
  const slug = slugOfPath(place.path)
  const record = { key: keys.route(place.market.key, slug), route: await routes.route(place.market, slug) }
  const reads: WatchedRead[] = []
  let page: Inspection['page'] = null
  const request = observedRequest(url, {
    kind: 'watcher',
    page: (key, entries) => {
      page = { key, entries }
    },
    read: (read) => reads.push(read),
  })
  const response = await visit(request)
  // Parts that the page defers are read while it is sent.
  await response.text()
  return { place, url, status: response.status, record, page, reads }
}
