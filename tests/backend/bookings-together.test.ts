import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { renderMail } from '../../src/backend/mail/render/render-mail.tsx'
import type { TemplateName } from '../../src/backend/mail/templates/templates.ts'
import { sendOfficeNews } from '../../src/backend/office-news/send-news.ts'
import { BookingRefusalSchema, BookingReplySchema, BookingsTogetherReplySchema } from '../../src/contracts/booking.ts'
import { addDays } from '../../src/domain/stays.ts'
import { markets } from '../../src/markets/market.ts'
import { call, postJson } from './call.ts'
import { bookingOf, house, petFreeHouse, saturday, seedAgency, weekTotal } from './fixtures/agency.ts'

beforeEach(seedAgency)

const [anne, bo, carl] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [string, string, string]
const first = bookingOf()
const second = bookingOf({ option: { lodgingId: petFreeHouse.id } })

const bookBoth = (bookings: readonly object[] = [first, second], key: string = crypto.randomUUID()) =>
  postJson('/booking/rest/v1/booking/together/', { bookings }, { 'idempotency-key': key })
const bookOne = (booking: object, key: string = crypto.randomUUID()) =>
  postJson('/booking/rest/v1/booking/', booking, { 'idempotency-key': key })
const hold = (id: string, lodgingId: number) =>
  call(`/booking/rest/v1/holds/${id}/`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ lodgingId, arrival: saturday, duration: 7, languageId: 1 }),
  })

const readReply = async (response: Response) => v.parse(BookingsTogetherReplySchema, await response.json())
const refusalOf = async (response: Response) => v.parse(BookingRefusalSchema, await response.json()).error
const count = (table: string) => env.DB.prepare(`SELECT count(*) AS count FROM ${table}`).first<number>('count')
const written = async () => [await count('booking'), await count('night'), await count('outbox')]

test('two houses are booked by one call, each as a booking of its own, joined by the number of the first', async () => {
  const response = await bookBoth()
  expect(response.status).toBe(201)
  const { data, meta } = await readReply(response)
  expect(data.bookings.map(({ lodgingId, total }) => [lodgingId, total])).toEqual([
    [house.id, weekTotal],
    [petFreeHouse.id, weekTotal],
  ])
  expect(new Set(data.bookings.map(({ bookingNumber }) => bookingNumber)).size).toBe(2)
  expect(new Set(data.bookings.map(({ addOnKey }) => addOnKey)).size).toBe(2)
  expect(meta.replayed).toBe(false)
  const { results } = await env.DB.prepare('SELECT order_number FROM booking').all<{ order_number: string }>()
  expect(results.map((row) => row.order_number)).toEqual(Array(2).fill(data.bookings[0]?.bookingNumber))
  expect(await written()).toEqual([2, 14, 2])
})

test('each mail, the guest’s and the office’s, names the other house, its number and the guest’s the sum', async () => {
  await env.DB.prepare('DELETE FROM office_news').run()
  const { data } = await readReply(await bookBoth())
  await sendOfficeNews(env, { when: 'at-once', to: 'office@example.dk' }, new Date())
  const [one = '', two = ''] = data.bookings.map(({ bookingNumber }) => bookingNumber)
  const textOf = async (id: string) => {
    const row = await env.DB.prepare('SELECT template, data FROM outbox WHERE id = ?1')
      .bind(id)
      .first<{ template: TemplateName; data: string }>()
    if (!row) throw new Error(`no mail ${id}`)
    const sites = { da: 'https://a.dk', de: 'https://a.de', en: 'https://a.info' }
    const mail = { template: row.template, data: JSON.parse(row.data), market: markets[0] }
    return renderMail(mail, { brand: 'Marehalm', sites, bookingLinkSecret: '' }).text
  }
  for (const [own, other, name] of [
    [one, two, petFreeHouse.name],
    [two, one, house.name],
  ] as const) {
    const guests = await textOf(`booking-confirmation-${own}`)
    expect([guests.includes(other), guests.includes(name)]).toEqual([true, true])
    expect(guests).toContain('12.290')
    expect(await textOf(`office-news-booking-${own}`)).toContain(`${name} (${other})`)
  }
})

test('the same key sent 20 times at once books both once and gets 20 equal answers', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => bookBoth([first, second], 'one-and-the-same')))
  const replies = await Promise.all(answers.map(readReply))
  expect(new Set(replies.map(({ data }) => JSON.stringify(data))).size).toBe(1)
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(19).fill(200), 201])
  expect(await written()).toEqual([2, 14, 2])
})

test('the same key with another request, for several houses or for one, is refused, and books nothing', async () => {
  expect((await bookBoth([first, second], 'a-used-key')).status).toBe(201)
  const later = { option: { arrival: addDays(saturday, 14) } }
  const others = [bookingOf(later), bookingOf({ option: { ...later.option, lodgingId: petFreeHouse.id } })]
  expect((await refusalOf(await bookBoth(others, 'a-used-key'))).code).toBe('idempotency_conflict')
  expect((await refusalOf(await bookOne(first, 'a-used-key'))).code).toBe('idempotency_conflict')
  expect((await refusalOf(await bookBoth([second, first], 'a-used-key'))).code).toBe('idempotency_conflict')
  expect((await bookOne(bookingOf(later), 'a-single-key')).status).toBe(201)
  expect((await refusalOf(await bookBoth([others[0] ?? {}, second], 'a-single-key'))).code).toBe('idempotency_conflict')
  expect(await count('booking')).toBe(3)
})

test.each([
  ['is sold', () => bookOne(second), { code: 'taken', lodgingId: petFreeHouse.id }, 1],
  ['is held by another guest', () => hold(carl, petFreeHouse.id), { code: 'taken', lodgingId: petFreeHouse.id }, 0],
  [
    'costs something else by now',
    () => env.DB.prepare('UPDATE booking_option SET price_dkk = price_dkk + 100 WHERE lodging_id = 2').run(),
    { code: 'price_changed', lodgingId: petFreeHouse.id, total: weekTotal + 100 },
    0,
  ],
  [
    'is not offered any more',
    () => env.DB.prepare('DELETE FROM booking_option WHERE lodging_id = 2 AND duration = 7').run(),
    { code: 'unknown_stay', lodgingId: petFreeHouse.id },
    0,
  ],
] as const)('where the second %s, none is booked, and the refusal names it', async (_, change, error, before) => {
  await change()
  const refused = await refusalOf(await bookBoth())
  expect(refused).toMatchObject(error)
  expect(await count('booking')).toBe(before)
  expect(await env.DB.prepare('SELECT count(*) AS count FROM night WHERE lodging_id = 1').first('count')).toBe(0)
  expect((await bookOne(first)).status).toBe(201)
})

test('a price that moves between the check and the write books none of the two', async () => {
  await env.DB.prepare(
    `CREATE TRIGGER moved AFTER INSERT ON booking WHEN NEW.lodging_id = 1 BEGIN
       UPDATE booking_option SET price_dkk = price_dkk + 100 WHERE lodging_id = 2; END`,
  ).run()
  try {
    expect((await refusalOf(await bookBoth())).code).toBe('taken')
    expect(await written()).toEqual([0, 0, 0])
  } finally {
    await env.DB.prepare('DROP TRIGGER moved').run()
  }
  expect((await bookBoth()).status).toBe(201)
})

test('what the guest holds gives way to the bookings, in whichever order it is named', async () => {
  await hold(anne, house.id)
  await hold(bo, petFreeHouse.id)
  expect((await refusalOf(await bookBoth())).lodgingId).toBe(house.id)
  const held = [
    { ...second, holdId: bo },
    { ...first, holdId: anne },
  ]
  expect((await bookBoth(held)).status).toBe(201)
  expect(await count('night')).toBe(14)
  expect(await env.DB.prepare('SELECT count(*) AS count FROM night WHERE expires_at > 0').first('count')).toBe(0)
})

test('of 20 pairs and 20 single bookings that share a house at once, one wins, and nobody has half a pair', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, place) =>
      place % 2 === 0 ? bookBoth(place % 4 === 0 ? [first, second] : [second, first]) : bookOne(second),
    ),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  for (const answer of answers.filter(({ status }) => status !== 201)) {
    expect([answer.status, (await refusalOf(answer)).code]).toEqual([409, 'taken'])
  }
  const joined = await env.DB.prepare('SELECT count(*) AS count FROM booking WHERE order_number IS NOT NULL').first(
    'count',
  )
  expect([0, 2]).toContain(joined)
  expect(await count('booking')).toBe(joined === 2 ? 2 : 1)
  expect(await count('night')).toBe(joined === 2 ? 14 : 7)
})

test.each([
  ['one booking', [first]],
  ['one house twice', [first, bookingOf({ option: { arrival: addDays(saturday, 14) } })]],
  ['two guests', [first, bookingOf({ option: { lodgingId: petFreeHouse.id }, guest: { lastName: 'Holm' } })]],
  ['two editions', [first, bookingOf({ option: { lodgingId: petFreeHouse.id, languageId: 2 }, currency: 'EUR' })]],
  ['a currency that is not the edition’s', [first, { ...second, currency: 'EUR' }]],
  ['a guest without a name', [first, second].map((each) => ({ ...each, guest: { ...each.guest, lastName: '' } }))],
  ['four bookings', [1, 2, 3, 4].map((lodgingId) => bookingOf({ option: { lodgingId } }))],
])('%s is refused as it stands', async (_, bookings) => {
  const response = await bookBoth(bookings)
  expect([response.status, (await refusalOf(response)).code]).toEqual([400, 'invalid_request'])
  expect(await written()).toEqual([0, 0, 0])
})

const TogetherSchema = v.array(v.object({ number: v.string(), cancelled: v.boolean() }))

test('one of the two is cancelled by itself, and the office sees in list and export that they belong together', async () => {
  const { data } = await readReply(await bookBoth())
  const [one = '', two = ''] = data.bookings.map(({ bookingNumber }) => bookingNumber)
  const office = (path: string, init: RequestInit = {}) =>
    call(`/management/bookings${path}`, {
      ...init,
      headers: { authorization: `Bearer ${env.MANAGEMENT_TOKEN}`, 'content-type': 'application/json' },
    })
  const found = v.parse(
    v.object({
      data: v.object({
        cancellation: v.object({ fee: v.number() }),
        together: TogetherSchema,
      }),
    }),
    await (await office(`/${two}`)).json(),
  )
  expect(found.data.together).toMatchObject([{ number: one, cancelled: false }])
  const cancelled = await office(`/${two}/cancel`, {
    method: 'POST',
    body: JSON.stringify({ expectedFee: found.data.cancellation.fee }),
  })
  expect(cancelled.status).toBe(200)
  const MateSchema = v.object({ data: v.object({ together: TogetherSchema }) })
  const mate = v.parse(MateSchema, await (await office(`/${one}`)).json())
  expect(mate.data.together).toMatchObject([{ number: two, cancelled: true }])
  const [head = '', ...rows] = (await (await office('.csv')).text()).trim().split('\r\n')
  const place = head.split(',').indexOf('order')
  expect(rows.map((row) => [row.split(',')[place], row.includes('cancelled')])).toEqual([
    [one, true],
    [one, false],
  ])
  expect((await bookOne(second)).status).toBe(201)
})

test('two clerks cancel the two at the same time: each costs its own share of its own total, and once', async () => {
  const { data } = await readReply(await bookBoth())
  const numbers = data.bookings.map(({ bookingNumber }) => bookingNumber)
  const token = { authorization: `Bearer ${env.MANAGEMENT_TOKEN}` }
  const path = (number: string) => `/management/bookings/${number}`
  const SeenSchema = v.object({ data: v.object({ cancellation: v.object({ fee: v.number(), refund: v.number() }) }) })
  const seen = await Promise.all(
    numbers.map(async (number) => {
      const reply = await call(path(number), { headers: token })
      return v.parse(SeenSchema, await reply.json()).data.cancellation
    }),
  )
  for (const { fee, refund } of seen) {
    expect(fee).toBeGreaterThan(0)
    expect(Math.round((fee + refund) * 100)).toBe(weekTotal)
  }
  // Each of them twice, by two who see the same page.
  const replies = await Promise.all(
    [...numbers, ...numbers].map((number, index) =>
      postJson(`${path(number)}/cancel`, { expectedFee: seen[index % 2]?.fee, by: `Clerk ${index}` }, token),
    ),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409])
  const { results } = await env.DB.prepare('SELECT cancellation_fee FROM booking').all()
  expect(results.map((row) => row.cancellation_fee)).toEqual(seen.map(({ fee }) => Math.round(fee * 100)))
  expect(await count('night')).toBe(0)
  const mails = await env.DB.prepare("SELECT data FROM outbox WHERE template = 'booking-cancelled'").all()
  expect(mails.results.map((row) => JSON.parse(String(row.data)).refund)).toEqual(
    seen.map(({ refund }) => Math.round(refund * 100)),
  )
  expect((await bookBoth()).status).toBe(201)
})

test('a single booking stands in no order', async () => {
  const { data } = v.parse(BookingReplySchema, await (await bookOne(first)).json())
  const row = await env.DB.prepare('SELECT number, order_number FROM booking').first()
  expect(row).toEqual({ number: data.bookingNumber, order_number: null })
})
