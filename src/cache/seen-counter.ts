import * as v from 'valibot'
import { replyInTime, type WaitUntilContext } from '../domain/promises.ts'
import type { EditionKey } from '../markets/market.ts'
import { type Seen, type SeenPages, SeenSchema } from './seen-pages.ts'

/** Counts views of pages. */
export interface SeenCounter {
  /** Counts one view. */
  count(context: WaitUntilContext, market: EditionKey, path: string): void
  /** Of the last seven days, the most seen first. */
  most(limit: number): Promise<Seen>
}

/** Milliseconds between two reports of an isolate's counts. */
const sendEveryMs = 60_000
/** Different pages that an isolate counts until then; the rest goes uncounted. */
const maxPages = 500

/** Counts in memory, and sends the counts to the Durable Object about once a minute. */
export function createSeenCounter(
  namespace: DurableObjectNamespace,
  now: () => number,
  log: (error: unknown) => void,
): SeenCounter {
  // The class behind the binding is the one that wrangler.toml names.
  const objects = namespace as DurableObjectNamespace<SeenPages>
  const object = () => objects.get(objects.idFromName('seen'))
  let counted = new Map<string, Seen[number]>()
  let sentAt = now()
  return {
    count(context, market, path) {
      const key = market + path
      const before = counted.get(key)
      if (before || counted.size < maxPages) counted.set(key, { market, path, times: (before?.times ?? 0) + 1 })
      if (now() - sentAt < sendEveryMs) return
      sentAt = now()
      const seen = [...counted.values()]
      counted = new Map()
      context.waitUntil(replyInTime(object().add(seen)).catch(log))
    },
    most: async (limit) => v.parse(SeenSchema, await replyInTime(object().most(limit))),
  }
}
