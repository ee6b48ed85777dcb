import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { sendStayAlerts } from '../../src/backend/booking/send-stay-alerts.ts'
import { maxAlertsPerRecipient, maxAlertsPerRun } from '../../src/backend/booking/stay-alerts.ts'
import { readVariables } from '../../src/backend/env.ts'
import { recipientDigest } from '../../src/backend/mail/visitor-mail.ts'
import { BookingRefusalSchema, HoldReplySchema, holdHeader } from '../../src/contracts/booking.ts'
import { StayAlertReplySchema } from '../../src/contracts/stay-alert.ts'
import { addDays } from '../../src/domain/stays.ts'
import { askBroker, call, failingAt, postJson } from './call.ts'
import { bookingOf, house, petFreeHouse, saturday, seedAgency } from './fixtures/agency.ts'

beforeEach(async () => {
  await seedAgency()
  const tables = ['outbox', 'mail_wish', 'confirmation', 'stay_alert']
  await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
})

const [anne, bo] = ['a'.repeat(32), 'b'.repeat(32)]
const stay = { lodgingId: house.id, arrival: saturday, duration: 7, languageId: 1 }
const path = '/booking/rest/v1/stay_alerts/'
let keys = 0

async function hold(id: string, change: object = {}): Promise<string> {
  const response = await call(`/booking/rest/v1/holds/${id}/`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...stay, ...change }),
  })
  expect(response.status).toBeLessThan(300)
  return v.parse(HoldReplySchema, await response.json()).data.expiresAt
}

const release = (id: string) => call(`/booking/rest/v1/holds/${id}/`, { method: 'DELETE' })

async function ask(email: string, change: object = {}) {
  keys += 1
  const body = { ...stay, email, isProven: true, ...change }
  const response = await postJson(path, body, { 'idempotency-key': `an-alert-test-${keys}` })
  expect(response.status).toBe(200)
  return v.parse(StayAlertReplySchema, await response.json()).data
}

const run = (now = new Date()) => sendStayAlerts(env.DB, { sites: readVariables(env).mail.sites, now })

async function mails() {
  const { results } = await env.DB.prepare(
    "SELECT recipient, template, lan, data FROM outbox WHERE template = 'stay-alert' ORDER BY recipient",
  ).all<{ recipient: string; template: string; lan: number; data: string }>()
  return results.map(({ data, ...mail }) => ({ ...mail, ...JSON.parse(data) }))
}

async function waiting(): Promise<number> {
  return (await env.DB.prepare('SELECT count(*) AS n FROM stay_alert').first<number>('n')) ?? 0
}

function bookAs(email: string, arrival = saturday): Promise<Response> {
  keys += 1
  const { guest, ...body } = bookingOf({ option: { arrival } }) as { guest: object }
  return postJson(
    '/booking/rest/v1/booking/',
    { ...body, guest: { ...guest, email } },
    {
      'idempotency-key': `an-alert-booking-${keys}`,
    },
  )
}

const age = (seconds: number) =>
  env.DB.prepare('UPDATE night SET expires_at = expires_at - ?1, held_since = held_since - ?1').bind(seconds).run()

test('a held stay is refused as taken with the time until which it is held, a sold one without', async () => {
  const until = await hold(anne)
  const held = await call(`/booking/rest/v1/holds/${bo}/`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(stay),
  })
  const booked = await bookAs('bo@example.org')
  for (const response of [held, booked]) {
    expect(response.status).toBe(409)
    const { error } = v.parse(BookingRefusalSchema, await response.json())
    expect(error).toMatchObject({ code: 'taken', until })
    expect(error.message).toMatch(/Vi holder opholdet til en anden gæst indtil kl\. \d\d\.\d\d/)
  }
  await release(anne)
  await bookAs('anne@example.org')
  const { error } = v.parse(BookingRefusalSchema, await (await bookAs('bo@example.org')).json())
  expect(error.code).toBe('taken')
  expect(error.until).toBeUndefined()
})

test('the broker tells until when a stay is held, to others than who holds it, and of no stay that is free or sold', async () => {
  const until = await hold(anne, { arrival: addDays(saturday, 7) })
  await bookAs('carl@example.org', addDays(saturday, 14))
  const query = `query ($id: Int!) { bookingOptions(lan: 1, lodgingId: $id, duration: 7) { arrival status heldUntil } }`
  const heldFor = async (headers: Record<string, string>) => {
    const response = await postJson('/broker/graphql', { query, variables: { id: house.id } }, headers)
    const { data } = (await response.json()) as { data: { bookingOptions: { arrival: string; heldUntil: unknown }[] } }
    return data.bookingOptions.flatMap(({ arrival, heldUntil }) => (heldUntil === null ? [] : [[arrival, heldUntil]]))
  }
  expect(await heldFor({})).toEqual([[addDays(saturday, 7), until]])
  expect(await heldFor({ [holdHeader]: anne })).toEqual([])
  await age(901)
  expect(await heldFor({})).toEqual([])
})

test('a fortnight of which two guests hold a week each is held until the later of the two ends', async () => {
  await hold(anne)
  await age(300)
  const later = await hold(bo, { arrival: addDays(saturday, 7) })
  const query = `query ($id: Int!, $day: String) { bookingOptions(lan: 1, lodgingId: $id, arrival: $day, duration: 14) { heldUntil } }`
  expect(await askBroker(query, { id: house.id, day: saturday })).toEqual({ bookingOptions: [{ heldUntil: later }] })
})

test('alerts go out however the agency has written the title of a house', async () => {
  await env.DB.prepare('UPDATE lodging_text SET title = ?1 WHERE lodging_id = 1')
    .bind(`Klit\thuset ${'x'.repeat(300)}`)
    .run()
  await hold(anne)
  await ask('karen@example.org')
  await hold(bo, { arrival: addDays(saturday, 7) })
  await ask('lars@example.org', { arrival: addDays(saturday, 7) })
  await release(anne)
  await release(bo)
  await run()
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['karen@example.org', 'lars@example.org'])
})

test('alerts that fail keep no others back, however many there are, and are deleted by age', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  await hold(anne)
  await ask('karen@example.org')
  await release(anne)
  const failing = Array.from({ length: maxAlertsPerRun + 20 }, (_, number) => number)
  await env.DB.prepare(
    `INSERT INTO stay_alert (id, token_hash, recipient, email, lan, lodging_id, arrival, duration, expires_at)
     SELECT 'a-' || value, 'a-' || value, 'r-' || value, 'no address', CASE value % 2 WHEN 0 THEN 1 ELSE 99 END, ?1, ?2, 7, ?3
     FROM json_each(?4)`,
  )
    .bind(house.id, saturday, Math.floor(Date.now() / 1000) + 3600, JSON.stringify(failing))
    .run()
  for (let runs = 0; runs < 20 && (await mails()).length === 0; runs += 1) await run()
  await run()
  expect(await mails()).toMatchObject([{ recipient: 'karen@example.org', isFree: true }])
  expect(await waiting()).toBe(failing.length)
  expect(log).toHaveBeenCalled()
  expect(log.mock.calls.join()).not.toContain('no address')
  log.mockRestore()
  await run(new Date(Date.now() + 2 * 60 * 60 * 1000))
  expect(await waiting()).toBe(0)
})

test('who asks is told once when the hold is released, and the request is deleted with the mail', async () => {
  await hold(anne)
  expect((await ask('karen@example.org')).outcome).toBe('waiting')
  expect((await ask('Karen+nu@example.org')).outcome).toBe('waiting')
  expect(await waiting()).toBe(1)
  await run()
  expect(await mails()).toEqual([])
  await release(anne)
  await Promise.all([run(), run()])
  await run()
  expect(await mails()).toMatchObject([{ lan: 1, isFree: true, arrival: saturday, similar: [] }])
  expect((await mails())[0]?.link).toContain(`/booking/?lodging=`)
  expect(await waiting()).toBe(0)
})

test('an expired hold counts as released before anything has swept it', async () => {
  await hold(anne)
  await ask('karen@example.org')
  await age(901)
  await run()
  expect(await mails()).toHaveLength(1)
})

test('a stay that was booked is told of with the houses that are free for the same nights', async () => {
  await hold(anne, { lodgingId: petFreeHouse.id })
  await ask('karen@example.org', { lodgingId: petFreeHouse.id, languageId: 2 })
  keys += 1
  const booked = await postJson('/booking/rest/v1/booking/', bookingOf({ option: { lodgingId: petFreeHouse.id } }), {
    'idempotency-key': `an-alert-booking-${keys}`,
    [holdHeader]: anne,
  })
  expect(booked.status).toBe(201)
  await run()
  const [mail] = await mails()
  expect(mail).toMatchObject({ lan: 2, isFree: false, arrival: saturday })
  expect(mail.link).toContain('ankomst=')
  expect(mail.similar).toMatchObject([{ title: 'Das Dünenhaus', code: house.name }])
  expect(mail.similar[0].url).toContain(`/ferienhaus-${house.name.toLowerCase()}/?arrival=${saturday}`)
})

test('who has booked the stay themselves in the meantime is told nothing', async () => {
  await hold(anne)
  await ask('karen@example.org')
  await release(anne)
  expect((await bookAs('Karen@example.org')).status).toBe(201)
  await run()
  expect(await mails()).toEqual([])
  expect(await waiting()).toBe(0)
})

test('a stay that is free, sold or none says so, and no request is kept', async () => {
  expect((await ask('karen@example.org')).outcome).toBe('free')
  expect((await ask('karen@example.org', { duration: 6 })).outcome).toBe('taken')
  await bookAs('bo@example.org')
  expect((await ask('karen@example.org')).outcome).toBe('taken')
  expect(await waiting()).toBe(0)
})

test('without a proof of a person the address is asked first, and only its confirmation counts, once', async () => {
  await hold(anne)
  expect(await ask('karen@example.org', { isProven: false })).toEqual({ outcome: 'to-confirm', cancelToken: null })
  expect(await waiting()).toBe(0)
  const row = await env.DB.prepare("SELECT data FROM outbox WHERE template = 'confirm'").first<{ data: string }>()
  const link = new URL(JSON.parse(row?.data ?? '').link)
  expect(link.pathname + link.search).toContain(
    `/booking/alert/?lodging=${house.name.toLowerCase()}&arrival=${saturday}`,
  )
  const token = link.searchParams.get('confirm')
  const confirmed = await postJson(`${path}confirm/`, { token })
  expect(v.parse(StayAlertReplySchema, await confirmed.json()).data.outcome).toBe('waiting')
  expect(await waiting()).toBe(1)
  expect((await postJson(`${path}confirm/`, { token })).status).toBe(404)
})

test.each([0, 1])(
  'an address is asked once, also where the %i. write of the first attempt has failed',
  async (batch) => {
    await hold(anne)
    const body = { ...stay, email: 'karen@example.org', isProven: false }
    const headers = { 'idempotency-key': `an-alert-that-fails-${batch}` }
    await postJson(path, body, headers, { ...env, DB: failingAt(batch) })
    expect((await postJson(path, body, headers)).status).toBe(200)
    const { results } = await env.DB.prepare("SELECT data FROM outbox WHERE template = 'confirm'").all<{
      data: string
    }>()
    expect(results).toHaveLength(1)
    const token = new URL(JSON.parse(results[0]?.data ?? '').link).searchParams.get('confirm')
    await postJson(`${path}confirm/`, { token }, {}, { ...env, DB: failingAt(0) })
    const confirmed = await postJson(`${path}confirm/`, { token })
    expect(v.parse(StayAlertReplySchema, await confirmed.json()).data.outcome).toBe('waiting')
  },
)

test('a confirmation that comes while too many requests wait can be repeated later', async () => {
  await hold(anne)
  await ask('karen@example.org', { isProven: false })
  const { results } = await env.DB.prepare("SELECT data FROM outbox WHERE template = 'confirm'").all<{ data: string }>()
  const token = new URL(JSON.parse(results[0]?.data ?? '').link).searchParams.get('confirm')
  await env.DB.prepare(
    `INSERT INTO stay_alert (id, token_hash, recipient, email, lan, lodging_id, arrival, duration, expires_at)
     SELECT value, value, ?1, 'karen@example.org', 1, ?2, date(?3, '+' || value || ' days'), 3, unixepoch() + 600
     FROM json_each(?4)`,
  )
    .bind(
      recipientDigest('karen@example.org'),
      house.id,
      saturday,
      JSON.stringify(Array(maxAlertsPerRecipient).keys().toArray()),
    )
    .run()
  const confirm = async () => {
    const reply = await postJson(`${path}confirm/`, { token })
    return v.parse(StayAlertReplySchema, await reply.json()).data.outcome
  }
  expect(await confirm()).toBe('limited')
  await env.DB.prepare("DELETE FROM stay_alert WHERE id = '0'").run()
  expect(await confirm()).toBe('waiting')
  expect((await postJson(`${path}confirm/`, { token })).status).toBe(404)
})

test('an address that is confirmed when the hold has ended already learns that the stay is free', async () => {
  await hold(anne)
  await ask('karen@example.org', { isProven: false })
  const row = await env.DB.prepare("SELECT data FROM outbox WHERE template = 'confirm'").first<{ data: string }>()
  const token = new URL(JSON.parse(row?.data ?? '').link).searchParams.get('confirm')
  await release(anne)
  const confirmed = await postJson(`${path}confirm/`, { token })
  expect(v.parse(StayAlertReplySchema, await confirmed.json()).data).toEqual({ outcome: 'free', cancelToken: null })
})

test('a request is deleted by its token, and by age without a mail', async () => {
  await hold(anne)
  const { cancelToken } = await ask('karen@example.org')
  expect((await postJson(`${path}cancel/`, { token: cancelToken })).status).toBe(200)
  expect((await postJson(`${path}cancel/`, { token: cancelToken })).status).toBe(404)
  await ask('karen@example.org')
  await run(new Date(Date.now() + 25 * 60 * 60 * 1000))
  expect(await waiting()).toBe(0)
  expect(await mails()).toEqual([])
})

test('one mailbox waits for a few stays at most, however it is written, and for one it may ask again', async () => {
  await hold(anne)
  expect((await ask('karen@example.org')).outcome).toBe('waiting')
  for (let other = 1; other < maxAlertsPerRecipient; other += 1) {
    await env.DB.prepare(
      `INSERT INTO stay_alert (id, token_hash, recipient, email, lan, lodging_id, arrival, duration, expires_at)
       SELECT ?1, ?1, recipient, email, lan, ?2, arrival, ?3, expires_at FROM stay_alert LIMIT 1`,
    )
      .bind(`row-${other}`, petFreeHouse.id, 100 + other)
      .run()
  }
  await hold(bo, { lodgingId: petFreeHouse.id })
  expect((await ask('KAREN+2@example.org', { lodgingId: petFreeHouse.id })).outcome).toBe('limited')
  expect((await ask('karen@example.org')).outcome).toBe('waiting')
})
