import { expect, test } from 'vitest'
import type { AccountData } from '../../src/contracts/account-data.ts'
import { forgottenAttribute } from '../../src/islands/protocol.ts'
import { formatMessage } from '../../src/markets/format-message.ts'
import { markets } from '../../src/markets/market.ts'
import { messagesOf } from '../../src/markets/messages/messages.ts'
import { href } from '../../src/urls/paths.ts'
import { cookiesOf, open, post, refusal, sessionCookie, sessionData, texts, token, typed } from './account-site.ts'
import { origins } from './site.ts'

const capabilities = ['export', 'delete']
const whoami = async () => ({ ...sessionData, capabilities })
const data: AccountData = {
  account: {
    ...{ email: typed.email, firstname: 'Inger', lastname: 'Klit <bag>', phone: '' },
    createdAt: '2026-01-01T00:00:00.000Z',
  },
  metas: { address: 'Havnegade 4', postalCode: '7100', city: 'Vejle', country: 'DK' },
  bookings: [{ number: 'MH-2345ABCD' }, { number: 'MH-3456ABCD' }],
  reservations: [],
  favorites: [{ subjectType: 'lodging', subjectId: 17 }],
  stayAlerts: [{ lodgingId: 17 }],
  sessions: [{ expiresAt: '2026-12-30T00:00:00.000Z' }],
  ...{ submissions: [], mails: [] },
}
const accountData = async () => data
const bookings = async () => []
const headers = sessionCookie()

test.each(markets)('$key: what is stored of the account, as a file too, and the way to delete it', async (market) => {
  const site = open({ whoami, accountData })
  const page = await site.fetch(origins[market.key] + href.accountData(), { headers })
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  const html = await page.text()
  const words = messagesOf(market).account.data
  for (const part of [typed.email, 'Inger Klit &lt;bag&gt;', 'Havnegade 4, 7100 Vejle', href.deleteAccount()]) {
    expect(html).toContain(part)
  }
  expect(html).toContain(`<dt>${words.stays}</dt><dd>2</dd>`)
  expect(html).not.toContain(words.askTitle)

  const file = await site.fetch(origins[market.key] + href.accountFile(), { headers })
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="account-\d{4}-\d\d-\d\d\.json"$/)
  expect(file.headers.get('cache-control')).toBe('private, no-store')
  expect(await file.json()).toEqual(data)
})

test('a service that can do neither is not called, and the page says whom to ask', async () => {
  const site = open()
  const html = await (await site.fetch(href.accountData(), { headers })).text()
  for (const part of [texts.data.askTitle, texts.data.askExport, texts.data.askDelete]) expect(html).toContain(part)
  for (const path of [href.accountFile(), href.deleteAccount()]) expect(html).not.toContain(`href="${path}"`)
  const response = await site.fetch(href.deleteAccount(), { headers })
  expect([response.status, response.headers.get('location')]).toEqual([303, href.accountData()])
})

test('the file of the account is for who is logged in', async () => {
  const site = open({ whoami: refusal(401), accountData })
  for (const init of [{}, { headers }]) expect((await site.fetch(href.accountFile(), init)).status).toBe(401)
})

test.each(markets)(
  '$key: before the account is deleted it is said what goes, what stays and what comes',
  async (market) => {
    const stay = {
      ...{ number: 'MH-2345ABCD', lodging: { id: 17, name: 'BL1017', title: 'Hus', city: 'Blåvand' } },
      ...{ arrival: '2099-07-04', departure: '2099-07-11', duration: 7, currency: 'DKK' as const, total: 90_000 },
    }
    const cancelled = { ...stay, cancelled: { fee: 0, refund: 90_000 } }
    const past = { ...stay, arrival: '2025-07-05', departure: '2025-07-12' }
    const site = open({ whoami, bookings: async () => [stay, cancelled, past] })
    const html = await (await site.fetch(origins[market.key] + href.deleteAccount(), { headers })).text()
    const words = messagesOf(market).account.deletion
    for (const part of [...words.goes, ...words.stays, formatMessage(words.coming, { count: 1 }, market)]) {
      expect(html).toContain(part)
    }
  },
)

test('the account is deleted by its password, and this browser is logged out', async () => {
  const requests: unknown[] = []
  const deleteAccount = async (...request: unknown[]) => requests.push(request) > 0
  const site = open({ whoami: refusal(401), deleteAccount, bookings })
  const deleted = await post(site, href.deleteAccount(), { password: typed.password }, headers)
  expect(requests).toEqual([[token, { password: typed.password, lan: 1 }]])
  const next = `${href.login('guest')}?deleted=1`
  expect([deleted.status, deleted.headers.get('location')]).toEqual([303, next])
  for (const name of ['marehalm_main_auth', 'marehalm_signed_in'])
    expect(cookiesOf(deleted).get(name)).toMatch(/Max-Age=0/)
  const done = await site.fetch(next)
  expect([done.status, await done.text()]).toEqual([200, expect.stringContaining(texts.deletion.doneText)])
})

test('on a shared device the deletion leaves nothing in the browser, its storage too', async () => {
  const shared = { cookie: `${headers.cookie}; marehalm_shared=1; marehalm_favorites=17` }
  const site = open({ whoami: refusal(401), deleteAccount: async () => true })
  const deleted = await post(site, href.deleteAccount(), { password: typed.password }, shared)
  expect(cookiesOf(deleted).get('marehalm_favorites')).toMatch(/Max-Age=0/)
  const marks = async (cookie: string) =>
    (await site.fetch(deleted.headers.get('location') ?? '', { headers: { cookie } })).text()
  const [mark = ''] = [...cookiesOf(deleted)].flatMap(([name, line]) => (line.includes('Max-Age=0') ? [] : [name]))
  expect(await marks(`${mark}=1`)).toContain(forgottenAttribute)
  expect(await marks('')).not.toContain(forgottenAttribute)
})

test('who is logged in is not told by a link that the account is gone', async () => {
  const response = await open({ whoami }).fetch(`${href.login('guest')}?deleted=1`, { headers })
  expect(response.headers.get('location')).toBe(href.myBookings())
})

test.each([
  ['no password', '', { deleteAccount: async () => true }, 422],
  ['a password longer than there are', 'x'.repeat(500), { deleteAccount: refusal(400) }, 422],
  ['a wrong password', 'forkert', { deleteAccount: async () => false }, 422],
  ['too many attempts', 'forkert', { deleteAccount: refusal(429, { error: { retryAfter: 61 } }) }, 429],
  ['a service that is down', 'rigtigt', { deleteAccount: refusal(503) }, 503],
])('%s deletes nothing and says so', async (_, password, auth, status) => {
  const site = open({ whoami, bookings, ...auth })
  const response = await post(site, href.deleteAccount(), { password }, headers)
  const html = await response.text()
  expect([response.status, site.revoked]).toEqual([status, []])
  expect(cookiesOf(response).has('marehalm_main_auth')).toBe(false)
  if (status === 422) expect(html).toMatch(/<title>Fejl: [\s\S]*href="#field-password"/)
  if (password !== '') expect(html).not.toContain(`value="${password}"`)
})

test('a session that has ended is led to the login, with the password or without', async () => {
  const site = open({ whoami: refusal(401), deleteAccount: refusal(401) })
  for (const password of ['', 'rigtigt']) {
    const response = await post(site, href.deleteAccount(), { password }, headers)
    expect(response.headers.get('location')).toBe(`/login/guest/?to=${encodeURIComponent(href.deleteAccount())}`)
  }
})
