import { forecastTotal, forecastUse, seasonOf } from '../../../src/domain/consumption.ts'
import { isBookable } from '../../../src/domain/stays.ts'

/** The seeded tables as plain objects, for loops that know nothing of the search. */
export interface PlainHouse {
  id: number
  name: string
  address1: string
  address2: string
  postal_code: string
  city: string
  location_id: number
  street: string
  latitude: number
  longitude: number
  published_at: number
  persons: number
  pets: number
  bathrooms: number
  house_area: number
  beach_distance: number
  image_count: number
  review_average: number | null
  review_count: number
  texts: { lan: number; title: string; body: string }[]
  facilities: { facility_id: number; value: string | number; from_date: string | null; to_date: string | null }[]
  uses: {
    season: string
    unit_price_dkk: number
    unit_price_eur: number
    level: number
    own_persons: number
    extra_nights: number
    low: number
    high: number
    stays: number
  }[]
  /** Charge for each pet beside the total. */
  petItems: {
    charge_type: string
    unit_price_dkk: number
    unit_price_eur: number
    max_quantity: number
  }[]
  /** Bed linen that a guest can choose, charged by the person. */
  linenItems: { unit_price_dkk: number; unit_price_eur: number }[]
  /** Free ones that can still be booked. */
  stays: PlainStay[]
}

export interface PlainStay {
  lodging_id: number
  arrival: string
  duration: number
  price_dkk: number
  price_eur: number
  normal_price_dkk: number
  normal_price_eur: number
  total_dkk: number
  total_eur: number
}

export async function readPlainAgency(db: D1Database): Promise<PlainHouse[]> {
  const all = async <Row>(sql: string) => (await db.prepare(sql).all<Row>()).results
  const houses = await all<PlainHouse>(
    'SELECT l.*, s.name AS street FROM lodging l JOIN street s ON s.id = l.street_id',
  )
  const texts = Map.groupBy(
    await all<PlainHouse['texts'][number] & { lodging_id: number }>('SELECT * FROM lodging_text'),
    (row) => row.lodging_id,
  )
  const facilities = Map.groupBy(
    await all<PlainHouse['facilities'][number] & { lodging_id: number }>('SELECT * FROM lodging_facility'),
    (row) => row.lodging_id,
  )
  const uses = Map.groupBy(
    await all<PlainHouse['uses'][number] & { lodging_id: number }>(
      'SELECT u.*, i.unit_price_dkk, i.unit_price_eur FROM item_use u JOIN lodging_item i USING (lodging_id, item_id)',
    ),
    (row) => row.lodging_id,
  )
  const linenItems = Map.groupBy(
    await all<PlainHouse['linenItems'][number] & { lodging_id: number }>(
      `SELECT * FROM lodging_item JOIN item ON item.id = item_id WHERE type = 'linen' AND is_mandatory = 0`,
    ),
    (row) => row.lodging_id,
  )
  const petItems = Map.groupBy(
    await all<PlainHouse['petItems'][number] & { lodging_id: number }>(
      `SELECT * FROM lodging_item JOIN item ON item.id = item_id
       WHERE type = 'pet' AND is_mandatory = 0 AND metered_quantity = 0`,
    ),
    (row) => row.lodging_id,
  )
  const stays = Map.groupBy(
    await all<PlainStay & { status: number }>('SELECT * FROM booking_option'),
    (row) => row.lodging_id,
  )
  return houses.map((house) => ({
    ...house,
    texts: texts.get(house.id) ?? [],
    facilities: facilities.get(house.id) ?? [],
    uses: uses.get(house.id) ?? [],
    petItems: petItems.get(house.id) ?? [],
    linenItems: linenItems.get(house.id) ?? [],
    stays: (stays.get(house.id) ?? []).filter(({ status, arrival }) => status === 1 && isBookable(arrival)),
  }))
}

/** Of a facility what holds on that day; undefined where the house has none. */
export function facilityOn({ facilities }: PlainHouse, id: number, day: string): string | number | undefined {
  const found = facilities.find((each) => each.facility_id === id)
  if (!found || (found.from_date && found.from_date > day) || (found.to_date && found.to_date < day)) return undefined
  return found.value
}

/** The total of a stay with so many pets, in øre or cents. */
export function totalOf(house: PlainHouse, stay: PlainStay, pets: number, currency: 'DKK' | 'EUR'): number {
  const isDanish = currency === 'DKK'
  let total = isDanish ? stay.total_dkk : stay.total_eur
  for (const item of house.petItems) {
    const each = isDanish ? item.unit_price_dkk : item.unit_price_eur
    const times = item.charge_type === 'night' ? stay.duration : 1
    total += each * times * Math.min(pets, item.max_quantity)
  }
  return total
}

/** That total, the bed linen of each guest and what is foretold; null where nothing is. */
export function plainAllIn(
  house: PlainHouse,
  stay: PlainStay,
  { guests, pets }: { guests: number; pets: number },
  currency: 'DKK' | 'EUR',
) {
  const isDanish = currency === 'DKK'
  const forecast = forecastTotal(
    house.uses
      .filter(({ season }) => season === seasonOf(stay.arrival))
      .map(({ level, own_persons, extra_nights, low, high, stays, unit_price_dkk, unit_price_eur }) =>
        forecastUse(
          { level, ownPersons: own_persons, extraNights: extra_nights, low, high, stays },
          isDanish ? unit_price_dkk : unit_price_eur,
          { nights: stay.duration, persons: Math.min(guests, house.persons) },
        ),
      ),
  )
  const linen = house.linenItems.map(
    ({ unit_price_dkk, unit_price_eur }) =>
      (isDanish ? unit_price_dkk : unit_price_eur) * Math.min(guests, house.persons),
  )
  return forecast && totalOf(house, stay, pets, currency) + forecast.expected + Math.min(...linen)
}
