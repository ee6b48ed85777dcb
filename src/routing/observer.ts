import type { Resolved } from '../../kv/shadows.ts'
import type { RouteStore } from '../../kv/store.ts'
import type { TierEntry } from '../cache/cache.ts'
import type { WatchedRead } from '../cached-reads.ts'

/** Whoever wants to know more of a page than its reply says. */
export type Observer = Watcher | Probe

/** Is told what the page is made of, which is then made anew, of what is cached. */
interface Watcher {
  kind: 'watcher'
  /** The whole page as the tiers have it, and its key; not told of a page that is never kept. */
  page(key: string, kept: TierEntry[]): void
  read(read: WatchedRead): void
}

/** Is told what the path comes to; no page is made. */
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
