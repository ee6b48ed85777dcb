import * as v from 'valibot'
import { expect, test } from 'vitest'
import { BookingRequestSchema } from '../../../src/contracts/booking.ts'
import { instalmentsOf } from '../../../src/domain/booking/instalments.ts'
import { cancellationSteps } from '../../../src/domain/booking/stay-terms.ts'
import { formatMessage } from '../../../src/markets/format-message.ts'
import { formatDate, formatMoney, formatMoneyRange } from '../../../src/markets/formats.ts'
import { type Market, markets } from '../../../src/markets/market.ts'
import { messagesOf } from '../../../src/markets/messages/messages.ts'
import { stayDatesShort } from '../../../src/ui/stay-dates.ts'
import { href } from '../../../src/urls/paths.ts'
import { draftsInMemory } from '../../drafts-in-memory.ts'
import { type Answer, arrivals, createGuest, house, newWorld, typedGuest, type World } from './guest-at-work.ts'

const [arrival = ''] = arrivals
/** Øre or cents: rent, fee and cleaning of the first stay. */
const total = 589_500
const buttons = {
  da: 'Bestil med betalingsforpligtelse',
  de: 'Zahlungspflichtig buchen',
  en: 'Book with obligation to pay',
}
const law = { da: 'forbrugeraftalelovens', de: '312g', en: '2011/83/EU' }

test.each(markets)(
  'before the button of edition $key stands what is paid when, the ladder, the meter and the law',
  async (market) => {
    const { review } = await goToReview(newWorld(), market)
    const shown = readable(review)
    expect(review.html).toContain(buttons[market.key])
    for (const fact of [...termsOf(market, 'long'), messagesOf(market).booking.payment.title])
      expect(shown).toContain(fact)
    // The deposit of 1,500 stands beside the price; the two are never one sum.
    expect(shown).toContain(formatMoney(market, 150_000))
    expect(shown).not.toContain(formatMoney(market, total + 150_000))
    // 145 kWh is what half of the earlier guests used less than; 109 and 181 lie around eight in ten of them.
    expect(shown).toContain(formatMoney(market, Math.round((145 * 455) / 100) * 100))
    expect(shown).toContain(formatMoneyRange(market, 109 * 455, 181 * 455))
    expect(shown).toContain(formatMoney(market, 455))
    expect(shown).toContain(law[market.key])
    // Read aloud, a link says what it changes behind a pause.
    expect(review.html).toMatch(
      /<a href="\/booking\/step1\/#field-arrival">[^<]+<span class="visually-hidden">: \p{L}/u,
    )
  },
)

test.each(markets)(
  'the confirmation of edition $key says the same again, with number, address and calendar file',
  async (market) => {
    const guest = await goToReview(newWorld(), market)
    await press(guest)
    const page = await guest.get(href.bookingConfirmation())
    const shown = readable(page)
    const facts = ['MH-1', house.name, typedGuest.email, formatMoney(market, total), formatMoney(market, 455)]
    for (const fact of [...facts, ...termsOf(market, 'date'), formatMoney(market, 150_000)])
      expect(shown).toContain(fact)
    expect(page.html).toContain(`href="${href.bookingCalendar()}"`)
    // What is paid next stands before what is read much later.
    const { next } = messagesOf(market).booking.payment
    const [first] = instalmentsOf(arrival, total, '2026-11-21')
    const values = {
      amount: formatMoney(market, first?.amount ?? 0),
      date: formatDate(market, first?.due ?? '', 'date'),
    }
    const said = shown.indexOf(formatMessage(next, values, market))
    expect(said).toBeGreaterThan(shown.indexOf('MH-1'))
    expect(said).toBeLessThan(shown.indexOf(messagesOf(market).arrival.link))
  },
)

test('what was shown goes along with the booking, as the contract wants it', async () => {
  const world = newWorld()
  const guest = await goToReview(world)
  await press(guest)
  const [sent] = world.sent
  const { snapshot } = v.parse(BookingRequestSchema, sent?.request)
  expect(snapshot).toMatchObject({
    total: total / 100,
    instalments: instalmentsOf(arrival, total, '2026-11-21').map(({ due, amount }) => ({ due, amount: amount / 100 })),
    metered: [{ description: 'electricity', unitPrice: 4.55, forecast: { stays: 10 } }],
    deposits: [{ amount: 1500 }],
    texts: { button: buttons.da },
  })
  expect(snapshot?.lines.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(total / 100)
  expect(snapshot?.texts.version).toMatch(/^[0-9a-f]{10}$/)
})

test('a house is booked however long the names of its items are', async () => {
  const world = { ...newWorld(), addedWords: ' og mere til'.repeat(100) }
  await press(await goToReview(world))
  expect(v.safeParse(BookingRequestSchema, world.sent[0]?.request).issues).toBeUndefined()
})

test('a press after midnight, when other dates hold than were shown, shows them first', async () => {
  const world = newWorld()
  const guest = await goToReview(world)
  world.now = new Date('2026-11-22T10:00:00Z')
  expect((await press(guest)).status).toBe(409)
  expect(world.sent).toEqual([])
  await press({ ...guest, review: await guest.get(href.bookingStep(3)) })
  expect(world.bookings.size).toBe(1)
})

test('after a lost answer of yesterday another press finds the same booking, with what was shown then', async () => {
  const world = newWorld()
  const guest = await goToReview(world)
  world.line = 'reply-lost'
  await press(guest)
  world.line = 'up'
  world.now = new Date('2026-11-22T10:00:00Z')
  await press({ ...guest, review: await guest.get(href.bookingStep(3)) })
  expect(world.bookings.size).toBe(1)
  expect(new Set(world.sent.map(({ key }) => key)).size).toBe(1)
  expect(readable(await guest.get(href.bookingConfirmation()))).toContain('MH-1')
})

test('house, dates and persons stand in the list right above the button behind what is paid when, and dates and persons in its bar, too', async () => {
  const { html } = (await goToReview(newWorld())).review
  const list = html.slice(html.indexOf('class="price-lines order-facts"'), html.indexOf('class="booking-end"'))
  const { review, payment, stay, summary } = messagesOf(markets[0]).booking
  expect(list).not.toContain(payment.title)
  for (const name of [review.house, stay.legend, summary.persons]) expect(list).toContain(`<div><dt>${name}</dt>`)
  const bar = html.slice(html.indexOf('class="step-sum"'))
  const spaced = (text: string) => text.replaceAll('\u00a0', ' ')
  expect(spaced(bar)).toContain(spaced(`<span>${stayDatesShort(markets[0], arrival, 7)} · 7 nætter · 2 voksne</span>`))
})

/** @param days how the days of the payments are written */
function termsOf(market: Market, days: 'long' | 'date'): string[] {
  return [
    messagesOf(market).booking.review.cancellationLead,
    ...instalmentsOf(arrival, total, '2026-11-21').flatMap(({ due, amount }) => [
      formatDate(market, due, days),
      formatMoney(market, amount),
    ]),
    ...cancellationSteps(arrival, total, '2026-11-21').flatMap(({ until, amount }) => [
      formatDate(market, until, 'date').replaceAll(' ', '\u00a0'),
      formatMoney(market, amount),
    ]),
  ]
}

async function goToReview(world: World, market: Market = markets[0]) {
  const guest = createGuest(world, draftsInMemory(), market)
  await guest.get(`${href.booking()}?lodging=${house.name}&arrival=${arrival}&duration=7`)
  const party = { adults: '2', children: '0', infants: '0', pets: '0' }
  await guest.post(href.bookingStep(1), { arrival, duration: '7', ...party })
  await guest.post(href.bookingStep(2), typedGuest)
  return { ...guest, review: await guest.get(href.bookingStep(3)) }
}

function press({ post, review }: Awaited<ReturnType<typeof goToReview>>) {
  return post(href.bookingStep(3), { ...review.hidden, terms: 'yes' })
}

function readable({ html }: Answer): string {
  return html.replace(/<[^>]+>/g, '')
}
