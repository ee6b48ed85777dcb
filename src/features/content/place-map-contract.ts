import * as v from 'valibot'
import { collectionOf, PositionSchema, WordsSchema } from '../../contracts/entry.ts'
import { LinkTargetSchema } from '../../contracts/link-target.ts'

/** A place on a map that editors keep. Without a position it is told and not drawn. */
const MapMarkerSchema = v.object({
  sys: v.object({ id: v.string() }),
  title: v.string(),
  teaser: WordsSchema,
  center: PositionSchema,
  internalLink: v.nullish(LinkTargetSchema, null),
})
export type MapMarker = v.InferOutput<typeof MapMarkerSchema>

export const PlaceMapSchema = v.object({
  sys: v.object({ id: v.string() }),
  title: v.string(),
  markersCollection: collectionOf(MapMarkerSchema),
})
export type PlaceMap = v.InferOutput<typeof PlaceMapSchema>
