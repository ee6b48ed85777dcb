import * as v from 'valibot'
import { ParityReportSchema } from '../src/contracts/parity.ts'
import { CompiledMenuSchema, CompiledRouteSchema, PathSchema } from '../src/contracts/route.ts'
import { SiteSettingsSchema } from '../src/contracts/settings.ts'

/** A house that exists: its id and its title in each edition. */
export const LodgingRecordSchema = v.object({
  id: v.pipe(v.number(), v.integer()),
  titles: v.object({ da: v.string(), de: v.string(), en: v.string() }),
})
export type LodgingRecord = v.InferOutput<typeof LodgingRecordSchema>

export const PathRecordSchema = v.object({ path: PathSchema, title: v.string() })
export type PathRecord = v.InferOutput<typeof PathRecordSchema>

/** What each kind of key holds. */
export const recordSchemas = {
  route: CompiledRouteSchema,
  menu: CompiledMenuSchema,
  settings: SiteSettingsSchema,
  path: PathRecordSchema,
  lodging: LodgingRecordSchema,
  parity: ParityReportSchema,
}

/** One line of what the compiler puts into KV. */
export interface KeyedRecord {
  key: string
  value: v.InferOutput<(typeof recordSchemas)[keyof typeof recordSchemas]>
}
