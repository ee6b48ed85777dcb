import type { BookingOptionItemPrice } from '../../contracts/lodging.ts'
import { partyFaults } from '../../domain/booking/party.ts'
import { withPetItems } from '../../domain/booking/pet-items.ts'
import { invalidChoices, isPartOfTotal, type PriceLine, priceStay } from '../../domain/prices.ts'
import { isBookable } from '../../domain/stays.ts'
import type { Market } from '../../markets/market.ts'
import { findLodging } from '../broker/houses/lodgings.ts'
import { loadItemPrices } from '../broker/stays/items.ts'
import { free, moneyOf, type OptionMoney, type OptionRow } from '../broker/stays/option-rows.ts'
import type { ParsedBooking } from './parse-request.ts'
import type { Refusal } from './refusal.ts'

type StayOutcome =
  | { kind: 'bookable'; money: OptionMoney; lines: PriceLine[]; total: number }
  | { kind: 'refused'; refusal: Refusal }

/** Checks all rules of a booking against the database; the request's prices are only compared. */
export async function checkStay(
  db: D1Database,
  request: ParsedBooking,
  market: Market,
  now: Date,
): Promise<StayOutcome> {
  const { option: stayRequest, items } = request
  const [lodging, stays, prices] = await Promise.all([
    findLodging(db, { id: stayRequest.lodgingId }),
    arrivalsOn(db, stayRequest.lodgingId, stayRequest.arrival),
    loadItemPrices(db, [stayRequest.lodgingId], market, stayRequest),
  ])
  if (!lodging) return refused('unknown_lodging')
  if (!isBookable(stayRequest.arrival, now)) return refused('too_late')
  if (stays.length === 0) return refused('closed_day')
  const stay = stays.find(({ duration }) => duration === stayRequest.duration)
  if (!stay) return refused('unknown_stay')
  if (stay.status !== free) return refused('taken')
  const [fault] = partyFaults(stayRequest, lodging)
  if (fault) return refused(fault)
  const refusal = itemRefusal(prices, request)
  if (refusal) return { kind: 'refused', refusal }
  const money = moneyOf(stay, market)
  const rent = { price: money.price, transactionFee: money.fee, duration: stay.duration }
  const { lines, total } = priceStay(rent, prices, withPetItems(prices, items, stayRequest), stayRequest)
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

/**
 * Why the items of a request can't be booked; null when they can. The service itself knows what stay and party require:
 * a request may leave out mandatory items, but not charges for its pets, and may not give other quantities of either.
 */
function itemRefusal(
  prices: readonly BookingOptionItemPrice[],
  { items, option }: Pick<ParsedBooking, 'items' | 'option'>,
): Refusal | null {
  const owed = owedQuantities(prices, option)
  const invalid = new Set(invalidChoices(prices, items))
  const wrong = items.filter((item) => {
    const own = prices.find(({ itemId }) => itemId === item.itemId)
    const quantity = owed.get(item.itemId)
    const isOtherPrice = own && item.unitPrice !== undefined && Math.round(item.unitPrice * 100) !== own.unitPrice
    const isOtherQuantity = quantity !== undefined && item.quantity !== 0 && item.quantity !== quantity
    return invalid.has(item) || isOtherPrice || isOtherQuantity
  })
  if (wrong.length > 0) return refusalOf('invalid_item', wrong)
  const named = new Set(items.flatMap(({ itemId, quantity }) => (quantity > 0 ? [itemId] : [])))
  const missing = prices.filter(
    ({ itemId, isMandatory }) => !isMandatory && (owed.get(itemId) ?? 0) > 0 && !named.has(itemId),
  )
  return missing.length > 0 ? refusalOf('missing_item', missing) : null
}

/** Quantities that can't be chosen: of mandatory items, and of pets' charges, 0 for a party without pets. */
function owedQuantities(
  prices: readonly BookingOptionItemPrice[],
  party: Pick<ParsedBooking['option'], 'pets'>,
): Map<number, number> {
  const none = prices.map(({ itemId }) => ({ itemId, quantity: 0 }))
  const chosenFreely = new Set(withPetItems(prices, none, { pets: 0 }).map(({ itemId }) => itemId))
  const brought = new Map(withPetItems(prices, [], party).map(({ itemId, quantity }) => [itemId, quantity]))
  return new Map(
    prices.filter(isPartOfTotal).flatMap(({ itemId, isMandatory, minQuantity }) => {
      if (isMandatory) return [[itemId, Math.max(1, minQuantity)] as const]
      return chosenFreely.has(itemId) ? [] : [[itemId, brought.get(itemId) ?? 0] as const]
    }),
  )
}

function refusalOf(code: 'invalid_item' | 'missing_item', items: readonly { itemId: number }[]): Refusal {
  return { code, fields: items.map(({ itemId }) => `items.${itemId}`) }
}
