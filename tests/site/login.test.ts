import { expect, test } from 'vitest'
import { newDraftId } from '../../src/drafts/draft-store.ts'
import { markets } from '../../src/markets/market.ts'
import { messagesOf } from '../../src/markets/messages/messages.ts'
import { cookiesOf, open, post, refusal, sessionCookie, sessionData, texts, token, typed } from './account-site.ts'
import { begunDraft, bookedDraft } from './booked-draft.ts'
import { down } from './services-down.ts'
import { type Given, origins } from './site.ts'

test('a login sets a cookie that no script reads, for 720 hours, and leads to one’s bookings', async () => {
  const response = await post(open(), '/login/guest/', typed)
  expect([response.status, response.headers.get('location')]).toEqual([303, '/account/bookings/'])
  const cookies = cookiesOf(response)
  const session = cookies.get('marehalm_main_auth') ?? ''
  for (const part of ['Max-Age=2592000', 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'])
    expect(session).toContain(part)
  expect(session).not.toContain('Domain=')
  expect(JSON.parse(decodeURIComponent(session.slice(session.indexOf('=') + 1, session.indexOf(';'))))).toEqual({
    token,
    permissions: {},
    loginTarget: 'guest',
  })
  const mark = cookies.get('marehalm_signed_in') ?? ''
  expect(mark).toMatch(/^marehalm_signed_in=guest\.[0-9a-f]{10};/)
  expect(mark).not.toContain('HttpOnly')
  expect(await response.text()).not.toContain(token)
})

test('the cookies have the configured domain', async () => {
  const site = open()
  site.deps.variables.COOKIE_DOMAIN = 'marehalm.dk'
  const cookies = cookiesOf(await post(site, '/login/guest/', typed))
  expect(cookies.get('marehalm_main_auth')).toContain('Domain=marehalm.dk')
})

test.each(markets)(
  '$key: a wrong password and an unknown address get the same page, with the address kept',
  async (market) => {
    const pages: string[] = []
    for (const email of ['gaest@example.com', 'ingen@example.com']) {
      const site = open({ login: refusal(401, { error: { code: 'invalid_credentials' } }) })
      const response = await site.fetch(`${origins[market.key]}/login/guest/`, {
        method: 'POST',
        headers: { origin: origins[market.key] },
        body: new URLSearchParams({ email, password: 'et forkert kodeord' }),
      })
      expect(response.status).toBe(422)
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      expect(response.headers.getSetCookie()).toEqual([])
      const html = await response.text()
      expect(html).toContain(`value="${email}"`)
      expect(html).not.toContain('et forkert kodeord')
      expect(html).toContain('class="error-summary"')
      expect(html).toContain(messagesOf(market).account.login.wrong)
      pages.push(html.replaceAll(email, '').replaceAll(/nonce="[^"]*"/g, ''))
    }
    expect(pages[1]).toBe(pages[0])
  },
)

test('what is missing is said at its field before the service is asked', async () => {
  const response = await post(open({ login: down('auth') }), '/login/owner/', { email: 'ingen adresse', password: '' })
  expect(response.status).toBe(422)
  const html = await response.text()
  expect(html).toContain('href="#field-email"')
  expect(html).toContain('href="#field-password"')
  expect(html).toContain('aria-describedby="field-email-error"')
})

test('too many attempts are told how long to wait; a service that is down is nobody’s fault', async () => {
  const many = await post(open({ login: refusal(429, { error: { retryAfter: 600 } }) }), '/login/guest/', typed)
  expect(many.status).toBe(429)
  expect(await many.text()).toContain('Vent 10 minutter')
  const failing = await post(open({ login: refusal(0) }), '/login/guest/', typed)
  expect(failing.status).toBe(503)
  expect(await failing.text()).toContain(texts.login.unavailable)
})

test('a session that the browser was given before is ended by the login and never used again', async () => {
  const planted = 'token-planted-by-another'
  const site = open()
  const response = await post(site, '/login/guest/', typed, sessionCookie({ token: planted, permissions: {} }))
  expect(cookiesOf(response).get('marehalm_main_auth')).toContain(token)
  expect(site.revoked).toEqual([planted])
})

test.each([
  ['/account/profile/', '/account/profile/'],
  ['https://evil.example/', '/account/bookings/'],
  ['//evil.example/', '/account/bookings/'],
  ['/\\evil.example/', '/account/bookings/'],
  ['javascript:alert(1)', '/account/bookings/'],
])('a login that is to lead to %s leads to %s', async (to, location) => {
  const response = await post(open(), '/login/guest/', { ...typed, to })
  expect(response.headers.get('location')).toBe(location)
})

test('who is logged in is led on from the login; an owner’s login is still there for a guest', async () => {
  const site = open()
  const response = await site.fetch('/login/guest/', { headers: sessionCookie() })
  expect([response.status, response.headers.get('location')]).toEqual([303, '/account/bookings/'])
  expect((await site.fetch('/login/owner/', { headers: sessionCookie() })).status).toBe(200)
})

test('a logout ends the session at the service and takes its cookies away, whatever the service does', async () => {
  for (const logout of [undefined, refusal(0)]) {
    const site = open(logout && { logout })
    const response = await post(site, '/logout/', {}, sessionCookie())
    expect(response.headers.get('location')).toBe('/login/guest/?out=1')
    const cookies = cookiesOf(response)
    for (const name of ['marehalm_main_auth', 'marehalm_signed_in']) {
      expect(cookies.get(name), name).toMatch(new RegExp(`^${name}=;.*Max-Age=0`))
    }
    if (!logout) expect(site.revoked).toEqual([token])
  }
})

test.each([true, false])(
  'a logout ends and erases the browser’s bookings, whether logged in (%s) or not',
  async (isIn) => {
    const site = open()
    const ids = [newDraftId(), newDraftId(), newDraftId()]
    const attempt = { key: 'key-of-a-press', requests: [] }
    for (const [index, draft] of [bookedDraft, begunDraft, { ...begunDraft, attempt }].entries()) {
      await site.drafts.put(ids[index] ?? '', draft)
    }
    const before = isIn ? `${sessionCookie().cookie}; ` : ''
    const links = ['marehalm_booking', 'marehalm_confirm', 'marehalm_reset']
    const personal = ['marehalm_draft', 'marehalm_receipt', 'marehalm_add_ons', 'marehalm_continue', ...links]
    const cookie = `${before}${personal.map((name) => `${name}=${ids.join('.')}`).join('; ')}`
    expect((await site.fetch('/booking/confirmation/', { headers: { cookie } })).status).toBe(200)
    const cookies = cookiesOf(await post(site, '/logout/', {}, { cookie }))
    for (const name of personal) expect(cookies.get(name), name).toMatch(new RegExp(`^${name}=;.*Max-Age=0`))
    for (const id of ids) expect(await site.drafts.get(id)).toBeNull()
    // A copy of the cookie opens nothing either.
    for (const path of ['/booking/confirmation/', '/booking/arrival/', '/booking/step2/']) {
      expect((await site.fetch(path, { headers: { cookie } })).headers.get('location')).toBe('/booking/')
    }
  },
)

test('a link to the logout logs nobody out', async () => {
  const site = open()
  const response = await site.fetch('/logout/', { headers: sessionCookie() })
  expect(response.status).toBe(200)
  expect(site.revoked).toEqual([])
  expect(response.headers.getSetCookie()).toEqual([])
})

const captcha: Given['captcha'] = {
  widget: { siteKey: 'public-key', script: 'https://captcha.example/v0/api.js?render=explicit' },
  origin: 'https://captcha.example',
  verify: async ({ token: given }) => (given === 'good' ? 'passed' : 'failed'),
}

test('with a captcha configured its page alone lets the provider in, and the field tells how it is without scripts', async () => {
  const site = open({}, { captcha })
  const page = await site.fetch('/login/guest/')
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("connect-src 'self' https://captcha.example")
  expect(policy).toContain('frame-src https://captcha.example')
  expect(await page.text()).toContain('data-captcha="public-key"')
  const other = await site.fetch('/logout/')
  expect(other.headers.get('content-security-policy')).not.toContain('captcha.example')
  const without = await open().fetch('/login/guest/')
  expect(without.headers.get('content-security-policy')).not.toContain('captcha.example')
})

test('a login without a proof is confirmed by mail; the link asks, and only its form logs in', async () => {
  const requests: unknown[] = []
  const site = open(
    {
      async login(...question) {
        requests.push(question)
        return 'sent'
      },
      confirmLogin: async () => sessionData,
    },
    { captcha },
  )
  const response = await post(site, '/login/guest/', typed)
  expect(response.headers.get('location')).toBe('/login/confirm/?sent=1')
  expect(requests).toEqual([
    ['guest', { ...typed, captcha: null, confirm: { lan: 1, url: `${origins.da}/login/confirm/` } }],
  ])
  expect(response.headers.getSetCookie()).toEqual([])
  const kept = await site.fetch('/login/confirm/?token=of-the-mail')
  expect([kept.status, kept.headers.get('location')]).toEqual([303, '/login/confirm/'])
  const cookie = { cookie: 'marehalm_confirm=of-the-mail' }
  expect(cookiesOf(await site.fetch('/login/confirm/', { headers: cookie })).has('marehalm_main_auth')).toBe(false)
  const confirmed = await post(site, '/login/confirm/', {}, cookie)
  expect(cookiesOf(confirmed).get('marehalm_main_auth')).toContain(token)
})

test('a captcha’s token goes to the service with the login; one that is no good goes nowhere', async () => {
  const requests: unknown[] = []
  const site = open(
    {
      async login(_target, { captcha: given }) {
        requests.push(given)
        return sessionData
      },
    },
    { captcha },
  )
  expect((await post(site, '/login/guest/', { ...typed, captcha: 'good' })).status).toBe(303)
  const failed = await post(site, '/login/guest/', { ...typed, captcha: 'used' })
  expect(failed.status).toBe(422)
  expect(await failed.text()).toContain('href="#field-captcha"')
  expect(requests).toEqual(['good'])
})
