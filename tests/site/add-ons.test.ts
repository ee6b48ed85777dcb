import { expect, test } from 'vitest'
import type { MyBookingDetails } from '../../src/contracts/my-bookings.ts'
import { withAdditions } from '../../src/domain/booking/instalments.ts'
import { daysBetween } from '../../src/domain/stays.ts'
import { draftVersion, readStoredDraft } from '../../src/drafts/draft.ts'
import { formatMoney } from '../../src/markets/formats.ts'
import { type Market, markets } from '../../src/markets/market.ts'
import { messagesOf } from '../../src/markets/messages/messages.ts'
import { ServiceError } from '../../src/services/service-error.ts'
import { stayDates } from '../../src/ui/stay-dates.ts'
import { href } from '../../src/urls/paths.ts'
import stored from '../unit/drafts/stored-by-e92098b.json' with { type: 'json' }
import { sessionCookie, sessionData } from './account-site.ts'
import { bookedDraft, siteWithDraft } from './booked-draft.ts'
import { booking, cookieOf, formsSite, sendForm } from './forms-site.ts'
import { type Given, origins } from './site.ts'

test('add-ons: looked up, looked through, ordered at the price that was shown, and the key stands in no URL and no page', async () => {
  const site = formsSite({ kind: 'stored', reference: 'T-2345ABCD' })
  const wrong = await sendForm(site, href.addOns(), { reservationId: 'MH-2345ABCD', key: 'wrong' })
  const page = await wrong.text()
  expect(wrong.status).toBe(422)
  expect(page).toContain(messagesOf(markets[0]).forms.addOns.unknown)
  expect(page).toContain('value="MH-2345ABCD"')
  expect(page).not.toContain('value="wrong"')
  expect(wrong.headers.get('set-cookie')).toBeNull()

  const right = await sendForm(site, href.addOns(), { reservationId: 'MH-2345ABCD', key: 'right' })
  expect([right.status, right.headers.get('location')]).toEqual([303, href.addOns()])
  expect(right.headers.get('set-cookie')).toMatch(/Max-Age=1800.*HttpOnly/)
  const cookie = cookieOf(right)
  const shown = await site.fetch(href.addOns(), { headers: { cookie } })
  expect(shown.headers.get('cache-control')).toBe('private, no-store')
  const offer = await shown.text()
  expect(offer).toContain('Sengelinned')
  expect(offer).toContain('90\u00a0kr. pr. person × 4 = 360\u00a0kr.')
  expect(offer).not.toContain('right')

  const nothing = await sendForm(site, href.addOns(), { intent: 'check', 'item-2': '0' }, { cookie })
  expect(nothing.status).toBe(422)
  const checked = await sendForm(site, href.addOns(), { intent: 'check', 'item-2': '3', 'item-9': '1' }, { cookie })
  expect(checked.headers.get('location')).toBe(`${href.addOns()}?items=2%3A3`)
  const review = await (await site.fetch(`${href.addOns()}?items=2:3`, { headers: { cookie } })).text()
  expect(review).toContain('1.080\u00a0kr.')
  expect(review).toContain('6.080\u00a0kr.')
  // Changing it goes on from what was chosen.
  const change = /href="([^"]+\?change=[^"]+)"/.exec(review)?.[1] ?? href.addOns()
  const again = await (await site.fetch(change, { headers: { cookie } })).text()
  expect(/name="item-2" value="(\d)"/.exec(again)?.[1]).toBe('3')

  const ordered = await sendForm(site, href.addOns(), { intent: 'order', items: '2:3', total: '108000' }, { cookie })
  expect(ordered.headers.get('location')).toBe(`${href.addOns()}?done=T-2345ABCD`)
  expect(site.sent[0]?.body).toEqual({
    reservationId: 'MH-2345ABCD',
    key: 'right',
    lan: 1,
    items: [{ itemId: 2, quantity: 3 }],
    expectedTotal: 1080,
  })
  const left = await sendForm(site, href.addOns(), { intent: 'leave' }, { cookie })
  expect(left.headers.get('set-cookie')).toContain('Max-Age=0')
})

test('add-ons: without the cookie nothing can be ordered, and a price that has changed is said to have', async () => {
  const site = formsSite({ kind: 'refused', code: 'price_changed', faults: [] })
  const order = { intent: 'order', items: '2:3', total: '108000' }
  expect(await (await sendForm(site, href.addOns(), order)).text()).toContain('name="reservationId"')
  expect(site.sent).toEqual([])
  const cookie = cookieOf(await sendForm(site, href.addOns(), { reservationId: 'MH-2345ABCD', key: 'right' }))
  const refused = await sendForm(site, href.addOns(), order, { cookie })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain(messagesOf(markets[0]).forms.addOns.priceChanged)
})

test('add-ons: the bill of a reduced stay says the normal rent and the discount', async () => {
  const rent = { kind: 'rent', itemId: null, description: '', quantity: 1, amount: 500_000 } as const
  const data = { ...booking, lines: [rent], saving: 41_050 }
  const site = formsSite(undefined, { workers: { addOns: async () => ({ kind: 'found', data }) } })
  const cookie = cookieOf(await sendForm(site, href.addOns(), { reservationId: 'MH-2345ABCD', key: 'right' }))
  const page = await (await site.fetch(href.addOns(), { headers: { cookie } })).text()
  for (const amount of [541_050, -41_050]) expect(page).toContain(`<dd>${formatMoney(markets[0], amount)}</dd>`)
})

test('add-ons: of a cancelled booking it is said that it is, not until when add-ons are sold', async () => {
  const data = { ...booking, isOpen: false, isCancelled: true, available: [] }
  const site = formsSite(undefined, { workers: { addOns: async () => ({ kind: 'found', data }) } })
  const cookie = cookieOf(await sendForm(site, href.addOns(), { reservationId: 'MH-2345ABCD', key: 'right' }))
  const page = await (await site.fetch(href.addOns(), { headers: { cookie } })).text()
  const { bookingFlow, forms } = messagesOf(markets[0])
  expect(page).toContain(bookingFlow.cancelled.title)
  expect(page).toContain(`href="${href.search(markets[0])}"`)
  // No sum that could still grow.
  expect(page).not.toContain(forms.addOns.now)
  // The days as everywhere: "lør. 3.–lør. 10. juli 2027".
  expect(page).toContain(stayDates(markets[0], data.arrival, daysBetween(data.arrival, data.departure)))
  expect(page).not.toContain(forms.addOns.closed)
})

test('add-ons: a key that was wrong too often is told to wait', async () => {
  const site = formsSite(undefined, {
    workers: { addOns: async () => ({ kind: 'refused', code: 'throttled', faults: [] }) },
  })
  const answer = await sendForm(site, href.addOns(), { reservationId: 'MH-2345ABCD', key: 'right' })
  expect(answer.status).toBe(429)
  expect(await answer.text()).toContain(messagesOf(markets[0]).forms.addOns.throttled)
})

/** The booking as it was made, and what was added to it since. */
const line = { kind: 'chosen' as const, itemId: 2, description: 'Sengelinned' }
const booked = {
  lines: [
    { kind: 'rent' as const, itemId: null, description: '', quantity: 1, unitPrice: 500_000, amount: 500_000 },
    { ...line, quantity: 1, unitPrice: 36_000, amount: 36_000 },
  ],
  total: 536_000,
}
const additions = [
  {
    reference: 'T-2345ABCD',
    createdAt: '2026-11-22T10:00:00.000Z',
    lines: [
      { ...line, quantity: 2, amount: 72_000 },
      { ...line, itemId: 5, description: 'Brænde', quantity: 1, amount: 12_345 },
    ],
    total: 84_345,
  },
]

/** As it was shown when the stay was booked, before the add-ons. */
const agreed = {
  ...{ lines: [], total: 536_000, instalments: [{ due: '2027-05-22', amount: 536_000 }], metered: [], deposits: [] },
  cancellation: [{ until: '2027-05-04', share: 0.2, amount: 107_200 }],
  texts: { version: '0123456789', button: '', terms: '', withdrawal: '' },
}

async function siteAfterAddOns(workers: Given['workers']) {
  const now = withAdditions(booked, additions)
  const found: MyBookingDetails = {
    ...now,
    number: 'MH-2345ABCD',
    lodging: { id: 1001, name: 'BL1234', title: 'Klithuset', city: 'Blåvand' },
    ...{ arrival: '2027-07-03', departure: '2027-07-10', duration: 7, currency: 'DKK' },
    party: { adults: 2, children: 0, infants: 0, pets: 0 },
    additions,
    createdAt: '2026-11-01T10:00:00Z',
    snapshot: agreed,
  }
  const receipt = bookedDraft.booked && { ...bookedDraft.booked, ...booked, addOnKey: 'right' }
  return siteWithDraft(
    { ...bookedDraft, booked: receipt },
    {
      workers,
      auth: { whoami: async () => sessionData, bookings: async () => [found], booking: async () => found },
      broker: (async () => ({ lodging: null, lodgingsByIds: [] })) as never,
    },
  )
}

const everywhere = [
  '/booking/confirmation/',
  '/booking/arrival/',
  '/booking/calendar.ics',
  '/account/bookings/mh-2345abcd/',
]

test.each(markets)('after add-ons every page and file shows the same total and items ($key)', async (market) => {
  const { site, cookie } = await siteAfterAddOns({
    addOns: async () => ({ kind: 'found', data: { ...booking, lines: booked.lines, additions, total: 620_345 } }),
  })
  const read = async (path: string) => {
    const headers = { cookie: `${cookie}; ${sessionCookie().cookie}` }
    const response = await site.fetch(origins[market.key] + path, { headers })
    expect(response.status, path).toBe(200)
    return (await response.text()).replaceAll('\r\n ', '').replaceAll('\\,', ',')
  }
  const paidIn = { ...market, currency: 'DKK' as const }
  for (const path of [...everywhere, '/account/bookings/mh-2345abcd/arrival/']) {
    const text = await read(path)
    for (const words of [formatMoney(paidIn, 620_345), 'Brænde']) expect(text, path).toContain(words)
    expect(text, path).toMatch(/3 × Sengelinned/)
    expect(text, path).not.toContain(formatMoney(paidIn, 536_000))
  }
  expect(await read('/account/bookings/')).toContain(formatMoney(paidIn, 620_345))
  const details = await read('/account/bookings/mh-2345abcd/')
  expect(details).toContain(formatMoney(paidIn, 124_000))
  expect(details).not.toContain(formatMoney(paidIn, 107_200))
})

test('the confirmation leads to the add-ons of its booking, whose key stands in no page', async () => {
  const { site, cookie } = await siteAfterAddOns({ addOns: async () => ({ kind: 'found', data: booking }) })
  const headers = { cookie, origin: origins.da }
  const page = await (await site.fetch('/booking/confirmation/', { headers })).text()
  expect(page).toContain('<form action="/booking/confirmation/" method="post">')
  expect(page).not.toMatch(/\bright\b/)
  const press = { method: 'POST', headers, body: new URLSearchParams(), redirect: 'manual' } as const
  const opened = await site.fetch('/booking/confirmation/', press)
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/add-ons/'])
  const lookup = opened.headers.getSetCookie().find((each) => each.startsWith('marehalm_add_ons=')) ?? ''
  expect(decodeURIComponent(lookup)).toContain('"key":"right"')
})

test('while nobody can say what was added, the confirmation stands and says so', async () => {
  for (const answer of [
    async () => Promise.reject(new ServiceError('workers', 503, undefined)),
    async () => ({ kind: 'refused' as const, code: 'throttled', faults: [] }),
  ]) {
    const { site, cookie } = await siteAfterAddOns({ addOns: answer })
    const page = await site.fetch('/booking/confirmation/', { headers: { cookie } })
    const html = await page.text()
    expect(page.status).toBe(200)
    expect(html).toContain(messagesOf(markets[0]).forms.addOns.missing)
    expect(html).toContain('5.360\u00a0kr.')
    expect((await site.fetch('/booking/calendar.ics', { headers: { cookie } })).status).toBe(200)
  }
})

const receipts = ['/booking/confirmation/', '/booking/arrival/', '/booking/calendar.ics']

async function receiptsOf(draft: unknown, market: Market) {
  const found = readStoredDraft(draft)
  if (!found) throw new Error('no draft')
  const { site, cookie } = await siteWithDraft(found, {
    broker: (async () => ({ lodging: null, lodgingsByIds: [] })) as never,
  })
  return Promise.all(
    receipts.map(async (path) => {
      const response = await site.fetch(origins[market.key] + path, { headers: { cookie } })
      expect(response.status, path).toBe(200)
      return (await response.text()).replaceAll('\r\n ', '').replaceAll('\\,', ',')
    }),
  )
}

test.each(markets)('a receipt of before there were keys says where the total of now is ($key)', async (market) => {
  const { storedBefore } = messagesOf(market).forms.addOns
  const [confirmation = '', arrival = '', calendar = ''] = await receiptsOf(stored.booked, market)
  const paidIn = { ...market, currency: 'DKK' as const }
  for (const page of [confirmation, arrival]) {
    const notice = /<div class="notice warning">.*?<\/ul>/s.exec(page.slice(page.indexOf('<main')))?.[0] ?? ''
    for (const words of [storedBefore, `href="${href.myBookings()}"`, `href="${href.addOns()}"`]) {
      expect(notice).toContain(words)
    }
    expect(page).toContain(formatMoney(paidIn, 705_900))
  }
  for (const words of [storedBefore, origins[market.key] + href.myBookings(), origins[market.key] + href.addOns()]) {
    expect(calendar).toContain(words)
  }
})

test.each(markets)('a receipt whose service tells no key says nothing of the kind ($key)', async (market) => {
  const { storedBefore, missing } = messagesOf(market).forms.addOns
  const draft = { ...stored.booked, version: draftVersion, booked: { ...stored.booked.booked, addOnKey: '' } }
  for (const receipt of await receiptsOf(draft, market)) {
    expect(receipt).not.toContain(storedBefore)
    expect(receipt).not.toContain(missing)
  }
})
