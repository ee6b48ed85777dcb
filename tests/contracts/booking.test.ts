import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  BookingRefusalSchema,
  BookingReplySchema,
  BookingsTogetherReplySchema,
  bookingRefusals,
  DeferredPeriodSchema,
  LiveStatisticsSchema,
} from '../../src/contracts/booking.ts'
import { BookingOptionSchema } from '../../src/contracts/lodging.ts'
import { ReservationReplySchema } from '../../src/contracts/reservation.ts'
import { addDays, today } from '../../src/domain/stays.ts'
import { marketById } from '../../src/markets/market.ts'
import { messagesOf } from '../../src/markets/messages/messages.ts'
import { saturdayIn } from '../browser/agency.ts'
import { ask, keyHeadersOf, searchClient, urlOf } from './services.ts'
import { book, bookTogether, freeWeek, getJson, guest, pricedRequestOf, requestOf, statistics } from './stays.ts'

async function refusalOf(response: Response) {
  return v.parse(BookingRefusalSchema, await response.json()).error
}

const optionsQuery = `query bookingOptions($lan: Int!, $lodgingId: Int!, $from: String, $to: String) {
  bookingOptions(lan: $lan, lodgingId: $lodgingId, from: $from, to: $to) {
    lodgingId arrival departure duration price normalPrice transactionFee totalPrice currency discountTags hasDiscount
    status adults children infants pets languageId lodgingUnitTypeId priority
  }
}`
const OptionsSchema = v.object({ bookingOptions: v.array(BookingOptionSchema) })

async function staysAround(lodgingId: number, arrival: string) {
  const range = { from: addDays(arrival, -30), to: addDays(arrival, 30) }
  return (await ask('broker', OptionsSchema, optionsQuery, { lan: 1, lodgingId, ...range })).bookingOptions
}

test('of 50 bookings of one week at once one succeeds, 49 are told that it is taken, and its nights are gone', async () => {
  const arrival = saturdayIn(290)
  const { lodgingId } = await freeWeek(arrival)
  const request = await pricedRequestOf(lodgingId, arrival)
  const before = await statistics()
  const answers = await Promise.all(Array.from({ length: 50 }, () => book(request)))
  const byStatus = Map.groupBy(answers, ({ status }) => status)
  expect(byStatus.get(201)).toHaveLength(1)
  expect(byStatus.get(409)).toHaveLength(49)
  for (const answer of byStatus.get(409) ?? []) {
    expect(await refusalOf(answer)).toEqual({
      code: 'taken',
      message: messagesOf(marketById(1)).booking.refusals.taken,
    })
  }
  const [booked] = byStatus.get(201) ?? []
  const { data } = v.parse(BookingReplySchema, await booked?.json())
  expect(data).toMatchObject({ lodgingId, arrival, departure: addDays(arrival, 7), duration: 7, currency: 'DKK' })
  expect(data.total).toBe(Math.round(request.expectedTotal * 100))
  expect(data.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(data.total)
  const after = await statistics()
  expect([after.bookings - before.bookings, after.nights - before.nights]).toEqual([1, 7])

  const overlapping = (await staysAround(lodgingId, arrival)).filter(
    (stay) => stay.arrival < data.departure && stay.departure > arrival,
  )
  expect(overlapping.length).toBeGreaterThan(0)
  expect(overlapping.filter(({ status }) => status !== 0)).toEqual([])

  const nights = `lodgingId = ${lodgingId} AND date ${addDays(arrival, -2)} TO ${addDays(arrival, 6)}`
  const { results } = await searchClient().multiSearch({
    queries: [
      { indexUid: 'lodgingOptions_duration-7_lan-1', filter: `${nights} AND duration = 7` },
      { indexUid: 'lodgingOptions_duration-7_lan-2', filter: `${nights} AND duration = 7` },
      { indexUid: 'lodgingOptions_duration-_lan-7', filter: `lodgingId = ${lodgingId} AND dates = ${arrival}` },
    ],
  })
  expect(results.map(({ hits }) => hits)).toEqual([[], [], []])
})

test('the same key sent 20 times at once books once and gets 20 equal answers', async () => {
  const arrival = saturdayIn(300)
  const { lodgingId } = await freeWeek(arrival, 2)
  const request = await pricedRequestOf(lodgingId, arrival, 2)
  const before = await statistics()
  const key = crypto.randomUUID()
  const answers = await Promise.all(Array.from({ length: 20 }, () => book(request, key)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array.from({ length: 19 }, () => 200), 201])
  const replies = await Promise.all(answers.map(async (answer) => v.parse(BookingReplySchema, await answer.json())))
  for (const { data } of replies) expect(data).toEqual(replies[0]?.data)
  expect(replies.filter(({ meta }) => !meta.replayed)).toHaveLength(1)
  expect((await statistics()).bookings - before.bookings).toBe(1)

  const other = await book({ ...request, guest: { ...guest, firstName: 'Ole' } }, key)
  expect(other.status).toBe(409)
  expect(await refusalOf(other)).toEqual({
    code: 'idempotency_conflict',
    message: messagesOf(marketById(2)).booking.refusals.idempotency_conflict,
  })
})

test('two houses are booked by one call and one key, all or none, where the service offers it', async () => {
  const arrival = saturdayIn(305)
  const { lodgingId } = await freeWeek(arrival)
  const { lodgingId: other } = await freeWeek(arrival, 1, [`lodgingId != ${lodgingId}`])
  const bookings = [await pricedRequestOf(lodgingId, arrival), await pricedRequestOf(other, arrival)]
  const key = crypto.randomUUID()
  const response = await bookTogether({ bookings }, key)
  // The site then lets a guest book one house after the other.
  if (response.status === 404 || response.status === 405) return
  expect(response.status).toBe(201)
  const { data } = v.parse(BookingsTogetherReplySchema, await response.json())
  expect(data.bookings.map((booked) => booked.lodgingId)).toEqual([lodgingId, other])
  expect(data.bookings.map(({ total }) => total)).toEqual(
    bookings.map(({ expectedTotal }) => Math.round(expectedTotal * 100)),
  )
  const again = await bookTogether({ bookings }, key)
  expect(again.status).toBe(200)
  const replayed = v.parse(BookingsTogetherReplySchema, await again.json())
  expect([replayed.data, replayed.meta.replayed]).toEqual([data, true])

  const before = await statistics()
  const { lodgingId: third } = await freeWeek(arrival)
  const half = [await pricedRequestOf(third, arrival), bookings[1]]
  const refused = await bookTogether({ bookings: half })
  expect([refused.status, await refusalOf(refused)]).toMatchObject([409, { code: 'taken', lodgingId: other }])
  expect((await bookTogether({ bookings: half }, key)).status).toBe(409)
  expect((await bookTogether({ bookings: half.slice(0, 1) })).status).toBe(400)
  expect(await statistics()).toEqual(before)
})

test('each refusal has its status, its code and a text in the language of the guest, and books nothing', async () => {
  const arrival = saturdayIn(310)
  const { lodgingId, persons } = await freeWeek(arrival, 1, ['pets = 0'])
  const { lodgingId: petHouse } = await freeWeek(arrival, 1, ['pets > 0', 'totalWithPets.1 > 0'])
  const stays = await staysAround(lodgingId, arrival)
  const closed = Array.from({ length: 7 }, (_, days) => addDays(arrival, days)).find((day) =>
    stays.every((stay) => stay.arrival !== day),
  )
  const taken = stays.find(({ status, duration }) => status === 0 && duration === 7)
  if (!closed || !taken) throw new Error('The house has neither a closed day nor a taken week')
  const before = await statistics()
  const seen = new Set<string>()
  for (const lan of [1, 2, 7] as const) {
    const right = requestOf(lodgingId, arrival, lan)
    const stay = (change: Partial<typeof right.option>) => ({ ...right, option: { ...right.option, ...change } })
    const refused = [
      ['invalid_request', 400, { ...right, guest: { ...guest, lastName: '<script>alert(1)</script>' } }],
      ['invalid_request', 400, stay({ arrival: '2027-02-30' })],
      ['unknown_lodging', 404, stay({ lodgingId: 999_999_999 })],
      ['unknown_stay', 422, stay({ duration: 59 })],
      ['closed_day', 422, stay({ arrival: closed })],
      ['too_late', 422, stay({ arrival: addDays(today(), -1) })],
      ['too_many_guests', 422, stay({ adults: persons + 1 })],
      ['too_many_guests', 422, stay({ infants: persons + 3 })],
      ['pets_not_allowed', 422, stay({ pets: 1 })],
      ['invalid_item', 422, { ...right, items: [{ itemId: 999_999, quantity: 1 }] }],
      ['missing_item', 422, stay({ lodgingId: petHouse, pets: 1 })],
      ['taken', 409, stay({ arrival: taken.arrival })],
      ['price_changed', 409, right],
    ] as const
    for (const [code, status, body] of refused) {
      const answer = await book(body)
      const error = await refusalOf(answer)
      expect({ ...error, status: answer.status }).toMatchObject({
        code,
        status,
        message: messagesOf(marketById(lan)).booking.refusals[code],
      })
      seen.add(code)
    }
  }
  expect([...seen, 'idempotency_conflict'].toSorted()).toEqual([...bookingRefusals].toSorted())
  expect(await statistics()).toEqual(before)
})

test('a booking needs the service key and an idempotency key', async () => {
  const url = `${urlOf('booking')}/rest/v1/booking/`
  const body = JSON.stringify(requestOf(1, saturdayIn(320)))
  const stranger = await fetch(url, { method: 'POST', headers: { 'idempotency-key': crypto.randomUUID() }, body })
  expect(stranger.status).toBe(401)
  expect(await stranger.json()).toMatchObject({
    error: { code: 'unauthorized', message: expect.stringMatching(/key/) },
  })
  const withoutKey = await book(body, '')
  expect(withoutKey.status).toBe(400)
  expect(await refusalOf(withoutKey)).toMatchObject({ code: 'invalid_request', fields: ['Idempotency-Key'] })
})

test('deferred periods and the figures of now keep their contracts', async () => {
  const PeriodsSchema = v.object({ data: v.array(DeferredPeriodSchema), meta: v.object({ count: v.number() }) })
  const { data, meta } = v.parse(PeriodsSchema, await getJson('/rest/v1/deferred_periods/'))
  expect(data.length).toBeGreaterThan(0)
  expect(meta.count).toBe(data.length)
  for (const { fromDate, toDate, opensAt } of data) {
    expect(fromDate < toDate).toBe(true)
    expect(opensAt < fromDate).toBe(true)
  }
  const live = v.parse(LiveStatisticsSchema, await getJson('/stats/live/')).data
  expect(Date.now() - Date.parse(live.since)).toBeLessThan(25 * 60 * 60 * 1000)
  const arrival = saturdayIn(325)
  const { lodgingId } = await freeWeek(arrival)
  expect((await book(await pricedRequestOf(lodgingId, arrival))).status).toBe(201)
  expect(v.parse(LiveStatisticsSchema, await getJson('/stats/live/')).data.bookings).toBe(live.bookings + 1)
})

test('a request across two adjoining periods is stored, told to wait for the later prices, and one beyond them is not', async () => {
  const PeriodsSchema = v.object({ data: v.array(DeferredPeriodSchema) })
  const { data: periods } = v.parse(PeriodsSchema, await getJson('/rest/v1/deferred_periods/'))
  const second = periods.find(({ fromDate }) => periods.some(({ toDate }) => toDate === fromDate))
  const first = periods.find(({ toDate }) => toDate === second?.fromDate)
  if (!first || !second) throw new Error('No two periods adjoin')
  const { lodgingId } = await freeWeek(saturdayIn(332))
  const input = {
    ...{ lodgingId, arrival: addDays(second.fromDate, -7), duration: 14, languageId: 2 },
    ...{ adults: 2, children: 0, infants: 0, pets: 0 },
    guest: { name: 'Änne Sørensen', email: 'aenne@example.org', phone: '+45 20 00 00 00', comment: '' },
  }
  const key = crypto.randomUUID()
  const stored = await reserve(input, key)
  expect(stored.status).toBe(201)
  const reply = v.parse(ReservationReplySchema, await stored.json())
  const pricesFrom = [first.opensAt, second.opensAt].sort().at(-1)
  expect(reply).toMatchObject({ data: { pricesFrom }, meta: { replayed: false } })
  const again = v.parse(ReservationReplySchema, await (await reserve(input, key)).json())
  expect(again.data).toEqual(reply.data)
  const beyond = await reserve({ ...input, arrival: addDays(periods.at(-1)?.toDate ?? '', -7) }, crypto.randomUUID())
  expect([beyond.status, (await refusalOf(beyond)).code]).toEqual([422, 'unknown_stay'])
})

function reserve(body: object, key: string): Promise<Response> {
  return fetch(`${urlOf('booking')}/rest/v1/reservations/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...keyHeadersOf('booking'), 'idempotency-key': key },
    body: JSON.stringify(body),
  })
}
