import type { PriceLine } from '../../domain/prices.ts'
import { invalidChoices, priceStay } from '../../domain/prices.ts'
import { isBookable } from '../../domain/stays.ts'
import type { Market } from '../../markets/market.ts'
import { findLodging, type LodgingRow } from '../broker/houses/lodgings.ts'
import { forStay, loadItemPrices } from '../broker/stays/item-rows.ts'
import { free, moneyOf, type OptionMoney, type OptionRow } from '../broker/stays/option-rows.ts'
import type { ParsedBooking } from './parse-request.ts'
import type { Refusal } from './refusal.ts'

/** Children too small to need a bed of their own, beyond the number of persons that the house takes. */
const extraInfants = 2

export type StayOutcome =
  | { kind: 'bookable'; money: OptionMoney; lines: PriceLine[]; total: number }
  | { kind: 'refused'; refusal: Refusal }

/** Every rule a booking must keep, by what the database says now; the caller's prices are only compared. */
export async function checkStay(
  db: D1Database,
  request: ParsedBooking,
  market: Market,
  now: Date,
): Promise<StayOutcome> {
  const { option: asked, items } = request
  const [lodging, stays, itemPrices] = await Promise.all([
    findLodging(db, { id: asked.lodgingId }),
    arrivalsOn(db, asked.lodgingId, asked.arrival),
    loadItemPrices(db, [asked.lodgingId], market),
  ])
  if (!lodging) return refused('unknown_lodging')
  if (!isBookable(asked.arrival, now)) return refused('too_late')
  if (stays.length === 0) return refused('closed_day')
  const stay = stays.find(({ duration }) => duration === asked.duration)
  if (!stay) return refused('unknown_stay')
  if (stay.status !== free) return refused('taken')
  if (!fits(lodging, asked)) return refused('too_many_guests')
  if (asked.pets > lodging.pets) return refused('pets_not_allowed')
  const prices = forStay(itemPrices, stay)
  const wrongItems = invalidChoices(prices, items)
  if (wrongItems.length > 0) {
    return refused('invalid_item', { fields: wrongItems.map(({ itemId }) => `items.${itemId}`) })
  }
  const money = moneyOf(stay, market)
  const rent = { price: money.price, transactionFee: money.fee, duration: stay.duration }
  const { lines, total } = priceStay(rent, prices, items, asked)
  if (total !== Math.round(request.expectedTotal * 100)) return refused('price_changed', { total })
  return { kind: 'bookable', money, lines, total }
}

async function arrivalsOn(db: D1Database, lodgingId: number, arrival: string): Promise<OptionRow[]> {
  const { results } = await db
    .prepare('SELECT * FROM booking_option WHERE lodging_id = ?1 AND arrival = ?2')
    .bind(lodgingId, arrival)
    .all<OptionRow>()
  return results
}

function fits({ persons }: LodgingRow, party: ParsedBooking['option']): boolean {
  const needingBeds = party.adults + party.children
  return needingBeds <= persons && needingBeds + party.infants <= persons + extraInfants
}

function refused(code: Refusal['code'], details: Omit<Refusal, 'code'> = {}): StayOutcome {
  return { kind: 'refused', refusal: { code, ...details } }
}
