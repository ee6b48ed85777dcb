import { expect, test } from 'vitest'
import { formatMessage } from '../../src/markets/format-message.ts'
import { formatDate, formatMoney } from '../../src/markets/formats.ts'
import { type Market, markets } from '../../src/markets/market.ts'
import { messagesOf } from '../../src/markets/messages/messages.ts'
import { ResetRefused } from '../../src/services/auth.ts'
import { href } from '../../src/urls/paths.ts'
import {
  cookiesOf,
  open,
  post,
  refusal,
  type Site,
  sessionCookie,
  sessionData,
  texts,
  token,
  typed,
  user,
} from './account-site.ts'
import { down } from './services-down.ts'
import { origins } from './site.ts'

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
  '/account/delete/',
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

test.each([
  '/account/',
  '/account/bookings/',
  '/account/bookings/mh-2345abcd/',
  '/account/profile/',
  '/account/data/',
  '/account/delete/',
])('%s is for who is logged in, and leads there through the login', async (path) => {
  const response = await open().fetch(path)
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe(`/login/guest/?to=${encodeURIComponent(path)}`)
})

const booking = {
  number: 'MH-2345ABCD',
  lodging: { id: 17, name: 'BL1017', title: 'Stråtækt hus <bag> klitten', city: 'Blåvand' },
  arrival: '2027-07-03',
  departure: '2027-07-10',
  duration: 7,
  currency: 'EUR',
  total: 90_000,
} as const
/** Terms that were shown when it was booked. */
const agreed = {
  lines: [],
  total: 90_000,
  instalments: [{ due: '2126-11-08', amount: 22_500 }],
  cancellation: [{ until: '2027-05-04', share: 0.2, amount: 18_050 }],
  metered: [{ itemId: 20, description: 'Strøm', unitPrice: 53, unitName: 'kWh', forecast: null }],
  deposits: [],
  texts: { version: '0123456789', button: '', terms: '', withdrawal: '' },
}

function nextPaymentIn(market: Market): string {
  const values = {
    amount: formatMoney({ ...market, currency: 'EUR' }, 22_500),
    date: formatDate(market, '2126-11-08', 'date'),
  }
  return formatMessage(messagesOf(market).booking.payment.next, values, market)
}

const line = { itemId: 3, quantity: 2, unitPrice: 1500, amount: 3000 }

test.each(markets)(
  '$key: a cancelled booking says so and what is paid, nothing that falls due, and opens no house',
  async (market) => {
    const cancelled = { ...booking, cancelled: { fee: 18_000, refund: 72_000 } }
    const site = open({
      bookings: async () => [cancelled],
      booking: async () => ({
        ...cancelled,
        party: { adults: 2, children: 1, infants: 0, pets: 0 },
        ...{ lines: [], additions: [], createdAt: '2026-11-01T10:00:00Z', snapshot: agreed },
      }),
    })
    const at = (path: string) => site.fetch(origins[market.key] + path, { headers: sessionCookie() })
    const { cancelled: word, coming, past } = messagesOf(market).account.bookings
    const list = await (await at('/account/bookings/')).text()
    expect(list).toMatch(new RegExp(`<h2>${word}</h2><ul[^]*${booking.lodging.name}`))
    for (const title of [coming, past]) expect(list).not.toContain(`<h2>${title}</h2>`)
    const details = await (await at('/account/bookings/mh-2345abcd/')).text()
    for (const part of [word, formatMoney({ ...market, currency: 'EUR' }, 18_000)]) expect(details).toContain(part)
    // What is paid stands below the total of the price, and not in the note alone.
    const { cancel } = messagesOf(market).account
    expect(details).toMatch(new RegExp(`<dt>${cancel.waived}</dt>[^]*<dt>${cancel.fee}</dt><dd>[^<]*180`))
    const { payment, review, stay } = messagesOf(market).booking
    for (const hour of [stay.arrivalTime, stay.departureTime])
      expect(details).not.toContain(hour.slice(0, hour.indexOf('{')).trim())
    for (const due of [payment.title, review.cancellation, nextPaymentIn(market)])
      expect(details).not.toContain(`<h2>${due}</h2>`)
    expect(details).not.toContain(href.myArrival(booking.number))
    expect((await at(href.myArrival(booking.number))).headers.get('location')).toBe(href.myBooking(booking.number))
  },
)

test.each(markets)('$key: of houses that were booked together it is said which was cancelled', async (market) => {
  const mate = { number: 'MH-3456ABCD', name: 'BL1018', title: 'Strandhuset', cancelled: true }
  const kept = { ...booking, together: [mate, { ...mate, number: 'MH-4567ABCD', name: 'BL1019', cancelled: false }] }
  const site = open({
    bookings: async () => [kept],
    booking: async () => ({
      ...kept,
      party: { adults: 2, children: 1, infants: 0, pets: 0 },
      ...{ lines: [], additions: [], createdAt: '2026-11-01T23:30:00Z', snapshot: agreed },
    }),
  })
  const at = (path: string) => site.fetch(origins[market.key] + path, { headers: sessionCookie() })
  const word = messagesOf(market).account.bookings.cancelled.toLowerCase()
  expect(await (await at('/account/bookings/')).text()).toContain(`BL1018 (${word}) + BL1019`)
  const details = await (await at('/account/bookings/mh-2345abcd/')).text()
  // It was past midnight at the agency.
  expect(details).toContain(formatDate(market, '2026-11-02', 'date'))
  expect(details).toContain(`Strandhuset</a> (MH-3456ABCD), ${word}</p>`)
  expect(details).toContain('Strandhuset</a> (MH-4567ABCD)</p>')
})

test.each(markets)('$key: one’s bookings, and each with all its lines and add-ons', async (market) => {
  const requests: unknown[] = []
  const site = open({
    async bookings(...question) {
      requests.push(question)
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
        additions: [],
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
  // Two stays in one house are told apart by their links alone.
  const links = [...html.matchAll(/<a [^>]*\/account\/bookings\/mh-[^>]*>/g)]
  expect(new Set(links.map(([link]) => /aria-label="([^"]*)"/.exec(link)?.[1])).size).toBe(2)
  expect(requests).toEqual([[token, market.id]])
  const details = await (await at('/account/bookings/mh-2345abcd/')).text()
  for (const part of [booking.number, 'Sengelinned', '€', words.extras]) expect(details).toContain(part)
  const { payment, review } = messagesOf(market).booking
  for (const part of [payment.title, review.cancellation, '225', '180', 'Strøm']) expect(details).toContain(part)
  // What is paid next comes before the page that is read on the day of arrival.
  expect(details.indexOf(nextPaymentIn(market))).toBeLessThan(details.indexOf(messagesOf(market).arrival.link))
  expect(details).toContain(nextPaymentIn(market))
  expect((await at('/account/bookings/mh-another1/')).status).toBe(404)
})

test('each of one’s bookings stands with a picture of its house, and without one while none can be had', async () => {
  const bookings = async () => [booking]
  const images = [{ url: 'houses/first.webp', width: 1600, height: 1067 }]
  const broker = async () => ({ lodgingsByIds: [{ id: booking.lodging.id, images }] }) as never
  const listOf = async (site: Site) =>
    (await site.fetch(`${origins.da}/account/bookings/`, { headers: sessionCookie() })).text()
  expect(await listOf(open({ bookings }, { broker }))).toMatch(/my-bookings[\s\S]*<img [^>]*houses\/first\.webp/)
  const html = await listOf(open({ bookings }))
  expect(html).toContain('my-bookings')
  expect(html).not.toContain('first.webp')

  const one = async () => ({
    ...booking,
    party: { adults: 2, children: 1, infants: 0, pets: 0 },
    ...{ lines: [], additions: [], createdAt: '2026-11-01T10:00:00Z', snapshot: null },
  })
  const path = `${origins.da}${href.myBooking(booking.number)}`
  const detailsOf = async (site: Site) => (await site.fetch(path, { headers: sessionCookie() })).text()
  expect(await detailsOf(open({ booking: one }, { broker }))).toMatch(/<img [^>]*houses\/first\.webp/)
  expect(await detailsOf(open({ booking: one }))).toContain(booking.lodging.name)
})

test('what is not changed on a page of the profile does not undo what another tab has changed since', async () => {
  const sent: unknown[] = []
  let phone = '+45 20 00 00 00'
  const whoami = async () => ({ ...sessionData, user: { ...user, phone } })
  const site = open({
    whoami,
    async changeProfile(_token, profile) {
      sent.push(profile)
      return whoami()
    },
  })
  const html = await (await site.fetch('/account/profile/', { headers: sessionCookie() })).text()
  const inputs = html.matchAll(/<input (?=[^>]*name="(\w+)")(?=[^>]*value="([^"]*)")/g)
  const shown = Object.fromEntries(Array.from(inputs, ([, name, value]) => [name, value]))
  phone = '+45 30 00 00 00'
  await post(site, '/account/profile/', { ...shown, intent: 'details', firstname: 'Änne' }, sessionCookie())
  expect(sent).toEqual([{ firstname: 'Änne', lastname: 'Klit', phone: '+45 30 00 00 00' }])
})

test('the profile is changed and said to be; what is wrong comes back as it was typed', async () => {
  const requests: unknown[] = []
  const site = open({
    async changeProfile(...question) {
      requests.push(question)
      return sessionData
    },
  })
  const details = { intent: 'details', firstname: 'Änne', lastname: 'Øster', phone: '' }
  const response = await post(site, '/account/profile/', details, sessionCookie())
  expect(response.headers.get('location')).toBe('/account/profile/?saved=details')
  expect(cookiesOf(response).get('marehalm_signed_in')).toMatch(/=guest\.0123456789\.[0-9a-f]{10};/)
  expect(requests).toEqual([[token, { firstname: 'Änne', lastname: 'Øster', phone: '' }]])
  const wrong = await post(site, '/account/profile/', { ...details, firstname: '<b>', lastname: '' }, sessionCookie())
  expect(wrong.status).toBe(422)
  const html = await wrong.text()
  expect(html).toContain('value="&lt;b&gt;"')
  expect(html).toContain('href="#field-lastname"')
  expect(html).toContain('<title>Fejl: ')
})

test('the password is changed by who knows the one of now', async () => {
  const passwords = {
    intent: 'password',
    password: 'nu',
    new_password: 'et helt nyt kodeord',
    repeat: 'et helt nyt kodeord',
  }
  const changed = await post(
    open({ changePassword: async () => sessionData }),
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
  // The service does not take one of that length.
  const long = { ...passwords, password: 'x'.repeat(500) }
  const refused = await post(open({ changePassword: refusal(400) }), '/account/profile/', long, sessionCookie())
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(texts.profile.wrong)])
  expect(html).not.toContain(passwords.new_password)
})
