import { LodgingHitSchema, StayHitSchema } from '../../../contracts/search.ts'
import { arrivalRanges, rangeName } from '../../../domain/arrival-ranges.ts'
import { seasonOf, seasons } from '../../../domain/consumption.ts'
import { nextMonth } from '../../../domain/flexible-dates.ts'
import { daysFromWeekday } from '../../../domain/requested-day.ts'
import { priceBandOf } from '../../../domain/search/price-bands.ts'
import { addDays, type ChangeDay, changeDayDateDifference, changeDays, weekdayOf } from '../../../domain/stays.ts'
import { columnOf } from '../../../editions/names.ts'
import type { MarketId } from '../../../editions/table.ts'
import type { Currency } from '../../../markets/market.ts'
import { moneyColumns } from '../../broker/stays/option-rows.ts'
import { choicesOfYear, yearOf } from '../indexes/choice-attributes.ts'
import type { DocumentReader, Moment, SearchDocument } from '../indexes/search-index.ts'
import { freeStaysSql, houseAnd, petChargeSql, seasonSql } from '../indexes/stay-attributes.ts'
import { type HouseRow, houseColumns, houseFields } from './house-documents.ts'
import { allInTotals, choicesMet, columnsOfUseCost, type UseCostRow } from './stay-facts.ts'

/** Fields of a house's document, and of a stay's: a stay reads the metered use of its season in its house's. */
export const houseHitAttributes: readonly string[] = [...Object.keys(LodgingHitSchema.entries), 'meteredBySeason']
export const stayHitAttributes: readonly string[] = Object.keys(StayHitSchema.entries)

interface Reading {
  lan: MarketId
  currency: Currency
  moment: Moment
  /** Whether a document represents all free stays of its house. */
  isByHouse: boolean
  attributes: ReadonlySet<string>
}

interface StayRow extends HouseRow, UseCostRow {
  arrival: string
  duration: number
  price: number
  normal_price: number
  total: number
  fee: number
  from_total: number
  stays: string
  metered: string
  linen: string
  pet_charges: string
  free_stays: string
}

/** The documents of the lodging indexes: contracts/search.ts, and every filterable attribute. */
export function readLodgingDocuments(reading: Reading): DocumentReader {
  const { currency, attributes, isByHouse, moment } = reading
  const columns = moneyColumns({ currency })
  const isAllIn = includesAny(attributes, 'allIn', 'allInWithPets')
  const useCost = `LEFT JOIN use_cost u ON u.currency = '${currency}' AND u.lodging_id = p.k0 AND u.season = ${seasonSql('o.arrival')}`
  return {
    columns: `
      ${houseColumns('o.arrival', attributes)},
      o.arrival, o.duration, o.${columns.price} AS price, o.${columns.normalPrice} AS normal_price,
      o.${columns.total} AS total, o.${columns.fee} AS fee,
      ${attributes.has('fromPrice') ? cheapestTotal(currency) : '0'} AS from_total,
      ${isByHouse && needsStays(attributes) ? freeStays(moment) : "'[]'"} AS stays,
      ${isByHouse && includesAny(attributes, 'free') ? staysThatNobodyHolds(moment) : "'[]'"} AS free_stays,
      ${includesAny(attributes, 'metered', 'meteredBySeason') ? meteredUse(currency) : "'{}'"} AS metered,
      ${attributes.has('linen') ? linenOffers(currency) : "'[]'"} AS linen,
      ${isAllIn ? columnsOfUseCost(currency) : 'NULL AS use_persons'},
      ${includesAny(attributes, 'totalWithPets', 'allInWithPets', 'priceBand') ? petCharges(currency) : "'{}'"} AS pet_charges`,
    joins: `
      JOIN booking_option o ON o.lodging_id = p.k0 AND o.arrival = p.k1 AND o.duration = p.k2
      JOIN lodging l ON l.id = p.k0
      LEFT JOIN lodging_text t ON t.lodging_id = p.k0 AND t.lan = ${reading.lan}
      ${isAllIn ? useCost : ''}`,
    toDocument: documentMaker(reading),
  }
}

/** The stays of a house come one after the other, and most of them find the same facilities: its own fields are made once. */
function documentMaker(reading: Reading): DocumentReader['toDocument'] {
  let last: { id: number; facilities: string; fields: SearchDocument } | undefined
  return (given) => {
    const row = given as unknown as StayRow
    const { id, facilities } = row
    if (last?.id !== id || last.facilities !== facilities)
      last = { id, facilities, fields: fieldsOfHouse(row, reading) }
    return lodgingDocument(row, last.fields, reading)
  }
}

/** All fields of a document but those of its stay. */
function fieldsOfHouse(row: StayRow, reading: Reading): SearchDocument {
  const { currency, moment } = reading
  const house = houseFields(row, reading)
  return {
    ...house,
    choices: choicesMet(house, choicesOfYear(yearOf(moment))),
    fromPrice: row.from_total / 100,
    currency,
    linen: JSON.parse(row.linen),
  }
}

function needsStays(attributes: ReadonlySet<string>): boolean {
  return ['dates', 'durations', 'changeDays', 'lastMinute'].some((name) => attributes.has(name))
}

function cheapestTotal(currency: Currency): string {
  return `(SELECT c.total FROM search_offer c WHERE c.currency = '${currency}' AND c.lodging_id = l.id)`
}

/** Use of each metered item by earlier stays, by season; of one with too few of them that it is metered. */
function meteredUse(currency: Currency): string {
  const used = (column: string) => `coalesce(u.${column}, 0)`
  return `(SELECT json_group_object(season, json(items)) FROM (SELECT s.column1 AS season, json_group_array(json_object(
      'unitPrice', i.${columnOf('unit_price', currency)} / 100.0, 'level', ${used('level')},
      'ownPersons', ${used('own_persons')}, 'extraNights', ${used('extra_nights')}, 'low', ${used('low')},
      'high', ${used('high')}, 'stays', ${used('stays')})) AS items
    FROM (VALUES ${seasons.map((season) => `('${season}')`).join(', ')}) s
    JOIN lodging_item i ON i.lodging_id = l.id JOIN item it ON it.id = i.item_id AND it.metered_quantity > 0
    LEFT JOIN item_use u ON u.lodging_id = i.lodging_id AND u.item_id = i.item_id AND u.season = s.column1
    GROUP BY s.column1))`
}

/** The bed linen that the house hires out (domain/booking/linen.ts); none where every stay has it in its price. */
function linenOffers(currency: Currency): string {
  return `(SELECT json_group_array(json_object('unitPrice', i.${columnOf('unit_price', currency)} / 100.0,
      'chargeType', it.charge_type, 'minQuantity', i.min_quantity, 'maxQuantity', i.max_quantity))
    FROM linen_charge lc JOIN lodging_item i ON i.lodging_id = lc.lodging_id AND i.item_id = lc.item_id
    JOIN item it ON it.id = lc.item_id
    WHERE lc.currency = '${currency}' AND lc.lodging_id = l.id)`
}

/** Charges for pets by their number, as many as the house takes. */
function petCharges(currency: Currency): string {
  const counts = 'SELECT 1 AS pets WHERE l.pets > 0 UNION ALL SELECT pets + 1 FROM n WHERE pets < l.pets'
  return `(WITH RECURSIVE n(pets) AS (${counts}) SELECT json_group_object(n.pets, ${petChargeSql('o', 'n.pets', currency)}) FROM n)`
}

function includesAny(names: ReadonlySet<string>, ...attributes: string[]): boolean {
  return [...names].some((name) => attributes.includes(name.split('.')[0] ?? name))
}

function freeStays({ firstArrival }: Moment): string {
  return `(SELECT json_group_array(json_array(x.arrival, x.duration)) FROM booking_option x
    WHERE x.lodging_id = l.id AND x.status = 1 AND x.arrival >= '${firstArrival}')`
}

function staysThatNobodyHolds(moment: Moment): string {
  return `(SELECT json_group_array(json_array(x.arrival, x.duration)) FROM booking_option x
    WHERE x.lodging_id = l.id AND ${freeStaysSql(moment)})`
}

/** The ranges of days of arrival in which the house has a free stay, by its nights. */
function freeRangesOf(row: StayRow, { day }: Moment): Record<string, string[]> {
  const stays = JSON.parse(row.free_stays) as [arrival: string, nights: number][]
  const byNights = Map.groupBy(stays, ([, nights]) => nights)
  return Object.fromEntries(
    [...byNights].map(([nights, those]) => [
      String(nights),
      arrivalRanges(nights, day)
        .filter(([first, last]) => those.some(([arrival]) => arrival >= first && arrival <= last))
        .map(rangeName),
    ]),
  )
}

function lodgingDocument(
  row: StayRow,
  ofHouse: SearchDocument,
  { currency, moment, isByHouse }: Reading,
): SearchDocument {
  const discount = row.normal_price - row.price
  const petCharges = Object.entries(JSON.parse(row.pet_charges) as Record<string, number>)
  return {
    ...ofHouse,
    ...(isByHouse && meteredFields(row)),
    id: isByHouse ? String(row.id) : `${row.id}-${row.arrival}-${row.duration}`,
    date: row.arrival,
    dateTs: Date.parse(row.arrival) / 1000,
    duration: row.duration,
    changeDay: weekdayOf(row.arrival),
    ...countedFields(row),
    ...(isByHouse ? { free: freeRangesOf(row, moment) } : { daysFrom: distancesOf(row.arrival) }),
    ...stayLists(row, moment, isByHouse),
    price: row.price / 100,
    normalPrice: row.normal_price / 100,
    transactionFee: row.fee / 100,
    totalPrice: row.total / 100,
    discountTotal: discount / 100,
    discountPercentage: row.normal_price > 0 ? Math.round((100 * discount) / row.normal_price) : 0,
    ...partyTotals(row, petCharges),
    priceBand: Object.fromEntries(
      [['0', 0] as const, ...petCharges].map(([pets, charge]) => [
        pets,
        priceBandOf((row.total + charge) / 100, currency),
      ]),
    ),
  }
}

const weekdays = [1, 2, 3, 4, 5, 6, 7]

/** By each weekday: stays are sorted by their distance from the requested one. */
function distancesOf(arrival: string): Record<string, number> {
  return Object.fromEntries(weekdays.map((weekday) => [String(weekday), daysFromWeekday(arrival, weekday)]))
}

/** The use of what is metered: in the season of the house's own stay, and in each. */
function meteredFields({ metered, arrival }: StayRow): SearchDocument {
  const meteredBySeason = JSON.parse(metered)
  return { metered: meteredBySeason[seasonOf(arrival)] ?? [], meteredBySeason }
}

/** Fields by which houses are counted. */
function countedFields({ id, arrival, duration }: StayRow): SearchDocument {
  const of = {
    changeDay: weekdayOf(arrival),
    duration,
    weekTs: secondsOf(saturdayAround(arrival)),
    monthTs: secondsOf(monthOf(arrival, duration)),
  }
  const houses = Object.entries(houseAnd).map(([name, each]) => [name, of[each] === null ? null : `${id}-${of[each]}`])
  return { weekTs: of.weekTs, monthTs: of.monthTs, ...Object.fromEntries(houses) }
}

function secondsOf(isoDay: string | null): number | null {
  return isoDay === null ? null : Date.parse(isoDay) / 1000
}

/** The Saturday that an arrival from Thursday to Monday belongs to. */
function saturdayAround(arrival: string): string | null {
  const day = Object.entries(changeDays).find(([, number]) => number === weekdayOf(arrival))?.[0] as
    | ChangeDay
    | undefined
  return day === undefined ? null : addDays(arrival, changeDayDateDifference[day])
}

/** The first day of the month that a stay lies within, or that it has all days of. */
function monthOf(arrival: string, nights: number): string | null {
  const [own, next, after] = [0, 1, 2].map((ahead) => `${nextMonth(arrival.slice(0, 7), ahead)}-01`) as [
    string,
    string,
    string,
  ]
  const departure = addDays(arrival, nights)
  if (departure <= next || arrival === own) return own
  return departure >= after ? next : null
}

/** The totals of parties: with so many pets as the house takes, for so many guests, and both. */
function partyTotals(row: StayRow, petCharges: readonly [pets: string, minor: number][]): SearchDocument {
  const allIn = allInTotals(row)
  const allInWithPets = petCharges.flatMap(([pets, charge]) =>
    allIn.map(([guests, minor]) => [`${pets}-${guests}`, (minor + charge) / 100] as const),
  )
  return {
    ...(allIn.length > 0 && { allIn: Object.fromEntries(allIn.map(([guests, minor]) => [guests, minor / 100])) }),
    ...(petCharges.length > 0 && {
      totalWithPets: Object.fromEntries(petCharges.map(([pets, charge]) => [pets, (row.total + charge) / 100])),
    }),
    ...(allInWithPets.length > 0 && { allInWithPets: Object.fromEntries(allInWithPets) }),
  }
}

function stayLists(row: StayRow, moment: Moment, isByHouse: boolean): SearchDocument {
  if (!isByHouse) return { lastMinute: row.arrival <= moment.lastMinuteEnd }
  const stays = JSON.parse(row.stays) as [string, number][]
  const dates = [...new Set(stays.map(([arrival]) => arrival))].toSorted()
  return {
    lastMinute: dates.some((date) => date <= moment.lastMinuteEnd),
    dates,
    durations: [...new Set(stays.map(([, duration]) => duration))].toSorted((a, b) => a - b),
    changeDays: [...new Set(dates.map(weekdayOf))].toSorted(),
  }
}
