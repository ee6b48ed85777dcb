import type { BookingOptionItemPrice } from '../../../contracts/lodging.ts'
import { priceStay } from '../../../domain/prices.ts'
import { moneyColumnsOf } from '../../../editions/names.ts'
import type { Currency } from '../../../editions/table.ts'
import { currencyCodes } from '../../../editions/table.ts'
import { inCurrency, transactionFees } from '../currencies.ts'
import type { House } from '../houses/house.ts'
import type { Row } from '../writer.ts'
import { offeredNights } from './offered-stays.ts'
import { discountOf, inOre, ordinaryWeek, weeksCharged } from './rent.ts'
import type { SeasonCalendar } from './seasons.ts'

export const optionColumns = [
  'lodging_id',
  'arrival',
  'duration',
  ...moneyColumnsOf('price', 'normal_price', 'total', 'fee'),
  'discount_tags',
  'status',
] as const

/** What a house's things cost in each currency; the unavoidable ones are part of every total. */
export type ItemPrices = Readonly<Record<Currency, readonly BookingOptionItemPrice[]>>

const nobody = { adults: 0, children: 0 }

/** Every stay that a house offers, free or taken. */
export function optionRows(house: House, calendar: SeasonCalendar, sold: Uint8Array, prices: ItemPrices): Row[] {
  const week = ordinaryWeek(house)
  const soldBefore = runningSum(sold)
  const rows: Row[] = []
  for (let day = 0; day < calendar.lastArrival; day++) {
    for (const duration of offeredNights(house, calendar, day)) {
      const usualPrice = week * (weeksCharged[duration] ?? duration / 7) * (calendar.factorOf(day, duration) / duration)
      const discount = discountOf(house, calendar, day, duration)
      const normal = inOre(usualPrice)
      const price = discount ? inOre(usualPrice * (1 - discount.share)) : normal
      rows.push([
        house.id,
        calendar.days.iso(day),
        duration,
        ...currencyCodes.flatMap((currency) => {
          const stay = {
            price: inCurrency(currency, price),
            transactionFee: transactionFees[currency],
            duration,
          }
          const { total } = priceStay(stay, prices[currency], [], nobody)
          return [stay.price, inCurrency(currency, normal), total, stay.transactionFee]
        }),
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
