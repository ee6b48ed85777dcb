import type { Resolved } from '../../kv/shadows.ts'
import type { RouteStore } from '../../kv/store.ts'
import type { TierEntry } from '../cache/cache.ts'
import type { WatchedRead } from '../cached-reads.ts'

/** Receives details of a request that its response does not contain. */
export type Observer = Watcher | Probe

/** Receives the reads of the page, which is rendered anew from the cache. */
interface Watcher {
  kind: 'watcher'
  /** The page's entries in the tiers, and its key; not called for a page that is never cached. */
  page(key: string, kept: TierEntry[]): void
  read(read: WatchedRead): void
}

/** Receives what the path resolves to; no page is rendered. */
interface Probe {
  kind: 'probe'
  /** In place of the records in KV. */
  routes: RouteStore
  tell(found: Resolved): void
}

/** By request: no header that a visitor could send makes one observed. */
const observers = new WeakMap<Request, Observer>()

export function observedRequest(url: string, observer: Observer): Request {
  const request = new Request(url)
  observers.set(request, observer)
  return request
}

export function observerOf(request: Request): Observer | undefined {
  return observers.get(request)
}
