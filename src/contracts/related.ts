import * as v from 'valibot'

/** Reply of GET /related/: similar houses with a free stay, the most alike first. `score` is from 0 to 1. */
export const RelatedLodgingsSchema = v.object({
  data: v.array(v.object({ lodgingId: v.number(), score: v.pipe(v.number(), v.minValue(0), v.maxValue(1)) })),
  meta: v.object({ count: v.number() }),
})
export type RelatedLodging = v.InferOutput<typeof RelatedLodgingsSchema>['data'][number]
