import * as v from 'valibot'

/** The generic response envelope (specification, section 3): what was requested, and what is to be known of it. */
export function EnvelopeSchema<Data extends v.GenericSchema>(data: Data) {
  return v.object({ data, meta: v.record(v.string(), v.unknown()) })
}

/** How many of something a reply says there are: what is listed and paged by it has to end. */
export const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))

export interface Envelope<Data> {
  data: Data
  meta: Record<string, unknown>
}

export function envelope<Data>(data: Data): Envelope<Data> {
  return { data, meta: {} }
}
