import type * as v from 'valibot'
import type { CachePolicy } from '../domain/cache-policy.ts'
import { parseReply } from './service-error.ts'

/** One read of a service, and how long its reply is cached. */
interface Reading<Schema extends v.GenericSchema> {
  service: string
  /** Among all reads of this service; equal reads have equal keys. */
  cacheKey: string
  /** The reply's contract. */
  schema: Schema
  /** Null: it is never cached, as booking must not be. */
  cachePolicy: CachePolicy | null
  /** Where the policy depends on the reply; replaces the other one. */
  policyOf?: ((data: v.InferOutput<Schema>) => CachePolicy) | undefined
  /** Whether the reply is stored in the tier that all nodes share: never for search or prices. */
  isShared: boolean
  /**
   * Whether the reply says that there is nothing under the key, which a visitor may have invented: it is cached only
   * for a moment.
   */
  isNothing?(reply: unknown): boolean
  /** The page is complete without the reply: a failure does not affect it. */
  isExtra?: true
  /** Ids of the data in the reply. */
  tags(data: v.InferOutput<Schema>, reply: unknown): readonly string[]
  fetchReply(): Promise<unknown>
}

interface ReadReply<Schema extends v.GenericSchema> {
  /** Unparsed. */
  reply: unknown
  data: v.InferOutput<Schema>
}

/** How reads of a service are executed: through the cache or directly. Failures are ServiceErrors. */
export type ReadThrough = <Schema extends v.GenericSchema>(reading: Reading<Schema>) => Promise<ReadReply<Schema>>

/** Fetches each cache key once. */
export function readOnce(): ReadThrough {
  const replies = new Map<string, Promise<unknown>>()
  return async ({ service, cacheKey, schema, fetchReply: ask }) => {
    const pending = replies.get(cacheKey) ?? ask()
    replies.set(cacheKey, pending)
    const reply = await pending
    return { reply, data: parseReply(service, schema, reply) }
  }
}

/** Fetches every time. */
export const readDirectly: ReadThrough = async ({ service, schema, fetchReply: ask }) => {
  const reply = await ask()
  return { reply, data: parseReply(service, schema, reply) }
}
