import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quotedStay } from '../../../src/domain/booking/quoted-price.ts'
import { createQuotes } from '../../../src/domain/booking/signed-quotes.ts'
import { formatMoney } from '../../../src/markets/formats.ts'
import { markets } from '../../../src/markets/market.ts'
import { href } from '../../../src/urls/paths.ts'
import {
  type Answer,
  arrivals,
  createGuest,
  house,
  itemPricesOf,
  newWorld,
  optionOf,
  quotes,
  typedGuest,
  type World,
} from './guest-at-work.ts'

const [arrival = ''] = arrivals
const steps = [1, 2, 3] as const
const stayForm = { arrival, duration: '7', adults: '2', children: '0', infants: '0', pets: '0' }
const party = { adults: 2, children: 0, infants: 0, pets: 0 }
const minute = 60_000

/** The quote of the house's page, as the price is now. */
function quoteOf(world: World, signed = quotes): Promise<string> {
  const stay = { option: optionOf(world, arrival), itemPrices: itemPricesOf(world), chosen: [], party }
  return signed.sign(quotedStay(stay, world.now))
}

function link(quote: string): string {
  return href.book(house.name, arrival, 7, quote)
}

/** Sends a step's page as it was shown, its hidden fields included. */
function send(guest: ReturnType<typeof createGuest>, step: 1 | 2 | 3, page: Answer, more: Record<string, string> = {}) {
  const typed = { 1: stayForm, 2: typedGuest, 3: { terms: 'yes' } }[step]
  return guest.post(href.bookingStep(step), { ...page.hidden, ...typed, ...more })
}

test('a price that went up since the house was looked at is shown line by line and accepted before going on', async () => {
  const world = newWorld()
  const guest = createGuest(world)
  const quote = await quoteOf(world)
  world.cleaning += 40
  world.now = new Date(world.now.getTime() + 10 * minute)
  await guest.get(link(quote))
  const page = await guest.get(href.bookingStep(1))
  expect(textOf(page)).toContain('cleaning: +40 kr. siden kl. 11.00')
  expect(page.html).toContain('Acceptér den nye pris')
  expect((await send(guest, 1, page)).to).toBe(href.bookingStep(2))
  expect(textOf(await guest.get(href.bookingStep(2)))).not.toContain('+40 kr.')
})

test('the price of the card that led to the house is compared too, and the house’s own page need not have been read', async () => {
  const world = newWorld()
  const guest = createGuest(world)
  const card = await quoteOf(world)
  world.rent -= 100
  await guest.get(link(await quoteOf(world)), `/sommerhus-bl1234/?arrival=${arrival}&duration=7&quote=${card}`)
  expect(textOf(await guest.get(href.bookingStep(1)))).toContain('Leje: −100 kr. siden kl. 11.00')
})

test('a price that changes between two steps brings the guest back to it, with everything that was typed', async () => {
  const world = newWorld()
  const guest = createGuest(world)
  await guest.get(link(await quoteOf(world)))
  await send(guest, 1, await guest.get(href.bookingStep(1)))
  const page = await guest.get(href.bookingStep(2))
  world.rent += 250
  const sent = await send(guest, 2, page)
  expect(sent.to).toBe(href.bookingStep(2))
  const again = await guest.get(href.bookingStep(2))
  expect(textOf(again)).toContain('Leje: +250 kr.')
  expect(again.html).toContain('value="Sørensen"')
  expect((await send(guest, 2, again)).to).toBe(href.bookingStep(3))
})

test('an add-on that became dearer while it was being chosen is shown before it is ordered', async () => {
  const world = newWorld()
  const guest = createGuest(world)
  await guest.get(link(await quoteOf(world)))
  await send(guest, 1, await guest.get(href.bookingStep(1)))
  const page = await guest.get(href.bookingStep(2))
  world.linen += 10
  await send(guest, 2, page, { 'item-3': '2' })
  // Linen is charged for each of two persons.
  expect(textOf(await guest.get(href.bookingStep(2)))).toContain('2 × linen: +40 kr.')
})

test('a quote that was changed, is of another house, another secret or too old refuses nothing and compares nothing', async () => {
  const world = newWorld()
  const good = await quoteOf(world)
  const foreign = await quotes.sign(
    quotedStay(
      {
        option: { ...optionOf(world, arrival), lodgingId: 2 },
        itemPrices: itemPricesOf(world),
        chosen: [],
        party,
      },
      world.now,
    ),
  )
  const old = await quoteOf({ ...world, now: new Date(world.now.getTime() - 8 * 24 * 60 * minute) })
  const others = [
    good.replace(/r[\da-z]+/, 'r1'),
    good.slice(0, -1),
    foreign,
    old,
    await quoteOf(world, createQuotes('somebody else’s secret')),
    '%00',
    '',
  ]
  world.rent += 77
  for (const quote of others) {
    const guest = createGuest(world)
    expect((await guest.get(link(encodeURIComponent(quote)))).to).toBe(href.bookingStep(1))
    const page = await guest.get(href.bookingStep(1))
    expect(page.status).toBe(200)
    expect(textOf(page)).not.toContain('+77 kr.')
    world.held.clear()
    const sent = await send(guest, 1, page, { quote })
    expect(sent.to).toBe(href.bookingStep(2))
  }
})

/** What is read: money is written with spaces that do not break. */
function textOf({ html }: Answer): string {
  return html.replaceAll('\u00a0', ' ')
}

interface Shown {
  step: 1 | 2 | 3
  page: Answer
  /** What the broker said when the page was made. */
  prices: string
}

const pricesOf = ({ rent, cleaning, linen }: World) => [rent, cleaning, linen].join()
const quoteArb = fc.constantFrom('now' as const, 'earlier' as const, 'tampered' as const, 'none' as const)
const actionArb = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('price' as const),
      of: fc.constantFrom('rent' as const, 'cleaning' as const, 'linen' as const),
      more: fc.integer({ min: -2, max: 2 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 9000 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('link' as const), quote: quoteArb, referred: quoteArb }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('look' as const), step: fc.constantFrom(...steps) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('send' as const),
      /** Which of the open tabs: 0 is the newest. */
      ago: fc.nat({ max: 3 }),
      twice: fc.boolean(),
      linen: fc.integer({ min: 0, max: 2 }),
      forged: fc.option(fc.constantFrom('', 'x', 'hr.2.r1.'), { freq: 8 }),
    }),
  },
)

test('no way through the steps orders a total that was not shown, or goes past a price that is not the one of now', async () => {
  let ordered = 0
  let stopped = 0
  await fc.assert(
    fc.asyncProperty(fc.array(actionArb, { minLength: 12, maxLength: 40 }), async (actions) => {
      const world = newWorld()
      const guest = createGuest(world)
      const tabs: Shown[] = []
      const look = async (step: 1 | 2 | 3) => {
        const page = await guest.get(href.bookingStep(step))
        if (page.to === null && page.hidden.quote) tabs.push({ step, page, prices: pricesOf(world) })
        return page
      }
      const earlier = await quoteOf(world)
      const linkQuote = async (kind: 'now' | 'earlier' | 'tampered' | 'none') =>
        ({ now: await quoteOf(world), earlier, tampered: `${earlier}x`, none: '' })[kind]
      await guest.get(link(earlier))
      await send(guest, 1, await look(1))
      await send(guest, 2, await look(2))
      await look(3)
      for (const action of actions) {
        if (action.kind === 'price') world[action.of] = Math.max(1, world[action.of] + action.more)
        if (action.kind === 'wait') world.now = new Date(world.now.getTime() + action.minutes * minute)
        if (action.kind === 'link') {
          await guest.get(
            link(await linkQuote(action.quote)),
            `/sommerhus-bl1234/?quote=${await linkQuote(action.referred)}`,
          )
        }
        if (action.kind === 'look') await look(action.step)
        if (action.kind !== 'send') continue
        const tab = tabs.at(-1 - (action.ago % Math.max(1, tabs.length)))
        if (!tab) continue
        const more: Record<string, string> = {
          ...(tab.step === 2 && action.linen > 0 && { 'item-3': String(action.linen) }),
          ...(action.forged !== null && { quote: action.forged }),
        }
        const before = world.sent.length
        const presses = action.twice ? 2 : 1
        const answers = await Promise.all(Array.from({ length: presses }, () => send(guest, tab.step, tab.page, more)))
        for (const { request } of world.sent.slice(before)) {
          ordered += 1
          expect(tab.step).toBe(3)
          expect(tab.page.html).toContain(formatMoney(markets[0], Math.round(request.expectedTotal * 100)))
        }
        for (const answer of answers) {
          if (answer.html && answer.hidden.seal) tabs.push({ step: 3, page: answer, prices: pricesOf(world) })
          if (tab.step === 3 || action.forged !== null || tab.prices === pricesOf(world)) continue
          // What is not the price of now and concerns the guest stops the way; linen that nobody chose does not.
          const [rent, cleaning] = tab.prices.split(',').map(Number)
          const concerns = rent !== world.rent || cleaning !== world.cleaning
          if (concerns && isYoung(tab, world)) {
            stopped += 1
            expect(answer.to).not.toBe(href.bookingStep(tab.step === 1 ? 2 : 3))
          }
        }
      }
      expect(world.bookings.size).toBeLessThanOrEqual(1)
    }),
    { numRuns: 150 },
  )
  expect(ordered).toBeGreaterThan(20)
  expect(stopped).toBeGreaterThan(20)
})

/** A week later a tab's quote says nothing any more. */
function isYoung({ page }: Shown, world: World): boolean {
  const [when = ''] = (page.hidden.quote ?? '').split('.')
  return world.now.getTime() - Number.parseInt(when, 36) * minute < 7 * 24 * 60 * minute
}
