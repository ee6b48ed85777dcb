import * as v from 'valibot'
import { CountSchema, IdSchema } from './numbers.ts'

/** Reply of GET /related/: similar houses with a free stay, the most alike first. `score` is from 0 to 1. */
export const RelatedLodgingsSchema = v.object({
  data: v.array(v.object({ lodgingId: IdSchema, score: v.pipe(v.number(), v.minValue(0), v.maxValue(1)) })),
  meta: v.object({ count: CountSchema }),
})
export type RelatedLodging = v.InferOutput<typeof RelatedLodgingsSchema>['data'][number]
