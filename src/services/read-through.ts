import type * as v from 'valibot'
import type { CachePolicy } from '../domain/cache-policy.ts'
import { parseReply } from './service-error.ts'

/** One read of a service, and how long its reply may be kept. */
interface Reading<Schema extends v.GenericSchema> {
  service: string
  /** Of all reads of this service: equal reads have equal keys. */
  cacheKey: string
  /** The reply's contract. */
  schema: Schema
  /** Null: it is asked anew every time, as booking must. */
  cachePolicy: CachePolicy | null
  /** Where that depends on the reply: of it in place of the other. */
  policyOf?: ((data: v.InferOutput<Schema>) => CachePolicy) | undefined
  /** Whether every node may share the reply: never of search or prices. */
  isShared: boolean
  /** Whether the service has nothing of what was asked, as of a key that a visitor made up: that is kept for a moment. */
  isNothing?(reply: unknown): boolean
  /** A page without the reply lacks nothing: that it failed is the page's no concern. */
  isExtra?: true
  /** Ids of what the reply was made from. */
  tags(data: v.InferOutput<Schema>, reply: unknown): readonly string[]
  fetchReply(): Promise<unknown>
}

interface ReadReply<Schema extends v.GenericSchema> {
  /** As it came. */
  reply: unknown
  data: v.InferOutput<Schema>
}

/** What every read of a service goes through: a cache, or nothing. Failures are ServiceErrors. */
export type ReadThrough = <Schema extends v.GenericSchema>(reading: Reading<Schema>) => Promise<ReadReply<Schema>>

/** Asks each question once. */
export function readOnce(): ReadThrough {
  const replies = new Map<string, Promise<unknown>>()
  return async ({ service, cacheKey, schema, fetchReply: ask }) => {
    const pending = replies.get(cacheKey) ?? ask()
    replies.set(cacheKey, pending)
    const reply = await pending
    return { reply, data: parseReply(service, schema, reply) }
  }
}

/** Asks every time. */
export const readDirectly: ReadThrough = async ({ service, schema, fetchReply: ask }) => {
  const reply = await ask()
  return { reply, data: parseReply(service, schema, reply) }
}
