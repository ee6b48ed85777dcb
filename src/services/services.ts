import { removeTrailingSlash } from '../domain/slashes.ts'
import type { Bindings, Variables } from '../env.ts'
import { type AuthService, createAuthService } from './auth.ts'
import { type BookingService, createBookingService } from './booking.ts'
import { type Breaker, createBreaker } from './breaker.ts'
import { type BrokerService, createBrokerService } from './broker.ts'
import { type ContentService, createContentService } from './content.ts'
import type { Deadline } from './deadline.ts'
import { createFavoritesService, type FavoritesService } from './favorites.ts'
import { createGraphqlRequest } from './graphql.ts'
import { createImageService, type ImageService } from './images.ts'
import { type ReadThrough, readDirectly } from './read-through.ts'
import { createRelatedService, type RelatedService } from './related.ts'
import { createSearchService, type SearchService } from './search.ts'
import type { ServiceAddress, Timed } from './transport.ts'
import { createUrgencyService, type UrgencyService } from './urgency.ts'
import { createWorkersService, type WorkersService } from './workers.ts'

export interface Services {
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

export const serviceNames = [
  'content',
  'broker',
  'search',
  'booking',
  'images',
  'workers',
  'urgency',
  'favorites',
  'related',
  'auth',
] as const satisfies (keyof Services)[]
export type ServiceName = (typeof serviceNames)[number]
export type Breakers = Record<ServiceName, Breaker>

/** One for each service, shared by all requests of an isolate. */
export function createBreakers(now: () => number): Breakers {
  const breaker = () => createBreaker(now)
  return {
    broker: breaker(),
    content: breaker(),
    search: breaker(),
    booking: breaker(),
    images: breaker(),
    workers: breaker(),
    urgency: breaker(),
    favorites: breaker(),
    related: breaker(),
    auth: breaker(),
  }
}

export interface CallOptions {
  signal?: AbortSignal
  /** Shared by all reads of the request. */
  deadline?: Deadline
  /** Told of every call's end. */
  timed?: Timed
  /** Of the request, for services to go on with. */
  trace?: string
  /** Which line of the network the visitor comes from: what breakers and the auth service count by. */
  visitor?: string
  /** Told of the seconds that a service wants to be left alone. */
  onRetryAfter?: (seconds: number) => void
  /** What reads that may be kept go through; without it every one is asked. */
  readThrough?: ReadThrough
}

/** Where each service answers: the address of the configuration, or the embedded back end through its binding. */
export function createServices(
  bindings: Pick<Bindings, 'BACKEND'>,
  variables: Variables,
  breakers: Breakers,
  options: CallOptions,
): Services {
  const address = (
    name: ServiceName,
    url: string,
    embeddedPath: string,
    key = variables.SERVICE_KEY,
  ): ServiceAddress => ({
    name,
    key,
    breaker: breakers[name],
    ...(url === ''
      ? { url: `http://backend${embeddedPath}`, fetch: (input, init) => bindings.BACKEND.fetch(input, init) }
      : { url: removeTrailingSlash(url), fetch: (input, init) => fetch(input, init) }),
  })

  const { readThrough = readDirectly, ...calls } = options
  const searchKey = variables.SEARCH_KEY || variables.SERVICE_KEY
  // Most requests ask few services, one for a kept page none.
  const broker = once(() =>
    createBrokerService(createGraphqlRequest(address('broker', variables.BROKER_URL, '/broker'), calls), readThrough),
  )
  const content = once(() =>
    createContentService(
      createGraphqlRequest(address('content', variables.CONTENT_URL, '/content'), calls),
      readThrough,
    ),
  )
  const search = once(() =>
    createSearchService(address('search', variables.SEARCH_URL, '/search', searchKey), calls, readThrough),
  )
  const booking = once(() => createBookingService(address('booking', variables.BOOKING_URL, '/booking'), calls))
  const workers = once(() => createWorkersService(address('workers', variables.WORKERS_URL, '/workers'), calls))
  const urgency = once(() =>
    createUrgencyService(address('urgency', variables.URGENCY_URL, '/urgency'), calls, readThrough),
  )
  const favorites = once(() =>
    createFavoritesService(address('favorites', variables.FAVORITES_URL, '/favorites'), calls),
  )
  const related = once(() => createRelatedService(address('related', variables.RELATED_URL, ''), calls, readThrough))
  const auth = once(() => {
    const { signal: _, ...parts } = calls
    return createAuthService(address('auth', variables.AUTH_URL, '/auth'), {
      publicKey: variables.AUTH_PUBLIC_KEY,
      ...parts,
    })
  })
  const images = once(() => createImageService(address('images', variables.IMAGES_URL, '/media'), calls))
  return {
    get broker() {
      return broker()
    },
    get content() {
      return content()
    },
    get search() {
      return search()
    },
    get booking() {
      return booking()
    },
    get workers() {
      return workers()
    },
    get urgency() {
      return urgency()
    },
    get favorites() {
      return favorites()
    },
    get related() {
      return related()
    },
    get auth() {
      return auth()
    },
    get images() {
      return images()
    },
  }
}

/** The same one at every call, made at the first. */
function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
