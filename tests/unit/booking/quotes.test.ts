import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { QuotedPrice } from '../../../src/domain/booking/quoted-price.ts'
import { createQuotes, quoteDays } from '../../../src/domain/booking/signed-quotes.ts'

const minute = 60_000
const now = new Date('2026-11-21T10:32:00Z')
const secret = 'a secret of sixteen'
const quotes = createQuotes(secret)
const count = (max: number) => fc.integer({ min: 0, max })
const amountArb = count(99_999_999)

const priceArb: fc.Arbitrary<QuotedPrice> = fc.record({
  lodgingId: fc.integer({ min: 1, max: 999_999 }),
  arrival: fc.constantFrom('2027-06-26', '2027-07-03'),
  duration: fc.integer({ min: 1, max: 60 }),
  currency: fc.constantFrom('DKK' as const, 'EUR' as const),
  at: fc.integer({ min: 0, max: 60 * 24 }).map((minutes) => now.getTime() - minutes * minute),
  party: fc.record({ adults: fc.integer({ min: 1, max: 30 }), children: count(20), infants: count(5), pets: count(5) }),
  lines: fc.array(
    fc.oneof(
      fc.record({
        kind: fc.constantFrom('rent' as const, 'fee' as const, 'mandatory' as const),
        itemId: fc.constant(null),
        quantity: fc.constant(1),
        amount: amountArb,
      }),
      fc.record({
        kind: fc.constantFrom('mandatory' as const, 'chosen' as const),
        itemId: count(99_999),
        quantity: count(99),
        amount: amountArb,
      }),
    ),
    { minLength: 1, maxLength: 8 },
  ),
  offered: fc.array(fc.record({ itemId: count(99_999), amount: amountArb }), { maxLength: 8 }),
})

test('a quote says again what was signed, and goes into a URL as it is', async () => {
  await fc.assert(
    fc.asyncProperty(priceArb, async (price) => {
      const quote = await quotes.sign(price)
      expect(new URLSearchParams({ quote }).toString()).toBe(`quote=${quote}`)
      expect(await quotes.read(quote, price, now)).toEqual(price)
    }),
  )
})

test('of a quote in which one letter is another nothing is believed', async () => {
  await fc.assert(
    fc.asyncProperty(priceArb, fc.nat(), fc.stringMatching(/^[\da-zA-Z._-]$/), async (price, place, letter) => {
      const quote = await quotes.sign(price)
      const at = place % quote.length
      fc.pre(quote[at] !== letter)
      expect(await quotes.read(quote.slice(0, at) + letter + quote.slice(at + 1), price, now)).toBeNull()
    }),
    { numRuns: 500 },
  )
})

test('whatever is written into a URL as a quote, nothing breaks and nothing is believed', async () => {
  const stay = { lodgingId: 1, arrival: '2027-06-26', duration: 7, currency: 'DKK' as const }
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.stringMatching(/^[\da-z._-]{0,80}$/)), async (quote) => {
      expect(await quotes.read(quote, stay, now)).toBeNull()
    }),
  )
  expect(await quotes.read(null, stay, now)).toBeNull()
  expect(await quotes.read('x'.repeat(100_000), stay, now)).toBeNull()
})

const price: QuotedPrice = {
  lodgingId: 1001,
  arrival: '2027-06-26',
  duration: 7,
  currency: 'DKK',
  at: now.getTime(),
  party: { adults: 2, children: 0, infants: 0, pets: 0 },
  lines: [{ kind: 'rent', itemId: null, quantity: 1, amount: 500_000 }],
  offered: [],
}

test('a quote holds for its own house, arrival, length and currency alone', async () => {
  const quote = await quotes.sign(price)
  const others = [{ lodgingId: 1002 }, { arrival: '2027-07-03' }, { duration: 14 }, { currency: 'EUR' as const }]
  for (const other of others) expect(await quotes.read(quote, { ...price, ...other }, now)).toBeNull()
  expect(await quotes.read(quote, price, now)).toEqual(price)
})

test('a quote is of no use after a week, and none comes from the future', async () => {
  const quote = await quotes.sign(price)
  const after = (milliseconds: number) => quotes.read(quote, price, new Date(now.getTime() + milliseconds))
  expect(await after(quoteDays * 24 * 60 * minute)).toEqual(price)
  expect(await after(quoteDays * 24 * 60 * minute + 1)).toBeNull()
  expect(await after(-4 * minute)).toEqual(price)
  expect(await after(-6 * minute)).toBeNull()
})

test('a new secret before the old one signs, and what the old one signed is still known', async () => {
  const old = await quotes.sign(price)
  const both = createQuotes(`the next secret, ${secret}`.replace(', ', ','))
  expect(await both.read(old, price, now)).toEqual(price)
  const next = await both.sign(price)
  expect(await quotes.read(next, price, now)).toBeNull()
  expect(await createQuotes('the next secret').read(next, price, now)).toEqual(price)
})

test('without a secret nothing is signed and nothing is believed', async () => {
  const none = createQuotes('')
  expect(await none.sign(price)).toBe('')
  expect(await none.read(await quotes.sign(price), price, now)).toBeNull()
})
