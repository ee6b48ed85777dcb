import type { CachePolicy } from '../domain/cache-policy.ts'
import type { Market } from '../markets/market.ts'

/** Whether a page is the same for everyone, or one visitor's own: never cached, always loaded whole, never listed. */
export type Visibility = 'shared' | 'private'

/** Pages have no `staleIfError`: each of their parts has a policy of its own. */
export const pagePolicy: CachePolicy = {
  ...{ maxAge: 60, staleWhileRevalidate: 9 * 60, staleIfError: 0 },
  maxAgeIfNotified: 7 * 24 * 60 * 60,
}

/** Of a visitor's own page that has a form. */
export const ownForm = { visibility: 'private', takesForms: true } as const

/** Actions with a rate limit per visitor and minute, each counted separately (`[[ratelimits]]` in wrangler.toml). */
export type RateKind = 'secret' | 'form' | 'query' | 'telemetry'

export type Route = SharedRoute | PrivateRoute

interface SharedRoute extends RouteOfAny {
  visibility: 'shared'
  /** Of the whole page; the policies of its data may shorten it. */
  cachePolicy: CachePolicy
}

interface PrivateRoute extends RouteOfAny {
  visibility: 'private'
}

interface RouteOfAny {
  /** Hono's patterns of the path, without page number and format; where editions differ, that of each. */
  path: string | readonly string[] | ((market: Market) => string)
  /** Whether it answers a POST; other pages answer it with 405. */
  takesForms?: true
  /** Whether it has further pages at `page/N`; otherwise these are a 404. */
  numbered?: true
  /** Names of the middleware before its loader (routing/middleware.ts). */
  middleware?: readonly string[]
  /** Its forms may bring pictures: larger bodies are accepted. */
  takesPictures?: true
  /** Rate limit for reads (middleware/limit-rates.ts); forms always count as forms. */
  rate?: Extract<RateKind, 'form' | 'query'>
  /** Its URL gives access: it is sent to no other site as a referrer. */
  hasSecretUrl?: true
  /** Robots may read neither it nor anything below it. */
  robots?: 'disallow'
  /** A page without an entry that is worth finding. */
  sitemap?: true
}
