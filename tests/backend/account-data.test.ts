import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recipientDigest } from '../../src/backend/mail/visitor-mail.ts'
import { hashOf } from '../../src/backend/tokens.ts'
import { AccountDataReplySchema } from '../../src/contracts/account-data.ts'
import { addAccount, ask, bearer, loginToken, newestMail, password, readSession } from './accounts.ts'
import { before } from './before.ts'
import { call, postJson } from './call.ts'
import { bookingOf, house, saturday, seedAgency } from './fixtures/agency.ts'

const path = '/auth/rest/v1/entities/account/'
const email = 'gaest@example.org'
let id: number
let token: string

beforeEach(async () => {
  await seedAgency()
  const own = ['outbox', 'favorite', 'login_attempt', 'stay_alert', 'submission', 'account']
  await run(...own.map((table) => `DELETE FROM ${table}`))
  id = await addAccount({ email, type: 2 })
  token = await loginToken(email)
})
afterEach(() => void vi.restoreAllMocks())

async function run(...statements: string[]): Promise<void> {
  await env.DB.batch(statements.map((sql) => env.DB.prepare(sql)))
}

function count(sql: string): Promise<number | null> {
  return env.DB.prepare(`SELECT count(*) FROM ${sql}`).first<number>('count(*)')
}

async function bookAs(session: string, to = email): Promise<string> {
  const headers = { 'idempotency-key': `key-of-${to}`, authorization: `Bearer ${session}` }
  const response = await postJson('/booking/rest/v1/booking/', bookingOf({ guest: { email: to } }), headers)
  expect(response.status).toBe(201)
  return ((await response.json()) as { data: { bookingNumber: string } }).data.bookingNumber
}

function save(session: string): Promise<Response> {
  return postJson('/favorites/rest/v1/entities/favorites/', { subjectType: 'lodging', subjectId: 1 }, bearer(session))
}

function remove(session: string, typed = password): Promise<Response> {
  return postJson(`${path}delete/`, { password: typed, lan: 2 }, bearer(session))
}

const waiting = `INSERT INTO stay_alert (id, token_hash, recipient, email, lan, lodging_id, arrival, duration, expires_at)
  SELECT 'a', 'b', ?1, ?2, 1, 1, '2027-07-03', 7, 4102444800`

async function waitForStay(): Promise<void> {
  await env.DB.prepare(waiting).bind(recipientDigest(email), email).run()
}

test('the data of an account is everything that is stored of it, and nothing that opens anything', async () => {
  const number = await bookAs(token)
  await save(token)
  await waitForStay()
  const form = { formKey: 'contact', locale: 'da-DK', answers: { email: 'Gaest@Example.org', text: 'Hej' } }
  await env.DB.prepare(
    `INSERT INTO submission (id, kind, idempotency_key, request_hash, reference, locale, status, data, created_at)
     VALUES ('s', 'form', 'secret-key', '', 'F-1', 'da-DK', 'received', ?1, 1763000000000)`,
  )
    .bind(JSON.stringify(form))
    .run()
  const response = await call(`${path}?lan=1`, { headers: bearer(token) })
  expect(response.headers.get('cache-control')).toBe('no-store')
  const text = await response.text()
  const { data } = v.parse(AccountDataReplySchema, JSON.parse(text))
  expect(data).toMatchObject({
    account: { id, email, firstname: 'Inger', lastname: 'Klitgaard' },
    metas: { city: 'Vejle' },
    bookings: [{ number, guest: { email, city: 'Vejle' }, lodging: { name: house.name } }],
    favorites: [{ subjectType: 'lodging', subjectId: 1 }],
    stayAlerts: [{ lodgingId: 1, arrival: '2027-07-03', expiresAt: '2100-01-01T00:00:00.000Z' }],
    sessions: [{ kind: 'session', target: 'guest' }],
    submissions: [{ reference: 'F-1', createdAt: '2025-11-13T02:13:20.000Z', data: { answers: { text: 'Hej' } } }],
    mails: [{ template: 'booking-confirmation' }],
  })
  const key = await env.DB.prepare('SELECT key FROM booking_key ORDER BY booking_id DESC').first<string>('key')
  for (const secret of [token, hashOf(token), 'scrypt', key ?? 'none', 'secret-key']) expect(text).not.toContain(secret)
})

test('the data of an account has nothing of another one, nor of an address that no mail has proven', async () => {
  await bookAs(token)
  await waitForStay()
  await addAccount({ email: 'anden@example.org', type: 2 })
  await run(`UPDATE booking SET account_id = NULL`, `UPDATE account SET email_proven_at = NULL WHERE id = ${id}`)
  for (const session of [await loginToken('anden@example.org'), token]) {
    const { data } = v.parse(
      AccountDataReplySchema,
      await (await call(`${path}?lan=1`, { headers: bearer(session) })).json(),
    )
    const { bookings, stayAlerts, submissions, mails, reservations, favorites } = data
    expect({ bookings, stayAlerts, submissions, mails, reservations, favorites }).toEqual({
      ...{ bookings: [], stayAlerts: [], submissions: [], mails: [], reservations: [], favorites: [] },
    })
  }
  expect((await call(`${path}?lan=1`, { headers: bearer('x'.repeat(43)) })).status).toBe(401)
})

/** Columns that say whose a row is. Whoever adds one decides what becomes of it when an account is deleted. */
test('no table but these knows whose account or address a row is', async () => {
  const { results } = await env.DB.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'table'").all<{
    name: string
    sql: string
  }>()
  const column = /[(,]\s*(?:(\w*(?:account|user)\w*) |(\w*(?:mail|recipient|guest|phone)\w*) TEXT)/g
  const places = results.flatMap(({ name, sql }) =>
    [...sql.replace(/--.*/g, '').matchAll(column)].map(([, owner, address]) => `${name}.${owner ?? address}`),
  )
  expect(places.sort()).toEqual([
    'account.email',
    'account.phone',
    'account_token.account_id',
    'booking.account_id',
    'booking.guest',
    'favorite.user_id',
    'mail_wish.recipient',
    'outbox.recipient',
    'reservation.guest',
    'sms_signup.phone',
    'stay_alert.email',
    'stay_alert.recipient',
    'user_meta.account_id',
  ])
})

test('an account is deleted by its password, with what is its own; its booking stays, and a mail says so', async () => {
  const number = await bookAs(token)
  const other = await loginToken(email)
  await addAccount({ email: 'anden@example.org', type: 2 })
  const neighbour = await loginToken('anden@example.org')
  await Promise.all([save(token), save(neighbour), waitForStay()])
  expect(await (await remove(token, 'forkert kodeord')).json()).toEqual({ data: { error: 'wrong_password' } })
  expect(await count(`account WHERE id = ${id}`)).toBe(1)

  expect(await (await remove(token)).json()).toEqual({ data: { deleted: true } })
  for (const session of [token, other]) expect((await postJson('/auth/whoami/', {}, bearer(session))).status).toBe(401)
  expect((await postJson('/auth/whoami/', {}, bearer(neighbour))).status).toBe(200)
  const left = ['account', 'account_token', 'user_meta', 'favorite', 'stay_alert'].map((table) => count(table))
  expect(await Promise.all(left)).toEqual([1, 1, 0, 1, 0])
  expect(await env.DB.prepare('SELECT number, account_id, cancelled_at FROM booking').first()).toEqual({
    ...{ number, account_id: null, cancelled_at: null },
  })
  expect(await newestMail(email)).toEqual({ name: 'Inger Klitgaard' })
  expect(await count("outbox WHERE template = 'account-deleted' AND lan = 2")).toBe(1)
})

test('the deletion once more, or twice at the same time, is answered alike and mailed once', async () => {
  const replies = await Promise.all([remove(token), remove(token)])
  for (const reply of [...replies, await remove(token), await remove(token, 'forkert kodeord')]) {
    expect([reply.status, await reply.json()]).toEqual([200, { data: { deleted: true } }])
  }
  expect(await count("outbox WHERE template = 'account-deleted'")).toBe(1)
  expect((await remove('x'.repeat(43))).status).toBe(401)
})

test('a deletion that fails half-way has changed nothing', async () => {
  await bookAs(token)
  await save(token)
  await run("CREATE TRIGGER no_deletion BEFORE DELETE ON account BEGIN SELECT RAISE(ABORT, 'no'); END")
  const reply = await remove(token).catch(() => null)
  await run('DROP TRIGGER no_deletion')
  expect(reply?.status ?? 500).toBe(500)
  expect(await count(`booking WHERE account_id = ${id}`)).toBe(1)
  expect(await Promise.all([count('favorite'), count("outbox WHERE template = 'account-deleted'")])).toEqual([1, 0])
  expect(await (await remove(token)).json()).toEqual({ data: { deleted: true } })
})

test('who does not know the password has ten attempts, and an owner’s account is the agency’s to delete', async () => {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect(await (await remove(token, `gæt ${attempt}`)).json()).toEqual({ data: { error: 'wrong_password' } })
  }
  const late = await remove(token)
  expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([429, true])
  await addAccount({ email: 'ejer@example.org', type: 1 })
  const reply = await ask('/login/owner/', { email: 'ejer@example.org', password, captcha: null })
  const owner = (await readSession(reply)).token
  expect((await remove(owner)).status).toBe(403)
})

test('a password that is reset while the account is being deleted keeps the account', async () => {
  before(/UPDATE booking SET account_id = NULL/, () => run(`UPDATE account SET password = 'x' WHERE id = ${id}`))
  expect((await remove(token)).status).toBe(401)
  expect(await Promise.all([count(`account WHERE id = ${id}`), count('outbox')])).toEqual([1, 0])
})

test('a booking that is written while its account is being deleted stands, and a favourite leaves no row', async () => {
  before(/UPDATE booking SET account_id/, () => remove(token))
  await bookAs(token)
  expect(await count(`booking WHERE arrival = '${saturday}' AND account_id IS NULL`)).toBe(1)

  const id = await addAccount({ email: 'hurtig@example.org', type: 2 })
  const session = await loginToken('hurtig@example.org')
  const prepare = env.DB.prepare.bind(env.DB)
  vi.spyOn(env.DB, 'prepare').mockImplementation((sql) =>
    prepare(sql.includes('INSERT INTO favorite') ? sql.replaceAll('?1', '(?1 + 1000000)') : sql),
  )
  expect((await save(session)).status).toBe(409)
  expect(await count(`favorite WHERE user_id >= ${id}`)).toBe(0)
})
