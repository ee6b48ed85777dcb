import { type ServiceName, serviceNames, servicePrefix } from '../contracts/services.ts'
import { lazily } from '../domain/lazily.ts'
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
import { createMeilisearch } from './search/meilisearch.ts'
import { createSearchService, type SearchService } from './search/search.ts'
import type { ServiceEndpoint, Timed } from './transport.ts'
import { createUrgencyService, type UrgencyService } from './urgency.ts'
import { createWorkersService, type WorkersService } from './workers.ts'

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

/** Where the embedded back end has each service. */
const embeddedPaths: Record<ServiceName, string> = {
  content: '/content',
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

/** One for each service, shared by all requests of an isolate. */
export function createBreakers(now: () => number): Breakers {
  return Object.fromEntries(serviceNames.map((name) => [name, createBreaker(now)])) as Breakers
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

/**
 * Where each service answers: the address of the configuration, or the embedded back end through its binding. Our own
 * keys go through the binding alone; an outside service gets the key that it handed out, or none.
 */
export function createServices(
  bindings: Pick<Bindings, 'BACKEND'>,
  variables: Variables,
  breakers: Breakers,
  options: CallOptions,
): Services {
  function address<Name extends ServiceName>(name: Name): ServiceEndpoint {
    const prefix = servicePrefix(name)
    const [url, outsideKey] = [variables[`${prefix}_URL`], variables[`${prefix}_KEY`]]
    const breaker = breakers[name]
    return url === ''
      ? {
          name,
          breaker,
          url: `http://backend${embeddedPaths[name]}`,
          key: variables.SERVICE_KEY,
          fetch: (input, init) => bindings.BACKEND.fetch(input, init),
        }
      : { name, breaker, url: removeTrailingSlash(url), key: outsideKey, fetch: (input, init) => fetch(input, init) }
  }

  const { readThrough = readDirectly, ...calls } = options
  // Most requests ask few services, one for a cached page none.
  return lazily<Services>({
    broker: () => createBrokerService(createGraphqlRequest(address('broker'), calls), readThrough),
    content: () => createContentService(createGraphqlRequest(address('content'), calls), readThrough),
    search: () => createSearchService(createMeilisearch(address('search'), calls), readThrough),
    booking: () => createBookingService(address('booking'), calls),
    workers: () => createWorkersService(address('workers'), calls),
    urgency: () => createUrgencyService(address('urgency'), calls, readThrough),
    favorites: () => createFavoritesService(address('favorites'), calls),
    related: () => createRelatedService(address('related'), calls, readThrough),
    auth: () => {
      const { signal: _, ...parts } = calls
      return createAuthService(address('auth'), {
        publicKey: variables.AUTH_URL === '' ? variables.AUTH_PUBLIC_KEY : variables.AUTH_OUTSIDE_PUBLIC_KEY,
        ...parts,
      })
    },
    images: () => createImageService(address('images'), calls),
  })
}
