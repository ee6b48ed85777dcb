import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { addAccount, ask, bearer, loginToken, newestMail, password, readSession } from './accounts.ts'
import { failingAt, postJson } from './call.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const requested = { lan: 1, url: 'https://www.marehalm.dk/login/guest/reset/' }
const newPassword = 'et helt nyt kodeord'

async function linkFor(email: string, target = 'guest') {
  await ask(`/${target}/forgot-password/`, { email, ...requested })
  const { searchParams } = new URL((await newestMail(email))?.link ?? 'https://none.example/')
  return { user_id: searchParams.get('user'), reset_token: searchParams.get('token') }
}

function reset(link: object, passwords = { password: newPassword, password_confirm: newPassword }, target = 'guest') {
  return ask(`/${target}/token-reset-password/`, { ...link, ...passwords })
}

test('the mailed link sets a new password once, logs in, and puts everybody else out', async () => {
  const email = 'glemt@example.com'
  await addAccount({ email, type: 2 })
  const thief = await loginToken(email)
  const link = await linkFor(email)
  expect((await newestMail(email))?.name).toBe('Inger Klitgaard')
  const session = await readSession(await reset(link))
  expect((await postJson('/auth/whoami/', {}, bearer(session.token))).status).toBe(200)
  expect((await postJson('/auth/whoami/', {}, bearer(thief))).status).toBe(401)
  expect((await ask('/login/guest/', { email, password, captcha: null })).status).toBe(401)
  expect((await ask('/login/guest/', { email, password: newPassword, captcha: null })).status).toBe(200)
  expect(await readSession(await reset(link))).toEqual({ error: 'invalid_token' })
})

test('a link whose press has failed can be pressed again', async () => {
  const email = 'glemt-igen@example.com'
  await addAccount({ email, type: 2 })
  const link = await linkFor(email)
  const body = { ...link, password: newPassword, password_confirm: newPassword }
  const failed = await ask('/guest/token-reset-password/', body, {}, { ...env, DB: failingAt(0) })
  expect(failed.status).toBe(500)
  expect((await ask('/login/guest/', { email, password: newPassword, captcha: null })).status).toBe(401)
  expect((await readSession(await reset(link))).token).toEqual(expect.any(String))
})

test('of two presses of one link at once one sets its password', async () => {
  const email = 'glemt-to@example.com'
  await addAccount({ email, type: 2 })
  const link = await linkFor(email)
  const presses = ['det ene kodeord', 'det andet kodeord'].map((typed) =>
    reset(link, { password: typed, password_confirm: typed }),
  )
  const sessions = await Promise.all((await Promise.all(presses)).map(readSession))
  expect(sessions.map(({ error }) => error ?? null).toSorted()).toEqual(['invalid_token', null].toSorted())
})

test('known and unknown addresses get the same answer for the same work, and only one a mail', async () => {
  await addAccount({ email: 'her@example.com', type: 2 })
  const outcomes = []
  for (const email of ['her@example.com', 'ikke-her@example.com']) {
    const statements: string[] = []
    const prepare = env.DB.prepare.bind(env.DB)
    vi.spyOn(env.DB, 'prepare').mockImplementation((sql) => {
      statements.push(sql)
      return prepare(sql)
    })
    const response = await ask('/guest/forgot-password/', { email, ...requested })
    vi.restoreAllMocks()
    outcomes.push([response.status, await response.text(), statements])
  }
  expect(outcomes[1]).toEqual(outcomes[0])
  expect(outcomes[0]?.[1]).toBe('{"data":{"sent":"ok"}}')
  expect(await newestMail('her@example.com')).not.toBeNull()
  expect(await newestMail('ikke-her@example.com')).toBeNull()
})

test('a new link ends the one before it', async () => {
  const email = 'to-links@example.com'
  await addAccount({ email, type: 2 })
  const first = await linkFor(email)
  await env.DB.prepare('DELETE FROM outbox').run()
  const second = await linkFor(email)
  expect(second).not.toEqual(first)
  expect(await readSession(await reset(first))).toEqual({ error: 'invalid_token' })
  expect((await readSession(await reset(second))).token).toEqual(expect.any(String))
})

test('a fourth link within an hour is not sent, and nobody learns of it', async () => {
  const email = 'mange-mails@example.com'
  await addAccount({ email, type: 2 })
  for (let count = 0; count < 5; count += 1) {
    const response = await ask('/guest/forgot-password/', { email, ...requested })
    expect([response.status, await readSession(response)]).toEqual([200, { sent: 'ok' }])
  }
  const { results } = await env.DB.prepare('SELECT id FROM outbox WHERE recipient = ?1').bind(email).all()
  expect(results).toHaveLength(3)
  // The last one that was sent still works.
  const { searchParams } = new URL((await newestMail(email))?.link ?? '')
  const link = { user_id: searchParams.get('user'), reset_token: searchParams.get('token') }
  expect((await readSession(await reset(link))).token).toEqual(expect.any(String))
})

test.each([
  ['another user’s id', { user_id: 1 }, 'guest'],
  ['another target', {}, 'owner'],
  ['a made-up token', { reset_token: 'x'.repeat(43) }, 'guest'],
] as const)('%s opens nothing', async (name, changed, target) => {
  const email = `${name.length}@example.com`
  await addAccount({ email: 'first@example.com', type: 2 }).catch(() => 0)
  await addAccount({ email, type: 2 })
  const link = await linkFor(email)
  expect(await readSession(await reset({ ...link, ...changed }, undefined, target))).toEqual({ error: 'invalid_token' })
})

test('after an hour the link is too old', async () => {
  const email = 'for-sent@example.com'
  await addAccount({ email, type: 2 })
  const link = await linkFor(email)
  vi.useFakeTimers({ now: Date.now() + 60 * 60_000, toFake: ['Date'] })
  expect(await readSession(await reset(link))).toEqual({ error: 'invalid_token' })
})

test.each([
  ['password_mismatch', { password: newPassword, password_confirm: 'noget andet her' }],
  ['password_too_short', { password: 'kort', password_confirm: 'kort' }],
  ['password_too_long', { password: 'x'.repeat(201), password_confirm: 'x'.repeat(201) }],
])('%s is said, and the link still works', async (error, passwords) => {
  const email = `${error}@example.com`
  await addAccount({ email, type: 2 })
  const link = await linkFor(email)
  expect(await readSession(await reset(link, passwords))).toEqual({ error })
  expect((await readSession(await reset(link))).token).toEqual(expect.any(String))
})

test('of a link’s token only a digest is stored beside the mail', async () => {
  const email = 'digest@example.com'
  await addAccount({ email, type: 2 })
  const { reset_token: token } = await linkFor(email)
  const { results } = await env.DB.prepare('SELECT * FROM account_token').all()
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(JSON.stringify(results)).not.toContain(token)
})

test.each([
  [1, 'http://evil.example/login/guest/reset/', 'http://da.localhost:8787/login/guest/reset/'],
  [2, 'https://www.marehalm.de:8443/login/guest/reset/', 'http://de.localhost:8787/login/guest/reset/'],
  [7, 'http://user:pass@evil.example//other.example/', 'http://en.localhost:8787//other.example/'],
] as const)('a reset link of edition %d asked for at %s leads to the configured site', async (lan, url, start) => {
  const email = `origin-${lan}@example.com`
  await addAccount({ email, type: 2 })
  await ask('/guest/forgot-password/', { email, lan, url })
  expect((await newestMail(email))?.link.startsWith(`${start}?`)).toBe(true)
})

test.each(['1234567890', 'Password123', 'QWERTYUIOP', 'iloveyou123'])(
  'the common password %s is set by no link and by no account, and the link goes on working',
  async (common) => {
    const email = `${common.toLowerCase()}@example.com`
    await addAccount({ email, type: 2 })
    await ask('/guest/forgot-password/', { email, lan: 1, url: 'https://www.marehalm.dk/login/guest/reset/' })
    const { searchParams } = new URL((await newestMail(email))?.link ?? '')
    const reset = (chosen: string) =>
      ask('/guest/token-reset-password/', {
        user_id: Number(searchParams.get('user')),
        reset_token: searchParams.get('token'),
        password: chosen,
        password_confirm: chosen,
      })
    expect(await readSession(await reset(common))).toEqual({ error: 'password_common' })
    const { token } = await readSession(await reset('marehalm i modvind'))
    const change = { password: 'marehalm i modvind', new_password: common }
    const changed = await postJson('/auth/rest/v1/entities/password/', change, bearer(token))
    expect(await readSession(changed)).toEqual({ error: 'password_common' })
  },
)

test('an address of letters beyond ASCII is one account, however it is typed, and is written to by its domain in ASCII', async () => {
  const stored = 'grüße@xn--bckerei-mller-bfb28a.de'
  await addAccount({ email: stored, type: 2 })
  await ask('/guest/forgot-password/', { email: 'Grüße@Bäckerei-Müller.de', ...requested })
  expect(await newestMail(stored)).not.toBeNull()
  const login = await ask('/login/guest/', { email: 'grüße@bäckerei-müller.de', password, captcha: null })
  expect(login.status).toBe(200)
  for (const email of ['a@b.dk\r\nBcc: c@d.dk', '<a@b.dk>', 'a@b@c.dk', '"a b"@c.dk']) {
    expect((await ask('/guest/forgot-password/', { email, ...requested })).status).toBe(400)
  }
})
