import * as v from 'valibot'
import { ParityReportSchema } from '../src/contracts/parity.ts'
import { CompiledMenuSchema, CompiledRouteSchema, PathSchema } from '../src/contracts/route.ts'
import { SiteSettingsSchema } from '../src/contracts/settings.ts'
import { byEdition } from '../src/editions/table.ts'

/** A house that exists: its id and its title in each edition. */
const LodgingRecordSchema = v.object({
  id: v.pipe(v.number(), v.integer()),
  titles: v.object(byEdition(() => v.string())),
  /** Path of its first picture in the image service. */
  image: v.optional(v.string()),
})
export type LodgingRecord = v.InferOutput<typeof LodgingRecordSchema>

export const PathRecordSchema = v.object({ path: PathSchema, title: v.string() })
export type PathRecord = v.InferOutput<typeof PathRecordSchema>

/** Schema of each kind of record. */
export const recordSchemas = {
  route: CompiledRouteSchema,
  menu: CompiledMenuSchema,
  settings: SiteSettingsSchema,
  path: PathRecordSchema,
  lodging: LodgingRecordSchema,
  parity: ParityReportSchema,
}

/** A record with its key, as the compiler writes it to KV. */
export interface KeyedRecord {
  key: string
  /** Null: the record is removed. */
  value: v.InferOutput<(typeof recordSchemas)[keyof typeof recordSchemas]> | null
  /** Ids of the entries that it was compiled from. */
  tags: readonly string[]
}

/** When a record was compiled, to be compared with purges. */
export const CompiledAtSchema = v.object({
  /** Milliseconds since 1970, before its sources were read. */
  madeAt: v.number(),
  /** The purge log's epoch that was known before its sources were read. */
  epoch: v.number(),
})
export type CompiledAt = v.InferOutput<typeof CompiledAtSchema>

/** A record as stored in KV. */
export const StoredSchema = v.object({ ...CompiledAtSchema.entries, value: v.unknown(), tags: v.array(v.string()) })
export interface Stored<Value> extends CompiledAt {
  value: Value | null
  tags: readonly string[]
}
