import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { beforeEach, expect, test } from 'vitest'
import { OfficeBookingReplySchema, OfficeBookingsReplySchema } from '../../src/contracts/office.ts'
import { addDays, today } from '../../src/domain/stays.ts'
import { call, postJson } from './call.ts'
import { bookingOf, house, linen, petFreeHouse, saturday, seedAgency, weekTotal } from './fixtures/agency.ts'

beforeEach(seedAgency)

const token = () => ({ authorization: `Bearer ${env.MANAGEMENT_TOKEN}` })
const manage = (path: string) => call(`/management${path}`, { headers: token() })

async function book(changes: Parameters<typeof bookingOf>[0] = {}, key: string = crypto.randomUUID()) {
  const reply = await postJson('/booking/rest/v1/booking/', bookingOf(changes), { 'idempotency-key': key })
  expect(reply.status).toBe(201)
  return ((await reply.json()) as { data: { bookingNumber: string; addOnKey: string } }).data
}

const cancel = (number: string, body: object) => postJson(`/management/bookings/${number}/cancel`, body, token())

async function detailOf(number: string) {
  return v.parse(OfficeBookingReplySchema, await (await manage(`/bookings/${number}`)).json()).data
}

const statusOf = (arrival: string, duration = 7, lodgingId: number = house.id) =>
  env.DB.prepare('SELECT status FROM booking_option WHERE lodging_id = ?1 AND arrival = ?2 AND duration = ?3')
    .bind(lodgingId, arrival, duration)
    .first<number>('status')
const countOf = (table: string) => env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>('n')
const codeOf = async (reply: Response) => ((await reply.json()) as { error: { code: string } }).error.code

/** The stay with so many days until arrival, whatever day it is. */
async function moveTo(number: string, days: number) {
  await env.DB.prepare('UPDATE booking SET arrival = ?2 WHERE number = ?1').bind(number, addDays(today(), days)).run()
}

test.each([
  [61, 0.2],
  [60, 0.2],
  [59, 0.6],
  [35, 0.6],
  [34, 0.9],
  [1, 0.9],
])('%d days before arrival a guest pays %d of the total', async (days, share) => {
  const { bookingNumber } = await book()
  await moveTo(bookingNumber, days)
  const { cancellation, total } = await detailOf(bookingNumber)
  expect(total).toBe(weekTotal)
  expect(cancellation).toMatchObject({ share, fee: Math.floor((weekTotal * share) / 100) * 100 })
  expect((cancellation?.fee ?? 0) + (cancellation?.refund ?? 0)).toBe(weekTotal)
})

test('what was agreed at the time of booking holds, not what the rules are by now', async () => {
  const { bookingNumber } = await book()
  const agreed = { cancellation: [{ until: addDays(saturday, -1), share: 0.5, amount: 1 }], total: 1 }
  await env.DB.prepare("UPDATE booking SET snapshot = json_object('shown', json(?2)) WHERE number = ?1")
    .bind(bookingNumber, JSON.stringify(agreed))
    .run()
  expect((await detailOf(bookingNumber)).cancellation).toMatchObject({ until: addDays(saturday, -1), share: 0.5 })
  await moveTo(bookingNumber, 1)
  expect((await detailOf(bookingNumber)).cancellation).toBeTruthy()
})

test('once the guest has arrived, nothing can be cancelled', async () => {
  const { bookingNumber } = await book()
  await moveTo(bookingNumber, -1)
  expect((await detailOf(bookingNumber)).cancellation).toBeNull()
  const refused = await cancel(bookingNumber, { expectedFee: 1, by: 'Anna' })
  expect([refused.status, await codeOf(refused)]).toEqual([422, 'too_late'])
  expect(await countOf('night')).toBe(7)
})

test('a cancelled stay is free at once and can be booked again, the guest gets one mail with the amounts', async () => {
  const { bookingNumber } = await book()
  expect([await statusOf(saturday), await statusOf(saturday, 14), await statusOf(addDays(saturday, 7))]).toEqual([
    0, 0, 1,
  ])
  const { cancellation } = await detailOf(bookingNumber)
  const fee = (cancellation?.fee ?? 0) / 100
  const reply = await cancel(bookingNumber, { expectedFee: fee, by: 'Søren Ø' })
  expect(reply.status).toBe(200)
  expect([await statusOf(saturday), await statusOf(saturday, 14), await countOf('night')]).toEqual([1, 1, 0])
  expect(await countOf('closed_stay')).toBe(0)
  const offered = await env.DB.prepare('SELECT arrival FROM search_offer WHERE lodging_id = ?1').bind(house.id).first()
  expect(offered).toMatchObject({ arrival: saturday })
  const mails = await env.DB.prepare("SELECT recipient, data FROM outbox WHERE template = 'booking-cancelled'").all()
  expect(mails.results).toHaveLength(1)
  expect(JSON.parse(String(mails.results[0]?.data))).toMatchObject({
    number: bookingNumber,
    total: weekTotal,
    fee: cancellation?.fee,
    refund: cancellation?.refund,
  })
  const after = await detailOf(bookingNumber)
  expect(after.cancelled).toMatchObject({ by: 'Søren Ø', fee: cancellation?.fee, refund: cancellation?.refund })
  expect(after.cancellation).toBeNull()
  await book()
})

test('of ten who cancel at once one does, and the others are told; the stay sold since stays sold', async () => {
  const { bookingNumber } = await book()
  const fee = ((await detailOf(bookingNumber)).cancellation?.fee ?? 0) / 100
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, index) => cancel(bookingNumber, { expectedFee: fee, by: `Clerk ${index}` })),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
  await book()
  const late = await cancel(bookingNumber, { expectedFee: fee })
  expect([late.status, await codeOf(late)]).toEqual([409, 'cancelled_before'])
  expect([await statusOf(saturday), await countOf('night')]).toEqual([0, 7])
})

test('a cancellation opens no stay that another booking needs, and none that was never offered', async () => {
  const first = await book()
  await book({ option: { arrival: addDays(saturday, 14) } })
  await env.DB.prepare('UPDATE booking_option SET status = 0 WHERE lodging_id = ?1 AND arrival = ?2 AND duration = 7')
    .bind(house.id, addDays(saturday, 28))
    .run()
  await env.DB.prepare('DELETE FROM closed_stay WHERE arrival = ?1').bind(addDays(saturday, 28)).run()
  const fee = ((await detailOf(first.bookingNumber)).cancellation?.fee ?? 0) / 100
  expect((await cancel(first.bookingNumber, { expectedFee: fee })).status).toBe(200)
  expect(await statusOf(saturday)).toBe(1)
  expect(await statusOf(saturday, 14)).toBe(1)
  // Ends in the week that is still booked.
  expect(await statusOf(addDays(saturday, 7), 14)).toBe(0)
  expect(await statusOf(addDays(saturday, 28))).toBe(0)
  expect(await countOf('night')).toBe(7)
})

test('a fee that is another one than was shown cancels nothing', async () => {
  const { bookingNumber } = await book()
  const refused = await cancel(bookingNumber, { expectedFee: 1 })
  expect([refused.status, await codeOf(refused)]).toEqual([409, 'fee_changed'])
  expect(await countOf('night')).toBe(7)
  expect((await cancel(bookingNumber, {})).status).toBe(400)
  expect((await cancel('MH-NOBODYS2', { expectedFee: 1 })).status).toBe(404)
})

test('add-ons count in what is paid, and none is added to a cancelled booking', async () => {
  const { bookingNumber, addOnKey } = await book()
  const order = (key: string) =>
    postJson(
      '/workers/bs/add-anon-tilkoeb/',
      {
        reservationId: bookingNumber,
        key: addOnKey,
        lan: 1,
        items: [{ itemId: linen, quantity: 2 }],
        expectedTotal: 720,
      },
      { 'idempotency-key': key },
    )
  expect((await order('first-order')).status).toBe(201)
  const detail = await detailOf(bookingNumber)
  expect(detail.total).toBe(weekTotal + 72_000)
  expect(detail.additions).toMatchObject([{ total: 72_000, lines: [{ description: 'Sengelinned', quantity: 2 }] }])
  expect(detail.lines.map(({ amount }) => amount).reduce((a, b) => a + b, 0)).toBe(detail.total)
  expect((detail.cancellation?.fee ?? 0) + (detail.cancellation?.refund ?? 0)).toBe(detail.total)
  expect((await cancel(bookingNumber, { expectedFee: (detail.cancellation?.fee ?? 0) / 100 })).status).toBe(200)
  expect((await order('second-order')).status).toBe(422)
})

test('bookings are found by number, house, name with any letters, mail and phone, and by their state', async () => {
  const anne = await book()
  const bo = await book({
    option: { lodgingId: petFreeHouse.id },
    guest: { firstName: 'Bo_', lastName: '100%', email: 'bo@example.com', phone: '+45 87 65 43 21' },
  })
  const found = async (query: Record<string, string>) => {
    const reply = await manage(`/bookings?${new URLSearchParams(query)}`)
    expect(reply.headers.get('cache-control')).toBe('no-store')
    const { data, meta } = v.parse(OfficeBookingsReplySchema, await reply.json())
    expect(meta.total).toBe(data.length)
    return data.map(({ number }) => number)
  }
  const [a, b] = [anne.bookingNumber, bo.bookingNumber]
  expect(await found({})).toEqual([b, a])
  expect(await found({ search: a.toLowerCase() })).toEqual([a])
  expect(await found({ search: house.name })).toEqual([a])
  expect(await found({ search: 'anne øster' })).toEqual([a])
  expect(await found({ search: 'ANNE ØSTER' })).toEqual([a])
  for (const name of ['Østergård Anne', 'østergård, anne'])
    expect([name, await found({ search: name })]).toEqual([name, [a]])
  for (const sign of [' ', '-', '. ']) {
    expect(await found({ search: house.name.replace(/(?=\d)/, sign) })).toEqual([a])
    expect(await found({ search: a.replace('-', sign) })).toEqual([a])
  }
  expect(await found({ search: 'bo@example' })).toEqual([b])
  expect(await found({ search: '87 65' })).toEqual([b])
  for (const dialled of ['87654321', '+4587654321', '0045 8765-4321', '(45) 8765.4321']) {
    expect([dialled, await found({ search: dialled })]).toEqual([dialled, [b]])
  }
  // Longer than the patterns that D1 takes.
  const long = `${'lang.adresse'.repeat(4)}@example.org`
  const guestOf = "UPDATE booking SET guest = json_set(guest, '$.email', ?2) WHERE number = ?1"
  await env.DB.prepare(guestOf).bind(a, long).run()
  expect(await found({ search: long })).toEqual([a])
  expect(await found({ search: '%_\\'.repeat(30) })).toEqual([])
  expect(await found({ search: '%' })).toEqual([b])
  expect(await found({ search: '_ 1' })).toEqual([b])
  expect(await found({ state: 'cancelled' })).toEqual([])
  const fee = ((await detailOf(a)).cancellation?.fee ?? 0) / 100
  await cancel(a, { expectedFee: fee })
  expect(await found({ state: 'cancelled' })).toEqual([a])
  expect(await found({ state: 'standing' })).toEqual([b])
  expect(await found({ from: saturday })).toEqual([b, a])
  expect(await found({ to: saturday, search: house.name })).toEqual([a])
  expect(await found({ from: addDays(saturday, 1) })).toEqual([])
  expect(await found({ to: addDays(saturday, -1) })).toEqual([])
  expect((await manage('/bookings?from=2027-02-30')).status).toBe(400)
  expect((await manage('/bookings?limit=0')).status).toBe(400)
  expect((await manage('/bookings?state=gone')).status).toBe(400)
})

test('the export has every booking once, over several pages, and nothing that a spreadsheet would run', async () => {
  const formula = '=HYPERLINK("https://evil.example";"x")'
  const { bookingNumber } = await book({
    guest: { firstName: '@SUM(1)', lastName: 'a;=1+1', comment: `${formula}\n-2+3` },
  })
  const row = await env.DB.prepare('SELECT * FROM booking').first()
  const columns = Object.keys(row ?? {}).filter((name) => name !== 'id')
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1003)
     INSERT INTO booking (${columns.join(', ')})
     SELECT ${columns.map((name) => (name === 'number' || name === 'idempotency_key' ? `'T-' || i` : name)).join(', ')}
     FROM n, booking WHERE booking.number = ?1`,
  )
    .bind(bookingNumber)
    .run()
  const reply = await manage('/bookings.csv')
  expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const bytes = new Uint8Array(await reply.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const text = new TextDecoder().decode(bytes)
  const rows = text.split('\r\n')
  expect(rows[0]?.split(',').slice(0, 3)).toEqual(['number', 'state', 'booked_at'])
  expect(rows).toHaveLength(1 + 1004 + 1)
  expect(new Set(rows.slice(1, -1).map((line) => line.split(',')[0])).size).toBe(1004)
  const own = rows.at(-2) ?? ''
  expect(own).toContain(`${bookingNumber},standing,`)
  expect(own).toContain(`,DKK,${weekTotal / 100},`)
  expect(own).toContain(`${saturday},${addDays(saturday, 7)},7,2,1,0,0,`)
  expect(own).toContain("'@SUM(1)")
  expect(own).toContain('"a;\'=1+1"')
  expect(own).toContain(`"'=HYPERLINK(""https://evil.example"";""x"")`)
  expect(own).toContain('\n\'-2+3"')
  expect(own).toContain(`'+45 12 34 56 78`)
  const [head, ...danish] = (
    await (await manage(`/bookings.csv?${new URLSearchParams({ decimal: ',' })}`)).text()
  ).split('\r\n')
  expect(head?.split(';')).toEqual(rows[0]?.split(','))
  expect(danish).toHaveLength(1004 + 1)
  expect(danish.at(-2)).toContain(`;DKK;${String(weekTotal / 100).replace('.', ',')};`)
})

test.each([
  ['GET', '/bookings'],
  ['GET', '/bookings.csv'],
  ['GET', '/bookings/MH-2345ABCD'],
  ['POST', '/bookings/MH-2345ABCD/cancel'],
])('%s %s needs the management token: the site’s key does not open it', async (method, path) => {
  for (const authorization of ['', 'Bearer wrong', `Bearer ${env.SERVICE_KEY}`]) {
    expect((await call(`/management${path}`, { method, headers: { authorization } })).status).toBe(401)
  }
})
