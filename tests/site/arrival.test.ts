import { expect, test } from 'vitest'
import type { OpeningHours } from '../../src/contracts/settings.ts'
import { facility } from '../../src/domain/facilities.ts'
import type { Draft } from '../../src/drafts/draft.ts'
import { partyText, stayHours } from '../../src/markets/booking-texts.ts'
import { formatMessage } from '../../src/markets/format-message.ts'
import { formatTime } from '../../src/markets/formats.ts'
import { markets } from '../../src/markets/market.ts'
import { messagesOf } from '../../src/markets/messages/messages.ts'
import { href } from '../../src/urls/paths.ts'
import { begunDraft, bookedDraft, siteWithDraft } from './booked-draft.ts'
import { openSite, origins } from './site.ts'

const house = {
  id: 1001,
  address1: 'Klitvej 12',
  postalCode: '6857',
  city: 'Blåvand',
  departmentSysId: 'office',
  latitude: 55.5571,
  longitude: 8.1301,
  facilities: [],
}
const openingHours: OpeningHours = [{ hours: [{ from: '09:00', to: '17:00' }] }]
const office = {
  sys: { id: 'office' },
  title: 'Blåvand',
  path: null,
  address: {
    address: 'Strandvej 1',
    zipcode: '6857',
    city: 'Blåvand',
    email: 'bl@example.dk',
    phone: '+45 75 00 00 00',
  },
  excerpt: '',
  sortOrder: 0,
  openingHours,
  keyDeliveryText: 'Nøglen ligger på kontoret.',
  outsideOpeningHoursText: 'Brug nøgleboksen ved døren.',
  image: null,
}

async function siteWith(kept: Draft, broker: () => Promise<unknown> = async () => ({ lodging: house })) {
  const given = { broker: broker as never, content: { ContentDepartment: async () => office } }
  const { site, cookie } = await siteWithDraft(kept, given)
  return { site, headers: { cookie } }
}

test.each(markets)('$key: the pack of a booking has all that one needs on the day of arrival', async (market) => {
  const { site, headers } = await siteWith(bookedDraft)
  const at = (query = '') => site.fetch(origins[market.key] + href.bookingArrival() + query, { headers })
  const reply = await at()
  expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  const html = await reply.text()
  const { arrival: texts } = messagesOf(market)
  for (const part of [
    'Klitvej 12, 6857 Blåvand',
    'geo:55.5571,8.1301',
    'openstreetmap.org/?mlat=55.5571',
    'href="tel:112"',
    'href="tel:+4575000000"',
    office.keyDeliveryText,
    office.outsideOpeningHoursText,
    'data:text/calendar',
    'MH-2345ABCD',
    texts.meterNames.electricity,
    ...Object.values(texts.tasks),
  ]) {
    expect(html).toContain(part)
  }
  const time = (hours: string) => formatTime(market, hours)
  expect(html).toContain(`${time('09:00')}–${time('17:00')}`)
  expect(openingText(html)).toBe(texts.open.replace('{time}', time('17:00')))
  // How the key is handed over, also after hours, stands before what a closed office says.
  expect(html.indexOf(office.keyDeliveryText)).toBeLessThan(html.indexOf('data-arrival-hours'))
  expect(openingText(await (await at('?time=21:00')).text())).toContain(time('09:00'))
  expect(openingText(await (await at('?time=%3Cb%3E')).text())).toBe(openingText(html))
})

test.each(markets)(
  '$key: the pack says where the key of this very house is, from when, for whom, and the internet',
  async (market) => {
    const { arrival: texts, booking, goodToKnow } = messagesOf(market)
    const packOf = async (facilityIds: number[]) => {
      const facilities = facilityIds.map((facilityId) => ({ facilityId, value: '1', fromDate: null, toDate: null }))
      const { site, headers } = await siteWith(bookedDraft, async () => ({ lodging: { ...house, facilities } }))
      return (await site.fetch(origins[market.key] + href.bookingArrival(), { headers })).text()
    }
    const withBox = await packOf([facility.notificationKeyBox])
    for (const said of [goodToKnow.texts.notificationKeyBox, texts.noInternet]) expect(withBox).toContain(said)
    // Whoever takes the key from a box need not know whether the office is open.
    expect([withBox.includes(texts.time), openingText(withBox)]).toEqual([false, undefined])
    const withInternet = await packOf([facility.internet])
    for (const said of [texts.noKeyBox, texts.internet]) expect(withInternet).toContain(said)
    const { checkIn } = stayHours(market, [])
    expect(withBox).toContain(formatMessage(booking.stay.arrivalTime, { time: checkIn }, market))
    expect(withBox).toContain(`<dd>${partyText(market, { booking }, bookedDraft.party)}</dd>`)
  },
)

test('the time of arrival begins at the hour from which the house is booked', async () => {
  const { booked } = bookedDraft
  if (!booked) throw new Error('The draft is not booked')
  const early = { kind: 'chosen', itemId: 10, description: 'Tidlig ankomst fra kl. 12.00', quantity: 1 } as const
  const lines = [{ ...early, unitPrice: 40_000, amount: 40_000 }]
  const chosenIn = async (draft: Draft) => {
    const { site, headers } = await siteWith(draft)
    const html = await (await site.fetch(href.bookingArrival(), { headers })).text()
    return /<option value="([\d:]+)" selected=""/.exec(html)?.[1]
  }
  expect(await chosenIn(bookedDraft)).toBe('16:00')
  expect(await chosenIn({ ...bookedDraft, booked: { ...booked, lines } })).toBe('12:00')
})

test('nobody else gets it: without the cookie, before it is booked', async () => {
  const { site } = await siteWith(bookedDraft)
  const unbooked = await siteWith(begunDraft)
  for (const reply of [
    await site.fetch(href.bookingArrival()),
    await unbooked.site.fetch(href.bookingArrival(), { headers: unbooked.headers }),
  ]) {
    expect([reply.status, reply.headers.get('location')]).toEqual([303, href.booking()])
  }
  const account = await site.fetch(href.myArrival('MH-2345ABCD'))
  expect(account.headers.get('location')).toMatch(/^\/login\/guest\//)
})

test('while the broker fails the pack says so, keeps the rest and is not offered for saving', async () => {
  const { site, headers } = await siteWith(bookedDraft, async () => {
    throw new Error('down')
  })
  const reply = await site.fetch(href.bookingArrival(), { headers })
  const html = await reply.text()
  const { arrival: texts } = messagesOf(markets[0])
  expect(reply.status).toBe(200)
  expect(html).toContain(texts.incomplete)
  expect(html).toContain('href="tel:112"')
  expect(html).not.toContain('data-arrival-save')
})

test.each(markets)(
  '$key: the page for no network is everybody’s, in its own language, and found by nobody',
  async (market) => {
    const reply = await openSite().fetch(origins[market.key] + href.offline())
    const html = await reply.text()
    expect(reply.status).toBe(200)
    expect(html).toContain(messagesOf(market).arrival.offlineTitle)
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(reply.headers.get('content-security-policy')).toContain("worker-src 'self'")
  },
)

/** The pack's text about the office at the time of arrival. */
function openingText(html: string): string | undefined {
  return /data-arrival-hours="[^"]*">([^<]*)</.exec(html)?.[1]
}
