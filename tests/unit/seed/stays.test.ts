import { beforeAll, expect, test } from 'vitest'
import { buildHouse } from '../../../src/backend/seed/houses/build-house.ts'
import { catalogue } from '../../../src/backend/seed/items/items.ts'
import type { BookingOptionItemPrice } from '../../../src/contracts/lodging.ts'
import { facility } from '../../../src/domain/facilities.ts'
import { priceStay } from '../../../src/domain/prices.ts'
import { changeDays, nightsOf, weekdayOf } from '../../../src/domain/stays.ts'
import { type Recorded, recordSeed, rowsOf } from './recorded-seed.ts'

const today = '2026-11-21'
const lodgings = 40
const firstId = buildHouse(0).id
let tables: Map<string, Recorded[]>

beforeAll(async () => {
  tables = await recordSeed({ lodgings, today })
})

test('a stay is free exactly when none of its nights is sold', () => {
  const sold = new Set(rowsOf(tables, 'night').map(({ lodging_id, date }) => `${lodging_id}/${date}`))
  for (const { lodging_id, arrival, duration, status } of rowsOf(tables, 'booking_option')) {
    const nights = nightsOf(String(arrival), Number(duration))
    expect(status).toBe(nights.some((night) => sold.has(`${lodging_id}/${night}`)) ? 0 : 1)
  }
})

test('the total of every stay is what the site makes of its rent, its fee and the items in the tables', () => {
  const prices = Map.groupBy(rowsOf(tables, 'lodging_item'), ({ lodging_id }) => Number(lodging_id))
  const party = { adults: 2, children: 1 }
  for (const option of rowsOf(tables, 'booking_option')) {
    const items = prices.get(Number(option.lodging_id)) ?? []
    for (const currency of ['DKK', 'EUR'] as const) {
      const column = currency.toLowerCase()
      const stay = {
        price: Number(option[`price_${column}`]),
        transactionFee: Number(option[`fee_${column}`]),
        duration: Number(option.duration),
      }
      const itemPrices = items.map((row) => itemPriceFrom(row, currency))
      expect(priceStay(stay, itemPrices, [], party).total).toBe(option[`total_${column}`])
    }
  }
})

test('rents are whole kroner and euro, and a discount makes them lower than the normal rent', () => {
  for (const option of rowsOf(tables, 'booking_option')) {
    for (const currency of ['dkk', 'eur']) {
      const price = Number(option[`price_${currency}`])
      const normal = Number(option[`normal_price_${currency}`])
      expect(price % 100).toBe(0)
      expect(normal % 100).toBe(0)
      if (option.discount_tags === '[]') expect(price).toBe(normal)
      else expect(price).toBeLessThan(normal)
    }
  }
})

test('in the high season stays are whole weeks that begin on a change day of the house', () => {
  const inSeason = rowsOf(tables, 'booking_option').filter(({ arrival }) => /^2027-0(7-|8-[01])/.test(String(arrival)))
  expect(inSeason.length).toBeGreaterThan(lodgings * 10)
  for (const { lodging_id, arrival, duration } of inSeason) {
    const days = buildHouse(Number(lodging_id) - firstId).changeDays.map((day) => changeDays[day])
    expect(days).toContain(weekdayOf(String(arrival)))
    expect([7, 14, 21]).toContain(duration)
  }
})

test('stays begin from today until the end of the last season', () => {
  const arrivals = rowsOf(tables, 'booking_option').map(({ arrival }) => String(arrival))
  expect(arrivals.every((arrival) => arrival >= today && arrival <= '2027-12-31')).toBe(true)
  expect(arrivals.some((arrival) => arrival >= '2027-12-25')).toBe(true)
})

test('with a number of weeks stays end with them', async () => {
  const few = await recordSeed({ lodgings: 3, today, weeks: 26 })
  const arrivals = rowsOf(few, 'booking_option').map(({ arrival }) => String(arrival))
  expect(arrivals.every((arrival) => arrival >= today && arrival < '2027-05-22')).toBe(true)
})

test('mandatory items are never charged for a person, and cleaning is mandatory in houses with a pool', () => {
  const chargeTypes = new Map(rowsOf(tables, 'item').map(({ id, charge_type }) => [id, charge_type]))
  const items = rowsOf(tables, 'lodging_item')
  for (const { item_id, is_mandatory } of items) {
    if (is_mandatory) expect(chargeTypes.get(item_id ?? 0)).not.toBe('person')
  }
  const withPool = rowsOf(tables, 'lodging_facility').filter(({ facility_id }) => facility_id === facility.pool)
  expect(withPool.length).toBeGreaterThan(0)
  for (const { lodging_id } of withPool) {
    const cleaning = items.find((item) => item.lodging_id === lodging_id && item.item_id === catalogue.cleaning.id)
    expect(cleaning?.is_mandatory).toBe(1)
  }
})

function itemPriceFrom(row: Recorded, currency: 'DKK' | 'EUR'): BookingOptionItemPrice {
  const item = Object.values(catalogue).find(({ id }) => id === row.item_id)
  if (!item) throw new Error(`No item ${row.item_id}`)
  return {
    lodgingId: Number(row.lodging_id),
    duration: 7,
    arrival: today,
    itemId: item.id,
    unitPrice: Number(row[`unit_price_${currency.toLowerCase()}`]),
    currency,
    isMandatory: row.is_mandatory === 1,
    minQuantity: Number(row.min_quantity),
    maxQuantity: Number(row.max_quantity),
    item: { ...item, description: '', unitName: '' },
  }
}

test('an agency that is seeded after the last listed season lets its houses to the end of that year', async () => {
  for (const day of ['2028-02-29', '2031-06-01']) {
    const later = await recordSeed({ lodgings: 2, today: day })
    const arrivals = rowsOf(later, 'booking_option').map(({ arrival }) => String(arrival))
    expect([arrivals.length > 100, arrivals.toSorted().at(-1)?.slice(0, 7)]).toEqual([true, `${day.slice(0, 4)}-12`])
    expect(rowsOf(later, 'broker_meta')).toContainEqual({
      key: 'activeSeasons',
      value: `2025,2026,2027,${day.slice(0, 4)}`,
    })
  }
})
