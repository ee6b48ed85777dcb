import * as v from 'valibot'
import type { Cache, Found, Tier, TierEntry } from './cache/cache.ts'
import { servicePrefix, servicesThatNotify } from './contracts/services.ts'
import { type CachePolicy, staleAge, unchangedAge } from './domain/cache-policy.ts'
import type { WaitUntilContext } from './domain/promises.ts'
import type { Variables } from './env.ts'
import type { EditionKey } from './markets/market.ts'
import { type ReadThrough, readDirectly } from './services/read-through.ts'
import { nestedTooDeeply, ServiceError } from './services/service-error.ts'

interface CachedReads {
  cache: Cache
  /** Tiers of this isolate and this node. */
  near: readonly Tier[]
  /** These, and the tier that all nodes share. */
  shared: readonly Tier[]
  /** Services that notify of every change, and the maximum seconds for which their replies are cached because of that. */
  notifying: ReadonlyMap<string, number>
  /** Called with failures that affect no page. */
  log(error: unknown): void
}

export interface Reader {
  market: EditionKey
  context: WaitUntilContext
  /** Called with every service reply that the response is rendered from, and its service. */
  seen?(
    found: Pick<Found<unknown>, 'tier' | 'freshness' | 'freshSeconds' | 'isUnchanged' | 'entry'>,
    service: string,
  ): void
  /** Called with the failure of a read whose reply the page needs or leaves out. */
  failed?(failure?: unknown): void
  /** Called with every read in full, for the editors' view of the caches. */
  watch?(read: WatchedRead): void
}

/** One read of a render. */
export interface WatchedRead {
  service: string
  /** The query with its variables. */
  cacheKey: string
  /** Null: it failed, or is never cached. */
  found: Pick<Found<unknown>, 'tier' | 'freshness' | 'entry'> | null
  /** What the tiers had before. */
  stored: TierEntry[]
}

/** How long a reply is cached that says that there is nothing under a key. */
const policyOfNothing: CachePolicy = { maxAge: 60, staleWhileRevalidate: 4 * 60, staleIfError: 4 * 60 }

/** Reads of one request's services through the cache. Each reply is stored with the ids of its data. */
export function cachedReads(
  { cache, near, shared, notifying, log }: CachedReads,
  { market, context, seen, failed, watch }: Reader,
): ReadThrough {
  return async (reading) => {
    const { service, cacheKey, schema, policyOf, isShared, isNothing, isExtra, tags, fetchReply } = reading
    const place = { key: `${market}:${service}:${cacheKey}`, tiers: isShared ? shared : near }
    const stored = watch ? await cache.stored(context, place) : []
    const cachePolicy = reading.cachePolicy && policyIfNotified(notifying.get(service) ?? 0, reading.cachePolicy)
    let reply: unknown
    try {
      if (cachePolicy === null) {
        watch?.({ service, cacheKey, found: null, stored })
        return await readDirectly(reading)
      }
      const tiersToRead = place.tiers.filter(
        ({ minAge = 0 }) => minAge <= Math.max(staleAge(cachePolicy), unchangedAge(cachePolicy)),
      )
      const found = await cache.cached(context, {
        ...place,
        tiers: tiersToRead,
        fallbackTiers: place.tiers.filter((tier) => !tiersToRead.includes(tier)),
        schema,
        tags: (data) => [`market:${market}`, service, ...tags(data, reply)],
        policy: (data) =>
          policyIfNotified(
            notifying.get(service) ?? 0,
            isNothing?.(reply) ? policyOfNothing : (policyOf?.(data) ?? cachePolicy),
          ),
        async load() {
          reply = await fetchReply()
          return reply
        },
      })
      seen?.(found, service)
      watch?.({ service, cacheKey, found, stored })
      return { reply: found.entry.value, data: found.value }
    } catch (error) {
      const failure = failureOf(service, error)
      if (isExtra) log(failure)
      else failed?.(failure)
      watch?.({ service, cacheKey, found: null, stored })
      throw failure
    }
  }
}

/** The service's failure, where its reply breaks the contract or can't be gone through; any other error as it is. */
function failureOf(service: string, error: unknown): unknown {
  if (!v.isValiError(error)) return nestedTooDeeply(service, error) ?? error
  const [issue] = error.issues
  const cause = `${v.getDotPath(issue) ?? 'body'}: Expected ${issue.expected ?? issue.type}`
  return new ServiceError(service, 0, undefined, cause)
}

function policyIfNotified(seconds: number, policy: CachePolicy): CachePolicy {
  return {
    ...policy,
    maxAgeIfNotified: Math.min(seconds, policy.maxAgeIfNotified ?? 0),
    maxAgeIfUnchanged: Math.min(seconds, policy.maxAgeIfUnchanged ?? 0),
  }
}

/**
 * Seconds for which data with change notifications is cached at most: of the embedded services, whose outbox loses
 * nothing, and of others.
 */
const [ownSeconds, otherSeconds] = [7 * 24 * 60 * 60, 60 * 60]

/**
 * The services that notify of every change, and for how many seconds their replies are cached at most because of that.
 * The embedded ones do; others do where the configuration says so, by their webhook or by POST /api/purge/.
 */
export function notifyingServices(variables: Variables): ReadonlyMap<string, number> {
  return new Map(
    servicesThatNotify.flatMap((name): [string, number][] => {
      const isOwn = variables[`${servicePrefix(name)}_URL`] === ''
      if (isOwn) return [[name, ownSeconds]]
      return variables.TELLING_SERVICES.includes(name) ? [[name, otherSeconds]] : []
    }),
  )
}
