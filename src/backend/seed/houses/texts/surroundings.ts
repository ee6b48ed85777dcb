import type { AreaSlug, Region } from '../../../../domain/areas.ts'
import data from '../../data/houses/surroundings.json' with { type: 'json' }
import type { Text3 } from '../../texts.ts'
import { spreadWording } from '../../wordings.ts'
import type { House } from '../house.ts'

/** What there is near every place, in a sentence or two. */
const ofArea: Readonly<Record<AreaSlug, Text3>> = data.areas
/** A second thing to say of the places with most houses. */
const alsoOfArea: Partial<Record<AreaSlug, Text3>> = data.alsoAreas
/** Further afield. */
const ofRegion: Readonly<Record<Region, readonly Text3[]>> = data.regions

/** One thing to say of the place, and one of the stretch of coast that it lies on. */
export function surroundingsOf(house: House): { area: Text3; region: Text3 } {
  const { slug, region } = house.area
  const own = [ofArea, alsoOfArea].flatMap((texts) =>
    Object.entries(texts).flatMap(([key, text]) => (key === slug ? [text] : [])),
  )
  return { area: spreadWording(own, house), region: spreadWording(ofRegion[region], house) }
}
