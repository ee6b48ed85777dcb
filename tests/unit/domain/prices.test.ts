import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BookingOptionItemPrice } from '../../../src/contracts/lodging.ts'
import { invalidChoices, priceStay } from '../../../src/domain/prices.ts'

const itemPrice = fc
  .record({
    itemId: fc.integer({ min: 1, max: 50 }),
    unitPrice: fc.integer({ min: 0, max: 200_000 }),
    isMandatory: fc.boolean(),
    minQuantity: fc.integer({ min: 0, max: 2 }),
    extra: fc.integer({ min: 0, max: 8 }),
    type: fc.constantFrom('cleaning', 'linen', 'electricity', 'deposit'),
    meteredQuantity: fc.boolean(),
    chargeType: fc.constantFrom('stay', 'night', 'person', 'piece', 'unit'),
  })
  .map(
    ({ extra, type, meteredQuantity, chargeType, ...price }): BookingOptionItemPrice => ({
      ...price,
      maxQuantity: Math.max(1, price.minQuantity) + extra,
      lodgingId: 1,
      duration: 7,
      arrival: '2027-07-03',
      currency: 'DKK',
      item: {
        id: price.itemId,
        type,
        meteredQuantity,
        chargeType: price.isMandatory && chargeType === 'person' ? 'stay' : chargeType,
        description: type,
        unitName: '',
        definitionId: 1,
      },
    }),
  )
const itemPrices = fc.uniqueArray(itemPrice, { selector: ({ itemId }) => itemId, maxLength: 12 })
const option = fc.record({
  price: fc.integer({ min: 100_000, max: 5_000_000 }),
  transactionFee: fc.integer({ min: 0, max: 50_000 }),
  duration: fc.integer({ min: 1, max: 28 }),
})
const party = fc.record({ adults: fc.integer({ min: 1, max: 12 }), children: fc.integer({ min: 0, max: 8 }) })

test('the total is the sum of its lines, each a whole number of øre or cents', () => {
  fc.assert(
    fc.property(option, itemPrices, party, (stay, items, guests) => {
      const { lines, total } = priceStay(stay, items, [], guests)
      expect(total).toBe(lines.reduce((sum, { amount }) => sum + amount, 0))
      expect(lines.every(({ amount, quantity, unitPrice }) => amount === quantity * unitPrice)).toBe(true)
      expect(Number.isInteger(total)).toBe(true)
    }),
  )
})

test('what is unavoidable costs the same for every party', () => {
  fc.assert(
    fc.property(option, itemPrices, party, party, (stay, items, some, others) => {
      expect(priceStay(stay, items, [], some).total).toBe(priceStay(stay, items, [], others).total)
    }),
  )
})

test('what the meter counts and the deposit are never in the total', () => {
  fc.assert(
    fc.property(option, itemPrices, party, (stay, items, guests) => {
      const inTotal = new Set(priceStay(stay, items, [], guests).lines.map(({ itemId }) => itemId))
      for (const { itemId, item } of items) {
        if (item.meteredQuantity || item.type === 'deposit') expect(inTotal.has(itemId)).toBe(false)
      }
    }),
  )
})

test('an add-on that was not chosen costs nothing', () => {
  fc.assert(
    fc.property(option, itemPrices, party, (stay, items, guests) => {
      const { lines } = priceStay(stay, items, [], guests)
      expect(lines.some(({ kind }) => kind === 'chosen')).toBe(false)
    }),
  )
})

test('a choice that passes the check adds exactly its price', () => {
  fc.assert(
    fc.property(option, itemPrices, party, (stay, items, guests) => {
      const before = priceStay(stay, items, [], guests)
      for (const { itemId, isMandatory, minQuantity } of items) {
        const choice = [{ itemId, quantity: Math.max(1, minQuantity) }]
        if (isMandatory || invalidChoices(items, choice).length > 0) continue
        const after = priceStay(stay, items, choice, guests)
        const line = after.lines.find((each) => each.itemId === itemId)
        expect(after.total - before.total).toBe(line?.amount)
      }
    }),
  )
})

test('a quantity above the most, of an unknown item or of a metered one is refused', () => {
  fc.assert(
    fc.property(itemPrices, (items) => {
      const choices = [
        { itemId: 999, quantity: 1 },
        ...items.map(({ itemId, maxQuantity }) => ({ itemId, quantity: maxQuantity + 1 })),
      ]
      expect(invalidChoices(items, choices)).toEqual(choices)
    }),
  )
})
