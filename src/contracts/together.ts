import * as v from 'valibot'
import { MinorUnitsSchema } from './lodging.ts'
import { TotalWithPetsSchema } from './search.ts'

/** As much of a search hit as it takes to find the houses that lie close to each other. */
export const HouseLocationSchema = v.object({
  lodgingId: v.number(),
  totalPrice: MinorUnitsSchema,
  totalWithPets: TotalWithPetsSchema,
  persons: v.number(),
  _geo: v.object({ lat: v.number(), lng: v.number() }),
})

export const HouseLocationsSchema = v.object({ hits: v.array(HouseLocationSchema), totalHits: v.number() })
export type HouseLocations = v.InferOutput<typeof HouseLocationsSchema>
