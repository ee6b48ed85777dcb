import { partyFaults } from '../../domain/booking/party.ts'
import { withPetItems } from '../../domain/booking/pet-items.ts'
import type { PriceLine } from '../../domain/prices.ts'
import { priceStay } from '../../domain/prices.ts'
import { isBookable } from '../../domain/stays.ts'
import type { Market } from '../../markets/market.ts'
import { findLodging } from '../broker/houses/lodgings.ts'
import { forStay, loadItemPrices } from '../broker/stays/item-rows.ts'
import { free, moneyOf, type OptionMoney, type OptionRow } from '../broker/stays/option-rows.ts'
import { itemRefusal } from './check-items.ts'
import type { ParsedBooking } from './parse-request.ts'
import type { Refusal } from './refusal.ts'

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
  const [fault] = partyFaults(asked, lodging)
  if (fault) return refused(fault)
  const prices = forStay(itemPrices, stay)
  const refusal = itemRefusal(prices, request)
  if (refusal) return { kind: 'refused', refusal }
  const money = moneyOf(stay, market)
  const rent = { price: money.price, transactionFee: money.fee, duration: stay.duration }
  const { lines, total } = priceStay(rent, prices, withPetItems(prices, items, asked), asked)
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

function refused(code: Refusal['code'], details: Omit<Refusal, 'code'> = {}): StayOutcome {
  return { kind: 'refused', refusal: { code, ...details } }
}
