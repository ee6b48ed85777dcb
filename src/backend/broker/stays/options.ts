import { Temporal } from 'temporal-polyfill'
import { lastDay } from '../../../contracts/calendar.ts'
import { brokerLimits } from '../../../domain/broker-limits.ts'
import { changeDaysAmong } from '../../../domain/facilities.ts'
import { changeDays, firstBookableArrival, today } from '../../../domain/stays.ts'
import type { Market } from '../../../markets/market.ts'
import { heldUntilSql, notHeldSql } from '../../booking/night-holder.ts'
import { type BrokerContext, dayArgument, editionOf, firstLoadMonths, groupBy, limited } from '../context.ts'
import { findLodging, type LodgingParent } from '../houses/lodgings.ts'
import { loadItemPrices, toWire } from './items.ts'
import { moneyColumns, type OptionRow, toOption } from './option-rows.ts'

export interface OptionArguments {
  lan: number
  lodgingId: number
  arrival?: string | null
  duration?: number | null
  from?: string | null
  to?: string | null
  limit: number
}

export const optionQueries = {
  async bookingOptions(_: unknown, args: OptionArguments, context: BrokerContext) {
    const market = editionOf(args.lan)
    const row = await findLodging(context.db, { id: args.lodgingId })
    return row ? loadOptions({ market, row }, args, context) : []
  },

  async bookingOptionsMin(
    _: unknown,
    args: { lan: number; lodgingId: number; changeDayFacilityIds?: number[] | null; limit: number },
    context: BrokerContext,
  ) {
    const market = editionOf(args.lan)
    const row = await findLodging(context.db, { id: args.lodgingId })
    if (!row) return []
    const facilityIds = args.changeDayFacilityIds ?? []
    const weekdays = changeDaysAmong(facilityIds).map((day) => changeDays[day])
    if (facilityIds.length > 0 && weekdays.length === 0) return []
    return loadCheapest({ market, row }, args.limit, weekdays, context)
  },
}

/** A house's stays, free and taken, from today on; by default those of the first load: the coming twelve months. */
async function loadOptions(
  { market, row }: LodgingParent,
  args: Omit<OptionArguments, 'lan' | 'lodgingId'>,
  context: BrokerContext,
) {
  const arrival = dayArgument('arrival', args.arrival)
  const firstDay = today(context.now)
  const isFirstLoad = arrival === undefined && args.duration == null
  const from = dayArgument('from', args.from) ?? firstDay
  const to = dayArgument('to', args.to) ?? (isFirstLoad ? addMonths(firstDay, firstLoadMonths) : lastDay)
  const { results } = await context.db
    .prepare(
      `SELECT *, ${heldUntilSql('o', context.now, context.holder)} AS held_until FROM booking_option AS o
       WHERE lodging_id = ?1 AND arrival BETWEEN ?2 AND ?3
         AND (?4 IS NULL OR arrival = ?4) AND (?5 IS NULL OR duration = ?5)
       ORDER BY arrival, duration LIMIT ?6`,
    )
    .bind(row.id, from, to, arrival ?? null, args.duration ?? null, limited(args.limit, brokerLimits.bookingOptions))
    .all<OptionRow>()
  const earliest = firstBookableArrival(context.now)
  return results.map((option, place) => toOption(option, market, row.persons, earliest, place + 1))
}

export function cheapestOptionsOf(lodging: LodgingParent, args: { limit: number }, context: BrokerContext) {
  return loadCheapest(lodging, args.limit, [], context)
}

/** The cheapest free stays, everything unavoidable counted, for all houses of a list at once. */
async function loadCheapest(
  { market, row }: LodgingParent,
  requested: number,
  weekdays: readonly number[],
  { db, now, batches }: BrokerContext,
) {
  const earliest = firstBookableArrival(now)
  const limit = limited(requested, brokerLimits.cheapestBookingOptions)
  const name = `cheapest:${market.currency}:${limit}:${weekdays}`
  const rows = await batches.load<OptionRow[]>(name, row.id, async (ids) => {
    const { results } = await db
      .prepare(cheapestStatement(market, now))
      .bind(JSON.stringify(ids), earliest, JSON.stringify(weekdays), limit)
      .all<OptionRow>()
    return groupBy(
      results,
      (option) => option.lodging_id,
      (option) => option,
    )
  })
  return (rows ?? []).map((option, place) => toOption(option, market, row.persons, earliest, place + 1))
}

/** SQLite counts weekdays from Sunday 0; ISO's Sunday is 7. */
function cheapestStatement(market: Market, now: Date): string {
  const { total } = moneyColumns(market)
  return `SELECT * FROM (
      SELECT *, ROW_NUMBER() OVER (PARTITION BY lodging_id ORDER BY ${total}, arrival, duration) AS place
      FROM booking_option AS o
      WHERE lodging_id IN (SELECT value FROM json_each(?1)) AND arrival >= ?2 AND status = 1
        AND ${notHeldSql('o', now)}
        AND (?3 = '[]' OR CAST(strftime('%w', arrival) AS INTEGER) IN (SELECT value % 7 FROM json_each(?3)))
    ) WHERE place <= ?4 ORDER BY lodging_id, place`
}

function addMonths(isoDay: string, months: number): string {
  return Temporal.PlainDate.from(isoDay).add({ months }).toString()
}

interface FlowArguments {
  lan: number
  lodgingId: number
  duration?: number | null
  arrival?: string | null
}

export const flowQueries = {
  /** The house, the stay requested if there is one, and the stays that the calendar first shows. */
  async bookingFlow(_: unknown, args: FlowArguments, context: BrokerContext) {
    const market = editionOf(args.lan)
    const row = await findLodging(context.db, { id: args.lodgingId })
    if (!row) return null
    const lodging = { market, row }
    const limit = brokerLimits.bookingOptions
    const isStay = Boolean(args.arrival) && args.duration != null
    const stay = { arrival: args.arrival ?? '', duration: args.duration ?? 0 }
    const [options, requested, prices] = await Promise.all([
      loadOptions(lodging, { limit }, context),
      isStay ? loadOptions(lodging, { ...stay, limit: 1 }, context) : [],
      loadItemPrices(context.db, [row.id], market, stay),
    ])
    const itemPrices = prices.map(toWire).slice(0, brokerLimits.itemPrices)
    return { lodging, option: requested[0] ?? null, options, itemPrices }
  },
}
