import { facility } from '../../../src/domain/facilities.ts'
import { addDays, today } from '../../../src/domain/stays.ts'

/** Houses and stays that tests reason about; the same numbers at every run of a day. */
export interface House {
  id: number
  name: string
  address1: string
  city: string
  locationId: number
  streetId: number
  lat: number
  lng: number
  rating: number
  persons: number
  pets: number
  beachDistance: number
  publishedAt: number
  reviewAverage: number | null
  titles: Partial<Record<1 | 2 | 7, string>>
  body: string
  facilities: Record<number, number | string>
  seasonal?: { facility: number; from: string; to: string }
  meta: Record<string, string>
}

export interface Stay {
  lodgingId: number
  arrival: string
  duration: number
  /** Øre; cents are a seventh of it. */
  price: number
  normalPrice: number
  isFree: boolean
}

const places = [
  { locationId: 101, city: 'Rømø', lat: 55.13, lng: 8.52 },
  { locationId: 141, city: 'Blåvand', lat: 55.56, lng: 8.13 },
  { locationId: 426, city: 'Løkken', lat: 57.37, lng: 9.72 },
] as const
const titles: readonly House['titles'][] = [
  { 1: 'Stråtækt hus med sauna', 2: 'Reetdachhaus mit Sauna', 7: 'Thatched house with sauna' },
  { 1: 'Moderne poolhus ved klitterne', 2: 'Modernes Poolhaus an den Dünen', 7: 'Modern pool house by the dunes' },
  { 1: 'Hyggeligt træhus nær havet', 2: 'Gemütliches Holzhaus am Meer', 7: 'Snug timber house near the sea' },
  { 1: 'Strandvilla med udsigt' },
]

export function makeHouses(count: number): House[] {
  return Array.from({ length: count }, (_, index): House => {
    const id = index + 1
    const place = places[index % places.length] ?? places[0]
    return {
      id,
      name: `BL${1000 + id}`,
      address1: `${['Ærøvej', 'Klitvej', 'Østre Strandvej'][index % 3]} ${id}`,
      city: place.city,
      locationId: place.locationId,
      streetId: (index % 3) + 1,
      lat: place.lat + (index % 7) / 100,
      lng: place.lng + (index % 5) / 100,
      rating: [3, 3.5, 4, 4.5, 5][index % 5] ?? 4,
      persons: 2 + (index % 11),
      pets: index % 3,
      beachDistance: 100 * (1 + (index % 9)),
      publishedAt: Math.floor(Date.now() / 1000) - index * 20 * 86_400 - 5000,
      reviewAverage: index % 4 === 0 ? null : 3 + (index % 20) / 10,
      titles: titles[index % titles.length] ?? {},
      body: `<p>Huset ligger <strong>stille</strong> i ${place.city}.</p><ul><li>Ro &amp; fred</li></ul>`,
      facilities: facilitiesOf(index),
      ...(index % 5 === 0
        ? { seasonal: { facility: facility.outdoorShower, from: addDays(today(), 5), to: addDays(today(), 40) } }
        : {}),
      meta: {
        viewCount: String(index * 3),
        consumptionPersonsPrDay: `${index}.5`,
        ...(index % 2 ? { note: 'Quiet' } : {}),
      },
    }
  })
}

function facilitiesOf(index: number): House['facilities'] {
  const facilities: House['facilities'] = {
    [facility.internetMbit]: 50 * (1 + (index % 6)),
    [facility.houseType]: ['Thatched', 'Log', 'modern'][index % 3] ?? '',
  }
  if (index % 2 === 0) facilities[facility.sauna] = 1
  if (index % 3 === 0) Object.assign(facilities, { [facility.pool]: 1, [facility.poolArea]: 20 + (index % 10) })
  return facilities
}

export function makeStays(houses: readonly House[], weeks: number): Stay[] {
  return houses.flatMap(({ id }) =>
    Array.from({ length: weeks }, (_, week) => {
      const arrival = addDays(today(), -6 + week * 7 + (id % 3))
      return [3, 5, 7, 14].map((duration) => {
        const normalPrice = (20_000 + ((id * 37 + week * 11) % 90) * 1000) * duration + (id % 4) * 25
        const price = (id + week) % 4 === 0 ? normalPrice - 5000 : normalPrice
        return { lodgingId: id, arrival, duration, price, normalPrice, isFree: (id + week + duration) % 3 !== 0 }
      })
    }).flat(),
  )
}

export const fee = 4500
/** Total of the fixture's stays with all mandatory parts, in øre and cents. */
export const totalOf = ({ price }: Stay) => ({
  DKK: price + fee + 80_000,
  EUR: cents(price) + cents(fee) + cents(80_000),
})
export const cents = (ore: number) => Math.round(ore / 7)

export async function fill(db: D1Database, houses: readonly House[], stays: readonly Stay[]): Promise<void> {
  const insert = async (table: string, columns: string, rows: readonly unknown[][]) => {
    const values = columns.split(',').map((_, place) => `json_extract(value, '$[${place}]')`)
    for (let start = 0; start < rows.length; start += 4000) {
      const sql = `INSERT OR REPLACE INTO ${table} (${columns}) SELECT ${values} FROM json_each(?1)`
      await db
        .prepare(sql)
        .bind(JSON.stringify(rows.slice(start, start + 4000)))
        .run()
    }
  }
  await insert('street', 'id,name,slug,location_id', [
    [1, 'Ærøvej', 'aerovej', 101],
    [2, 'Klitvej', 'klitvej', 141],
    [3, 'Østre Strandvej', 'ostre-strandvej', 426],
  ])
  await insert(
    'lodging',
    'id,name,address1,postal_code,city,location_id,street_id,department_id,latitude,longitude,rating,published_at,created_at,updated_at,persons,pets,bedrooms,bathrooms,house_area,beach_distance,has_floor_plan,image_count,review_average,review_count',
    houses.map((house) => [
      house.id,
      house.name,
      house.address1,
      '6857',
      house.city,
      house.locationId,
      house.streetId,
      'depBlaavand',
      house.lat,
      house.lng,
      house.rating,
      house.publishedAt,
      house.publishedAt - 10,
      house.publishedAt + 10,
      house.persons,
      house.pets,
      Math.ceil(house.persons / 2),
      1 + (house.id % 3),
      50 + house.id,
      house.beachDistance,
      house.id % 2,
      house.id % 4,
      house.reviewAverage,
      house.reviewAverage === null ? 0 : house.id,
    ]),
  )
  const languages = [1, 2, 7] as const
  await insert(
    'lodging_text',
    'lodging_id,lan,title,body',
    houses.flatMap(({ id, titles: own, body }) =>
      languages.flatMap((lan) => (own[lan] ? [[id, lan, own[lan], body]] : [])),
    ),
  )
  await insert(
    'lodging_image',
    'lodging_id,sort_order,url,tag,file_size,width,height',
    houses.flatMap(({ id }) =>
      Array.from({ length: id % 4 }, (_, place) => [id, place, `house-${id}-${place}`, 'facade', 1, 2, 3]),
    ),
  )
  await insert(
    'lodging_facility',
    'lodging_id,facility_id,value,from_date,to_date',
    houses.flatMap((house) => [
      ...Object.entries(house.facilities).map(([id, value]) => [house.id, Number(id), value, null, null]),
      ...(house.seasonal ? [[house.id, house.seasonal.facility, 1, house.seasonal.from, house.seasonal.to]] : []),
    ]),
  )
  await insert(
    'lodging_meta',
    'lodging_id,key,value',
    houses.flatMap(({ id, meta }) => Object.entries(meta).map(([key, value]) => [id, key, value])),
  )
  await insert(
    'booking_option',
    'lodging_id,arrival,duration,price_dkk,normal_price_dkk,total_dkk,fee_dkk,price_eur,normal_price_eur,total_eur,fee_eur,status',
    stays.map((stay) => [
      stay.lodgingId,
      stay.arrival,
      stay.duration,
      stay.price,
      stay.normalPrice,
      totalOf(stay).DKK,
      fee,
      cents(stay.price),
      cents(stay.normalPrice),
      totalOf(stay).EUR,
      cents(fee),
      stay.isFree ? 1 : 0,
    ]),
  )
}
