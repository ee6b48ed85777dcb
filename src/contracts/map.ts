import * as v from 'valibot'
import { EnvelopeSchema } from './envelope.ts'
import { IsoDateSchema, MinorUnitsSchema, StayNightsSchema } from './lodging.ts'
import {
  CountSchema,
  DocumentCountSchema,
  IdSchema,
  LatitudeSchema,
  LongitudeSchema,
  PositionSchema,
} from './numbers.ts'
import { TotalWithPetsSchema } from './search.ts'

/** The fields of a search hit for the map. */
export const PlacedHouseSchema = v.object({
  lodgingId: IdSchema,
  name: v.string(),
  title: v.string(),
  date: v.nullable(IsoDateSchema),
  duration: v.nullable(StayNightsSchema),
  totalPrice: MinorUnitsSchema,
  totalWithPets: TotalWithPetsSchema,
  locationId: IdSchema,
  _geo: PositionSchema,
})
export type PlacedHouse = v.InferOutput<typeof PlacedHouseSchema>

/** The search's reply for a part of the map: the first houses, and counts by square. */
export const PlacedHousesSchema = v.object({
  hits: v.array(PlacedHouseSchema),
  totalHits: CountSchema,
  facetDistribution: v.optional(v.record(v.string(), v.record(v.string(), DocumentCountSchema))),
})
export type PlacedHouses = v.InferOutput<typeof PlacedHousesSchema>

const PinSchema = v.object({
  id: IdSchema,
  /** The house's code. */
  name: v.string(),
  title: v.string(),
  lat: LatitudeSchema,
  lng: LongitudeSchema,
  /** Slug of the area that it belongs to; null outside all of them. */
  area: v.nullable(v.string()),
  /** Øre or cents with everything unavoidable; null where no stay is free. */
  total: v.nullable(v.number()),
  /** Nights of the stay that is priced. */
  duration: v.nullable(v.number()),
})
export type Pin = v.InferOutput<typeof PinSchema>

const MapGroupSchema = v.tuple([
  LatitudeSchema,
  LongitudeSchema,
  CountSchema,
  v.nullable(v.number()),
  v.nullable(v.string()),
])
/**
 * Latitude, longitude, number of houses, the total of the cheapest one, null where none is known, and the slug of the
 * area that all of them belong to, null where they are of several or it is not known.
 */
export type MapGroup = v.InferOutput<typeof MapGroupSchema>

/**
 * A part of the map: each house where they are few, else groups of those that are close to each other, and each house
 * that is alone. Either way every house of `total` is counted once.
 */
const MapContentSchema = v.object({
  total: CountSchema,
  pins: v.array(PinSchema),
  groups: v.array(MapGroupSchema),
})
export type MapContent = v.InferOutput<typeof MapContentSchema>

/** Reply of GET /api/map/. */
export const MapReplySchema = EnvelopeSchema(MapContentSchema)
