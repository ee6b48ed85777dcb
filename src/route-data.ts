import { slugOfPath } from '../kv/keys.ts'
import type { RouteStore } from '../kv/store.ts'
import { errorTexts } from './contracts/error-texts.ts'
import type { EntryRoute } from './contracts/route.ts'
import { type Market, markets } from './markets/market.ts'

/** Retries (specification, section 4), and the milliseconds between them. */
const furtherTries = 3
const pauseMs = 1_000

export type RetryRouteFetch = ReturnType<typeof createRouteRetry>

/**
 * Retries fetches of compiled routes, for background work and the browser's calls: three times, a second apart. Page
 * requests do not use it: they have a deadline.
 */
export function createRouteRetry(wait: (milliseconds: number) => Promise<void>) {
  /** @throws Error 'Could not perform compiled route data fetch' when the last try has failed */
  return async function retryRouteFetch<Value>(fetchRoute: () => Promise<Value>): Promise<Value> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await fetchRoute()
      } catch (error) {
        if (tries === furtherTries) throw new Error(errorTexts.compiledRouteFetchFailed, { cause: error })
        await wait(pauseMs)
      }
    }
  }
}

/**
 * The route of an entry, in that edition or in whichever has it; null: it has no page. Undefined where the records
 * contradict each other, as they may for a minute after a move.
 */
export async function routeOfEntry(
  routes: RouteStore,
  market: Market,
  sysId: string,
): Promise<EntryRoute | null | undefined> {
  for (const edition of [market, ...markets.filter(({ key }) => key !== market.key)]) {
    const place = await routes.path(edition, sysId)
    if (!place) continue
    const route = await routes.route(edition, slugOfPath(place.path))
    return route?.kind === 'entry' && route.entry.id === sysId ? route : undefined
  }
  return null
}
