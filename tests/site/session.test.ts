import { expect, test } from 'vitest'
import type { SessionData } from '../../src/contracts/session.ts'
import { href } from '../../src/urls/paths.ts'
import { cookiesOf, open, post, refusal, sessionCookie, sessionData, texts, token, typed } from './account-site.ts'

test('/api/session/ tells scripts what they need, and nothing that opens the session', async () => {
  const site = open()
  const response = await site.fetch('/api/session/', { headers: sessionCookie() })
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const text = await response.text()
  expect(JSON.parse(text).data).toEqual({
    loggedIn: true,
    target: 'guest',
    name: 'Inger',
    role: 'Default',
    permissions: { favorites: true },
  })
  expect(text).not.toContain(token)
  const nobody = await site.fetch('/api/session/')
  expect(await nobody.json()).toEqual({ data: { loggedIn: false }, meta: {} })
})

test('a session that has ended is taken away; one that nobody can ask about stays', async () => {
  const ended = await open({ whoami: refusal(401) }).fetch('/api/session/', { headers: sessionCookie() })
  expect(await ended.json()).toMatchObject({ data: { loggedIn: false } })
  expect(cookiesOf(ended).get('marehalm_main_auth')).toContain('Max-Age=0')
  const unknown = await open({ whoami: refusal(0) }).fetch('/api/session/', { headers: sessionCookie() })
  expect(unknown.status).toBe(503)
  expect(unknown.headers.getSetCookie()).toEqual([])
})

test('a service that refuses the site’s own key has ended no session, called no password wrong, and used up no link', async () => {
  const refused = refusal(401, { error: { code: 'unauthorized', message: 'The header is missing.' } })
  const site = open({ whoami: refused, login: refused, confirmLogin: refused, booking: refused })
  const session = await site.fetch('/api/session/', { headers: sessionCookie() })
  expect([session.status, session.headers.getSetCookie()]).toEqual([503, []])
  const login = await post(site, href.login('guest'), typed)
  expect(login.status).toBe(503)
  expect(await login.text()).not.toContain(texts.login.wrong)
  const confirmed = await post(site, href.confirmLogin(), {}, { cookie: 'marehalm_confirm=of-the-mail' })
  expect([confirmed.status, confirmed.headers.getSetCookie()]).toEqual([503, []])
  const cookie = `marehalm_booking=MH-2345ABCD.2027-08-01.${'a'.repeat(43)}`
  const opened = await site.fetch(href.linkedBooking(), { headers: { cookie } })
  expect([opened.status, opened.headers.getSetCookie()]).toEqual([503, []])
})

test('a token that whoami renews is stored, and open pages are told of an update, not of a login', async () => {
  const renewed = 'token-that-is-newer-2'
  const site = open({ whoami: async () => ({ ...sessionData, token: renewed }) })
  const cookies = cookiesOf(await site.fetch('/api/session/', { headers: sessionCookie() }))
  expect(cookies.get('marehalm_main_auth')).toContain(renewed)
  expect(cookies.get('marehalm_signed_in')).toMatch(/=guest\.0123456789\.[0-9a-f]{10};/)
})

const oldLogin = { id: '7', apiKey: 'an-old-key-of-seven', firstname: 'Inger', lastname: 'Klit', picture: '' }

test('an old login becomes a session once whoami has confirmed it, and only with all five fields', async () => {
  const requests: unknown[] = []
  const site = open({
    async whoami(...question) {
      requests.push(question)
      return sessionData
    },
  })
  const cookie = (login: object) => ({ cookie: `marehalm_login=${encodeURIComponent(JSON.stringify(login))}` })
  const { picture: _, ...incomplete } = oldLogin
  expect(await (await site.fetch('/api/session/', { headers: cookie(incomplete) })).json()).toMatchObject({
    data: { loggedIn: false },
  })
  expect(requests).toEqual([])
  const response = await site.fetch('/api/session/', { headers: cookie(oldLogin) })
  expect(requests).toEqual([[oldLogin.apiKey, undefined]])
  expect(cookiesOf(response).get('marehalm_main_auth')).toContain(token)
  const refused = await open({ whoami: refusal(401) }).fetch('/api/session/', { headers: cookie(oldLogin) })
  expect(await refused.json()).toMatchObject({ data: { loggedIn: false } })
  expect(cookiesOf(refused).get('marehalm_login')).toContain('Max-Age=0')
})

test('the owners’ chat is on the pages of who is logged in as an owner, and nowhere else', async () => {
  const owner = { ...sessionData, loginTarget: 'owner' as const }
  const pageOf = async (session: SessionData, path: string) => {
    const site = open({ whoami: async () => session, bookings: async () => [] })
    site.deps.variables.OWNER_CHAT_SCRIPT = 'https://chat.example/owner.js'
    const response = await site.fetch(path, { headers: sessionCookie({ token, permissions: {} }) })
    return `${response.headers.get('content-security-policy')} ${await response.text()}`
  }
  expect(await pageOf(owner, href.profile())).toMatch(/frame-src https:\/\/chat\.example.*data-owner-chat="https:/s)
  for (const page of [await pageOf(sessionData, href.profile()), await pageOf(owner, href.logout())]) {
    expect(page).not.toContain('chat.example')
  }
})

test('pages that everybody gets are the same for who is logged in', async () => {
  const site = open()
  const strip = async (response: Response) => (await response.text()).replaceAll(/nonce="[^"]*"/g, '')
  const anybody = await strip(await site.fetch('/soeg/'))
  expect(await strip(await site.fetch('/soeg/', { headers: sessionCookie() }))).toBe(anybody)
  expect(anybody).toContain('href="/login/guest/"')
  expect(anybody).toContain('action="/logout/"')
})
