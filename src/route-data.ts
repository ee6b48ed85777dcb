import type { WantedEntry } from '../kv/compile-entry.ts'
import { slugOfPath } from '../kv/keys.ts'
import type { RouteStore } from '../kv/store.ts'
import { errorTexts } from './contracts/error-texts.ts'
import type { CompiledRoute } from './contracts/route.ts'
import type { RouteDataState } from './contracts/route-data.ts'
import { InFlight, type WaitUntilContext } from './domain/in-flight.ts'
import { type Market, markets } from './markets/market.ts'

export type KnownRouteData = Exclude<RouteDataState, { state: 'not-fetched' }>

interface Asked {
  market: Market
  wanted: WantedEntry
  /** Not to be answered with what somebody fetches who lets the cache answer. */
  passCache?: boolean
  /** Not to be answered with what was fetched before the purge of that epoch. */
  purgedAt?: number | null
  /** What says where a slug or an entry leads; asked again when it fails. */
  read(): Promise<CompiledRoute | null>
}

/** Further tries (specification, section 4), and the milliseconds between them. */
const furtherTries = 3
const pause = 1_000
/** Milliseconds until a waiter gives up on another's fetch and fetches for itself. */
const patience = 30_000

/**
 * Fetches of compiled route data for background work and browser calls, which may take their time: identical ones at
 * the same time are one, and one that fails is tried three more times, a second apart. A page request does not come
 * this way: it has its deadline.
 */
export function createRouteDataFetch(
  wait = (milliseconds: number) => new Promise((go) => setTimeout(go, milliseconds)),
) {
  const running = new InFlight<KnownRouteData>(patience)

  /** @throws Error 'Could not perform compiled route data fetch' when the last try has failed */
  async function fetchWithTries(read: Asked['read']): Promise<KnownRouteData> {
    for (let tries = 0; ; tries += 1) {
      try {
        return stateOf(await read())
      } catch (error) {
        if (tries === furtherTries) throw new Error(errorTexts.compiledRouteFetchFailed, { cause: error })
        await wait(pause)
      }
    }
  }

  return function fetchRouteData(
    context: WaitUntilContext,
    { market, wanted, passCache = false, purgedAt = null, read }: Asked,
  ): Promise<KnownRouteData> {
    return running.once(`${market.key} ${passCache} ${purgedAt} ${JSON.stringify(wanted)}`, context, () =>
      fetchWithTries(read),
    )
  }
}

export type FetchRouteData = ReturnType<typeof createRouteDataFetch>

/**
 * Reads the record of a slug of that edition, or that of the entry in whichever edition has it; compiles it where the
 * records do not agree, as they may for a minute after a move.
 */
export async function readCompiled(
  routes: RouteStore,
  market: Market,
  wanted: WantedEntry,
  compile: () => Promise<CompiledRoute | null>,
): Promise<CompiledRoute | null> {
  if ('slug' in wanted) return routes.route(market, wanted.slug)
  for (const edition of [market, ...markets.filter(({ key }) => key !== market.key)]) {
    const place = await routes.path(edition, wanted.sysId)
    if (!place) continue
    const route = await routes.route(edition, slugOfPath(place.path))
    return route?.entry?.id === wanted.sysId ? route : compile()
  }
  return null
}

function stateOf(route: CompiledRoute | null): KnownRouteData {
  if (!route) return { state: 'null' }
  if (route.kind === 'redirect') return { state: 'redirect', redirect: route.redirect }
  const { da, de, en } = route.routes
  const { id, type } = route.entry
  return { state: 'fetched', entry: { id, type }, routes: { 'da-DK': da, 'de-DE': de, en } }
}
