import type { AreaSlug, Region } from '../../../../domain/areas.ts'
import data from '../../data/houses/surroundings.json' with { type: 'json' }
import type { Text3, TextWhen } from '../../texts.ts'
import { type Spoken, spreadWording } from '../../wordings.ts'
import type { House } from '../house.ts'
import { trueOf } from './sentences.ts'

/** What there is near every place, in a sentence or two. */
const ofArea: Readonly<Record<AreaSlug, Text3>> = data.areas
/** A second thing to say of the places with most houses. */
const alsoOfArea: Partial<Record<AreaSlug, Text3>> = data.alsoAreas
/** Further afield. */
const ofRegion: Readonly<Record<Region, readonly TextWhen[]>> = data.regions

/** One thing to say of the place. */
export function areaText(house: House, spoken: Spoken): Text3 {
  const { slug } = house.area
  const own = [ofArea, alsoOfArea].flatMap((texts) =>
    Object.entries(texts).flatMap(([key, text]) => (key === slug ? [text] : [])),
  )
  return spreadWording(own, house, spoken)
}

/** One thing to say of the stretch of coast that the place lies on. */
export function regionText(house: House, spoken: Spoken): Text3 {
  return spreadWording(trueOf(ofRegion[house.area.region], house), house, spoken)
}
