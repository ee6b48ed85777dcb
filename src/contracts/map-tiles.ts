import * as v from 'valibot'
import { EnvelopeSchema } from './envelope.ts'

/** Vector tiles of streets, names and shops that the agency has for its maps. */
const MapTilesSchema = v.object({
  /** Path of a tile with `{z}`, `{x}` and `{y}` in it; another one for another archive. */
  url: v.string(),
  /** Whether each is compressed by gzip. */
  isGzip: v.boolean(),
  /** Closest level that has tiles. */
  maxZoom: v.number(),
  /** Degrees. */
  box: v.object({ south: v.number(), west: v.number(), north: v.number(), east: v.number() }),
})
export type MapTiles = v.InferOutput<typeof MapTilesSchema>

/** Reply of GET /api/map-tiles/: null where the agency has none, or they can't be read now. */
export const MapTilesReplySchema = EnvelopeSchema(v.object({ tiles: v.nullable(MapTilesSchema) }))
