import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { MyBookingReplySchema, MyBookingsReplySchema } from '../../src/contracts/my-bookings.ts'
import { UserMetasReplySchema } from '../../src/contracts/session.ts'
import { DirectoryReplySchema } from '../directory-reply.ts'
import { addAccount, ask, bearer, loginToken, newestMail, password, readSession } from './accounts.ts'
import { call, postJson } from './call.ts'
import { bookingOf, house, seedAgency } from './fixtures/agency.ts'

beforeAll(async () => {
  await seedAgency()
  await env.DB.prepare(
    "INSERT OR REPLACE INTO lodging_text (lodging_id, lan, title, body) VALUES (?1, 2, 'Reetdachhaus', '')",
  )
    .bind(house.id)
    .run()
})

const lines = [{ kind: 'rent', itemId: null, description: 'Miete', quantity: 1, unitPrice: 900, amount: 900 }]
let bookings = 0

async function addBooking(email: string, accountId: number | null = null, arrival = '2027-07-03'): Promise<string> {
  bookings += 1
  const number = `MH-${bookings}`
  const guest = { firstName: 'Jens', lastName: 'Vester', email, phone: '+45 87 65 43 21' }
  await env.DB.prepare(
    `INSERT INTO booking (number, idempotency_key, request_hash, lodging_id, arrival, duration, adults, children, infants,
       pets, language_id, currency, total, lines, guest, reply, created_at, account_id)
     VALUES (?1, ?1, '', ?6, ?2, 7, 2, 1, 0, 0, 2, 'EUR', 90000, ?3, ?4, '{}', 1763000000, ?5)`,
  )
    .bind(number, arrival, JSON.stringify(lines), JSON.stringify(guest), accountId, house.id)
    .run()
  return number
}

async function listed(token: string) {
  const response = await call('/auth/rest/v1/entities/bookings/?lan=2', { headers: bearer(token) })
  return v.parse(MyBookingsReplySchema, await response.json()).data
}

test('bookings under the proven address are the account’s, whatever its capitals, the latest arrival first', async () => {
  await addAccount({ email: 'egne@example.com', type: 2 })
  const numbers = [
    await addBooking('egne@example.com', null, '2026-05-02'),
    await addBooking('Egne@Example.com', null, '2027-05-01'),
  ]
  await addBooking('andre@example.com')
  const found = await listed(await loginToken('egne@example.com'))
  expect(found.map(({ number }) => number)).toEqual(numbers.toReversed())
  expect(found[0]).toMatchObject({
    lodging: { id: house.id, name: house.name, title: 'Reetdachhaus' },
    arrival: '2027-05-01',
    departure: '2027-05-08',
    total: 90_000,
    currency: 'EUR',
  })
})

test('an address that no mail has proven finds no bookings', async () => {
  await addAccount({ email: 'ubevist@example.com', type: 2, provenAt: null })
  await addBooking('ubevist@example.com')
  expect(await listed(await loginToken('ubevist@example.com'))).toEqual([])
})

test('what was booked while logged in is the account’s, under whatever address, and nobody else’s', async () => {
  const id = await addAccount({ email: 'logget-ind@example.com', type: 2 })
  await addAccount({ email: 'modtager@example.com', type: 2 })
  const number = await addBooking('modtager@example.com', id)
  expect((await listed(await loginToken('logget-ind@example.com'))).map((booking) => booking.number)).toEqual([number])
  expect(await listed(await loginToken('modtager@example.com'))).toEqual([])
})

test('a booking that is made with a session’s token is that account’s; another token does not take it over', async () => {
  await addAccount({ email: 'bestiller@example.com', type: 2 })
  await addAccount({ email: 'andens@example.com', type: 2 })
  const tokens = [await loginToken('bestiller@example.com'), await loginToken('andens@example.com')]
  const numbers: unknown[] = []
  for (const token of tokens) {
    const headers = { 'idempotency-key': 'booked-while-logged-in', authorization: `Bearer ${token}` }
    const response = await postJson('/booking/rest/v1/booking/', bookingOf(), headers)
    numbers.push(((await response.json()) as { data: { bookingNumber: string } }).data.bookingNumber)
  }
  expect(numbers[0]).toBe(numbers[1])
  expect((await listed(tokens[0] ?? '')).map(({ number }) => number)).toEqual([numbers[0]])
  expect(await listed(tokens[1] ?? '')).toEqual([])
})

test('a booking in the account’s own name keeps its address there, and one for somebody else does not', async () => {
  await addAccount({ email: 'adresse@example.com', type: 2 })
  const token = await loginToken('adresse@example.com')
  const addressOf = async () => {
    const path = '/auth/rest/v1/entities/user_metas/?metaKey_in=address,postalCode,city,country,comment'
    const { data } = v.parse(UserMetasReplySchema, await (await call(path, { headers: bearer(token) })).json())
    return Object.fromEntries(data.map(({ metaKey, metaValue }) => [metaKey, metaValue]))
  }
  for (const [email, key] of [
    ['en-anden@example.com', 'for-another'],
    ['Adresse@example.com', 'for-oneself'],
  ]) {
    await seedAgency()
    const headers = { 'idempotency-key': key ?? '', authorization: `Bearer ${token}` }
    expect((await postJson('/booking/rest/v1/booking/', bookingOf({ guest: { email } }), headers)).status).toBe(201)
    const address = { address: 'Havnegade 4', postalCode: '7100', city: 'Vejle', country: 'DK' }
    expect(await addressOf()).toEqual(key === 'for-oneself' ? address : {})
  }
})

test('a booking with all its lines, for its own guest alone', async () => {
  await addAccount({ email: 'detaljer@example.com', type: 2 })
  await addAccount({ email: 'nysgerrig@example.com', type: 2 })
  const number = await addBooking('detaljer@example.com')
  const path = `/auth/rest/v1/entities/bookings/${number}/?lan=2`
  const response = await call(path, { headers: bearer(await loginToken('detaljer@example.com')) })
  const { data } = v.parse(MyBookingReplySchema, await response.json())
  expect(data).toMatchObject({ number, party: { adults: 2, children: 1 }, lines: [{ amount: 90_000 }] })
  expect((await call(path, { headers: bearer(await loginToken('nysgerrig@example.com')) })).status).toBe(404)
  expect((await call(path, { headers: bearer('x'.repeat(43)) })).status).toBe(401)
})

test('who has booked and has no account gets one by the mail that proves the address', async () => {
  const email = 'foerste-gang@example.com'
  const number = await addBooking('Foerste-Gang@example.com')
  const requested = { email, lan: 1, url: 'https://www.marehalm.dk/login/guest/reset/' }
  await ask('/owner/forgot-password/', requested)
  expect(await newestMail(email)).toBeNull()
  await ask('/guest/forgot-password/', requested)
  const { searchParams } = new URL((await newestMail(email))?.link ?? '')
  const chosen = 'mit første kodeord'
  const session = await readSession(
    await ask('/guest/token-reset-password/', {
      user_id: searchParams.get('user'),
      reset_token: searchParams.get('token'),
      password: chosen,
      password_confirm: chosen,
    }),
  )
  expect((await listed(session.token)).map((booking) => booking.number)).toEqual([number])
})

test('name and telephone are changed; what is no name is refused', async () => {
  await addAccount({ email: 'profil@example.com', type: 2 })
  const token = await loginToken('profil@example.com')
  const path = '/auth/rest/v1/entities/profile/'
  const profile = { firstname: 'Änne', lastname: 'Øster', phone: '' }
  const data = await readSession(await postJson(path, profile, bearer(token)))
  expect(data).toMatchObject({ token, user: profile })
  expect((await postJson(path, { ...profile, firstname: '<b>' }, bearer(token))).status).toBe(400)
  expect((await postJson(path, profile, bearer('x'.repeat(43)))).status).toBe(401)
})

test('a new password needs the one of now, and ends every other session', async () => {
  const email = 'nyt-kodeord@example.com'
  await addAccount({ email, type: 2 })
  const [mine, other] = [await loginToken(email), await loginToken(email)]
  const path = '/auth/rest/v1/entities/password/'
  const change = (now: string, next: string) =>
    postJson(path, { password: now, new_password: next }, bearer(mine)).then(readSession)
  expect(await change('forkert kodeord', 'et nyt kodeord')).toEqual({ error: 'wrong_password' })
  expect(await change(password, 'kort')).toEqual({ error: 'password_too_short' })
  expect(await change(password, 'et nyt kodeord')).toMatchObject({ token: mine })
  expect((await postJson('/auth/whoami/', {}, bearer(mine))).status).toBe(200)
  expect((await postJson('/auth/whoami/', {}, bearer(other))).status).toBe(401)
})

test('user metas are the account’s own, those that are requested', async () => {
  const id = await addAccount({ email: 'metas@example.com', type: 2 })
  const other = await addAccount({ email: 'metas-andre@example.com', type: 2 })
  const insert = 'INSERT INTO user_meta (account_id, meta_key, meta_value) VALUES (?1, ?2, ?3)'
  await env.DB.batch([
    env.DB.prepare(insert).bind(id, 'newsletter', 'yes'),
    env.DB.prepare(insert).bind(id, 'theme', 'sea'),
    env.DB.prepare(insert).bind(other, 'newsletter', 'no'),
  ])
  const path = '/auth/rest/v1/entities/user_metas/?metaKey_in=newsletter,unknown'
  const response = await call(path, { headers: bearer(await loginToken('metas@example.com')) })
  expect(await response.json()).toEqual({ data: [{ metaKey: 'newsletter', metaValue: 'yes' }], meta: {} })
  expect((await call(path, { headers: bearer('x'.repeat(43)) })).status).toBe(401)
})

test('owners and guests are listed for the agency’s own people, in the order requested', async () => {
  for (const email of ['a-ejer@example.com', 'z-ejer@example.com']) await addAccount({ email, type: 1 })
  await addAccount({ email: 'intern@example.com', type: 3, permissions: ['bs'] })
  const token = (await readSession(await ask('/login/', { email: 'intern@example.com', password, captcha: null })))
    .token
  const list = (path: string, headers = bearer(token)) => call(`/workers/rest/v1/bs/${path}`, { headers })
  const creditors = v.parse(
    DirectoryReplySchema,
    await (await list('creditors/?order_by%5Bemail%5D=desc&order_by[id]=asc')).json(),
  )
  const emails = creditors.data.map(({ email }) => email)
  expect(emails).toEqual(emails.toSorted().toReversed())
  expect(emails).toContain('z-ejer@example.com')
  expect(creditors.data[0]).toMatchObject({ type: 1, role: 'House owner' })
  expect(creditors.meta.count).toBe(emails.length)
  const customers = v.parse(DirectoryReplySchema, await (await list('customers/')).json())
  expect(new Set(customers.data.map(({ role }) => role))).toEqual(new Set(['Default']))
  for (const order of ['order_by[password]=asc', 'order_by[id]=up', 'order_by=id']) {
    expect((await list(`creditors/?${order}`)).status, order).toBe(400)
  }
  expect((await list('creditors/', bearer(await loginToken('egne@example.com')))).status).toBe(403)
  expect((await list('creditors/', bearer('x'.repeat(43)))).status).toBe(401)
  expect((await list('creditors/', { ...bearer(token), 'x-service-public-key': 'wrong-key' })).status).toBe(401)
})

test('the agency lets somebody in again, and ends what opens a customer’s account', async () => {
  await addAccount({ email: 'hjaelper@example.com', type: 3, permissions: ['bs'] })
  const id = await addAccount({ email: 'uheldig@example.com', type: 2 })
  const staff = await readSession(await ask('/login/', { email: 'hjaelper@example.com', password, captcha: null }))
  const wrong = { email: 'uheldig@example.com', password: 'forkert kodeord', captcha: null }
  const line = { 'x-visitor': 'the line of an unlucky guest' }
  for (let count = 0; count < 11; count += 1) await ask('/login/guest/', wrong, line)
  expect((await ask('/login/guest/', { ...wrong, password }, line)).status).toBe(429)
  const post = (path: string, body: unknown) => postJson(`/workers/bs/${path}`, body, bearer(staff.token))
  const reset = await post('reset-captcha/', { subject: 'Uheldig@example.com' })
  expect([reset.status, await reset.json()]).toEqual([200, { data: { reset: 2 }, meta: {} }])
  expect((await ask('/login/guest/', { ...wrong, password }, line)).status).toBe(200)
  const token = await loginToken('uheldig@example.com')
  const confirm = { lan: 1, url: 'https://www.marehalm.dk/login/confirm/' }
  await ask('/login/guest/', { ...wrong, password, confirm })
  const mailed = new URL((await newestMail('uheldig@example.com'))?.link ?? '').searchParams.get('token')
  // Two sessions, and the mailed login.
  expect(await (await post('reset-customer-links/', { customerId: id })).json()).toEqual({
    data: { reset: 3 },
    meta: {},
  })
  expect((await postJson('/auth/whoami/', {}, bearer(token))).status).toBe(401)
  expect((await ask('/confirm-login/', { token: mailed })).status).toBe(401)
  expect((await post('reset-customer-links/', { customerId: '1; DROP' })).status).toBe(400)
  expect((await postJson('/workers/bs/reset-captcha/', { subject: 'a@b.dk' }, bearer('x'.repeat(43)))).status).toBe(401)
})
