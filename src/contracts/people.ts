import * as v from 'valibot'
import { collectionOf } from './entry.ts'
import { LinkTargetSchema } from './link-target.ts'
import { EmployeeSchema } from './sections.ts'

/** Somebody of the agency, with the offices where one meets them. */
export const ColleagueSchema = v.object({
  ...EmployeeSchema.entries,
  locationsCollection: collectionOf(LinkTargetSchema),
})
export type Colleague = v.InferOutput<typeof ColleagueSchema>
