import { clientAssets } from 'virtual:client-assets'
import type { CompileSources } from '../kv/compile-sources.ts'
import type { KeyedRecord } from '../kv/records.ts'
import type { Renewal, RenewOptions } from '../kv/renew.ts'
import { createRecordStore, type RecordStore, type RouteStore } from '../kv/store.ts'
import { tagOf } from '../kv/tags.ts'
import { type CacheLookup, createCache, type Found } from './cache/cache.ts'
import { createKnownDocuments } from './cache/known-documents.ts'
import { createPurgeAuthority, type ReceiptStore } from './cache/purge-source.ts'
import { createPurgeView, type Purges } from './cache/purges.ts'
import { createSeenCounter, type SeenCounter } from './cache/seen-counter.ts'
import { createKvTier, createMemoryTier, createNodeTier } from './cache/tiers.ts'
import { cachedReads, notifyingServices, type Reader } from './cached-reads.ts'
import { configurationFault } from './contracts/configuration-error.ts'
import type { EngineLag } from './contracts/engine-lag.ts'
import { createRenderedParts, type RenderedParts } from './document/rendered-parts.ts'
import { createQuotes, type Quotes } from './domain/booking/signed-quotes.ts'
import { withFacts, withHousesOf } from './domain/change-tags.ts'
import { lazyCalls, lazyFunction, lazyMembers } from './domain/lazy.ts'
import type { WaitUntilContext } from './domain/promises.ts'
import { type SoldStay, soldStays, soldTag } from './domain/sold-stays.ts'
import { type Bindings, siteOrigins, type Variables } from './env.ts'
import { remembered } from './markets/intl.ts'
import { type Market, markets } from './markets/market.ts'
import { readMessages } from './markets/messages/read-messages.ts'
import type { RateLimits } from './middleware/limit-rates.ts'
import { type BackgroundRecords, createDraftRoutes, createRecordResolver } from './resolve-records.ts'
import type { RetryRouteFetch } from './route-data.ts'
import { type CachedPage, CachedPageSchema } from './routing/cached-page.ts'
import { type CaptchaProvider, createCaptchaProvider } from './services/captcha.ts'
import { Deadline, isCold } from './services/deadline.ts'
import { createLog, type LogPlace, noteLine } from './services/log-line.ts'
import type { OfficeService } from './services/office.ts'
import { parseReply, ServiceError } from './services/service-error.ts'
import { type Breakers, type CallOptions, createBreakers, createServices, type Services } from './services/services.ts'
import { callService } from './services/transport.ts'
import { createStores, type Stores } from './stores.ts'

const timeoutMs = 1_000

/** How far the search engine lags behind the embedded back end; null where it feeds none. */
async function loadEngineLag(
  backend: Bindings['BACKEND'],
  { SERVICE_KEY: key }: Pick<Variables, 'SERVICE_KEY'>,
): Promise<EngineLag | null> {
  const fetch = (input: string, init: RequestInit) => backend.fetch(input, init)
  const endpoint = { name: 'search', url: 'http://backend/search', key, keyAs: 'bearer', fetch } as const
  const reply = await callService(endpoint, { path: '/feed', timeout: timeoutMs })
  const { EngineLagReplySchema } = await import('./contracts/engine-lag.ts')
  return parseReply('search', EngineLagReplySchema, reply).data
}

/** Raise it when the format of cached values changes and a build's sources do not show it. */
const contractVersion = 'v1'

/** Milliseconds for background work that compiles: no visitor waits for it. */
const backgroundTimeoutMs = 20_000

/** Timeout of the request for faults of the back end's configuration, in milliseconds. */
const backendFaultTimeoutMs = 1_000

/** Dependencies of the app, created once in an isolate; tests pass their own. */
export interface Deps {
  variables: Variables
  /** With a reader, reads go through the cache. */
  services(options: CallOptions, reader?: Reader): Services
  /** What this isolate knows of each service. */
  breakers: Breakers
  /** Whether no service has answered this isolate yet. */
  isCold(): boolean
  /**
   * Faults of the embedded back end's configuration, or differences from the site's; null: none, or it does not answer.
   */
  backendFault(): Promise<string | null>
  /** How far the search engine lags behind the embedded back end; null: it feeds none. */
  engineLag(): Promise<EngineLag | null>
  /** The page that is cached under that key, and a function that stores a newer one. */
  pages(context: WaitUntilContext, key: string): Promise<CacheLookup<CachedPage>>
  /** That page, if it is fresh in this isolate's memory; null does not mean that other tiers have none. */
  pageInMemory(key: string): Found<CachedPage> | null
  /** Which services notify of every change, and whether this isolate has received all notifications until now. */
  changeFeedState(context: WaitUntilContext): Promise<{ services: readonly string[]; isUpToDate: boolean }>
  /** Epoch of the newest known purge. */
  epoch(context: WaitUntilContext): Promise<number>
  /** Invalidates everything that contains data of these ids. Resolves to the purge's epoch. */
  purge(tags: readonly string[]): Promise<number>
  /** Records a sold stay: purges what contains its house, and the stay is no longer offered. */
  recordSale(stay: SoldStay): Promise<unknown>
  /** Records a held stay: it is not offered for half a minute, whatever the search says. */
  recordHold(stay: SoldStay): Promise<void>
  /** Parts of pages that this isolate has rendered. */
  parts: RenderedParts
  /** Receipts of purges, for editors. */
  receipts: ReceiptStore
  /** Calls of the office to the embedded back end; null where the site has no token for it. */
  office: OfficeService | null
  seen: SeenCounter
  /** The user of a Cloudflare Access assertion; null for one that is not Access's or not for this site. */
  accessUser(assertion: string): Promise<string | null>
  /** Compiled routes, menus and settings; compiled on the spot after a purge, and always for a preview. */
  routes(options: CallOptions, reader: Reader): RouteStore
  /** The records in KV. */
  records: RecordStore
  /** Records for work that renders no page: with a longer timeout, and no effect on a page's caching. */
  backgroundRecords(context: WaitUntilContext): BackgroundRecords
  /** Retries a fetch of a compiled route, for work that renders no page. */
  retryRouteFetch: RetryRouteFetch
  /** Replaces all records in KV by the compiled ones. */
  renewRecords(records: readonly KeyedRecord[], options: RenewOptions): Promise<Renewal>
  /** All stored purges, from the log itself. */
  allPurges(): Promise<Purges>
  /** The stores of features, each created from the bindings at its first use in an isolate. */
  store: Stores
  /** Resolves when the edition's texts are loaded. */
  readMessages(edition: Market['key']): Promise<void>
  quotes: Quotes
  limits: RateLimits
  /** Null while none is configured. */
  captcha: CaptchaProvider | null
  /** Each edition's origin, as it is configured. */
  origins(url: URL): Record<Market['key'], string>
  now(): Date
  /** Waits so many milliseconds, in background work. */
  wait(milliseconds: number): Promise<void>
  log(error: unknown, place?: LogPlace): void
  /** Logs something that is no error, in one line. */
  note(line: Record<string, string | number>): void
}

export function createDeps(bindings: Bindings, variables: Variables): Deps {
  const now = () => new Date()
  const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
  const log = createLog(Date.now)
  const purges = createPurgeAuthority(bindings.PURGES, bindings.CACHE)
  // As a service's failure it is logged once in some seconds, however often it is asked.
  const logUnreached = (error: unknown) => log(new ServiceError('purges', 0, undefined, String(error)))
  const view = createPurgeView(purges, Date.now, logUnreached)
  const cache = createCache({ prefix: `${contractVersion}:${clientAssets.buildId}`, purges: view, now: Date.now, log })
  const near = [createMemoryTier(), createNodeTier(() => caches.open('marehalm'))]
  const notifying = notifyingServices(variables)
  const reads = { cache, near, shared: [...near, createKvTier(bindings.CACHE)], notifying, log }
  const breakers = createBreakers(Date.now)
  const begunAt = Date.now()
  // The embedded search knows of a sale and a hold at once; an outside engine does not.
  const recordsSales = variables.SEARCH_URL !== ''
  const sold = recordsSales ? { soldStays: () => soldStays(view.known().tags, Date.now()) } : {}
  const openKnown = notifying.has('search') && createKnownDocuments(view, Date.now)
  const cachedFor = (reader: Reader) => ({
    readThrough: cachedReads(reads, reader),
    ...(openKnown && { knownHouses: () => openKnown(['search', tagOf.market(reader.market)]) }),
  })
  const services: Deps['services'] = (options, reader) =>
    createServices(
      bindings,
      variables,
      breakers,
      // A read that goes into the cache does not end because one client leaves; its deadline ends it.
      { ...sold, ...options, ...(reader && { signal: undefined, ...cachedFor(reader) }) },
    )
  async function write(tags: readonly string[]): Promise<number> {
    const known = await purges.purge(tags)
    view.learn(known)
    return known.epoch
  }
  const records = createRecordStore(bindings.ROUTES)
  const resolver = createRecordResolver({
    ...{ cache, near, records, purges: view.current, now: Date.now, log },
    // Records are compiled of both services: both must notify.
    notifiedSeconds: Math.min(notifying.get('content') ?? 0, notifying.get('broker') ?? 0),
  })
  /**
   * Compiles from current content; the list of redirects, which is the same for every slug, may be some seconds old.
   */
  function sourcesOf(options: CallOptions, reader: Reader): CompileSources {
    const unrecordedReader = { ...reader, seen: undefined, failed: undefined }
    return lazyMembers<CompileSources>({
      content: () =>
        lazyCalls(async () =>
          (await import('../kv/content-sources.ts')).contentSources(
            services({ ...options, signal: undefined }).content,
          ),
        ),
      broker: () => services(options, unrecordedReader).broker,
    })
  }
  function routesOf(options: CallOptions, reader: Reader): RouteStore {
    const cached = resolver.reads(sourcesOf(options, reader), reader)
    return options.isPreview ? createDraftRoutes(sourcesOf(options, reader), cached) : cached
  }
  const originsFor = remembered((origin: string) => siteOrigins(variables, new URL(origin)))
  return {
    variables,
    breakers,
    isCold: () => isCold(Object.values(breakers), begunAt, Date.now()),
    backendFault: async () => {
      const { digestsOfShared, sharedSecretsPath } = await import('./domain/shared-secrets.ts')
      const requested = {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-service-public-key': variables.SERVICE_KEY },
        body: JSON.stringify(await digestsOfShared(variables)),
        signal: AbortSignal.timeout(backendFaultTimeoutMs),
      }
      const needsPictures = variables.IMAGES_URL === ''
      const reply = await bindings.BACKEND.fetch(`http://backend${sharedSecretsPath}`, requested)
      return configurationFault(reply, { needsPictures })
    },
    services,
    engineLag: () => loadEngineLag(bindings.BACKEND, variables),
    pages: (context, key) => cache.lookUp(context, { key, tiers: near, schema: CachedPageSchema }),
    pageInMemory: (key) => cache.peek({ key, tiers: near, schema: CachedPageSchema }),
    async changeFeedState(context) {
      await view.current(context)
      return { services: [...notifying.keys()], isUpToDate: view.notifiedFrom() !== null }
    },
    epoch: async (context) => (await view.current(context)).epoch,
    purge: (tags) => write(withFacts(tags)),
    // The back end notifies of it too, for the lists that watch its nights.
    async recordHold(stay) {
      if (recordsSales) await write([soldTag(stay, Date.now(), 'held')])
    },
    recordSale: (stay) =>
      write([...withHousesOf([tagOf.lodging(stay.lodgingId)]), ...(recordsSales ? [soldTag(stay, Date.now())] : [])]),
    parts: createRenderedParts(view.known),
    receipts: purges.receipts,
    office:
      variables.MANAGEMENT_TOKEN === ''
        ? null
        : lazyCalls(async () =>
            (await import('./services/office.ts')).createOfficeService(bindings, variables.MANAGEMENT_TOKEN),
          ),
    seen: createSeenCounter(bindings.SEEN, Date.now, log),
    accessUser: lazyFunction(async () => {
      const { createAccessCheck } = await import('./domain/access-check.ts')
      return createAccessCheck({ teamDomain: variables.ACCESS_TEAM_DOMAIN, audience: variables.ACCESS_AUD })
    }),
    routes: routesOf,
    records,
    backgroundRecords(context) {
      const options = () => ({ deadline: new Deadline(backgroundTimeoutMs) })
      const reader = { market: markets[0].key, context }
      return {
        routes: routesOf(options(), reader),
        drafts: routesOf({ ...options(), isPreview: true }, reader),
        stored: resolver.stored,
        compile: (market, query) =>
          resolver.compiler(sourcesOf(options(), { market: market.key, context }), context).compile(market, query),
        compileEntries: (ids) => resolver.compiler(sourcesOf(options(), reader), context).compileEntries(ids),
      }
    },
    retryRouteFetch: async (fetchRoute) => (await import('./route-data.ts')).createRouteRetry(wait)(fetchRoute),
    renewRecords: async (compiled, options) =>
      (await import('../kv/renew.ts')).renewRecords(bindings.ROUTES, compiled, options),
    allPurges: () => purges.since(0),
    store: createStores(bindings),
    readMessages: (edition) => readMessages(bindings.ASSETS, edition),
    quotes: createQuotes(variables.QUOTE_SECRET),
    limits: {
      secret: bindings.SECRET_LIMIT,
      form: bindings.FORM_LIMIT,
      query: bindings.QUERY_LIMIT,
      telemetry: bindings.TELEMETRY_LIMIT,
      unproven: bindings.UNPROVEN_LIMIT,
    },
    captcha: createCaptchaProvider(variables, fetch),
    origins: (url) => originsFor(url.origin),
    now,
    wait,
    log,
    note: (line) => console.log(noteLine(line)),
  }
}
