import * as v from 'valibot'
import { type Area, areas } from '../../../domain/areas.ts'
import data from '../data/centres.json' with { type: 'json' }
import { createRandom } from '../random.ts'

const metresPerDegree = 111_320
/** Metres from the middle of a village within which its shop and its restaurant lie. */
const villageRadius = 300

type Spot = readonly [lat: number, lng: number]
export type Errand = 'shop' | 'restaurant' | 'town' | 'golf'

const SpotSchema = v.tuple([v.number(), v.number()])
const TownSchema = v.tuple([v.string(), v.number(), v.number()])
const {
  towns,
  golf,
  areas: ofAreas,
} = v.parse(
  v.object({
    /** What our own places have; one with a shop is a town to houses around it. */
    areas: v.record(v.string(), v.array(v.picklist(['shop', 'restaurant']))),
    /** Villages and towns besides, each with shops and restaurants. */
    towns: v.array(TownSchema),
    golf: v.array(SpotSchema),
  }),
  data,
)

interface Centre {
  name: string
  middle: Spot
  has: readonly string[]
}

/** Where guests of our houses shop and eat: all are named on the map of the search. */
export const centres: readonly Centre[] = [
  ...(areas as readonly Area[]).map(({ slug, title, lat, lng }) => ({
    name: title,
    middle: [lat, lng] as const,
    has: ofAreas[slug] ?? [],
  })),
  ...towns.map(([name, lat, lng]) => ({ name, middle: [lat, lng] as const, has: ['shop', 'restaurant'] })),
]

const spots: Readonly<Record<Errand, readonly Spot[]>> = {
  shop: spotsOf('shop'),
  restaurant: spotsOf('restaurant'),
  town: centres.filter(({ has }) => has.includes('shop')).map(({ middle }) => middle),
  golf,
}

/** Metres to the nearest, as the crow flies. */
export function metresTo(errand: Errand, from: { latitude: number; longitude: number }): number {
  return Math.min(...spots[errand].map((spot) => metresBetween([from.latitude, from.longitude], spot)))
}

function spotsOf(errand: 'shop' | 'restaurant'): Spot[] {
  return centres
    .filter(({ has }) => has.includes(errand))
    .map(({ name, middle: [lat, lng] }) => {
      const random = createRandom(errand, name)
      const [metres, bearing] = [random.next() * villageRadius, random.next() * 2 * Math.PI]
      const perLongitude = metresPerDegree * Math.cos((lat * Math.PI) / 180)
      return [lat + (metres * Math.cos(bearing)) / metresPerDegree, lng + (metres * Math.sin(bearing)) / perLongitude]
    })
}

function metresBetween([lat, lng]: Spot, [otherLat, otherLng]: Spot): number {
  const east = (otherLng - lng) * Math.cos((lat * Math.PI) / 180)
  return Math.hypot(otherLat - lat, east) * metresPerDegree
}
