import type { Currency } from '../../../markets/market.ts'
import type { Attribute } from './attribute.ts'
import type { Moment } from './moment.ts'

/** ISO weekday of an ISO day. */
const weekday = (day: string) => `((CAST(strftime('%w', ${day}) AS INTEGER) + 6) % 7 + 1)`

export const stayAttributeNames: readonly string[] = [
  'id',
  'date',
  'dateTs',
  'duration',
  'changeDay',
  'lastMinute',
  'price',
  'normalPrice',
  'totalPrice',
  'fromPrice',
  'transactionFee',
  'discountTotal',
  'discountPercentage',
]

/** Attributes of one stay, over the table booking_option as `o`. */
export function stayAttributes(currency: Currency, moment: Moment): Record<string, Attribute> {
  const suffix = currency.toLowerCase()
  const price = `o.price_${suffix}`
  const normalPrice = `o.normal_price_${suffix}`
  const money = (sql: string): Attribute => ({ kind: 'number', sql, scale: 100 })
  return {
    id: { kind: 'text', sql: "(o.lodging_id || '-' || o.arrival || '-' || o.duration)" },
    date: { kind: 'text', sql: 'o.arrival' },
    dateTs: { kind: 'number', sql: 'unixepoch(o.arrival)' },
    duration: { kind: 'number', sql: 'o.duration' },
    changeDay: { kind: 'number', sql: weekday('o.arrival') },
    lastMinute: { kind: 'flag', sql: `(o.arrival <= '${moment.lastMinuteEnd}')` },
    price: money(price),
    normalPrice: money(normalPrice),
    totalPrice: money(`o.total_${suffix}`),
    transactionFee: money(`o.fee_${suffix}`),
    discountTotal: money(`(${normalPrice} - ${price})`),
    discountPercentage: {
      kind: 'number',
      sql: `iif(${normalPrice} > 0, round(100.0 * (${normalPrice} - ${price}) / ${normalPrice}), 0)`,
    },
    fromPrice: money(
      `(SELECT c.total FROM search_offer c WHERE c.currency = '${currency}' AND c.lodging_id = o.lodging_id)`,
    ),
  }
}

export const houseStayAttributeNames: readonly string[] = ['dates', 'durations', 'changeDays']

/** Attributes of a house that stands for all its free stays; its own stay, the cheapest, is kept in `c`, its row is `o`. */
export function houseStayAttributes(currency: Currency, moment: Moment): Record<string, Attribute> {
  const stays = `FROM booking_option x WHERE x.lodging_id = c.lodging_id AND x.status = 1 AND x.arrival >= '${moment.firstArrival}'`
  const list = (kind: 'numbers' | 'texts', element: string): Attribute => ({
    kind,
    some: (test) => `EXISTS (SELECT 1 ${stays} AND ${test(element)})`,
    rows: `SELECT DISTINCT ${element} AS value ${stays}`,
  })
  return {
    ...stayAttributes(currency, moment),
    id: { kind: 'text', sql: 'CAST(c.lodging_id AS TEXT)' },
    date: { kind: 'text', sql: 'c.arrival' },
    dateTs: { kind: 'number', sql: 'unixepoch(c.arrival)' },
    duration: { kind: 'number', sql: 'c.duration' },
    changeDay: { kind: 'number', sql: weekday('c.arrival') },
    totalPrice: { kind: 'number', sql: 'c.total', scale: 100 },
    fromPrice: { kind: 'number', sql: 'c.total', scale: 100 },
    lastMinute: { kind: 'flag', sql: `EXISTS (SELECT 1 ${stays} AND x.arrival <= '${moment.lastMinuteEnd}')` },
    dates: list('texts', 'x.arrival'),
    durations: list('numbers', 'x.duration'),
    changeDays: list('numbers', weekday('x.arrival')),
  }
}
