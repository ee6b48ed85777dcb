import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { hashPassword } from '../../src/backend/auth/accounts.ts'
import { SessionReplySchema } from '../../src/contracts/session.ts'
import { addAccount, ask, bearer, keys, loginToken, newestMail, password, readSession } from './accounts.ts'
import { call, postJson } from './call.ts'

afterEach(() => void vi.restoreAllMocks())

test('guest and owner of one address log in where they belong, each with an account of their own', async () => {
  const email = 'begge@example.com'
  const [guest, owner] = [await addAccount({ email, type: 2 }), await addAccount({ email, type: 1 })]
  for (const [target, id] of [
    ['guest', guest],
    ['owner', owner],
  ] as const) {
    const response = await ask(`/login/${target}/`, { email, password, captcha: null })
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { data } = v.parse(SessionReplySchema, await response.json())
    expect(data).toMatchObject({ loginTarget: target, permissions: [], user: { id, email, firstname: 'Inger' } })
  }
})

test('the plain login takes every type of user', async () => {
  for (const type of [0, 1, 2, 3] as const) {
    const email = `type-${type}@example.com`
    await addAccount({ email, type })
    expect((await ask('/login/', { email, password, captcha: null })).status).toBe(200)
  }
})

test('capitals in the address and composed letters in the password make no difference', async () => {
  await addAccount({ email: 'store@example.com', type: 2 })
  const body = { email: ' Store@Example.com', password: password.normalize('NFD'), captcha: null }
  expect((await ask('/login/guest/', body)).status).toBe(200)
})

test.each([
  ['a wrong password', { email: 'rigtig@example.com', password: 'forkert kodeord' }],
  ['an unknown address', { email: 'ukendt@example.com', password: 'forkert kodeord' }],
  ['an account without a password', { email: 'uden@example.com', password: '' }],
])('%s is refused in the same words', async (_, body) => {
  if (_ === 'a wrong password') await addAccount({ email: 'rigtig@example.com', type: 2 })
  if (_ === 'an account without a password') {
    await addAccount({ email: 'uden@example.com', type: 2, password: null })
    body.password = 'et eller andet'
  }
  const response = await ask('/login/guest/', { ...body, captcha: null })
  expect([response.status, await response.json()]).toEqual([
    401,
    { error: { code: 'invalid_credentials', message: 'Address and password do not belong together.' } },
  ])
})

/** The statements that a call runs and the keys that it derives, which determine its time. */
async function workOf(request: () => Promise<unknown>) {
  const statements: string[] = []
  const prepare = env.DB.prepare.bind(env.DB)
  vi.spyOn(env.DB, 'prepare').mockImplementation((sql) => {
    statements.push(sql.replace(/\s+/g, ' '))
    return prepare(sql)
  })
  await request()
  vi.restoreAllMocks()
  return statements
}

test('a wrong password and an unknown address cost the same work', async () => {
  await addAccount({ email: 'kendt@example.com', type: 2 })
  const body = (email: string) => ({ email, password: 'forkert kodeord', captcha: null })
  const known = await workOf(() => ask('/login/guest/', body('kendt@example.com')))
  const unknown = await workOf(() => ask('/login/guest/', body('ingen@example.com')))
  expect(known.length).toBeGreaterThan(2)
  expect(unknown).toEqual(known)
})

const wrong = 'forkert kodeord'
const logIn = (email: string, typed: string, visitor: string) =>
  ask('/login/guest/', { email, password: typed, captcha: null }, { 'x-visitor': visitor })

test('after ten failures a line of the network waits for that address, whether or not there is an account', async () => {
  await addAccount({ email: 'travl@example.com', type: 2 })
  await addAccount({ email: 'rolig@example.com', type: 2 })
  for (const email of ['travl@example.com', 'nogen@example.com']) {
    const statuses: number[] = []
    for (let count = 0; count < 11; count += 1) statuses.push((await logIn(email, wrong, `line of ${email}`)).status)
    expect(statuses).toEqual([...Array(10).fill(401), 429])
  }
  const blocked = await logIn('travl@example.com', password, 'line of travl@example.com')
  expect(blocked.status).toBe(429)
  expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await logIn('rolig@example.com', password, 'line of travl@example.com')).status).toBe(200)
})

/** As many wrong passwords as that, each from a line of its own. */
async function failedBefore(email: string, count: number): Promise<void> {
  await env.DB.prepare('INSERT OR REPLACE INTO login_attempt (subject, count, until) VALUES (?1, ?2, ?3)')
    .bind(await subjectOf('login-failures', `guest ${email}`), count, Date.now() + 60_000)
    .run()
}

async function statusesOf(count: number, email: string, line: string): Promise<number[]> {
  const statuses: number[] = []
  for (let at = 0; at < count; at += 1) statuses.push((await logIn(email, wrong, line)).status)
  return statuses
}

test('wrong passwords from many lines keep the owner out of nothing, and each further line may try less often', async () => {
  const email = 'belejret@example.com'
  await addAccount({ email, type: 2 })
  await failedBefore(email, 12)
  expect((await logIn(email, password, 'the owner at home')).status).toBe(200)
  // Mistyped once: there are two more attempts.
  expect((await logIn(email, wrong, 'the owner on a train')).status).toBe(401)
  expect((await logIn(email, password, 'the owner on a train')).status).toBe(200)
  expect(await statusesOf(4, email, 'a line of theirs')).toEqual([401, 401, 401, 429])
  await failedBefore(email, 50)
  expect(await statusesOf(2, email, 'another line of theirs')).toEqual([401, 429])
  expect((await logIn(email, password, 'the owner in a café')).status).toBe(200)
})

test('the owner is told by one mail a day, an unknown address by none, and the log has neither address nor password', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const email = 'advaret@example.com'
  await addAccount({ email, type: 2 })
  const mails = async () =>
    (await env.DB.prepare("SELECT recipient, data FROM outbox WHERE recipient LIKE '%advaret@%'").all()).results
  await failedBefore(email, 8)
  expect(await statusesOf(1, email, 'warned-1')).toEqual([401])
  expect(await mails()).toEqual([])
  for (const each of [email, 'u-advaret@example.com', email]) {
    await failedBefore(each, 9)
    await statusesOf(1, each, 'warned-2')
  }
  expect(await mails()).toEqual([{ recipient: email, data: '{"path":"/login/guest/forgot/"}' }])
  await failedBefore(email, 50)
  await statusesOf(2, email, 'warned-1')
  const lines = log.mock.calls.flat().join('\n')
  expect(lines).toContain('"event":"login_failed"')
  expect(lines).toContain('"event":"login_throttled"')
  expect(lines).not.toMatch(/example\.com|forkert|warned-/)
})

test('the owner is told of attempts at the same time, too, of which none is the tenth', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const email = 'samtidig@example.com'
  await addAccount({ email, type: 2 })
  // Each of two adds to the count before the other reads it.
  await failedBefore(email, 10)
  expect(await statusesOf(1, email, 'beside another')).toEqual([401])
  const mails = env.DB.prepare("SELECT template FROM outbox WHERE recipient = 'samtidig@example.com'")
  expect((await mails.all()).results).toEqual([{ template: 'login-warning' }])
})

test('the work of the attempt that warns is the same for a known and an unknown address', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await addAccount({ email: 'vejet@example.com', type: 2 })
  const tenth = async (email: string) => {
    await failedBefore(email, 9)
    return workOf(() => logIn(email, wrong, 'weighed'))
  }
  const known = await tenth('vejet@example.com')
  expect(known.some((sql) => sql.includes('INTO outbox'))).toBe(true)
  expect(await tenth('uvejet@example.com')).toEqual(known)
})

test('attempts at the same time count as those one after the other', async () => {
  const responses = await Promise.all(
    Array.from({ length: 14 }, () => logIn('paa-en-gang@example.com', wrong, 'at once')),
  )
  expect(responses.filter(({ status }) => status === 401)).toHaveLength(10)
})

test('one line of the network that tries many addresses waits too', async () => {
  await env.DB.prepare('DELETE FROM login_attempt').run()
  await env.DB.prepare('INSERT INTO login_attempt (subject, count, until) VALUES (?1, 60, ?2)')
    .bind(await subjectOf('login-visitor', 'one-line'), Date.now() + 60_000)
    .run()
  const body = { email: 'hvem@example.com', password, captcha: null }
  expect((await ask('/login/guest/', body, { 'x-visitor': 'one-line' })).status).toBe(429)
  expect((await ask('/login/guest/', body, { 'x-visitor': 'another-line' })).status).toBe(401)
})

async function subjectOf(kind: string, whose: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(whose))
  return `${kind} ${Buffer.from(digest).toString('base64url')}`
}

test('a login that succeeds forgets the failures before it', async () => {
  const email = 'glemsom@example.com'
  await addAccount({ email, type: 2 })
  for (let round = 0; round < 2; round += 1) {
    for (let count = 0; count < 6; count += 1) {
      await ask('/login/guest/', { email, password: 'forkert kodeord', captcha: null })
    }
    expect((await ask('/login/guest/', { email, password, captcha: null })).status).toBe(200)
  }
})

test('of tokens and passwords only digests are stored', async () => {
  await addAccount({ email: 'lager@example.com', type: 2 })
  const token = await loginToken('lager@example.com')
  const { results: tokens } = await env.DB.prepare('SELECT * FROM account_token').all()
  const { results: accounts } = await env.DB.prepare('SELECT * FROM account').all()
  expect(JSON.stringify(tokens)).not.toContain(token)
  expect(JSON.stringify(accounts)).not.toContain(password)
  expect(await hashPassword(password)).toMatch(/^scrypt\$16384\$8\$5\$/)
})

test('a list in place of whoami’s body is refused', async () => {
  await addAccount({ email: 'liste@example.com', type: 2 })
  const token = await loginToken('liste@example.com')
  expect((await postJson('/auth/whoami/', [null], bearer(token))).status).toBe(400)
  expect((await postJson('/auth/whoami/', {}, bearer(token))).status).toBe(200)
})

test('every login has a token of its own, which whoami answers with what is known', async () => {
  await addAccount({ email: 'hvem-er@example.com', type: 2, permissions: ['favorites'] })
  const [one, other] = [await loginToken('hvem-er@example.com'), await loginToken('hvem-er@example.com')]
  expect(one).not.toBe(other)
  const response = await postJson('/auth/whoami/', { loginTarget: 'guest' }, bearer(one))
  expect(await readSession(response)).toMatchObject({ token: one, permissions: ['favorites'] })
  expect((await postJson('/auth/whoami/', { loginTarget: 'owner' }, bearer(one))).status).toBe(401)
})

test('a session ends by logout and after 720 hours, and only it', async () => {
  await addAccount({ email: 'farvel@example.com', type: 2 })
  const [one, other] = [await loginToken('farvel@example.com'), await loginToken('farvel@example.com')]
  const statusOf = async (token: string) => (await postJson('/auth/whoami/', {}, bearer(token))).status
  await postJson('/auth/logout/', {}, bearer(one))
  expect([await statusOf(one), await statusOf(other)]).toEqual([401, 200])
  vi.useFakeTimers({ now: Date.now() + 720 * 60 * 60 * 1000, toFake: ['Date'] })
  expect(await statusOf(other)).toBe(401)
  vi.useRealTimers()
})

test('an old login’s key is answered with a session of its own and stays what it is', async () => {
  const id = await addAccount({ email: 'gammel@example.com', type: 0 })
  const key = 'old-key-0123456789'
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key))
  await env.DB.prepare("INSERT INTO account_token (hash, account_id, kind, expires_at) VALUES (?1, ?2, 'api', ?3)")
    .bind(Buffer.from(digest).toString('base64url'), id, Date.now() + 60_000)
    .run()
  const first = await readSession(await postJson('/auth/whoami/', {}, bearer(key)))
  expect(first.token).not.toBe(key)
  expect((await readSession(await postJson('/auth/whoami/', {}, bearer(first.token)))).token).toBe(first.token)
  await postJson('/auth/logout/', {}, bearer(key))
  expect((await postJson('/auth/whoami/', {}, bearer(key))).status).toBe(200)
})

const confirm = { lan: 2, url: 'https://www.marehalm.de/login/confirm/' }

test('without a captcha’s proof the login waits for its mail, and works once', async () => {
  await addAccount({ email: 'bekraeft@example.com', type: 2 })
  const body = { email: 'bekraeft@example.com', password, captcha: null, confirm }
  expect(await readSession(await ask('/login/guest/', body))).toEqual({ sent: 'ok' })
  const link = new URL((await newestMail('bekraeft@example.com'))?.link ?? '')
  expect(link.origin + link.pathname).toBe('http://de.localhost:8787/login/confirm/')
  const token = link.searchParams.get('token')
  const session = await readSession(await ask('/confirm-login/', { token }))
  expect(session).toMatchObject({ loginTarget: 'guest', user: { email: 'bekraeft@example.com' } })
  expect((await ask('/confirm-login/', { token })).status).toBe(401)
})

test('a right and a wrong login without a proof cost the same work', async () => {
  const email = 'uden-bevis@example.com'
  await addAccount({ email, type: 2 })
  const body = { email, captcha: null, confirm }
  const right = await workOf(() => ask('/login/guest/', { ...body, password }))
  const wrong = await workOf(() => ask('/login/guest/', { ...body, password: 'forkert kodeord' }))
  expect(right.length).toBeGreaterThan(4)
  expect(wrong).toEqual(right)
})

test('a wrong login without a proof gets the same answer, and no mail', async () => {
  await addAccount({ email: 'bekraeft-ikke@example.com', type: 2 })
  for (const email of ['bekraeft-ikke@example.com', 'bekraeft-ingen@example.com']) {
    const response = await ask('/login/guest/', { email, password: 'forkert kodeord', captcha: null, confirm })
    expect([response.status, await readSession(response)]).toEqual([200, { sent: 'ok' }])
    expect(await newestMail(email)).toBeNull()
  }
})

test.each([
  [400, '/login/guest/', { email: 'ingen adresse', password: 'x', captcha: null }],
  [400, '/login/guest/', { email: 'a@example.com', captcha: null }],
  [400, '/login/guest/', '{'],
  [404, '/login/admin/', { email: 'a@example.com', password: 'x', captcha: null }],
  [404, '/admin/forgot-password/', { email: 'a@example.com', ...confirm }],
  [404, '/admin/token-reset-password/', {}],
  [401, '/whoami/', {}],
] as const)('%i for %s with %j', async (status, path, body) => {
  expect((await ask(path, body)).status).toBe(status)
})

test('nobody asks without both of the service’s keys', async () => {
  const body = { email: 'a@example.com', password: 'x', captcha: null }
  for (const headers of [
    { 'x-public-key': 'wrong-key' },
    { ...keys, 'x-service-public-key': 'wrong-key' },
    {},
  ] as Record<string, string>[]) {
    const init = { method: 'POST', body: JSON.stringify(body), headers }
    expect((await call('/auth/login/guest/', init)).status).toBe(401)
  }
})

test('a session on a shared device ends after two hours', async () => {
  const email = 'delt@example.com'
  await addAccount({ email, type: 2 })
  const login = await ask('/login/guest/', { email, password, captcha: null, shared: true })
  const { token } = v.parse(SessionReplySchema, await login.json()).data
  const now = Date.now()
  const statusAfter = async (hours: number) => {
    vi.useFakeTimers({ now: now + hours * 60 * 60 * 1000, toFake: ['Date'] })
    const { status } = await ask('/whoami/', {}, bearer(token))
    vi.useRealTimers()
    return status
  }
  expect([await statusAfter(1.9), await statusAfter(2.1)]).toEqual([200, 401])
})
