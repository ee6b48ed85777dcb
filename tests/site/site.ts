import type { CompiledAt } from '../../kv/records.ts'
import type { RouteStore } from '../../kv/store.ts'
import { tagOf } from '../../kv/tags.ts'
import { createApp } from '../../src/app.ts'
import { createCache, type Tier } from '../../src/cache/cache.ts'
import type { Entry } from '../../src/cache/entry.ts'
import { createPurgeView, type Purges } from '../../src/cache/purges.ts'
import { createMemoryTier } from '../../src/cache/tiers.ts'
import type { CompiledRoute } from '../../src/contracts/route.ts'
import type { Deps } from '../../src/deps.ts'
import { createRenderedParts } from '../../src/document/rendered-parts.ts'
import { createQuotes } from '../../src/domain/booking/signed-quotes.ts'
import { createDraftStore } from '../../src/drafts/draft-store.ts'
import type { Bindings } from '../../src/env.ts'
import { type Archive, createArchive } from '../../src/features/builds/endpoints.ts'
import { createChangeQueue } from '../../src/features/content-changes/change-queue.ts'
import type { ContentChange, RefusedEntry } from '../../src/features/content-changes/content-change.ts'
// Several tests visit the front page and leave: a load of its module that the end of a file cuts off fails for good.
import '../../src/features/front/route.tsx'
import { createQueryWords } from '../../src/features/find/words/read-vocabulary.ts'
import { createShortlistStore, type ShortlistStore } from '../../src/features/shortlist/object/shortlist-store.ts'
import { markets } from '../../src/markets/market.ts'
import type { RateLimits } from '../../src/middleware/limit-rates.ts'
import type { BackgroundRecords } from '../../src/resolve-records.ts'
import { createRouteRetry } from '../../src/route-data.ts'
import { CachedPageSchema } from '../../src/routing/cached-page.ts'
import type { LogPlace } from '../../src/services/log-line.ts'
import { createBreakers, type Services } from '../../src/services/services.ts'
import { draftsInMemory } from '../drafts-in-memory.ts'
import { checkedByEngine } from './checked-by-engine.ts'
import { type ContentAnswers, contentOf } from './content-replies.ts'
import { noHouses } from './houses.ts'
import { compileFixture, createReceipts, createRecords, createRoutes } from './records.ts'
import { authDown, down, officeDown, shortlistsDown, workersDown } from './services-down.ts'

export const origins = { da: 'https://www.marehalm.dk', de: 'https://www.marehalm.de', en: 'https://www.marehalm.info' }

const hosts = { da: ['www.marehalm.dk', 'marehalm.dk'], de: ['www.marehalm.de'], en: ['www.marehalm.info'] }

/** What a deployed site is configured with, every service being the embedded one. */
export const siteVariables: Deps['variables'] = {
  HOSTS_DA: hosts.da,
  HOSTS_DE: hosts.de,
  HOSTS_EN: hosts.en,
  BRAND: 'Marehalm',
  SITE_DA: '',
  SITE_DE: '',
  SITE_EN: '',
  SECURITY_CONTACT: 'mailto:security@marehalm.example',
  CONTENT_URL: '',
  BROKER_URL: '',
  SEARCH_URL: '',
  BOOKING_URL: '',
  IMAGES_URL: '',
  WORKERS_URL: '',
  URGENCY_URL: '',
  FAVORITES_URL: '',
  RELATED_URL: '',
  AUTH_URL: '',
  AUTH_PUBLIC_KEY: 'a key of the auth service',
  CONTENT_KEY: '',
  BROKER_KEY: '',
  BOOKING_KEY: '',
  IMAGES_KEY: '',
  WORKERS_KEY: '',
  URGENCY_KEY: '',
  FAVORITES_KEY: '',
  RELATED_KEY: '',
  AUTH_KEY: '',
  AUTH_OUTSIDE_PUBLIC_KEY: '',
  OWNER_CHAT_SCRIPT: '',
  EMBED_HOSTS: [],
  TELLING_SERVICES: [],
  SERVICE_KEY: 'a key of services',
  SEARCH_KEY: '',
  COOKIE_DOMAIN: '',
  PURGE_SECRET: 'a secret of purges',
  QUOTE_SECRET: 'a secret of quotes',
  CONTENT_WEBHOOK_SECRET: 'a secret of webhooks',
  EDITOR_SECRET: 'a secret of editors',
  CONTENT_PREVIEW_KEY: 'a key of previews',
  MANAGEMENT_TOKEN: 'a token of management',
  ACCESS_TEAM_DOMAIN: '',
  ACCESS_AUD: '',
  NOINDEX_HOSTS: [],
  TRAINING_BOTS: 'no',
  MCP_URL: '',
  CAPTCHA_URL: 'https://captcha.example/v0',
  CAPTCHA_SITE_KEY: '',
  ASSET_SOURCES: [],
  MAP_TILES: '',
  PAGE_DEADLINE_MS: 1200,
  BACKUP_SECRET: '',
  CAPTCHA_SECRET: '',
}

/** Lists and numbers as `wrangler.toml` has them, before they are parsed. */
export const unparsedTexts = {
  PAGE_DEADLINE_MS: '1200',
  EMBED_HOSTS: '',
  TELLING_SERVICES: '',
  NOINDEX_HOSTS: '',
  ASSET_SOURCES: '',
}

export interface Given {
  search?: Partial<Services['search']>
  content?: ContentAnswers
  broker?: Services['broker']['query']
  routes?: Partial<RouteStore>
  /** What KV has, where nothing is compiled for it. */
  stored?: Partial<RouteStore>
  /** What a preview is made of. */
  drafts?: { content: ContentAnswers; routes?: Partial<RouteStore> }
  archive?: Archive['files']
  renewArchive?: Archive['renew']
  /** When the cache last had an answer of the search that fails since then. */
  lastGoodSearch?: Date
  accessUser?: Deps['accessUser']
  backendFault?: Deps['backendFault']
  /** No service has answered the isolate yet. */
  isCold?: boolean
  engineLag?: Deps['engineLag']
  /** When everything was last compiled. */
  compiled?: CompiledAt | null
  compile?: (...wanted: Parameters<BackgroundRecords['compile']>) => Promise<CompiledRoute | null>
  limits?: RateLimits
  images?: Partial<Services['images']>
  workers?: Partial<Services['workers']>
  urgency?: Partial<Services['urgency']>
  favorites?: Partial<Services['favorites']>
  booking?: Partial<Services['booking']>
  related?: Services['related']['lodgings']
  auth?: Partial<Services['auth']>
  office?: Partial<NonNullable<Deps['office']>> | null
  seen?: Deps['seen']
  captcha?: Deps['captcha']
  shortlists?: ShortlistStore
  /** Reads the words in which guests search. */
  readQueryWords?: () => Promise<void>
  refused?: readonly RefusedEntry[]
  variables?: Partial<Deps['variables']>
  /** Of its cache, from the nearest on; another isolate of the node has one of them too. */
  tiers?: readonly Tier[]
}

/**
 * A fresh router with services of the test's own; whatever the test doesn't give fails as a service that is down. Only
 * the offices of the footer are there, and are none.
 */
export function openSite({
  search = {},
  content = {},
  broker = down('broker'),
  routes = {},
  stored = {},
  drafts: draftAnswers,
  archive = { get: down('archive') },
  renewArchive = async () => ({ isArchived: true, builds: 1, deleted: 0 }),
  lastGoodSearch,
  accessUser,
  backendFault,
  isCold = false,
  engineLag,
  compiled = { madeAt: Date.now(), epoch: 0 },
  compile = compileFixture,
  limits = {},
  images = {},
  workers = {},
  urgency = {},
  favorites = {},
  booking = {},
  related = down('related'),
  auth = {},
  office = {},
  seen = { count: () => {}, most: async () => [] },
  captcha = null,
  shortlists = shortlistsDown,
  readQueryWords = async () => {},
  refused = [],
  variables = {},
  tiers = [createMemoryTier()],
}: Given = {}) {
  const problems: unknown[] = []
  const places: (LogPlace | undefined)[] = []
  const notes: Record<string, string | number>[] = []
  const changes: ContentChange[] = []
  const services: Services = {
    broker: { query: broker },
    content: contentOf({ ContentDepartments: async () => [], ...content }),
    search: checkedByEngine({
      lodgings: async () => noHouses,
      freeTexts: down('search'),
      counts: down('search'),
      choiceCounts: down('search'),
      facetCounts: down('search'),
      stayPrices: down('search'),
      placed: down('search'),
      houseLocations: down('search'),
      ...search,
    }),
    booking: {
      book: async () => ({ kind: 'unknown' }),
      bookTogether: async () => ({ kind: 'unknown' }),
      hold: async () => ({ kind: 'none' }),
      holdTogether: async () => ({ kind: 'none' }),
      held: async () => null,
      requestAlert: async () => ({ outcome: 'free', cancelToken: null }),
      confirmAlert: async () => null,
      cancelAlert: async () => false,
      release: async () => {},
      deferredPeriods: async () => [],
      reserve: async () => ({ kind: 'unknown' }),
      ...booking,
    },
    workers: { ...workersDown, ...workers },
    urgency: { decide: down('urgency'), ...urgency },
    related: { lodgings: related },
    favorites: {
      lodgings: down('favorites'),
      create: down('favorites'),
      update: down('favorites'),
      remove: down('favorites'),
      ...favorites,
    },
    auth: { ...authDown, ...auth },
    images: { picture: async () => new Response(null, { status: 404 }), ...images },
  }
  const breakers = createBreakers(Date.now)
  let purges: Purges = { epoch: 0, floor: 0, tags: {} }
  const view = createPurgeView({ since: async () => purges, backup: async () => null }, Date.now)
  const cache = createCache({ prefix: 'test', purges: view, now: Date.now, log: (error) => problems.push(error) })
  const drafts = draftsInMemory()
  const stores = new Map<unknown, unknown>([
    [createArchive, { files: archive, renew: renewArchive }],
    [createDraftStore, drafts],
    [createShortlistStore, shortlists],
    [createQueryWords, readQueryWords],
    [
      createChangeQueue,
      { take: async (change: ContentChange) => void changes.push(change), refused: async () => refused },
    ],
  ])
  const deps: Deps = {
    variables: { ...siteVariables, ...variables },
    breakers,
    isCold: () => isCold,
    backendFault: backendFault ?? (async () => null),
    engineLag: engineLag ?? (async () => null),
    services({ isPreview }, reader) {
      if (isPreview && draftAnswers)
        return { ...services, content: contentOf({ ContentDepartments: async () => [], ...draftAnswers.content }) }
      if (lastGoodSearch)
        reader?.seen?.(
          { tier: 'memory', freshness: 'broken', freshSeconds: 5, isUnchanged: false, entry: entryOf(lastGoodSearch) },
          'search',
        )
      if (!reader) return services
      const lodgings: Services['search']['lodgings'] = async (...input) => {
        try {
          return await services.search.lodgings(...input)
        } catch (error) {
          reader.failed?.()
          throw error
        }
      }
      return { ...services, search: { ...services.search, lodgings } }
    },
    pages: (context, key) => cache.lookUp(context, { key, tiers, schema: CachedPageSchema }),
    pageInMemory: (key) => cache.peek({ key, tiers, schema: CachedPageSchema }),
    changeFeedState: async () => ({ services: ['content', 'broker'], isUpToDate: true }),
    epoch: async () => purges.epoch,
    async purge(tags) {
      purges = { ...purges, epoch: purges.epoch + 1 }
      for (const tag of tags) purges.tags[tag] = purges.epoch
      view.learn(purges)
      return purges.epoch
    },
    recordSale: ({ lodgingId }) => deps.purge([tagOf.lodging(lodgingId)]),
    recordHold: async () => {},
    parts: createRenderedParts(view.known),
    receipts: createReceipts(),
    office: office && { ...officeDown, ...office },
    seen,
    renewRecords: async () => ({ written: 0, renewed: 0, removed: 0, left: 0 }),
    allPurges: async () => purges,
    accessUser: accessUser ?? (async () => null),
    routes: ({ isPreview }) => ({ ...createRoutes(), ...routes, ...(isPreview && draftAnswers?.routes) }),
    records: { ...createRecords(), compiled: async () => compiled },
    backgroundRecords: () => ({
      routes: { ...createRoutes(), ...routes },
      drafts: { ...createRoutes(), ...routes, ...draftAnswers?.routes },
      stored: { ...createRoutes(), ...routes, ...stored },
      async compile(...wanted) {
        const route = await compile(...wanted)
        return { route, keep: async () => {} }
      },
      async compileEntries(ids) {
        const routes = await Promise.all(ids.map((sysId) => compile(markets[0], { sysId })))
        return { routes, keep: async () => {} }
      },
    }),
    retryRouteFetch: createRouteRetry(async () => {}),
    store: <Store>(open: (bindings: Bindings) => Store) => stores.get(open) as Store,
    readMessages: async () => {},
    quotes: createQuotes('a secret of quotes'),
    limits,
    captcha,
    origins: () => origins,
    now: () => new Date('2026-11-21T12:00:00Z'),
    wait: async () => {},
    log(error, place) {
      problems.push(error)
      places.push(place)
    },
    note: (line) => notes.push(line),
  }
  const app = createApp(deps)
  return {
    problems,
    /** Where each of them was. */
    places,
    notes,
    /** What the content service has told of. */
    changes,
    deps,
    drafts,
    breakers,
    /** Of its app, with what stands before them. */
    routes: app.routes,
    /** `asked` is a path of the Danish edition, an absolute address, or a request that is asked as it is. */
    fetch: (input: string | Request, init: RequestInit = {}) =>
      app.request(
        typeof input === 'string'
          ? new Request(input.startsWith('/') ? origins.da + input : input, { redirect: 'manual', ...init })
          : input,
      ),
  }
}

function entryOf(madeAt: Date): Entry {
  return {
    value: null,
    madeAt: madeAt.getTime(),
    epoch: 0,
    tags: [],
    policy: { maxAge: 5, staleWhileRevalidate: 0, staleIfError: 86_395 },
  }
}

export type Site = ReturnType<typeof openSite>
