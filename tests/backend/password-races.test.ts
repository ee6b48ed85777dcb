import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { hashOf } from '../../src/backend/tokens.ts'
import { addAccount, ask, bearer, loginToken, newestMail, password, readSession } from './accounts.ts'
import { before } from './before.ts'
import { postJson } from './call.ts'

afterEach(() => void vi.restoreAllMocks())

const newPassword = 'et helt nyt kodeord'
const changePath = '/auth/rest/v1/entities/password/'

async function resetByMail(email: string) {
  await ask('/guest/forgot-password/', { email, lan: 1, url: 'https://www.marehalm.dk/login/guest/reset/' })
  const { searchParams } = new URL((await newestMail(email))?.link ?? 'https://none.example/')
  const link = { user_id: searchParams.get('user'), reset_token: searchParams.get('token') }
  return ask('/guest/token-reset-password/', { ...link, password: newPassword, password_confirm: newPassword })
}

async function countSessions(accountId: number): Promise<number> {
  const counted = await env.DB.prepare("SELECT count(*) FROM account_token WHERE account_id = ?1 AND kind = 'session'")
    .bind(accountId)
    .first<number>('count(*)')
  return counted ?? 0
}

test('a login with the old password that ends after a reset gets no session', async () => {
  const email = 'tyv@example.com'
  const id = await addAccount({ email, type: 2 })
  before(/INSERT INTO account_token/, () => resetByMail(email))
  expect((await ask('/login/guest/', { email, password, captcha: null })).status).toBe(401)
  expect(await countSessions(id)).toBe(1)
  expect((await ask('/login/guest/', { email, password: newPassword, captcha: null })).status).toBe(200)
})

test('an old login’s key that is exchanged while the password is reset gets no session', async () => {
  const email = 'gammel-noegle@example.com'
  const id = await addAccount({ email, type: 2 })
  const key = 'an-old-key-of-thirty-characters'
  await env.DB.prepare("INSERT INTO account_token (hash, account_id, kind, expires_at) VALUES (?1, ?2, 'api', ?3)")
    .bind(hashOf(key), id, Date.now() + 60_000)
    .run()
  before(/INSERT INTO account_token/, () => resetByMail(email))
  expect((await postJson('/auth/whoami/', {}, bearer(key))).status).toBe(401)
  expect(await countSessions(id)).toBe(1)
})

test('a login that waits for its mail is not confirmed once the password is another one', async () => {
  const email = 'venter@example.com'
  await addAccount({ email, type: 2 })
  const confirm = { lan: 1, url: 'https://www.marehalm.dk/login/confirm/' }
  await ask('/login/guest/', { email, password, captcha: null, confirm })
  const token = new URL((await newestMail(email))?.link ?? 'https://none.example/').searchParams.get('token')
  expect(token).not.toBeNull()
  expect((await resetByMail(email)).status).toBe(200)
  expect((await ask('/confirm-login/', { token })).status).toBe(401)
})

test('a change of the password by whoever knows the old one does not undo a reset', async () => {
  const email = 'skifter@example.com'
  const id = await addAccount({ email, type: 2 })
  const thief = await loginToken(email)
  before(/UPDATE account SET password/, () => resetByMail(email))
  const change = { password, new_password: 'tyvens eget kodeord' }
  expect((await postJson(changePath, change, bearer(thief))).status).toBe(401)
  expect(await countSessions(id)).toBe(1)
  expect((await ask('/login/guest/', { email, password: newPassword, captcha: null })).status).toBe(200)
})

test('of two changes of the password at the same time one is made, and the other names a password that is not the one of now', async () => {
  const email = 'to-gange@example.com'
  await addAccount({ email, type: 2 })
  const mine = await loginToken(email)
  const change = (next: string) => postJson(changePath, { password, new_password: next }, bearer(mine))
  let first: unknown
  before(/UPDATE account SET password/, async () => {
    first = await readSession(await change(newPassword))
  })
  expect(await readSession(await change('et tredje kodeord'))).toEqual({ error: 'wrong_password' })
  expect(first).toMatchObject({ token: mine })
  expect((await ask('/login/guest/', { email, password: newPassword, captcha: null })).status).toBe(200)
})
