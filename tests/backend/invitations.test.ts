import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { renderMail } from '../../src/backend/mail/render/render-mail.tsx'
import { invitationDays } from '../../src/backend/management/invitations.ts'
import { markets } from '../../src/markets/market.ts'
import { addAccount, ask, bearer, newestMail, password, readSession } from './accounts.ts'
import { call, postJson } from './call.ts'

const staff = 'anna@example.dk'
const token = { authorization: `Bearer ${env.MANAGEMENT_TOKEN}` }
const invite = (body: object, headers: Record<string, string> = token) =>
  postJson('/management/invitations', body, headers)

beforeEach(() =>
  env.DB.batch(['account_token', 'account', 'outbox'].map((table) => env.DB.prepare(`DELETE FROM ${table}`))),
)

async function mailedTo(email: string) {
  const mail = await newestMail(email)
  const link = new URL(mail?.link ?? '')
  return { link, user: link.searchParams.get('user'), reset: link.searchParams.get('token') ?? '' }
}

const setPassword = (path: string, user: string | null, reset: string) =>
  ask(path, { user_id: user, reset_token: reset, password, password_confirm: password })

test.each([
  ['staff', '/login/reset/', '/token-reset-password/', '/login/', null, 3],
  ['owner', '/login/owner/reset/', '/owner/token-reset-password/', '/login/owner/', 'owner', 1],
] as const)(
  'an invited %s sets a password by the mailed link, once, and logs in with it',
  async (role, page, resetPath, loginPath, target, type) => {
    const reply = await invite({ email: ' Anna@Example.dk', role, firstName: 'Anna', lastName: 'Holm', lan: 1 })
    expect(reply.status).toBe(201)
    const { data } = (await reply.json()) as { data: { email: string; isNew: boolean; expiresAt: string } }
    expect(data).toMatchObject({ email: staff, isNew: true })
    const days = (Date.parse(data.expiresAt) - Date.now()) / (24 * 60 * 60 * 1000)
    expect(days).toBeCloseTo(invitationDays, 2)
    expect((await ask(loginPath, { email: staff, password, captcha: null })).status).toBe(401)

    const { link, user, reset } = await mailedTo(staff)
    expect(link.origin + link.pathname).toBe(env.SITE_DA + page)
    const session = await readSession(await setPassword(resetPath, user, reset))
    expect(session).toMatchObject({ loginTarget: target, user: { email: staff, type, firstname: 'Anna' } })
    expect(await readSession(await setPassword(resetPath, user, reset))).toEqual({ error: 'invalid_token' })
    const again = await readSession(await ask(loginPath, { email: staff, password, captcha: null }))
    expect(again.token).toBeTruthy()
    const listed = await call('/workers/rest/v1/bs/customers/', {
      headers: { ...bearer(again.token), 'x-service-public-key': env.SERVICE_KEY },
    })
    expect(listed.status).toBe(role === 'staff' ? 200 : 403)
  },
)

test('who is invited again has one account and one link, and keeps the password until it is used', async () => {
  await addAccount({ email: staff, type: 1 })
  const invited = await invite({ email: staff, role: 'owner', lan: 2 })
  expect([invited.status, ((await invited.json()) as { data: { isNew: boolean } }).data.isNew]).toEqual([200, false])
  const first = await mailedTo(staff)
  await env.DB.prepare('DELETE FROM outbox').run()
  await invite({ email: staff, role: 'owner', lan: 2 })
  const second = await mailedTo(staff)
  expect(second.link.origin).toBe(env.SITE_DE)
  expect((await ask('/login/owner/', { email: staff, password, captcha: null })).status).toBe(200)
  const path = '/owner/token-reset-password/'
  expect(await readSession(await setPassword(path, first.user, first.reset))).toEqual({ error: 'invalid_token' })
  // A link of one login opens no other.
  expect(await readSession(await setPassword('/token-reset-password/', second.user, second.reset))).toEqual({
    error: 'invalid_token',
  })
  expect((await readSession(await setPassword(path, second.user, second.reset))).token).toBeTruthy()
  expect(await env.DB.prepare('SELECT count(*) AS n FROM account').first('n')).toBe(1)
})

test.each([
  [{ role: 'staff', lan: 1 }, token, 400],
  [{ email: 'no address', role: 'staff', lan: 1 }, token, 400],
  [{ email: staff, role: 'guest', lan: 1 }, token, 400],
  [{ email: staff, role: 'staff', lan: 9 }, token, 400],
  [{ email: staff, role: 'staff', lan: 1, firstName: 'a\nb' }, token, 400],
  [{ email: staff, role: 'staff', lan: 1 }, {}, 401],
  [{ email: staff, role: 'staff', lan: 1 }, { authorization: 'Bearer another-token' }, 401],
] as [object, Record<string, string>, number][])('%j with %j invites nobody: %d', async (body, headers, status) => {
  expect((await invite(body, headers)).status).toBe(status)
  expect(await env.DB.prepare('SELECT count(*) AS n FROM account').first('n')).toBe(0)
  expect(await newestMail(staff)).toBeNull()
})

test.each(markets)('$key: the invitation says for how long its link works', (market) => {
  const data = { name: '', link: 'https://www.example.dk/login/reset/?user=7&token=t', days: invitationDays }
  const sites = { da: 'https://a.dk', de: 'https://a.de', en: 'https://a.info' }
  const { text } = renderMail({ template: 'invitation', data, market }, { brand: 'B', sites, bookingLinkSecret: '' })
  expect(text).toContain(String(invitationDays))
  expect(text).toContain(data.link)
})
