import { expect, test } from 'vitest'
import { formatMoney } from '../../src/markets/formats.ts'
import { markets } from '../../src/markets/market.ts'
import { messagesOf } from '../../src/markets/messages/messages.ts'
import type { BookingAccess } from '../../src/services/auth.ts'
import type { CancelOutcome } from '../../src/services/cancel-outcome.ts'
import { ServiceError } from '../../src/services/service-error.ts'
import { stayDates } from '../../src/ui/stay-dates.ts'
import { href } from '../../src/urls/paths.ts'
import { cookiesOf, open, post, sessionCookie, token } from './account-site.ts'
import { origins } from './site.ts'

const link = { number: 'MH-2345ABCD', until: '2027-08-09', signature: 'a'.repeat(43) }
const linkCookie = { cookie: `marehalm_booking=${link.number}.${link.until}.${link.signature}` }
const cancellation = { until: '2027-05-04', share: 0.2, fee: 18_000, refund: 72_000 }
const booking = {
  number: link.number,
  lodging: { id: 17, name: 'BL1017', title: 'Stråtækt hus', city: 'Blåvand' },
  ...{ arrival: '2027-07-03', departure: '2027-07-10', duration: 7, currency: 'EUR' as const, total: 90_000 },
  party: { adults: 2, children: 1, infants: 0, pets: 0 },
  ...{ lines: [], additions: [], createdAt: '2026-11-01T10:00:00Z', snapshot: null },
  ...{ cancellation, addOnKey: '0123456789' },
}

/** A site whose service has the booking, and answers a cancellation like that. */
function siteWith(outcome: CancelOutcome = { kind: 'cancelled', lodgingId: 17 }, changes: object = {}) {
  const requests: unknown[] = []
  const site = open({
    async booking(access: BookingAccess, _lan, number) {
      requests.push({ read: 'link' in access ? access : { token: access.token }, number })
      return number === link.number ? { ...booking, ...changes } : null
    },
    async cancelBooking(access: BookingAccess, number, fee) {
      requests.push({ cancel: 'link' in access ? access : { token: access.token }, number, fee })
      return outcome
    },
  })
  return { ...site, requests }
}

const doors = [
  ['an account', sessionCookie(), href.myBooking(link.number), href.cancelMyBooking(link.number), { token }],
  ['a link', linkCookie, href.linkedBooking(), href.cancelLinkedBooking(), { link }],
] as const
const everyDoor = doors.flatMap(([door, headers, path, cancelPath, access]) =>
  markets.map((market) => ({ door, headers, path, cancelPath, access, market, key: market.key })),
)

test.each(everyDoor)(
  '$key, by $door: the amounts are shown before the button, which cancels at that fee and leads to the booking',
  async ({ headers, path, cancelPath, access, market }) => {
    const { fetch, requests } = siteWith()
    const texts = messagesOf(market).account
    const money = (minor: number) => formatMoney({ ...market, currency: 'EUR' }, minor)
    const details = await (await fetch(origins[market.key] + path, { headers })).text()
    expect(details).toContain(`href="${cancelPath}"`)
    const page = await fetch(origins[market.key] + cancelPath, { headers })
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    const html = await page.text()
    expect(html).toContain('<meta name="robots" content="noindex"')
    const [before = '', after = ''] = html.split(`action="${cancelPath}"`)
    const dates = stayDates(market, booking.arrival, booking.duration)
    for (const part of [dates, texts.cancel.title, money(90_000), money(18_000), money(72_000), texts.cancel.final]) {
      expect(before).toContain(part)
    }
    expect(after).toContain('name="fee" value="18000"')
    expect(requests).not.toContainEqual(expect.objectContaining({ cancel: expect.anything() }))

    const done = await fetch(origins[market.key] + cancelPath, {
      method: 'POST',
      headers: { ...headers, origin: origins[market.key], 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ fee: '18000' }),
    })
    expect([done.status, done.headers.get('location')]).toEqual([303, path])
    expect(requests).toContainEqual({ cancel: access, number: link.number, fee: 18_000 })
  },
)

test.each(doors)('by %s: no other site’s form cancels', async (_, headers, path, cancelPath) => {
  const { fetch, requests } = siteWith()
  const foreign: Record<string, string>[] = [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]
  for (const from of foreign) {
    for (const each of [path, cancelPath]) {
      const init = { method: 'POST', headers: { ...headers, ...from } }
      expect((await fetch(each, { ...init, body: new URLSearchParams({ fee: '18000' }) })).status).toBe(403)
    }
  }
  expect(requests).toEqual([])
})

test('who presses twice comes to the cancelled booking; another amount is shown and asked about anew', async () => {
  const cancelled = { cancelled: { fee: 18_000, refund: 72_000 }, cancellation: null }
  const path = href.cancelMyBooking(link.number)
  const texts = messagesOf(markets[0]).account.cancel
  const twice = siteWith({ kind: 'refused', code: 'cancelled_before' }, cancelled)
  expect((await post(twice, path, { fee: '18000' }, sessionCookie())).headers.get('location')).toBe(
    href.myBooking(link.number),
  )
  expect((await twice.fetch(path, { headers: sessionCookie() })).headers.get('location')).toBe(
    href.myBooking(link.number),
  )

  const changed = siteWith({ kind: 'refused', code: 'fee_changed' }, { cancellation: { ...cancellation, fee: 54_000 } })
  const response = await post(changed, path, { fee: '18000' }, sessionCookie())
  expect(response.status).toBe(409)
  const html = await response.text()
  expect(html).toContain(texts.changed)
  expect(html).toContain('name="fee" value="54000"')

  const late = siteWith({ kind: 'refused', code: 'too_late' }, { cancellation: null })
  const refused = await post(late, path, { fee: '18000' }, sessionCookie())
  expect(refused.status).toBe(422)
  const said = await refused.text()
  expect(said).toContain(texts.late)
  expect(said).not.toContain('name="fee"')
})

test.each(['', '-1', '1e3', '180.00', 'x'])('the fee “%s” that no page sends cancels nothing', async (fee) => {
  const site = siteWith()
  expect((await post(site, href.cancelLinkedBooking(), { fee }, linkCookie)).status).toBe(409)
  expect(site.requests).not.toContainEqual(expect.objectContaining({ cancel: expect.anything() }))
})

test('the mail’s link goes into a cookie at once, and no address tells of it any more', async () => {
  const { fetch } = siteWith()
  const reply = await fetch(href.linkedBooking(link))
  expect([reply.status, reply.headers.get('location')]).toEqual([303, href.linkedBooking()])
  expect(reply.headers.get('cache-control')).toBe('private, no-store')
  expect(reply.headers.get('referrer-policy')).toBe('strict-origin')
  const cookie = cookiesOf(reply).get('marehalm_booking')
  expect(cookie).toMatch(/; HttpOnly/i)
  expect(cookie).toMatch(/; Secure/i)
  expect(cookie).toMatch(/; SameSite=Lax/i)
  expect(cookie).toMatch(/; Max-Age=1800/i)
  const page = await fetch(href.linkedBooking(), { headers: linkCookie })
  expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'strict-origin'])
  const html = await page.text()
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  for (const part of [link.signature, href.myArrival(link.number), href.myBookings()]) expect(main).not.toContain(part)
  expect(html).not.toContain(link.signature)
  // The other editions are other hosts, which the cookie does not reach.
  expect(html).not.toContain(origins.de + href.linkedBooking())
  const robots = await (await fetch('/robots.txt')).text()
  expect(robots).toContain(`Disallow: ${href.linkedBooking()}`)
})

test('a link that is old, broken or nobody’s opens nothing, and is forgotten', async () => {
  for (const path of [href.linkedBooking(), href.cancelLinkedBooking()]) {
    expect((await siteWith().fetch(path)).status).toBe(410)
    const ended = open({
      booking: async () => {
        throw new ServiceError('auth', 401, undefined)
      },
    })
    const reply = await ended.fetch(path, { headers: linkCookie })
    expect(reply.status).toBe(410)
    expect(cookiesOf(reply).get('marehalm_booking')).toMatch(/Max-Age=0/i)
    expect(await reply.text()).toContain(messagesOf(markets[0]).account.linked.oldText)
  }
  const broken = await siteWith().fetch(`${href.linkedBooking()}?number=%3Cb%3E&until=x&signature=y`)
  expect(cookiesOf(broken).get('marehalm_booking')).toMatch(/Max-Age=0/i)
})

test.each(doors)(
  'by %s: the booking opens the add-ons with the key that nobody has to type',
  async (_, headers, path) => {
    const reply = await post(siteWith(), path, {}, headers)
    expect([reply.status, reply.headers.get('location')]).toEqual([303, href.addOns()])
    const kept = decodeURIComponent(cookiesOf(reply).get('marehalm_add_ons') ?? '')
    expect(kept).toContain(JSON.stringify({ reservationId: link.number, key: booking.addOnKey }))
    const none = await post(siteWith(undefined, { addOnKey: null }), path, {}, headers)
    expect(none.headers.get('location')).toBe(path)
    expect(cookiesOf(none).has('marehalm_add_ons')).toBe(false)
  },
)
