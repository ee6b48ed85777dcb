import type { Kept } from '../cache/cache.ts'
import type { WatchedRead } from '../cached-reads.ts'

/** Whoever wants to know what a page is made of: it is then made anew, of what is cached. */
export interface Watcher {
  /** The whole page as the tiers have it, and its key; not told of a page that is never kept. */
  page(key: string, kept: Kept[]): void
  read(read: WatchedRead): void
}

/** By request: no header that a visitor could send makes one watched. */
const watchers = new WeakMap<Request, Watcher>()

/** The request for that address, whose page tells the watcher what it is made of. */
export function watchedRequest(address: string, watcher: Watcher): Request {
  const request = new Request(address)
  watchers.set(request, watcher)
  return request
}

export function watcherOf(request: Request): Watcher | undefined {
  return watchers.get(request)
}
