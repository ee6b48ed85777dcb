import * as v from 'valibot'
import { EnvelopeSchema } from './envelope.ts'

/** How far the search engine lags behind what the back end knows. */
const EngineLagSchema = v.object({
  /** Changes that it has not confirmed. */
  waiting: v.number(),
  /** Seconds since the oldest of them; 0 where it has all. */
  seconds: v.number(),
  /** Whether a full push is running. */
  isPushing: v.boolean(),
  /** When the last full push ended: milliseconds since 1970. */
  pushedAt: v.nullable(v.number()),
  /** Number of documents that differed then. */
  drift: v.nullable(v.object({ missing: v.number(), changed: v.number(), extra: v.number() })),
  /** Whether it refused the last change. */
  isFailing: v.boolean(),
})
export type EngineLag = v.InferOutput<typeof EngineLagSchema>

/** Reply of GET /search/feed; null: no engine is fed. */
export const EngineLagReplySchema = EnvelopeSchema(v.nullable(EngineLagSchema))
