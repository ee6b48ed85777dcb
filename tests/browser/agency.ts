import type { LodgingHit, LodgingSearchResult } from '../../src/contracts/search.ts'
import { changeDaysAmong } from '../../src/domain/facilities.ts'
import { addDays, today, weekdayOf } from '../../src/domain/stays.ts'
import { thisSite } from '../this-site.ts'

export const serviceKey = 'local-service-key'

export function backendUrl(): string {
  return `http://127.0.0.1:${thisSite().backendPort}`
}

/** The Saturday that lies at least so many days ahead. */
export function saturdayIn(days: number): string {
  let day = addDays(today(), days)
  while (weekdayOf(day) !== 6) day = addDays(day, 1)
  return day
}

/** Houses that the Danish edition finds for a search URL's query. */
export async function findHouses(query: string, port = thisSite().port): Promise<LodgingSearchResult> {
  const response = await fetch(`http://127.0.0.1:${port}/api/search/?${query}`)
  if (!response.ok) throw new Error(`The search answered ${response.status}`)
  const { data }: { data: LodgingSearchResult } = await response.json()
  return data
}

/** Houses that are free for exactly that week. */
export async function freeHouses(arrival: string, query = '', port = thisSite().port): Promise<LodgingHit[]> {
  const { hits } = await findHouses(`ankomst=${arrival}&duration=7&result=50&${query}`, port)
  return hits.filter(({ date, duration }) => date === arrival && duration === 7)
}

export async function freeHouse(arrival: string, query = '', port = thisSite().port): Promise<LodgingHit> {
  return oneOf(await freeHouses(arrival, query, port), arrival)
}

/** A free house where no other day of the week is one to arrive for seven nights. */
export async function freeSaturdayHouse(arrival: string): Promise<LodgingHit> {
  const houses = await freeHouses(arrival)
  return oneOf(
    houses.filter(({ facilityIds }) => changeDaysAmong(facilityIds).join() === 'saturday'),
    arrival,
  )
}

function oneOf([house]: readonly LodgingHit[], arrival: string): LodgingHit {
  if (!house) throw new Error(`No such house is free from ${arrival}`)
  return house
}

export const guest = {
  firstName: 'Änne',
  lastName: 'Sørensen-Weiß',
  email: 'aenne@example.org',
  phone: '+45 20 00 00 00',
  address: 'Prøvevej 1',
  postalCode: '6857',
  city: 'Blåvand',
}

/** Books at the booking service itself, as another guest's browser would through the site. */
export async function bookElsewhere(lodgingId: number, arrival: string, key: string = crypto.randomUUID()) {
  return fetch(`${backendUrl()}/booking/rest/v1/booking/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-service-public-key': serviceKey,
      'idempotency-key': key,
    },
    body: JSON.stringify({
      option: { lodgingId, arrival, duration: 7, languageId: 1, adults: 2, children: 0, infants: 0, pets: 0 },
      items: [],
      guest: { ...guest, country: 'DK', comment: '' },
      expectedTotal: await totalOf(lodgingId, arrival),
      currency: 'DKK',
    }),
  })
}

/** What the Danish edition shows as the price of that week for two. */
async function totalOf(lodgingId: number, arrival: string): Promise<number> {
  const stay = `lodging=${lodgingId}&arrival=${arrival}&duration=7&adults=2&children=0&infants=0&pets=0`
  const response = await fetch(`http://127.0.0.1:${thisSite().port}/api/price/?${stay}`)
  const { data }: { data: { quote: { total: number } | null } } = await response.json()
  return (data.quote?.total ?? 0) / 100
}

/** How many bookings the back end has in all. */
export async function bookingCount(): Promise<number> {
  const response = await fetch(`${backendUrl()}/booking/stats/`, { headers: { 'x-service-public-key': serviceKey } })
  const { data }: { data: { bookings: number } } = await response.json()
  return data.bookings
}
