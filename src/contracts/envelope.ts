import * as v from 'valibot'

/** The generic response envelope (specification, section 3): what was requested, and what is to be known of it. */
export function EnvelopeSchema<Data extends v.GenericSchema>(data: Data) {
  return v.object({ data, meta: v.record(v.string(), v.unknown()) })
}

export interface Envelope<Data> {
  data: Data
  meta: Record<string, unknown>
}

export function envelope<Data>(data: Data): Envelope<Data> {
  return { data, meta: {} }
}
