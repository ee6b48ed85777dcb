import * as v from 'valibot'
import type { BrokerQueries } from '../../../kv/broker-queries.ts'
import { moneyColumns } from '../../backend/broker/stays/option-rows.ts'
import type { SeedWriter } from '../../backend/seed/writer.ts'
import { lastDay } from '../../contracts/calendar.ts'
import { BookingOptionSchema } from '../../contracts/lodging.ts'
import { brokerLimits } from '../../domain/broker-limits.ts'
import { nightsOf, today } from '../../domain/stays.ts'
import { columnOf } from '../../editions/names.ts'
import { currencyCodes, editions } from '../../editions/table.ts'

/** One edition of each currency, whose prices are queried. */
export const pricedEditions = currencyCodes.map((currency) => ({
  id: editions.find((edition) => edition.currency === currency)?.id ?? editions[0].id,
  columns: { ...moneyColumns({ currency }), unitPrice: columnOf('unit_price', currency) },
}))

/** Houses whose stays are queried at the same time. */
const lanes = 4
const free = 1

const staysQuery = {
  name: 'SearchPushStays',
  document: `query SearchPushStays($id: Int!, $lan: Int!, $from: String!, $to: String!, $limit: Int!) {
    stays: bookingOptions(lodgingId: $id, lan: $lan, from: $from, to: $to, limit: $limit) {
      ${Object.keys(BookingOptionSchema.entries).join(' ')}
    }
  }`,
  schema: v.object({ stays: v.array(BookingOptionSchema) }),
  caching: null,
}
type Stay = v.InferOutput<typeof staysQuery.schema>['stays'][number]

/** Writes all stays of these houses from today on, and held nights, into the source tables of the documents. */
export async function copyStays(broker: BrokerQueries, writer: SeedWriter, ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += lanes) {
    const houses = await Promise.all(
      ids
        .slice(from, from + lanes)
        .map((id) => Promise.all(pricedEditions.map(({ id: lan }) => staysOf(broker, id, lan)))),
    )
    for (const [stays = new Map<string, Stay>(), ...others] of houses) {
      for (const [key, stay] of stays) {
        const priced = [stay, ...others.map((each) => each.get(key))]
        // A stay in one currency alone was sold or added between two queries.
        if (priced.every((each) => each !== undefined)) await insertStay(writer, priced)
      }
      for (const [night, { lodgingId, until }] of heldNights([...stays.values()])) {
        await writer.insert(
          'night',
          ['lodging_id', 'date', 'holder', 'expires_at'],
          [[lodgingId, night, 'hold', until]],
        )
      }
    }
  }
  await writer.finish()
}

/** By arrival and nights. The broker answers so many at once, in the order of their arrivals. */
async function staysOf(broker: BrokerQueries, id: number, lan: number): Promise<Map<string, Stay>> {
  const found = new Map<string, Stay>()
  const limit = brokerLimits.bookingOptions
  let from = today()
  for (;;) {
    const { stays } = await broker.query(staysQuery, { id, lan, from, to: lastDay, limit })
    const before = found.size
    for (const stay of stays) found.set(`${stay.arrival} ${stay.duration}`, stay)
    if (stays.length < limit || found.size === before) return found
    from = stays.at(-1)?.arrival ?? lastDay
  }
}

async function insertStay(writer: SeedWriter, priced: readonly Stay[]): Promise<void> {
  const [stay] = priced
  if (!stay) return
  const money = priced.map(({ price, normalPrice, totalPrice, transactionFee }, place) => {
    const columns = pricedEditions[place]?.columns
    return columns
      ? [
          [columns.price, price],
          [columns.normalPrice, normalPrice],
          [columns.total, totalPrice],
          [columns.fee, transactionFee],
        ]
      : []
  })
  const row = {
    lodging_id: stay.lodgingId,
    arrival: stay.arrival,
    duration: stay.duration,
    ...(Object.fromEntries(money.flat()) as Record<string, number>),
    discount_tags: JSON.stringify(stay.discountTags),
    // One that is held is on sale, and taken for as long as the hold lasts.
    status: stay.heldUntil ? free : stay.status,
  }
  await writer.insert('booking_option', Object.keys(row), [Object.values(row)])
}

/**
 * The broker says that a stay is held, but not which of its nights: those that lie in no free stay. Each counts as held
 * until the first of its stays is free again.
 */
function heldNights(stays: readonly Stay[]): Map<string, { lodgingId: number; until: number }> {
  const nights = (stay: Stay) => nightsOf(stay.arrival, stay.duration)
  const freeNights = new Set(stays.filter(({ status }) => status === free).flatMap(nights))
  const held = new Map<string, { lodgingId: number; until: number }>()
  for (const stay of stays) {
    if (!stay.heldUntil) continue
    const until = Math.floor(Date.parse(stay.heldUntil) / 1000)
    for (const night of nights(stay).filter((each) => !freeNights.has(each))) {
      held.set(night, { lodgingId: stay.lodgingId, until: Math.min(until, held.get(night)?.until ?? until) })
    }
  }
  return held
}
