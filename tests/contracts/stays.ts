import * as v from 'valibot'
import {
  BookingRefusalSchema,
  type BookingRequest,
  type BookingStatistics,
  BookingStatisticsSchema,
} from '../../src/contracts/booking.ts'
import { marketById } from '../../src/markets/market.ts'
import { keyHeadersOf, searchClient, urlOf } from './services.ts'

export const guest = {
  firstName: 'Änne',
  lastName: 'Sørensen-Weiß',
  email: 'aenne@example.org',
  phone: '+45 20 00 00 00',
  address: 'Prøvevej 1',
  postalCode: '6857',
  city: 'Blåvand',
  country: 'DK',
  comment: '',
}

const FreeHouseSchema = v.object({ lodgingId: v.number(), name: v.string(), persons: v.number() })

/** A house that is free for seven nights: the search's document of that stay says which, the house's own the rest. */
export async function freeWeek(
  arrival: string,
  lan: 1 | 2 | 7 = 1,
  filter: string[] = [],
): Promise<v.InferOutput<typeof FreeHouseSchema>> {
  const stays = await searchClient()
    .index(`lodgingOptions_duration-7_lan-${lan}`)
    .search('', {
      filter: [`date = ${arrival}`, 'duration = 7', ...filter],
      hitsPerPage: 1,
      attributesToRetrieve: ['lodgingId'],
    })
  if (!stays.hits[0]) throw new Error(`No house is free from ${arrival}`)
  const { lodgingId } = v.parse(v.object({ lodgingId: v.number() }), stays.hits[0])
  const houses = await searchClient()
    .index(`lodgingOptions_duration-_lan-${lan}`)
    .search('', {
      filter: `lodgingId = ${lodgingId}`,
      hitsPerPage: 1,
      attributesToRetrieve: Object.keys(FreeHouseSchema.entries),
    })
  return v.parse(FreeHouseSchema, houses.hits[0])
}

/** A booking of that week for two, at a wrong price. */
export function requestOf(lodgingId: number, arrival: string, lan: 1 | 2 | 7 = 1): BookingRequest {
  return {
    option: { lodgingId, arrival, duration: 7, languageId: lan, adults: 2, children: 0, infants: 0, pets: 0 },
    items: [],
    guest,
    expectedTotal: 0,
    currency: marketById(lan).currency,
  }
}

/** The same at the price that the service returns for a wrong one. */
export async function pricedRequestOf(lodgingId: number, arrival: string, lan: 1 | 2 | 7 = 1): Promise<BookingRequest> {
  const request = requestOf(lodgingId, arrival, lan)
  const { error } = v.parse(BookingRefusalSchema, await (await book(request)).json())
  if (error.code !== 'price_changed' || error.total === undefined) throw new Error(`${error.code}: ${error.message}`)
  return { ...request, expectedTotal: error.total / 100 }
}

export function book(body: unknown, key: string = crypto.randomUUID()): Promise<Response> {
  return post('/rest/v1/booking/', body, key)
}

export function bookTogether(body: unknown, key: string = crypto.randomUUID()): Promise<Response> {
  return post('/rest/v1/booking/together/', body, key)
}

function post(path: string, body: unknown, key: string): Promise<Response> {
  return fetch(urlOf('booking') + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...keyHeadersOf('booking'), 'idempotency-key': key },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

export async function statistics(): Promise<BookingStatistics> {
  return v.parse(BookingStatisticsSchema, await getJson('/stats/')).data
}

export async function getJson(path: string): Promise<unknown> {
  const response = await fetch(urlOf('booking') + path, { headers: keyHeadersOf('booking') })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.json()
}
