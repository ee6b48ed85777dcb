import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { AddOnDataReplySchema } from '../../../src/contracts/add-ons.ts'
import { MyBookingReplySchema, MyBookingsReplySchema } from '../../../src/contracts/my-bookings.ts'
import { addAccount, bearer, loginToken } from '../accounts.ts'
import { call, postJson } from '../call.ts'
import { bookingOf, house, linen, seedAgency, weekTotal } from '../fixtures/agency.ts'
import { dataOf, errorOf, rowsOf, send } from './forms-agency.ts'

/** Øre: linen is charged by person, and three come. */
const linenForAll = 3 * 12_000

let lookup: { reservationId: string; key: string; lan: 1 }

beforeEach(async () => {
  await seedAgency()
  await env.DB.batch([env.DB.prepare('DELETE FROM failed_lookup'), env.DB.prepare('DELETE FROM outbox')])
  const reply = await postJson('/booking/rest/v1/booking/', bookingOf(), { 'idempotency-key': crypto.randomUUID() })
  const { bookingNumber } = await dataOf(reply)
  const [{ key } = { key: '' }] = await rowsOf('booking_key')
  lookup = { reservationId: String(bookingNumber), key: String(key), lan: 1 }
})

test('number and key show what is booked, what can be added, and the total in the currency of the booking', async () => {
  const data = await found()
  expect(data).toMatchObject({
    bookingNumber: lookup.reservationId,
    house: { name: house.name, title: 'Klithuset' },
    currency: 'DKK',
    additions: [],
    isOpen: true,
    isCancelled: false,
    total: weekTotal,
  })
  expect(data.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['rent', 500_000],
    ['fee', 19_500],
    ['mandatory', 95_000],
  ])
  expect(data.available).toMatchObject([
    { itemId: linen, description: 'Sengelinned', unitPrice: linenForAll, price: 12_000, times: 3, least: 1, most: 10 },
  ])
  const german = await postJson('/workers/bs/anon-tilkoeb-data/', { ...lookup, lan: 2 })
  expect(v.parse(AddOnDataReplySchema, await german.json()).data).toMatchObject({
    currency: 'DKK',
    house: { title: 'Das Dünenhaus' },
    available: [{ description: 'Bettwäsche', unitPrice: linenForAll }],
  })
})

test.each([' ', '', ' - ', '–', '. '])(
  'the number is found as it is written down, with "%s" in it',
  async (between) => {
    const reservationId = lookup.reservationId.toLowerCase().replace('-', between)
    expect((await lookUp('203.0.113.9', { reservationId })).status).toBe(200)
    expect((await lookUp('203.0.113.9', { reservationId, ...wrongKey })).status).not.toBe(200)
  },
)

test('of a reduced stay the saving is said that was stored with the booking, and none where none was', async () => {
  expect((await found()).saving).toBe(0)
  const shown = { lines: [], total: weekTotal / 100, saving: 410.5 }
  await env.DB.prepare('UPDATE booking SET snapshot = ?1').bind(JSON.stringify({ shown })).run()
  expect((await found()).saving).toBe(41_050)
})

test('extras are ordered however the agency has named them', async () => {
  const name = `Senge\u000b\r\nlinned ${'og viskestykker '.repeat(40)}`
  await env.DB.prepare('UPDATE item_text SET description = ?1').bind(name).run()
  expect((await send('/bs/add-anon-tilkoeb/', order(2))).status).toBe(201)
  expect((await rowsOf('outbox')).map(({ template }) => template)).toContain('addon-receipt')
})

test('the confirmation tells the key', async () => {
  const [mail] = await rowsOf('outbox')
  expect(mail?.template).toBe('booking-confirmation')
  expect(JSON.parse(String(mail?.data)).addOnKey).toBe(lookup.key)
  expect(lookup.key).toMatch(/^[0-9a-f]{10}$/)
})

test('a wrong key and an unknown number get the same answer, and after five even the right key waits', async () => {
  const ask = (body: object) => lookUp('192.0.2.1', body)
  const wrong = await ask(wrongKey)
  const unknown = await ask({ reservationId: 'MH-22222222' })
  expect([wrong.status, await wrong.text()]).toEqual([unknown.status, await unknown.text()])
  expect(wrong.status).toBe(404)
  for (let tries = 0; tries < 4; tries += 1) {
    await ask(wrongKey)
    await ask({ reservationId: 'MH-22222222' })
  }
  const late = await ask({})
  const lateUnknown = await ask({ reservationId: 'MH-22222222' })
  expect([late.status, await late.text()]).toEqual([lateUnknown.status, await lateUnknown.text()])
  expect(late.status).toBe(429)
  await env.DB.prepare('UPDATE failed_lookup SET at = at - 900001').run()
  expect((await ask({})).status).toBe(200)
})

test('wrong keys from one network do not lock out the guest on another', async () => {
  for (let tries = 0; tries < 6; tries += 1) await lookUp('192.0.2.66', wrongKey)
  expect((await lookUp('192.0.2.66', {})).status).toBe(429)
  expect((await lookUp('192.0.2.1', {})).status).toBe(200)
})

test('of thirty wrong keys at once no more are tried than one after the other', async () => {
  const replies = await Promise.all(Array.from({ length: 30 }, () => lookUp('192.0.2.66', wrongKey)))
  expect(replies.filter(({ status }) => status === 404)).toHaveLength(5)
})

test('an order sent twenty times at once adds once, mails once, and the total grows by it', async () => {
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => send('/bs/add-anon-tilkoeb/', order(2), 'one-key-here')),
  )
  const references = await Promise.all(replies.map(async (reply) => (await dataOf(reply)).reference))
  expect(new Set(references).size).toBe(1)
  expect(await rowsOf('booking_addition')).toHaveLength(1)
  const receipts = (await rowsOf('outbox')).filter(({ template }) => template === 'addon-receipt')
  expect(receipts).toMatchObject([{ recipient: 'anne@example.com' }])
  const data = await found()
  expect(data.total).toBe(weekTotal + 2 * linenForAll)
  expect(data.additions).toMatchObject([{ reference: references[0], total: 2 * linenForAll, lines: [{ quantity: 2 }] }])
  expect(data.available).toMatchObject([{ itemId: linen, least: 1, most: 8 }])
})

test('booking, account and mail tell the same total and items after add-ons', async () => {
  const email = 'anne@example.com'
  await addAccount({ email, type: 2 })
  const headers = bearer(await loginToken(email))
  await send('/bs/add-anon-tilkoeb/', order(2))
  await send('/bs/add-anon-tilkoeb/', order(1), 'another-key')
  const total = weekTotal + 3 * linenForAll
  expect((await found()).total).toBe(total)
  const path = '/auth/rest/v1/entities/bookings/'
  const list = v.parse(MyBookingsReplySchema, await (await call(`${path}?lan=1`, { headers })).json()).data
  expect(list.map((booking) => booking.total)).toEqual([total])
  const detail = await (await call(`${path}${lookup.reservationId}/?lan=1`, { headers })).json()
  const { data } = v.parse(MyBookingReplySchema, detail)
  expect(data).toMatchObject({ total, additions: [{ total: 2 * linenForAll }, { total: linenForAll }] })
  expect(data.lines.at(-1)).toMatchObject({ itemId: linen, quantity: 3, amount: 3 * linenForAll })
  expect(data.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
  const mails = (await rowsOf('outbox')).filter(({ template }) => template === 'addon-receipt')
  const told = mails.map(({ data }) => JSON.parse(String(data))).find(({ bookedTotal }) => bookedTotal === total)
  expect(told).toMatchObject({ total: linenForAll, bookedTotal: total })
  expect(told.booked.at(-1)).toEqual({ title: '3 × Sengelinned', amount: 3 * linenForAll })
})

test('a receipt lists what is booked as the confirmation does, the discount too', async () => {
  await seedAgency()
  const nothing = { lines: [], instalments: [], cancellation: [], metered: [], deposits: [] }
  const texts = { version: '1', button: 'Bestil', terms: 'Vilkår', withdrawal: 'Ingen' }
  const body = bookingOf({ snapshot: { ...nothing, total: weekTotal / 100, saving: 500, texts } })
  const reply = await postJson('/booking/rest/v1/booking/', body, { 'idempotency-key': crypto.randomUUID() })
  const { bookingNumber, addOnKey } = await dataOf(reply)
  lookup = { reservationId: String(bookingNumber), key: String(addOnKey), lan: 1 }
  expect((await send('/bs/add-anon-tilkoeb/', order(2))).status).toBe(201)
  const mailed = async (template: string) => {
    const mail = (await rowsOf('outbox')).find((row) => row.template === template)
    return JSON.parse(String(mail?.data))
  }
  const { lines } = await mailed('booking-confirmation')
  expect(lines.slice(0, 2).map(({ amount }: { amount: number }) => amount)).toEqual([550_000, -50_000])
  const { booked, bookedTotal } = await mailed('addon-receipt')
  expect(booked.slice(0, -1)).toEqual(lines)
  expect(booked.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(bookedTotal)
})

test('extras that are ordered in another edition are billed in the words of the booking', async () => {
  expect((await send('/bs/add-anon-tilkoeb/', { ...order(2), lan: 2 })).status).toBe(201)
  const receipt = (await rowsOf('outbox')).find(({ template }) => template === 'addon-receipt')
  expect(receipt).toMatchObject({ lan: 1 })
  expect(JSON.parse(String(receipt?.data)).lines).toMatchObject([{ title: '2 × Sengelinned' }])
  expect((await found()).additions).toMatchObject([{ lines: [{ description: 'Sengelinned' }] }])
})

test('the reply to a booking tells the key, the one that is given again too', async () => {
  await seedAgency()
  for (const status of [201, 200]) {
    const reply = await postJson('/booking/rest/v1/booking/', bookingOf(), { 'idempotency-key': 'told-with-its-key' })
    expect(reply.status).toBe(status)
    const [{ key } = { key: '' }] = await rowsOf('booking_key')
    expect(await dataOf(reply)).toMatchObject({ addOnKey: key })
  }
})

test('orders at the same time never add more than the house has', async () => {
  const replies = await Promise.all(Array.from({ length: 4 }, () => send('/bs/add-anon-tilkoeb/', order(4))))
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(2)
  expect(replies.filter(({ status }) => status === 422)).toHaveLength(2)
  expect((await found()).available).toMatchObject([{ itemId: linen, most: 2 }])
})

test.each([
  [{ items: [{ itemId: 1, quantity: 1 }] }, 422, 'not_available'],
  [{ items: [{ itemId: 3, quantity: 1 }] }, 422, 'not_available'],
  [{ items: [{ itemId: linen, quantity: 11 }] }, 422, 'not_available'],
  [{ expectedTotal: 1 }, 409, 'price_changed'],
  [{ items: [] }, 400, 'invalid_request'],
  [{ items: [{ itemId: linen, quantity: -1 }] }, 400, 'invalid_request'],
  [
    {
      items: [
        { itemId: linen, quantity: 1 },
        { itemId: linen, quantity: 1 },
      ],
    },
    400,
    'invalid_request',
  ],
  [{ key: 'ffffffffff' }, 404, 'unknown'],
])('an order with %j adds nothing', async (changes, status, code) => {
  const refused = await send('/bs/add-anon-tilkoeb/', { ...order(1), ...changes })
  expect([refused.status, (await errorOf(refused)).code]).toEqual([status, code])
  expect(await rowsOf('booking_addition')).toEqual([])
})

test('a key that has added something else is refused', async () => {
  await send('/bs/add-anon-tilkoeb/', order(1), 'a-used-key')
  expect((await send('/bs/add-anon-tilkoeb/', order(2), 'a-used-key')).status).toBe(409)
  expect(await rowsOf('booking_addition')).toHaveLength(1)
})

test('from the day of arrival on nothing can be added', async () => {
  await env.DB.prepare("UPDATE booking SET arrival = '2026-01-03'").run()
  expect(await found()).toMatchObject({ isOpen: false, available: [] })
  expect((await send('/bs/add-anon-tilkoeb/', order(1))).status).toBe(422)
})

test('a booking that was cancelled says so, and takes nothing more', async () => {
  await env.DB.prepare('UPDATE booking SET cancelled_at = ?1, cancellation_fee = 0')
    .bind(Math.floor(Date.now() / 1000))
    .run()
  expect(await found()).toMatchObject({ isCancelled: true, isOpen: false, available: [] })
})

const wrongKey = { key: 'ffffffffff' }

/** As the site does for a visitor of that network. */
function lookUp(network: string, changed: object): Promise<Response> {
  return postJson('/workers/bs/anon-tilkoeb-data/', { ...lookup, ...changed }, { 'x-visitor': network })
}

function order(quantity: number) {
  return { ...lookup, items: [{ itemId: linen, quantity }], expectedTotal: (quantity * linenForAll) / 100 }
}

async function found() {
  const reply = await postJson('/workers/bs/anon-tilkoeb-data/', lookup)
  return v.parse(AddOnDataReplySchema, await reply.json()).data
}
