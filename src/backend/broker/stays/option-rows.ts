import * as v from 'valibot'
import { addDays } from '../../../domain/stays.ts'
import { type ColumnOf, columnOf } from '../../../editions/names.ts'
import type { Currency } from '../../../editions/table.ts'
import type { Market } from '../../../markets/market.ts'
import { toMajor } from '../context.ts'

export interface OptionRow extends Record<ColumnOf<'price' | 'normal_price' | 'total' | 'fee', Currency>, number> {
  lodging_id: number
  arrival: string
  duration: number
  discount_tags: string
  status: number
  /** Seconds since 1970: end of another guest's hold of one of its nights. */
  held_until?: number | null
}

export const free = 1
const taken = 0

/** A stay's money in the edition's currency, whole øre or cents. */
export interface OptionMoney {
  price: number
  normalPrice: number
  fee: number
  total: number
}

export function moneyOf(row: OptionRow, { currency }: Pick<Market, 'currency'>): OptionMoney {
  const columns = moneyColumns({ currency })
  return {
    price: row[columns.price],
    normalPrice: row[columns.normalPrice],
    fee: row[columns.fee],
    total: row[columns.total],
  }
}

/** The columns of the currency, for statements that sort or compare by money. */
export function moneyColumns({ currency }: Pick<Market, 'currency'>) {
  return {
    price: columnOf('price', currency),
    normalPrice: columnOf('normal_price', currency),
    fee: columnOf('fee', currency),
    total: columnOf('total', currency),
  }
}

const DiscountTagsSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()))

/**
 * A stay in the contract. One whose arrival can no longer be booked, or that another guest holds, counts as taken.
 * `priority` is its place in the list.
 */
export function toOption(row: OptionRow, market: Market, persons: number, earliest: string, priority: number) {
  const money = moneyOf(row, market)
  const isOnSale = row.status === free && row.arrival >= earliest
  return {
    lodgingId: row.lodging_id,
    arrival: row.arrival,
    departure: addDays(row.arrival, row.duration),
    duration: row.duration,
    price: toMajor(money.price),
    normalPrice: toMajor(money.normalPrice),
    transactionFee: toMajor(money.fee),
    totalPrice: toMajor(money.total),
    currency: market.currency,
    discountTags: v.parse(DiscountTagsSchema, row.discount_tags),
    hasDiscount: money.normalPrice > money.price,
    status: isOnSale && !row.held_until ? free : taken,
    heldUntil: isOnSale && row.held_until ? new Date(row.held_until * 1000).toISOString() : null,
    adults: Math.min(2, persons),
    children: 0,
    infants: 0,
    pets: 0,
    languageId: market.id,
    lodgingUnitTypeId: wholeHouse,
    priority,
  }
}

/** The agency lets whole houses: the one type of unit there is. */
const wholeHouse = 1
