import { expect, test, vi } from 'vitest'
import { type Market, markets } from '../../src/markets/market.ts'
import { messagesOf } from '../../src/markets/messages/messages.ts'
import type { SubmitOutcome } from '../../src/services/workers.ts'
import { href } from '../../src/urls/paths.ts'
import { sendForm } from './forms-site.ts'
import { type Given, openSite, origins } from './site.ts'

const period = { id: 1, season: 2028, fromDate: '2028-04-01', toDate: '2028-04-22', opensAt: '2027-03-01' }
const next = { id: 2, season: 2028, fromDate: '2028-04-22', toDate: '2028-05-20', opensAt: '2027-05-01' }
const given: Given = {
  broker: async () => ({
    lodging: {
      ...{ id: 17, name: 'BL1017', address1: 'Klitvej 1', postalCode: '6857', city: 'Blåvand' },
      ...{ descriptions: [], images: [], facilities: [] },
      vacationRental: { persons: 6, pets: 1, bedrooms: 3, bathrooms: 1, houseArea: 92, beachDistance: 300 },
    },
  }),
  booking: { deferredPeriods: async () => [period, next] },
}

async function valuesAt(query: string) {
  const response = await openSite(given).fetch(`${origins.de}/booking/reserve/?lodging=bl1017${query}`)
  expect(response.status).toBe(200)
  const html = await response.text()
  const chosen = (name: string) =>
    new RegExp(`<select[^>]* name="${name}".*?<option value="(\\d+)" selected`, 's').exec(html)?.[1] ??
    new RegExp(`<input type="number"[^>]* name="${name}"[^>]* value="(\\d+)"`).exec(html)?.[1]
  const arrival = /<input[^>]* name="arrival"[^>]*>/.exec(html)?.[0] ?? ''
  return {
    arrival: / value="([^"]*)"/.exec(arrival)?.[1],
    ...Object.fromEntries(['duration', 'adults', 'children', 'infants', 'pets'].map((name) => [name, chosen(name)])),
  }
}

test('a reservation begins with the days and the party of the link', async () => {
  const trip = '&arrival=2028-04-08&duration=11&adults=3&children=1&infants=1&pets=1'
  expect(await valuesAt(trip)).toEqual({
    ...{ arrival: '2028-04-08', duration: '11', adults: '3', children: '1', infants: '1', pets: '1' },
  })
})

test.each(['/booking/reserve/', '/booking/alert/'])(
  '%s leads to the same house and stay in another edition',
  async (path) => {
    const query = 'lodging=bl1017&arrival=2028-04-08&duration=11'
    const response = await openSite(given).fetch(`${origins.de}${path}?${query}&state=waiting&cancel=x`)
    const html = await response.text()
    expect(html).toContain(`href="${origins.en}${path}?${query.replaceAll('&', '&amp;')}"`)
    expect(html).toContain('content="noindex"')
  },
)

test('a stay across two adjoining seasons that open later keeps its day', async () => {
  expect(await valuesAt('&arrival=2028-04-15&duration=14')).toMatchObject({ arrival: '2028-04-15', duration: '14' })
})

test('a day that can be booked now is not one to wait for', async () => {
  expect(await valuesAt('&arrival=2027-03-06&duration=7&adults=2')).toMatchObject({ arrival: undefined, duration: '7' })
})

test('what cannot be read leaves the form at its defaults', async () => {
  expect(await valuesAt('&arrival=soon&duration=-4&adults=x&pets=<b>')).toEqual({
    ...{ arrival: undefined, duration: '7', adults: '2', children: '0', infants: '0', pets: '0' },
  })
})

const reservation = {
  ...{ arrival: '2028-04-15', duration: '14', adults: '2', children: '1', infants: '0', pets: '1' },
  ...{ name: 'Änne Sørensen', email: 'aenne@example.org', phone: '+49 40 123456', comment: 'Am liebsten <mit> Hund' },
}

function sendReservation(change: Partial<typeof reservation>, market: Market, answer: SubmitOutcome) {
  const reserve = vi.fn(async () => answer)
  const site = openSite({ ...given, booking: { ...given.booking, reserve } })
  const origin = origins[market.key]
  const response = sendForm(
    site,
    `${origin}/booking/reserve/?lodging=bl1017`,
    { ...reservation, ...change },
    { origin },
  )
  return { response, reserve }
}

test.each(markets)(
  'a request across two adjoining seasons goes to the booking service as typed ($key)',
  async (market) => {
    const sent = sendReservation({}, market, { kind: 'stored', reference: 'MR-2345ABCD' })
    const response = await sent.response
    expect([response.status, response.headers.get('location')]).toEqual([303, href.formReceipt()])
    const { name, email, phone, comment } = reservation
    expect(sent.reserve).toHaveBeenCalledExactlyOnceWith(
      {
        ...{ lodgingId: 17, languageId: market.id, arrival: '2028-04-15', duration: 14 },
        ...{ adults: 2, children: 1, infants: 0, pets: 1 },
        guest: { name, email, phone, comment },
      },
      expect.stringMatching(/^[0-9a-f]{64}$/),
    )
  },
)

test.each(
  markets.flatMap((market) => [
    { key: market.key, market, what: 'ends after them', change: { arrival: '2028-05-13', duration: '14' } },
    { key: market.key, market, what: 'begins in a season that is not known', change: { arrival: '2028-03-25' } },
    { key: market.key, market, what: 'is on sale already', change: { arrival: '2027-03-06', duration: '7' } },
  ]),
)('a stay that $what is refused with its sentence, and what was typed stays ($key)', async ({ market, change }) => {
  const sent = sendReservation(change, market, { kind: 'stored', reference: 'MR-2345ABCD' })
  const response = await sent.response
  expect([response.status, sent.reserve.mock.calls]).toEqual([422, []])
  const { outside } = messagesOf(market).bookingFlow.reserve
  expectTyped(await response.text(), { ...reservation, ...change }, outside)
})

test('a stay whose nights on sale are sold is refused by the service, and what was typed stays', async () => {
  const [market] = markets
  const sent = sendReservation({}, market, { kind: 'refused', code: 'taken', faults: [] })
  const response = await sent.response
  expect(response.status).toBe(422)
  expectTyped(await response.text(), reservation, messagesOf(market).bookingFlow.reserve.sold)
})

/** The form again, with the sentence of the refusal and everything that was typed. */
function expectTyped(html: string, typed: typeof reservation, sentence: string) {
  expect(html).toContain(sentence)
  const typedIn = (name: string) => / value="([^"]*)"/.exec(tagOf(html, 'input', name))?.[1]
  const inputs = ['arrival', 'adults', 'children', 'infants', 'pets', 'name', 'email', 'phone'] as const
  for (const name of inputs) expect(typedIn(name), name).toBe(typed[name])
  const list = html.slice(html.indexOf(tagOf(html, 'select', 'duration')))
  expect(/<option value="(\d+)" selected/.exec(list)?.[1]).toBe(typed.duration)
  expect(html).toContain(typed.comment.replace('<', '&lt;').replace('>', '&gt;'))
}

function tagOf(html: string, element: string, name: string): string {
  const tag = new RegExp(`<${element}[^>]* name="${name}"[^>]*>`).exec(html)?.[0]
  if (!tag) throw new Error(`No ${element} ${name}`)
  return tag
}
