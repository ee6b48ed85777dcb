import { removeTrailingSlash } from '../domain/slashes.ts'
import type { Bindings, Variables } from '../env.ts'
import { type BookingService, createBookingService } from './booking.ts'
import { type BrokerService, createBrokerService } from './broker.ts'
import { type ContentService, createContentService } from './content.ts'
import { createGraphqlRequest } from './graphql.ts'
import { createImageService, type ImageService } from './images.ts'
import { type ReadThrough, readDirectly } from './read-through.ts'
import { createSearchService, type SearchService } from './search.ts'
import type { ServiceAddress } from './transport.ts'

export interface Services {
  broker: BrokerService
  content: ContentService
  search: SearchService
  booking: BookingService
  images: ImageService
}

export interface CallOptions {
  signal?: AbortSignal
  timeout?: number
  /** What reads that may be kept go through; without it every one is asked. */
  readThrough?: ReadThrough
}

/** Where each service answers: the address of the configuration, or the embedded back end through its binding. */
export function createServices(
  bindings: Pick<Bindings, 'BACKEND'>,
  variables: Variables,
  options: CallOptions,
): Services {
  const address = (name: string, url: string, embeddedPath: string, key = variables.SERVICE_KEY): ServiceAddress =>
    url === ''
      ? { name, url: `http://backend${embeddedPath}`, key, fetch: (input, init) => bindings.BACKEND.fetch(input, init) }
      : { name, url: removeTrailingSlash(url), key, fetch: (input, init) => fetch(input, init) }

  const { readThrough = readDirectly } = options
  const searchKey = variables.SEARCH_KEY || variables.SERVICE_KEY
  return {
    broker: createBrokerService(
      createGraphqlRequest(address('broker', variables.BROKER_URL, '/broker'), options),
      readThrough,
    ),
    content: createContentService(
      createGraphqlRequest(address('content', variables.CONTENT_URL, '/content'), options),
      readThrough,
    ),
    search: createSearchService(address('search', variables.SEARCH_URL, '/search', searchKey), options, readThrough),
    booking: createBookingService(address('booking', variables.BOOKING_URL, '/booking')),
    images: createImageService(address('images', variables.IMAGES_URL, '/media')),
  }
}
