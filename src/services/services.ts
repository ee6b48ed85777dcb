import { tagOf } from '../../kv/tags.ts'
import { type RelatedLodging, RelatedLodgingsSchema } from '../contracts/related.ts'
import { type ServiceName, serviceNames, servicePrefix } from '../contracts/services.ts'
import type { KnownDocuments } from '../domain/known-documents.ts'
import { lazyCalls, lazyMembers } from '../domain/lazy.ts'
import { removeTrailingSlash } from '../domain/slashes.ts'
import type { SoldStay } from '../domain/sold-stays.ts'
import type { MarketId } from '../editions/table.ts'
import type { Bindings, Variables } from '../env.ts'
import type { AuthService } from './auth.ts'
import type { BookingService } from './booking.ts'
import { type Breaker, createBreaker } from './breaker.ts'
import { type BrokerService, createBrokerService } from './broker.ts'
import { type ContentService, createContentService, ofDrafts } from './content.ts'
import type { Deadline } from './deadline.ts'
import type { FavoritesService } from './favorites.ts'
import { createGraphqlRequest } from './graphql.ts'
import type { ImageService } from './images.ts'
import { type ReadThrough, readDirectly, readOnce } from './read-through.ts'
import type { SearchService } from './search/search.ts'
import type { ServiceError } from './service-error.ts'
import type { ServiceEndpoint, Timed } from './transport.ts'
import { type Call, callService } from './transport.ts'
import type { UrgencyService } from './urgency.ts'
import type { WorkersService } from './workers.ts'

/** Similarity changes slowly; whether the houses are free, the search says each time. */
const relatedPolicy = {
  ...{ maxAge: 300, staleWhileRevalidate: 0, staleIfError: 24 * 60 * 60 },
  ...{ maxAgeIfNotified: 24 * 60 * 60, isOfDay: true },
}

export interface Services extends Record<ServiceName, unknown> {
  broker: BrokerService
  content: ContentService
  search: SearchService
  booking: BookingService
  images: ImageService
  workers: WorkersService
  urgency: UrgencyService
  favorites: FavoritesService
  related: RelatedService
  auth: AuthService
}

/** Path of each service in the embedded back end. */
const embeddedPaths: Record<ServiceName, string> = {
  content: '/content/graphql',
  broker: '/broker',
  search: '/search',
  booking: '/booking',
  images: '/media',
  workers: '/workers',
  urgency: '/urgency',
  favorites: '/favorites',
  related: '',
  auth: '/auth',
}
export type Breakers = Record<ServiceName, Breaker>

/** Evaluated with an isolate's first search, and at hand for every other: most pages have one. */
let searchClient: typeof import('./search/create-search.ts') | undefined

/** One for each service, shared by all requests of an isolate. */
export function createBreakers(now: () => number): Breakers {
  return Object.fromEntries(serviceNames.map((name) => [name, createBreaker(now)])) as Breakers
}

/** The platform's `fetch`, for outside services. */
export function outsideFetch(input: string, init: RequestInit): Promise<Response> {
  return fetch(input, init)
}

export interface CallOptions {
  signal?: AbortSignal
  /** Shared by all reads of the request. */
  deadline?: Deadline
  /** Called at every call's end. */
  timed?: Timed
  /** Called with each failure of a service but the search, which logs its own. */
  onFailure?: (error: ServiceError) => void
  /** Trace of the request, sent to services. */
  trace?: string
  /** Network line of the visitor, by which breakers and the auth service count. */
  visitor?: string
  /** Called with the seconds for which a service refuses calls. */
  onRetryAfter?: (seconds: number) => void
  /** Stays that the site has sold and the search may still offer. */
  soldStays?: () => readonly SoldStay[]
  /** Houses of the search that the isolate knows. */
  knownHouses?: () => KnownDocuments
  /** The cache that reads go through; without it every read is sent. */
  readThrough?: ReadThrough
  /** Content is read with its drafts, each query once and without a cache. */
  isPreview?: boolean
  /** False: the search engine alone is used, without the embedded search as fallback. */
  hasStandIns?: boolean
}

/**
 * Clients of all services, at the configured URL or at the embedded back end through its binding. Our own keys are sent
 * through the binding only; an outside service gets the key that it gave us, or none.
 */
export function createServices(
  bindings: Pick<Bindings, 'BACKEND'>,
  variables: Variables,
  breakers: Breakers,
  options: CallOptions,
): Services {
  function endpointOf<Name extends ServiceName>(name: Name): ServiceEndpoint {
    const prefix = servicePrefix(name)
    const [url, outsideKey] = [variables[`${prefix}_URL`], variables[`${prefix}_KEY`]]
    const breaker = breakers[name]
    // The URL of an outside content service is its endpoint; Contentful takes its key as bearer.
    if (name === 'content' && url !== '') {
      return { name, breaker, url, key: outsideKey, keyAs: 'bearer', fetch: outsideFetch }
    }
    return url === ''
      ? { ...embedded(name), breaker }
      : { name, breaker, url: removeTrailingSlash(url), key: outsideKey, fetch: outsideFetch }
  }

  function embedded(name: ServiceName): ServiceEndpoint {
    return {
      name,
      url: `http://backend${embeddedPaths[name]}`,
      key: variables.SERVICE_KEY,
      fetch: (input, init) => bindings.BACKEND.fetch(input, init),
    }
  }

  /** Without a breaker: failures of drafts must not affect the content for guests. */
  function draftContent(): ContentService {
    const breaker = createBreaker(Date.now)
    const endpoint = { ...endpointOf('content'), breaker, key: variables.CONTENT_PREVIEW_KEY, keyAs: 'bearer' as const }
    return createContentService(ofDrafts(createGraphqlRequest(endpoint, calls)), readOnce())
  }

  /** The embedded search is the fallback for an engine that the back end feeds: both have the same houses. */
  function searchService({ createSearch }: typeof import('./search/create-search.ts')): SearchService {
    const { onFailure: _, ...ownCalls } = calls
    const standIn = hasStandIns && variables.SEARCH_URL !== '' ? embedded('search') : null
    return createSearch({
      endpoint: endpointOf('search'),
      standIn,
      calls: ownCalls,
      readThrough,
      knownHouses,
      soldStays,
    })
  }

  const {
    readThrough = readDirectly,
    knownHouses,
    soldStays,
    isPreview = false,
    hasStandIns = true,
    ...calls
  } = options
  // Each client is created when it is first read: most requests call few services.
  return lazyMembers<Services>({
    broker: () => createBrokerService(createGraphqlRequest(brokerEndpoint(endpointOf('broker')), calls), readThrough),
    content: () =>
      isPreview
        ? draftContent()
        : createContentService(createGraphqlRequest(endpointOf('content'), calls), readThrough),
    search: () =>
      searchClient
        ? searchService(searchClient)
        : lazyCalls(async () => {
            searchClient = await import('./search/create-search.ts')
            return searchService(searchClient)
          }),
    booking: () =>
      lazyCalls(async () => (await import('./booking.ts')).createBookingService(endpointOf('booking'), calls)),
    workers: () =>
      lazyCalls(async () => (await import('./workers.ts')).createWorkersService(endpointOf('workers'), calls)),
    urgency: () =>
      lazyCalls(async () =>
        (await import('./urgency.ts')).createUrgencyService(endpointOf('urgency'), calls, readThrough),
      ),
    favorites: () =>
      lazyCalls(async () => (await import('./favorites.ts')).createFavoritesService(endpointOf('favorites'), calls)),
    related: () => createRelatedService(endpointOf('related'), calls, readThrough),
    auth: () => {
      const { signal: _, ...parts } = calls
      const publicKey = variables.AUTH_URL === '' ? variables.AUTH_PUBLIC_KEY : variables.AUTH_OUTSIDE_PUBLIC_KEY
      return lazyCalls(async () =>
        (await import('./auth.ts')).createAuthService(endpointOf('auth'), { publicKey, ...parts }),
      )
    },
    images: () =>
      lazyCalls(async () =>
        (await import('./images.ts')).createImageService(endpointOf('images'), calls, {
          prefixes: variables.ASSET_SOURCES,
          fetch: outsideFetch,
        }),
      ),
  })
}

/** The broker's GraphQL endpoint is below its URL. */
function brokerEndpoint(endpoint: ServiceEndpoint): ServiceEndpoint {
  return { ...endpoint, url: `${endpoint.url}/graphql` }
}

interface RelatedService {
  /** Similar houses with a free stay, the most alike first. */
  lodgings(lodgingId: number, lan: MarketId, limit: number): Promise<RelatedLodging[]>
}

/** Related lodgings (specification, section 7): GET /related/. */
function createRelatedService(
  endpoint: ServiceEndpoint,
  options: Pick<Call, 'signal' | 'deadline' | 'timed' | 'trace' | 'visitor' | 'onRetryAfter'>,
  readThrough: ReadThrough = readDirectly,
): RelatedService {
  return {
    async lodgings(lodgingId, lan, limit) {
      const query = new URLSearchParams({ lodgingId: String(lodgingId), lan: String(lan), limit: String(limit) })
      const { data } = await readThrough({
        service: 'related',
        cacheKey: `related ${query}`,
        schema: RelatedLodgingsSchema,
        cachePolicy: relatedPolicy,
        isShared: false,
        tags: (found) => [lodgingId, ...found.data.map((each) => each.lodgingId)].map(tagOf.house),
        fetchReply: () => callService(endpoint, { path: `/related/?${query}`, ...options }),
      })
      return data.data
    },
  }
}
