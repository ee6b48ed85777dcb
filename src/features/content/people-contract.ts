import * as v from 'valibot'
import { collectionOf } from '../../contracts/entry.ts'
import { EmployeeSchema } from '../../contracts/sections.ts'

/** Somebody of the agency, with the offices where one meets them. */
export const ColleagueSchema = v.object({
  ...EmployeeSchema.entries,
  locationsCollection: collectionOf(v.object({ sys: v.object({ id: v.string() }) })),
})
export type Colleague = v.InferOutput<typeof ColleagueSchema>
