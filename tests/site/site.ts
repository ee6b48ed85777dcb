import { createRecordStore, type RecordStore, type RouteStore } from '../../kv/store.ts'
import { createApp } from '../../src/app.ts'
import { createCache } from '../../src/cache/cache.ts'
import type { Entry } from '../../src/cache/entry.ts'
import { createMemoryTier } from '../../src/cache/memory-tier.ts'
import { createPurgeView } from '../../src/cache/purge-view.ts'
import type { Purges } from '../../src/cache/purges.ts'
import type { ContentChange } from '../../src/contracts/content-change.ts'
import type { Receipt } from '../../src/contracts/purge.ts'
import type { LodgingHit, LodgingSearchResult } from '../../src/contracts/search.ts'
import type { Deps } from '../../src/deps.ts'
import { createQuotes } from '../../src/domain/booking/signed-quotes.ts'
import type { RateLimits } from '../../src/middleware/limit-rates.ts'
import { createRouteDataFetch } from '../../src/route-data.ts'
import { KeptPageSchema } from '../../src/routing/kept-page.ts'
import type { LogPlace } from '../../src/services/log-line.ts'
import { ServiceError } from '../../src/services/service-error.ts'
import { createBreakers, type Services } from '../../src/services/services.ts'
import { draftsInMemory } from '../drafts-in-memory.ts'
import { compiledRoutes } from './compiled-routes.ts'

export const origins = { da: 'https://www.marehalm.dk', de: 'https://www.marehalm.de', en: 'https://www.marehalm.info' }

const hosts = { da: ['www.marehalm.dk', 'marehalm.dk'], de: ['www.marehalm.de'], en: ['www.marehalm.info'] }

/** What a deployed site is configured with, every service being the embedded one. */
export const siteVariables: Deps['variables'] = {
  HOSTS_DA: hosts.da,
  HOSTS_DE: hosts.de,
  HOSTS_EN: hosts.en,
  BRAND: 'Marehalm',
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
  AUTH_PUBLIC_KEY: 'auth key',
  OWNER_CHAT_SCRIPT: '',
  EMBED_HOSTS: [],
  SERVICE_KEY: 'key',
  SEARCH_KEY: '',
  COOKIE_DOMAIN: '',
  PURGE_SECRET: 'secret',
  QUOTE_SECRET: 'a secret of quotes',
  CONTENT_WEBHOOK_SECRET: 'a secret of webhooks',
  EDITOR_SECRET: 'a secret of editors',
  ACCESS_TEAM_DOMAIN: '',
  ACCESS_AUD: '',
  NOINDEX_HOSTS: '',
  TRAINING_BOTS: 'no',
  MCP_URL: '',
  CAPTCHA_URL: 'https://captcha.example/v0',
  CAPTCHA_SITE_KEY: '',
  CAPTCHA_SECRET: '',
}

export interface Given {
  search?: Partial<Services['search']>
  content?: Partial<Services['content']>
  broker?: Services['broker']['query']
  routes?: Partial<RouteStore>
  archive?: Deps['archive']
  renewArchive?: Deps['renewArchive']
  /** When the cache last had an answer of the search that fails since then. */
  lastGoodSearch?: Date
  accessUser?: Deps['accessUser']
  compile?: Deps['compile']
  limits?: RateLimits
  images?: Partial<Services['images']>
  workers?: Partial<Services['workers']>
  urgency?: Partial<Services['urgency']>
  favorites?: Partial<Services['favorites']>
  related?: Services['related']['lodgings']
  auth?: Partial<Services['auth']>
  seen?: Deps['seen']
  captcha?: Deps['captcha']
  shortlists?: Deps['shortlists']
  variables?: Partial<Deps['variables']>
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
  archive = { get: down('archive') },
  renewArchive = async () => ({ isArchived: true, builds: 1, deleted: 0 }),
  lastGoodSearch,
  accessUser,
  compile,
  limits = {},
  images = {},
  workers = {},
  urgency = {},
  favorites = {},
  related = down('related'),
  auth = {},
  seen = { count: () => {}, most: async () => [] },
  captcha = null,
  shortlists = shortlistsDown,
  variables = {},
}: Given = {}) {
  const problems: unknown[] = []
  const places: (LogPlace | undefined)[] = []
  const notes: Record<string, string | number>[] = []
  const changes: ContentChange[] = []
  const services: Services = {
    broker: { query: broker },
    content: { ...contentDown, departments: async () => [], ...content },
    search: {
      lodgings: async () => noHouses,
      freeText: down('search'),
      freeTexts: down('search'),
      counts: down('search'),
      stayPrices: down('search'),
      placed: down('search'),
      ...search,
    },
    booking: {
      book: async () => ({ kind: 'unknown' }),
      hold: async () => ({ kind: 'none' }),
      release: async () => {},
      deferredPeriods: async () => [],
      reserve: async () => ({ kind: 'unknown' }),
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
  const tiers = [createMemoryTier()]
  const breakers = createBreakers(Date.now)
  let purges: Purges = { epoch: 0, floor: 0, tags: {} }
  const view = createPurgeView({ since: async () => purges, backup: async () => null }, Date.now)
  const cache = createCache({ prefix: 'test', purges: view, now: Date.now, log: (error) => problems.push(error) })
  const deps: Deps = {
    variables: { ...siteVariables, ...variables },
    breakers,
    services(_options, reader) {
      if (lastGoodSearch)
        reader?.seen({ tier: 'memory', freshness: 'broken', entry: entryOf(lastGoodSearch) }, 'search')
      if (!reader) return services
      const lodgings: Services['search']['lodgings'] = async (...asked) => {
        try {
          return await services.search.lodgings(...asked)
        } catch (error) {
          reader.failed()
          throw error
        }
      }
      return { ...services, search: { ...services.search, lodgings } }
    },
    pages: (context, key) => cache.look(context, { key, tiers, schema: KeptPageSchema }),
    epoch: async () => purges.epoch,
    async purge(tags) {
      purges = { ...purges, epoch: purges.epoch + 1 }
      for (const tag of tags) purges.tags[tag] = purges.epoch
      view.learn(purges)
      return purges.epoch
    },
    receipts: createReceipts(),
    seen,
    changes: { take: async (change) => void changes.push(change) },
    renewRecords: async () => ({ written: 0, renewed: 0, removed: 0, left: 0 }),
    allPurges: async () => purges,
    accessUser: accessUser ?? (async () => null),
    routes: () => ({ ...createRoutes(), ...routes }),
    records: createRecords(),
    compile: compile ?? compileFixture,
    routeData: createRouteDataFetch(async () => {}),
    drafts: draftsInMemory(),
    shortlists,
    readMessages: async () => {},
    quotes: createQuotes('a secret of quotes'),
    limits,
    captcha,
    archive,
    renewArchive,
    origins: () => origins,
    now: () => new Date('2026-11-21T12:00:00Z'),
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
    breakers,
    /** `address` is a path of the Danish edition or an absolute address. */
    fetch: (address: string, init: RequestInit = {}) =>
      app.request(
        new Request(address.startsWith('/') ? origins.da + address : address, { redirect: 'manual', ...init }),
      ),
  }
}

function entryOf(madeAt: Date): Entry {
  return { value: null, madeAt: madeAt.getTime(), epoch: 0, tags: [], ages: { fresh: 5, stale: 5, broken: 86_400 } }
}

export type Site = ReturnType<typeof openSite>

export function down(service: string) {
  return async (): Promise<never> => {
    throw new ServiceError(service, 503, null, undefined, `${service} is down`)
  }
}

const workersDown: Services['workers'] = {
  shareFavorites: down('workers'),
  confirmShare: down('workers'),
  emailLodgingViews: down('workers'),
  telemetry: down('workers'),
  clientIp: down('workers'),
  submitForm: down('workers'),
  comment: down('workers'),
  signUpForSms: down('workers'),
  mailTaxCalculation: down('workers'),
  submitContestImage: down('workers'),
  uploadImage: down('workers'),
  addOns: down('workers'),
  addAddOns: down('workers'),
}

const shortlistsDown: Deps['shortlists'] = {
  create: down('shortlists'),
  open: down('shortlists'),
  join: down('shortlists'),
  change: down('shortlists'),
  isAdmin: down('shortlists'),
  moderate: down('shortlists'),
  connect: down('shortlists'),
}

const authDown: Services['auth'] = {
  login: down('auth'),
  confirmLogin: down('auth'),
  whoami: down('auth'),
  logout: down('auth'),
  forgotPassword: down('auth'),
  resetPassword: down('auth'),
  userMetas: down('auth'),
  bookings: down('auth'),
  booking: down('auth'),
  changeProfile: down('auth'),
  changePassword: down('auth'),
}

const contentDown: Services['content'] = {
  page: down('content'),
  area: down('content'),
  areaCards: down('content'),
  street: down('content'),
  streetsOf: down('content'),
  category: down('content'),
  blog: down('content'),
  blogs: down('content'),
  comments: down('content'),
  form: down('content'),
  openContest: down('content'),
  contests: down('content'),
  contestOf: down('content'),
  contestImages: down('content'),
  contestImagesOf: down('content'),
  contestImage: down('content'),
  job: down('content'),
  jobs: down('content'),
  jobGroup: down('content'),
  employees: down('content'),
  department: down('content'),
  departments: down('content'),
  categories: down('content'),
  recommendations: down('content'),
  settings: down('content'),
  navigation: down('content'),
  routeSources: down('content'),
  linkSources: down('content'),
  published: down('content'),
  linkingEntries: down('content'),
  routeSourcesBySlug: down('content'),
  routeSourcesById: down('content'),
}

export const noHouses: LodgingSearchResult = { hits: [], totalHits: 0, totalPages: 0, page: 1, hitsPerPage: 10 }

export const oneHouse: LodgingHit = {
  id: '17',
  lodgingId: 17,
  name: 'BL1017',
  title: 'Stråtækt hus bag klitten',
  address1: 'Klitvej 17',
  city: 'Blåvand',
  locationId: 141,
  streetId: 1,
  date: null,
  duration: null,
  price: 450_000,
  normalPrice: 450_000,
  transactionFee: 9_500,
  totalPrice: 559_500,
  discountTotal: 0,
  discountPercentage: 0,
  currency: 'DKK',
  rating: 4,
  reviewAverage: 4.6,
  reviewCount: 12,
  persons: 6,
  pets: 1,
  bedrooms: 3,
  bathrooms: 1,
  houseArea: 92,
  beachDistance: 300,
  publishedTs: 1_750_000_000,
  images: ['houses/dune-1.webp'],
  facilityIds: [],
  _geo: { lat: 55.56, lng: 8.13 },
}

function createRoutes(): RouteStore {
  return {
    route: async ({ key }, slug) => compiledRoutes[key].get(slug) ?? null,
    menu: async () => null,
    settings: async () => null,
    async path({ key }, id) {
      const found = [...compiledRoutes[key].values()].find((route) => route.entry?.id === id)
      return found?.kind === 'entry' ? { path: found.path, title: found.title } : null
    },
    lodging: async () => null,
  }
}

const compileFixture: Deps['compile'] = async (_context, market, wanted) => {
  if ('slug' in wanted) return compiledRoutes[market.key].get(wanted.slug) ?? null
  const routes = Object.values(compiledRoutes).flatMap((edition) => [...edition.values()])
  return routes.find((route) => route.entry?.id === wanted.sysId) ?? null
}

/** Records as KV keeps them, in memory. */
function createRecords(): RecordStore {
  const texts = new Map<string, string>()
  const get = async (key: string) => texts.get(key) ?? null
  const put = async (key: string, text: string) => void texts.set(key, text)
  return createRecordStore(Object.assign(Object.create(null) as KVNamespace, { get, put }))
}

/** Receipts as the purge log keeps them, in memory. */
function createReceipts(): Deps['receipts'] {
  const kept = new Map<number, Receipt>()
  return {
    keep: async (receipt) => void kept.set(receipt.epoch, receipt),
    last: async (limit) => [...kept.values()].reverse().slice(0, limit),
    of: async (epoch) => kept.get(epoch) ?? null,
  }
}
