import type { AreaSlug, Region } from '../../../../domain/areas.ts'
import data from '../../data/houses/surroundings.json' with { type: 'json' }
import type { Random } from '../../random.ts'
import type { Text3 } from '../../texts.ts'
import type { House } from '../house.ts'

/** What there is near every place, in a sentence or two. */
const ofArea: Readonly<Record<AreaSlug, Text3>> = data.areas
/** A second thing to say of the places with most houses. */
const alsoOfArea: Partial<Record<AreaSlug, Text3>> = data.alsoAreas
/** Further afield. */
const ofRegion: Readonly<Record<Region, readonly Text3[]>> = data.regions

export function surroundingsOf(house: House, random: Random): Text3[] {
  const own = [ofArea, alsoOfArea].flatMap((texts) =>
    Object.entries(texts).flatMap(([slug, text]) => (slug === house.area.slug ? [text] : [])),
  )
  return [random.pick(own), random.pick(ofRegion[house.area.region])]
}
