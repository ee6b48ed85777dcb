import * as v from 'valibot'
import { expect, test } from 'vitest'
import { AccountDataReplySchema, DeletedReplySchema } from '../../src/contracts/account-data.ts'
import { MyBookingReplySchema, MyBookingsReplySchema } from '../../src/contracts/my-bookings.ts'
import {
  ResetReplySchema,
  SentReplySchema,
  SessionReplySchema,
  UserMetasReplySchema,
} from '../../src/contracts/session.ts'
import { DirectoryReplySchema } from '../directory-reply.ts'
import { keyHeader, keyHeadersOf, urlOf } from './services.ts'

/** Accounts to log in with: those of a local state, or those of a real service. */
const account = {
  email: process.env.AUTH_EMAIL || 'gaest@example.com',
  password: process.env.AUTH_PASSWORD || 'marehalm-marram-26',
}
const keys = { ...keyHeadersOf('auth'), 'x-public-key': process.env.AUTH_PUBLIC_KEY || 'local-auth-key' }

function ask(
  path: string,
  { body, token, ...headers }: { body?: unknown; token?: string; [header: string]: unknown } = {},
) {
  return fetch(urlOf('auth') + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...keys,
      'content-type': 'application/json',
      'x-visitor': crypto.randomUUID(),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(headers as Record<string, string>),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

async function logIn(path = '/login/guest/') {
  const response = await ask(path, { body: { ...account, captcha: null } })
  expect(response.status).toBe(200)
  return v.parse(SessionReplySchema, await response.json()).data
}

test.each(['/login/', '/login/guest/'])('POST %s gives a token, each time another', async (path) => {
  const [one, other] = [await logIn(path), await logIn(path)]
  expect(one.token).not.toBe(other.token)
})

test('whoami answers a session’s token with a session', async () => {
  const { token } = await logIn()
  const response = await ask('/whoami/', { token, body: { loginTarget: 'guest' } })
  expect(v.parse(SessionReplySchema, await response.json()).data.token).toEqual(expect.any(String))
  const unknown = await ask('/whoami/', { token: 'x'.repeat(43), body: {} })
  // By the code the site tells a session that is over from a key of its own that is refused.
  expect([unknown.status, await unknown.json()]).toMatchObject([401, { error: { code: 'no_session' } }])
})

test('after a logout its token is nobody’s', async () => {
  const { token } = await logIn()
  await ask('/logout/', { token, body: {} })
  expect((await ask('/whoami/', { token, body: {} })).status).toBe(401)
})

test('wrong passwords and unknown addresses are refused alike', async () => {
  const replies = await Promise.all(
    [account.email, 'nobody-at-all@example.com'].map(async (email) => {
      const response = await ask('/login/owner/', { body: { email, password: 'not the password', captcha: null } })
      return [response.status, await response.json()]
    }),
  )
  expect(replies[0]?.[0]).toBe(401)
  expect(replies[1]).toEqual(replies[0])
})

test('forgot-password says that a mail is sent, whoever asks', async () => {
  const link = { lan: 1, url: 'https://www.example.com/login/guest/reset/' }
  const response = await ask('/guest/forgot-password/', { body: { email: 'nobody-at-all@example.com', ...link } })
  expect(v.is(SentReplySchema, await response.json())).toBe(true)
})

test('a made-up reset token is an error in data', async () => {
  const passwords = { password: 'a whole new password', password_confirm: 'a whole new password' }
  const body = { user_id: 1, reset_token: 'x'.repeat(43), ...passwords }
  const { data } = v.parse(ResetReplySchema, await (await ask('/guest/token-reset-password/', { body })).json())
  expect(data).toEqual({ error: expect.any(String) })
})

test('user metas are a list for who is logged in', async () => {
  const { token } = await logIn()
  const path = '/rest/v1/entities/user_metas/?metaKey_in=newsletter,theme'
  expect(v.is(UserMetasReplySchema, await (await ask(path, { token })).json())).toBe(true)
  expect((await ask(path)).status).toBe(401)
})

test('one’s bookings, the latest arrival first, and each by its number', async () => {
  const { token } = await logIn()
  const list = v.parse(
    MyBookingsReplySchema,
    await (await ask('/rest/v1/entities/bookings/?lan=1', { token })).json(),
  ).data
  const arrivals = list.map(({ arrival }) => arrival)
  expect(arrivals).toEqual(arrivals.toSorted().toReversed())
  for (const { number, total } of list) {
    const reply = await ask(`/rest/v1/entities/bookings/${number}/?lan=1`, { token })
    const { data } = v.parse(MyBookingReplySchema, await reply.json())
    expect(data.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
  }
  expect((await ask('/rest/v1/entities/bookings/MH-NOBODYS/?lan=1', { token })).status).toBe(404)
})

test('an account is exported and deleted as far as the session’s capabilities say', async () => {
  const { token, capabilities = [] } = await logIn()
  const path = '/rest/v1/entities/account/'
  // A service without these calls answers whatever it likes.
  const read = (reply: Response): Promise<unknown> => reply.json().catch(() => null)
  const exported = await read(await ask(`${path}?lan=1`, { token }))
  expect(v.is(AccountDataReplySchema, exported)).toBe(capabilities.includes('export'))
  const refused = await read(await ask(`${path}delete/`, { token, body: { password: 'not its password', lan: 1 } }))
  expect(v.is(DeletedReplySchema, refused)).toBe(capabilities.includes('delete'))
  expect((await ask('/whoami/', { token, body: {} })).status).toBe(200)
})

test('nobody asks without both keys', async () => {
  const body = { ...account, captcha: null }
  for (const header of [keyHeader, 'x-public-key']) {
    const refused = await ask('/login/guest/', { body, [header]: 'not-the-key' })
    expect([refused.status, await refused.json()]).toMatchObject([401, { error: { code: 'unauthorized' } }])
  }
})

test.skipIf(process.env.CONFORM === 'auth')('owners and guests are listed for the agency’s own people', async () => {
  const body = { email: 'kontor@example.com', password: account.password, captcha: null }
  const { token } = v.parse(SessionReplySchema, await (await ask('/login/', { body })).json()).data
  for (const list of ['creditors', 'customers']) {
    const url = `${urlOf('auth').replace(/\/auth$/, '/workers')}/rest/v1/bs/${list}/?order_by[email]=asc`
    const response = await fetch(url, { headers: { ...keys, authorization: `Bearer ${token}` } })
    const { data } = v.parse(DirectoryReplySchema, await response.json())
    const emails = data.map(({ email }) => email)
    expect(emails.length).toBeGreaterThan(0)
    expect(emails).toEqual(emails.toSorted())
  }
})
