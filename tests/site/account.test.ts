import { expect, test } from 'vitest'
import type { ToldSession } from '../../src/contracts/session.ts'
import { markets } from '../../src/markets/market.ts'
import { messagesOf } from '../../src/markets/messages/messages.ts'
import { ResetRefused } from '../../src/services/auth.ts'
import { ServiceError } from '../../src/services/service-error.ts'
import type { Services } from '../../src/services/services.ts'
import { href } from '../../src/urls/paths.ts'
import { down, type Given, openSite, origins } from './site.ts'

const token = 'token-of-this-session-1'
const user = {
  id: 7,
  type: 2,
  email: 'gaest@example.com',
  firstname: 'Inger',
  lastname: 'Klit',
  phone: '',
  picture: '',
} as const
const told: ToldSession = { token, permissions: ['favorites'], loginTarget: 'guest', user }
const typed = { email: 'gaest@example.com', password: 'sand mellem tæerne' }
const texts = messagesOf(markets[0]).account

function open(auth: Partial<Services['auth']> = {}, given: Given = {}) {
  const revoked: string[] = []
  const site = openSite({
    ...given,
    auth: {
      login: async () => told,
      whoami: async () => told,
      logout: async (ended) => void revoked.push(ended),
      ...auth,
    },
  })
  return { ...site, revoked }
}
type Site = ReturnType<typeof open>

function post(site: Site, path: string, form: Record<string, string> = {}, headers: Record<string, string> = {}) {
  return site.fetch(path, {
    method: 'POST',
    headers: { origin: origins.da, 'sec-fetch-site': 'same-origin', ...headers },
    body: new URLSearchParams(form),
  })
}

function cookiesOf(response: Response): Map<string, string> {
  return new Map(response.headers.getSetCookie().map((line) => [line.slice(0, line.indexOf('=')), line]))
}

function sessionCookie(given: object = { token, permissions: {}, loginTarget: 'guest' }): Record<string, string> {
  return {
    cookie: `marehalm_main_auth=${encodeURIComponent(JSON.stringify(given))}; marehalm_signed_in=guest.0123456789`,
  }
}

function refusal(status: number, body: unknown = undefined) {
  return async (): Promise<never> => {
    throw new ServiceError('auth', status, body)
  }
}

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

test('a link to the logout logs nobody out', async () => {
  const site = open()
  const response = await site.fetch('/logout/', { headers: sessionCookie() })
  expect(response.status).toBe(200)
  expect(site.revoked).toEqual([])
  expect(response.headers.getSetCookie()).toEqual([])
})

const unsafe = [
  '/login/',
  ...['guest', 'owner'].flatMap((target) => [
    `/login/${target}/`,
    `/login/${target}/forgot/`,
    `/login/${target}/reset/`,
  ]),
  '/login/confirm/',
  '/logout/',
  '/account/profile/',
]

test.each(unsafe)('%s takes no form of another site', async (path) => {
  const site = open({ login: down('auth'), logout: down('auth') })
  for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }] as Record<
    string,
    string
  >[]) {
    const init = { method: 'POST', headers: { ...sessionCookie(), ...headers }, body: new URLSearchParams(typed) }
    const response = await site.fetch(path, init)
    expect(response.status).toBe(403)
    expect(response.headers.getSetCookie()).toEqual([])
  }
  expect(site.problems).toEqual([])
})

test('forgotten passwords: the same answer for everybody, and a link to this edition’s own host', async () => {
  const asked: unknown[] = []
  const site = open({
    async forgotPassword(...question) {
      asked.push(question)
    },
  })
  const response = await post(site, '/login/owner/forgot/', { email: ' Ejer@Example.com ' })
  expect([response.status, response.headers.get('location')]).toEqual([303, '/login/owner/forgot/?sent=1'])
  expect(asked).toEqual([['owner', { email: 'ejer@example.com', lan: 1, url: `${origins.da}/login/owner/reset/` }]])
  const sent = await (await site.fetch('/login/owner/forgot/?sent=1')).text()
  expect(sent).toContain(texts.forgot.sentTitle)
})

test('a program that fills in every field gets the same answer, and no mail is asked for', async () => {
  const form = { email: 'gaest@example.com', website: 'https://spam.example/' }
  const response = await post(open({ forgotPassword: down('auth') }), '/login/guest/forgot/', form)
  expect([response.status, response.headers.get('location')]).toEqual([303, '/login/guest/forgot/?sent=1'])
})

test('a mail’s link leaves its token in no address, no Referer and no log', async () => {
  const site = open()
  const secret = 'a-secret-of-the-mail'
  const response = await site.fetch(`/login/guest/reset/?user=7&token=${secret}`)
  expect([response.status, response.headers.get('location')]).toEqual([303, '/login/guest/reset/'])
  expect(response.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  const cookie = cookiesOf(response).get('marehalm_reset') ?? ''
  for (const part of [`7.${secret}`, 'HttpOnly', 'Secure', 'SameSite=Lax', 'Max-Age=900'])
    expect(cookie).toContain(part)
  const page = await site.fetch('/login/guest/reset/', { headers: { cookie: `marehalm_reset=7.${secret}` } })
  expect(page.status).toBe(200)
  expect(await page.text()).not.toContain(secret)

  const failing = open({ resetPassword: refusal(500) })
  const passwords = { new_password: 'et helt nyt kodeord', repeat: 'et helt nyt kodeord' }
  await post(failing, '/login/guest/reset/', passwords, { cookie: `marehalm_reset=7.${secret}` })
  expect(JSON.stringify([failing.problems, failing.places])).not.toContain(secret)
})

test('a new password logs in and forgets the mail’s token', async () => {
  const asked: unknown[] = []
  const site = open({
    async resetPassword(...question) {
      asked.push(question)
      return told
    },
  })
  const passwords = { new_password: 'et helt nyt kodeord', repeat: 'et helt nyt kodeord' }
  const response = await post(site, '/login/guest/reset/', passwords, { cookie: 'marehalm_reset=7.secret' })
  expect([response.status, response.headers.get('location')]).toEqual([303, '/account/bookings/'])
  expect(cookiesOf(response).get('marehalm_main_auth')).toContain(token)
  expect(cookiesOf(response).get('marehalm_reset')).toContain('Max-Age=0')
  expect(asked).toEqual([
    [
      'guest',
      { user_id: '7', reset_token: 'secret', password: passwords.new_password, password_confirm: passwords.repeat },
    ],
  ])
})

test('what is wrong with a new password is said at its field; a link that is over leads to a new one', async () => {
  const cookie = { cookie: 'marehalm_reset=7.secret' }
  const differing = await post(
    open(),
    '/login/guest/reset/',
    { new_password: 'et helt nyt kodeord', repeat: 'x' },
    cookie,
  )
  expect(differing.status).toBe(422)
  expect(await differing.text()).toContain(texts.reset.mismatch)
  const passwords = { new_password: 'et helt nyt kodeord', repeat: 'et helt nyt kodeord' }
  const over = open({
    async resetPassword() {
      throw new ResetRefused('invalid_token')
    },
  })
  const gone = await post(over, '/login/guest/reset/', passwords, cookie)
  expect(gone.status).toBe(410)
  expect(await gone.text()).toContain('href="/login/guest/forgot/"')
  expect((await open().fetch('/login/guest/reset/')).status).toBe(410)
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
  const asked: unknown[] = []
  const site = open(
    {
      async login(...question) {
        asked.push(question)
        return 'sent'
      },
      confirmLogin: async () => told,
    },
    { captcha },
  )
  const response = await post(site, '/login/guest/', typed)
  expect(response.headers.get('location')).toBe('/login/confirm/?sent=1')
  expect(asked).toEqual([
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
  const asked: unknown[] = []
  const site = open(
    {
      async login(_target, { captcha: given }) {
        asked.push(given)
        return told
      },
    },
    { captcha },
  )
  expect((await post(site, '/login/guest/', { ...typed, captcha: 'good' })).status).toBe(303)
  const failed = await post(site, '/login/guest/', { ...typed, captcha: 'used' })
  expect(failed.status).toBe(422)
  expect(await failed.text()).toContain('href="#field-captcha"')
  expect(asked).toEqual(['good'])
})

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

test('a token that whoami renews is stored, and open pages are told of an update, not of a login', async () => {
  const renewed = 'token-that-is-newer-2'
  const site = open({ whoami: async () => ({ ...told, token: renewed }) })
  const cookies = cookiesOf(await site.fetch('/api/session/', { headers: sessionCookie() }))
  expect(cookies.get('marehalm_main_auth')).toContain(renewed)
  expect(cookies.get('marehalm_signed_in')).toMatch(/=guest\.0123456789\.[0-9a-f]{10};/)
})

const oldLogin = { id: '7', apiKey: 'an-old-key-of-seven', firstname: 'Inger', lastname: 'Klit', picture: '' }

test('an old login becomes a session once whoami has confirmed it, and only with all five fields', async () => {
  const asked: unknown[] = []
  const site = open({
    async whoami(...question) {
      asked.push(question)
      return told
    },
  })
  const cookie = (login: object) => ({ cookie: `marehalm_login=${encodeURIComponent(JSON.stringify(login))}` })
  const { picture: _, ...incomplete } = oldLogin
  expect(await (await site.fetch('/api/session/', { headers: cookie(incomplete) })).json()).toMatchObject({
    data: { loggedIn: false },
  })
  expect(asked).toEqual([])
  const response = await site.fetch('/api/session/', { headers: cookie(oldLogin) })
  expect(asked).toEqual([[oldLogin.apiKey, undefined]])
  expect(cookiesOf(response).get('marehalm_main_auth')).toContain(token)
  const refused = await open({ whoami: refusal(401) }).fetch('/api/session/', { headers: cookie(oldLogin) })
  expect(await refused.json()).toMatchObject({ data: { loggedIn: false } })
  expect(cookiesOf(refused).get('marehalm_login')).toContain('Max-Age=0')
})

test.each(['/account/', '/account/bookings/', '/account/bookings/mh-2345abcd/', '/account/profile/'])(
  '%s is for who is logged in, and leads there through the login',
  async (path) => {
    const response = await open().fetch(path)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`/login/guest/?to=${encodeURIComponent(path)}`)
  },
)

const booking = {
  number: 'MH-2345ABCD',
  lodging: { id: 17, name: 'BL1017', title: 'Stråtækt hus <bag> klitten', city: 'Blåvand' },
  arrival: '2027-07-03',
  departure: '2027-07-10',
  duration: 7,
  currency: 'EUR',
  total: 90_000,
} as const
/** What was shown when it was booked. */
const agreed = {
  lines: [],
  total: 90_000,
  instalments: [{ due: '2026-11-08', amount: 22_500 }],
  cancellation: [{ until: '2027-05-04', share: 0.2, amount: 18_050 }],
  metered: [{ itemId: 20, description: 'Strøm', unitPrice: 53, unitName: 'kWh', forecast: null }],
  deposits: [],
  texts: { version: '0123456789', button: '', terms: '', withdrawal: '' },
}
const line = { itemId: 3, quantity: 2, unitPrice: 1500, amount: 3000 }

test.each(markets)('$key: one’s bookings, and each with all its lines and add-ons', async (market) => {
  const asked: unknown[] = []
  const site = open({
    async bookings(...question) {
      asked.push(question)
      return [booking, { ...booking, number: 'MH-PAST2345', arrival: '2025-07-05', departure: '2025-07-12' }]
    },
    async booking(_token, _lan, number) {
      if (number !== booking.number) return null
      const lines = [
        { kind: 'rent' as const, itemId: null, description: '', quantity: 1, unitPrice: 87_000, amount: 87_000 },
        { kind: 'chosen' as const, description: 'Sengelinned', ...line },
      ]
      return {
        ...booking,
        party: { adults: 2, children: 1, infants: 0, pets: 0 },
        lines,
        createdAt: '2026-11-01T10:00:00Z',
        snapshot: agreed,
      }
    },
  })
  const at = (path: string) => site.fetch(origins[market.key] + path, { headers: sessionCookie() })
  const list = await at('/account/bookings/')
  expect(list.headers.get('cache-control')).toBe('private, no-store')
  const html = await list.text()
  const words = messagesOf(market).account.bookings
  for (const part of [words.coming, words.past, 'hus &lt;bag&gt; klitten', 'href="/account/bookings/mh-2345abcd/"']) {
    expect(html).toContain(part)
  }
  expect(asked).toEqual([[token, market.id]])
  const details = await (await at('/account/bookings/mh-2345abcd/')).text()
  for (const part of [booking.number, 'Sengelinned', '€', words.extras]) expect(details).toContain(part)
  const { payment, review } = messagesOf(market).booking
  for (const part of [payment.title, review.cancellation, '225', '180', 'Strøm']) expect(details).toContain(part)
  expect((await at('/account/bookings/mh-another1/')).status).toBe(404)
})

test('the profile is changed and said to be; what is wrong comes back as it was typed', async () => {
  const asked: unknown[] = []
  const site = open({
    async changeProfile(...question) {
      asked.push(question)
      return told
    },
  })
  const details = { intent: 'details', firstname: 'Änne', lastname: 'Øster', phone: '' }
  const response = await post(site, '/account/profile/', details, sessionCookie())
  expect(response.headers.get('location')).toBe('/account/profile/?saved=details')
  expect(cookiesOf(response).get('marehalm_signed_in')).toMatch(/=guest\.0123456789\.[0-9a-f]{10};/)
  expect(asked).toEqual([[token, { firstname: 'Änne', lastname: 'Øster', phone: '' }]])
  const wrong = await post(site, '/account/profile/', { ...details, firstname: '<b>', lastname: '' }, sessionCookie())
  expect(wrong.status).toBe(422)
  const html = await wrong.text()
  expect(html).toContain('value="&lt;b&gt;"')
  expect(html).toContain('href="#field-lastname"')
})

test('the password is changed by who knows the one of now', async () => {
  const passwords = {
    intent: 'password',
    password: 'nu',
    new_password: 'et helt nyt kodeord',
    repeat: 'et helt nyt kodeord',
  }
  const changed = await post(
    open({ changePassword: async () => told }),
    '/account/profile/',
    passwords,
    sessionCookie(),
  )
  expect(changed.headers.get('location')).toBe('/account/profile/?saved=password')
  const refusing = open({
    async changePassword() {
      throw new ResetRefused('wrong_password')
    },
  })
  const wrong = await post(refusing, '/account/profile/', passwords, sessionCookie())
  expect(wrong.status).toBe(422)
  const html = await wrong.text()
  expect(html).toContain(texts.profile.wrong)
  expect(html).not.toContain(passwords.new_password)
})

test('the owners’ chat is on the pages of who is logged in as an owner, and nowhere else', async () => {
  const owner = { ...told, loginTarget: 'owner' as const }
  const pageOf = async (session: ToldSession, path: string) => {
    const site = open({ whoami: async () => session, bookings: async () => [] })
    site.deps.variables.OWNER_CHAT_SCRIPT = 'https://chat.example/owner.js'
    const response = await site.fetch(path, { headers: sessionCookie({ token, permissions: {} }) })
    return `${response.headers.get('content-security-policy')} ${await response.text()}`
  }
  expect(await pageOf(owner, href.profile())).toMatch(/frame-src https:\/\/chat\.example.*data-owner-chat="https:/s)
  for (const page of [await pageOf(told, href.profile()), await pageOf(owner, href.logout())]) {
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
