import * as v from 'valibot'
import type { AreaSlug, Region } from '../../../domain/areas.ts'
import data from '../data/places.json' with { type: 'json' }
import type { HouseStyle } from '../pictures/catalogue.ts'
import type { Random } from '../random.ts'

const ShoreSchema = v.object({
  locationId: v.number(),
  /** The middle of the stretch, where the sand ends and the dunes begin. */
  lat: v.number(),
  lng: v.number(),
  /** Degrees from north towards the water. */
  seaBearing: v.number(),
  /** Metres from the middle to either end, and from the shore to the nearest and furthest house. */
  halfLength: v.number(),
  nearest: v.number(),
  furthest: v.number(),
})
/** A stretch of shore that houses stand behind. */
export type Shore = v.InferOutput<typeof ShoreSchema>

const styles = [
  'thatched',
  'timber-black',
  'timber-classic',
  'log',
  'brick',
  'modern',
  'fisherman',
  'skagen',
] as const satisfies readonly HouseStyle[]
/** How many houses of each style, measured against the others. */
const StylesSchema = v.pipe(
  v.record(v.string(), v.number()),
  v.transform((weights) => Object.entries(weights)),
  v.array(v.tuple([v.picklist(styles), v.number()])),
)

const PlaceSchema = v.object({
  /** First letters of the house codes. */
  code: v.string(),
  postalCode: v.string(),
  city: v.string(),
  /** How many houses, measured against the other places. */
  weight: v.number(),
  water: v.picklist(['north-sea', 'wadden-sea', 'fjord', 'bay']),
  /** How sought after: 1 is usual. */
  price: v.number(),
  styles: v.pipe(
    v.picklist(Object.keys(data.styles) as (keyof typeof data.styles)[]),
    v.transform((name) => v.parse(StylesSchema, data.styles[name])),
  ),
  shores: v.array(ShoreSchema),
})
export type Place = v.InferOutput<typeof PlaceSchema>

const written: Readonly<Record<AreaSlug, unknown>> = data.places
const places = new Map(Object.entries(written).map(([slug, place]) => [slug, v.parse(PlaceSchema, place)]))

export function placeOf({ slug }: { slug: string }): Place {
  const place = places.get(slug)
  if (!place) throw new Error(`No place ${slug}`)
  return place
}

/** Content entry of the department that looks after the houses of a region. */
export const departmentOfRegion: Readonly<Record<Region, string>> = {
  'wadden-sea': 'department-romo',
  'blavand-henne': 'department-blavand',
  'holmsland-klit': 'department-hvide-sande',
  bovbjerg: 'department-thyboron',
  thy: 'department-klitmoller',
  jammerbugt: 'department-lokken',
  skagen: 'department-skagen',
}

interface Position {
  latitude: number
  longitude: number
  /** Metres from the shore, as the crow flies. */
  fromShore: number
}

const metresPerDegree = 111_320

/** A place on the land side of a shore: more of them near the sand than far from it. */
export function positionBehind(shore: Shore, random: Random): Position {
  const along = (random.next() * 2 - 1) * shore.halfLength
  const fromShore = shore.nearest + (shore.furthest - shore.nearest) * random.next() ** 1.4
  const inland = ((shore.seaBearing + 180) * Math.PI) / 180
  const sideways = inland + Math.PI / 2
  const north = fromShore * Math.cos(inland) + along * Math.cos(sideways)
  const east = fromShore * Math.sin(inland) + along * Math.sin(sideways)
  return {
    latitude: fiveDecimals(shore.lat + north / metresPerDegree),
    longitude: fiveDecimals(shore.lng + east / (metresPerDegree * Math.cos((shore.lat * Math.PI) / 180))),
    fromShore,
  }
}

/** Written with five decimals, none of which is a nought that would be dropped. */
function fiveDecimals(degrees: number): number {
  const steps = Math.round(degrees * 100_000)
  return (steps % 10 === 0 ? steps + 1 : steps) / 100_000
}
