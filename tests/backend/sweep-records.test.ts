import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { sweepRecords } from '../../src/backend/booking/sweep-records.ts'
import { addDays, today } from '../../src/domain/stays.ts'
import { bookkeepingYears } from '../../src/editions/agency-facts.ts'
import { postJson } from './call.ts'
import { bookingOf, house, linen, saturday, seedAgency } from './fixtures/agency.ts'

beforeEach(seedAgency)

const year = Number(addDays(saturday, 7).slice(0, 4))
const count = (table: string) => env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>('n')
const sweepAt = (instant: string) => sweepRecords(env, new Date(instant))

test('a booking is deleted with its code and extras once the bookkeeping years after its year are over, and not before', async () => {
  const reply = await postJson('/booking/rest/v1/booking/', bookingOf(), { 'idempotency-key': crypto.randomUUID() })
  const { data } = await reply.json<{ data: { bookingNumber: string; addOnKey: string } }>()
  const lookup = { reservationId: data.bookingNumber, key: data.addOnKey, lan: 1 }
  const order = { ...lookup, items: [{ itemId: linen, quantity: 1 }], expectedTotal: 360 }
  const ordered = await postJson('/workers/bs/add-anon-tilkoeb/', order, { 'idempotency-key': crypto.randomUUID() })
  expect(ordered.status).toBe(201)
  const records = () => Promise.all(['booking', 'booking_key', 'booking_addition'].map(count))
  const before = await records()
  expect(before).not.toContain(0)
  await sweepAt(`${year + bookkeepingYears}-12-31T12:00:00Z`)
  expect(await records()).toEqual(before)
  await sweepAt(`${year + bookkeepingYears + 1}-01-01T12:00:00Z`)
  expect(await records()).toEqual([0, 0, 0])
})

test('a request for a stay that could not be booked yet is deleted when its days are over', async () => {
  await env.DB.prepare('UPDATE deferred_period SET opens_at = ?1').bind(addDays(today(), 90)).run()
  const stay = { lodgingId: house.id, arrival: '2028-07-08', duration: 7, languageId: 2 }
  const party = { adults: 2, children: 1, infants: 0, pets: 1 }
  const guest = { name: 'Anne Østergård', email: 'anne@example.com', phone: '+45 12 34 56 78', comment: '' }
  const body = { ...stay, ...party, guest }
  const reply = await postJson('/booking/rest/v1/reservations/', body, { 'idempotency-key': crypto.randomUUID() })
  expect(reply.status).toBe(201)
  await sweepAt('2028-07-15T12:00:00Z')
  expect(await count('reservation')).toBe(1)
  await sweepAt('2028-07-16T12:00:00Z')
  expect(await count('reservation')).toBe(0)
})

test('old submissions, their pictures, measured events and what was never confirmed are deleted though nothing new comes', async () => {
  const day = 24 * 60 * 60 * 1000
  const now = Date.now()
  const put = (id: string) => env.MEDIA.put(`submissions/${id}`, 'a picture')
  await Promise.all(['old', 'new'].map(put))
  const submit = (id: string, status: string, age: number) =>
    env.DB.prepare(
      `INSERT INTO submission (id, kind, idempotency_key, request_hash, reference, locale, status, data, created_at)
       VALUES (?1, 'form', ?1, '', ?1, 'da-DK', ?2, '{}', ?3)`,
    ).bind(id, status, now - age * day)
  await env.DB.batch([
    ...['submission', 'confirmation', 'upload', 'failed_lookup', 'mail_wish', 'telemetry_event'].map((table) =>
      env.DB.prepare(`DELETE FROM ${table}`),
    ),
    ...[submit('judged', 'approved', 366), submit('waiting', 'waiting', 366), submit('recent', 'approved', 364)],
    env.DB.prepare("INSERT INTO upload VALUES ('old', 1, 1, ?1), ('new', 1, 1, ?2)").bind(now - 366 * day, now),
    env.DB.prepare(
      `INSERT INTO confirmation (hash, purpose, payload, expires_at) VALUES ('old', 'sms', '{}', ?1), ('new', 'sms', '{}', ?2)`,
    ).bind(now - 1, now + day),
    env.DB.prepare("INSERT INTO failed_lookup VALUES ('MH-2345ABCD', ?1)").bind(now - day),
    env.DB.prepare(
      "INSERT INTO mail_wish (id, kind, recipient, network, created_at) VALUES ('old', 'visitor form', 'x', NULL, ?1)",
    ).bind(now - 2 * day),
    ...[31, 29].map((days) =>
      env.DB.prepare(
        `INSERT INTO telemetry_event (received_at, service, lan, traces, type, name, page, event)
         VALUES (?1, 'site', 1, '{}', 'vital', 'LCP', ?2, '{}')`,
      ).bind(now - days * day, `${days} days old`),
    ),
  ])
  await sweepAt(new Date(now).toISOString())
  const ids = async (column: string, table: string) =>
    (await env.DB.prepare(`SELECT ${column} AS id FROM ${table} ORDER BY 1`).all()).results.map(({ id }) => id)
  expect(await ids('id', 'submission')).toEqual(['recent', 'waiting'])
  expect(await ids('id', 'upload')).toEqual(['new'])
  expect(await ids('hash', 'confirmation')).toEqual(['new'])
  expect(await ids('page', 'telemetry_event')).toEqual(['29 days old'])
  expect(await Promise.all(['failed_lookup', 'mail_wish'].map(count))).toEqual([0, 0])
  const { objects } = await env.MEDIA.list({ prefix: 'submissions/' })
  expect(objects.map(({ key }) => key)).toEqual(['submissions/new'])
})
