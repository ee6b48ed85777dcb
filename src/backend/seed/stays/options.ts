import type { BookingOptionItemPrice } from '../../../contracts/lodging.ts'
import { priceStay } from '../../../domain/prices.ts'
import type { House } from '../houses/house.ts'
import type { Row } from '../writer.ts'
import { discountOf } from './discounts.ts'
import { offeredNights } from './offered-stays.ts'
import { inCents, inOre, ordinaryWeek, weeksCharged } from './rent.ts'
import type { SeasonCalendar } from './season-calendar.ts'

export const optionColumns = [
  'lodging_id',
  'arrival',
  'duration',
  'price_dkk',
  'normal_price_dkk',
  'total_dkk',
  'fee_dkk',
  'price_eur',
  'normal_price_eur',
  'total_eur',
  'fee_eur',
  'discount_tags',
  'status',
] as const

/** The agency's fee for a booking, in øre and cents. */
const transactionFee = { dkk: 9_500, eur: 1_300 } as const

/** What a house's things cost in each currency; the unavoidable ones are part of every total. */
export interface ItemPrices {
  dkk: readonly BookingOptionItemPrice[]
  eur: readonly BookingOptionItemPrice[]
}

const nobody = { adults: 0, children: 0 }

/** Every stay that a house offers, free or taken. */
export function optionRows(house: House, calendar: SeasonCalendar, sold: Uint8Array, prices: ItemPrices): Row[] {
  const week = ordinaryWeek(house)
  const soldBefore = runningSum(sold)
  const rows: Row[] = []
  for (let day = 0; day < calendar.lastArrival; day++) {
    for (const duration of offeredNights(house, calendar, day)) {
      const usual = week * (weeksCharged[duration] ?? duration / 7) * (calendar.factorOf(day, duration) / duration)
      const discount = discountOf(house, calendar, day, duration)
      const normal = inOre(usual)
      const price = discount ? inOre(usual * (1 - discount.share)) : normal
      const dkk = { price, transactionFee: transactionFee.dkk, duration }
      const eur = { price: inCents(price), transactionFee: transactionFee.eur, duration }
      rows.push([
        house.id,
        calendar.days.iso(day),
        duration,
        price,
        normal,
        priceStay(dkk, prices.dkk, [], nobody).total,
        transactionFee.dkk,
        eur.price,
        inCents(normal),
        priceStay(eur, prices.eur, [], nobody).total,
        transactionFee.eur,
        discount ? JSON.stringify([discount.tag]) : '[]',
        soldBefore[day + duration] === soldBefore[day] ? 1 : 0,
      ])
    }
  }
  return rows
}

/** How many nights are sold before each day. */
function runningSum(sold: Uint8Array): Uint16Array {
  const sums = new Uint16Array(sold.length + 1)
  for (let day = 0; day < sold.length; day++) sums[day + 1] = (sums[day] ?? 0) + (sold[day] ?? 0)
  return sums
}
