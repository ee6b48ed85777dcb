import { facility } from '../../../domain/facilities.ts'
import { departmentOfRegion } from '../places/places.ts'
import { createRandom } from '../random.ts'
import { type Language, seededEditions, type Text3 } from '../texts.ts'
import type { Row } from '../writer.ts'
import { type House, has } from './house.ts'
import { descriptionOf } from './texts/description.ts'
import { titlesOf } from './texts/titles.ts'

export const lodgingColumns = [
  'id',
  'name',
  'address1',
  'postal_code',
  'city',
  'location_id',
  'street_id',
  'department_id',
  'latitude',
  'longitude',
  'rating',
  'published_at',
  'created_at',
  'updated_at',
  'persons',
  'pets',
  'bedrooms',
  'bathrooms',
  'house_area',
  'beach_distance',
  'has_floor_plan',
  'image_count',
  'review_average',
  'review_count',
] as const
export const lodgingTextColumns = ['lodging_id', 'lan', 'title', 'body', 'embedded_video_html'] as const
export const lodgingFacilityColumns = ['lodging_id', 'facility_id', 'value', 'from_date', 'to_date'] as const
export const lodgingMetaColumns = ['lodging_id', 'key', 'value'] as const

/** Counted elsewhere and stored with the house. */
export interface Counted {
  images: number
  ratings: readonly number[]
}

export function lodgingRow(house: House, today: string, counted: Counted): Row {
  const midnight = Date.parse(`${today}T00:00:00Z`) / 1000
  const published = midnight - house.publishedDaysAgo * 86_400 + 9 * 3600
  const sum = counted.ratings.reduce((total, rating) => total + rating, 0)
  const average = counted.ratings.length > 0 ? sum / counted.ratings.length : null
  return [
    house.id,
    house.name,
    house.address,
    house.place.postalCode,
    house.place.city,
    house.locationId,
    house.street.id,
    departmentOfRegion[house.area.region],
    house.latitude,
    house.longitude,
    house.rating,
    published,
    published - 21 * 86_400,
    Math.max(published, midnight - (house.index % 60) * 86_400),
    house.persons,
    house.pets,
    house.bedrooms,
    house.bathrooms,
    house.houseArea,
    house.beachDistance,
    1,
    counted.images,
    average,
    counted.ratings.length,
  ]
}

export function lodgingTextRows(house: House): Row[] {
  const titles = titlesOf(house)
  const bodies = descriptionOf(house)
  return seededEditions.map(({ id, language }) => [
    house.id,
    id,
    titles[language],
    bodies[language],
    filmOf(house, language),
  ])
}

/** What a house has; early-booking and last-minute terms hold for a time and say so. */
export function lodgingFacilityRows(house: House, today: string): Row[] {
  const seasonEnd = `${Number(today.slice(0, 4)) + 1}-12-31`
  return [...house.equipment].map(([key, value]) => {
    const isForATime = key === 'discountEarlyBird' || key === 'notificationBuildingNearby'
    return [house.id, facility[key], value, isForATime ? today : null, isForATime ? seasonEnd : null]
  })
}

/** kWh that a guest uses a day in an ordinary year, and how often the house was looked at. */
export function lodgingMetaRows(house: House): Row[] {
  const random = createRandom('meta', house.index)
  const daily = 3.1 + house.houseArea / 45 / Math.sqrt(house.persons) + (has(house, 'pool') ? 4.2 : 0)
  return [
    [house.id, 'consumptionPersonsPrDay', String(Math.round(daily * 10) / 10)],
    [house.id, 'viewCount', String(Math.round(90 + house.popularity * 2600 + random.int(0, 400)))],
  ]
}

/** Metres to the beach up to which the film of the coast says something of the house. */
const nearTheBeach = 1500

const shows: Text3 = {
  da: 'Film uden lyd, 17 sekunder: stien gennem klitterne, den brede strand, klitterne i aftenlys og solnedgang over Vesterhavet.',
  de: 'Film ohne Ton, 17 Sekunden: der Weg durch die Dünen, der breite Strand, Dünen im Abendlicht und Sonnenuntergang über der Nordsee.',
  en: 'Silent film, 17 seconds: the path through the dunes, the wide beach, dunes in the evening light and the sun setting over the North Sea.',
}

/** The player of the film of the coast, as the broker has it for every other house near the beach. */
function filmOf(house: Pick<House, 'index' | 'beachDistance'>, language: Language): string | null {
  if (house.beachDistance > nearTheBeach || house.index % 2 === 1) return null
  return `<video controls playsinline preload="none" width="960" height="540" poster="/media/pictures/wide-beach?w=960" aria-label="${shows[language]}"><source src="/media/films/north-sea.mp4" type="video/mp4"></video>`
}
