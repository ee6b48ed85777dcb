import * as v from 'valibot'
import { MarketIdSchema } from './lodging.ts'

/** Characters of serialised events in one request (specification, section 9). */
export const maxEventCharacters = 1_000_000
/** Bytes of one beacon; browsers take 64 kB in all. */
export const maxBeaconBytes = 60_000
/** Bytes of any telemetry request, envelope included. */
export const maxTelemetryBytes = 1024 * 1024

const MomentSchema = v.pipe(v.number(), v.integer(), v.minValue(0))
/** Name of a page record of the site: which kind of page, never which one. */
const PageNameSchema = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/))

export const vitalNames = ['LCP', 'INP', 'CLS', 'TTFB'] as const

/** Web vitals of a page: milliseconds, for CLS a ratio. */
const VitalSchema = v.strictObject({
  type: v.literal('vital'),
  name: v.picklist(vitalNames),
  value: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(10_000_000)),
  rating: v.picklist(['good', 'needs-improvement', 'poor']),
  page: PageNameSchema,
  at: MomentSchema,
})

/** A script of ours that failed: what kind of error and where, without its message, which may hold what somebody typed. */
const FailureSchema = v.strictObject({
  type: v.literal('failure'),
  name: v.pipe(v.string(), v.regex(/^[A-Za-z]{1,40}$/)),
  script: v.nullable(v.pipe(v.string(), v.regex(/^\/assets\/[\w.-]{1,80}$/))),
  line: v.pipe(v.number(), v.integer(), v.minValue(0)),
  page: PageNameSchema,
  at: MomentSchema,
})

const TelemetryEventSchema = v.variant('type', [VitalSchema, FailureSchema])
export type TelemetryEvent = v.InferOutput<typeof TelemetryEventSchema>

/**
 * A batch of the specification's section 3, without anything that identifies the sender. `traces`: of the pages that
 * the events are about.
 */
export const TelemetryBatchSchema = v.strictObject({
  service: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
  lan: MarketIdSchema,
  traces: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))), v.maxLength(20)),
  events: v.pipe(
    v.array(TelemetryEventSchema),
    v.check(
      (events) => JSON.stringify(events).length <= maxEventCharacters,
      `Serialised events are at most ${maxEventCharacters} characters`,
    ),
  ),
})
export type TelemetryBatch = v.InferOutput<typeof TelemetryBatchSchema>

/**
 * Body of a beacon, which can't have headers: a batch, and the service's key where the beacon goes to the service
 * itself.
 */
export const TelemetryBeaconSchema = v.strictObject({ body: TelemetryBatchSchema, key: v.optional(v.string()) })

/** `meta.stored`: how many events were stored. */
export const TelemetryReplySchema = v.object({ data: v.object({ accepted: v.number() }) })
