import { arrivalRanges, rangeName } from '../../../domain/arrival-ranges.ts'
import { defaultParty } from '../../../domain/booking/party.ts'
import { maxGuests, personsOf } from '../../../domain/consumption.ts'
import { columnOf } from '../../../editions/names.ts'
import { priceSteps } from '../../../editions/table.ts'
import type { Currency } from '../../../markets/market.ts'
import { notHeldSql } from '../../booking/night-holder.ts'
import { moneyColumns } from '../../broker/stays/option-rows.ts'
import type { Attribute, Moment } from './search-index.ts'

/** Where a total lies among the price steps (domain/search/price-bands.ts), from the total's own attribute. */
function priceBand(total: Attribute & { kind: 'number' }, currency: Currency): Attribute {
  const tests = priceSteps[currency].flatMap((step) => [`>= ${step * 100}`, `> ${step * 100}`])
  const sql = (from: string) => `iif(${from} IS NULL, NULL, ${placeOf(from, tests, 0)})`
  return { kind: 'number', sql: sql(total.sql), optional: 'left out', rises: { from: total.sql, sql } }
}

/** How many of the tests, each stricter than the one before, a number passes: halves are ruled out at a time. */
function placeOf(from: string, tests: readonly string[], passed: number): string {
  if (tests.length === 0) return String(passed)
  const middle = Math.floor(tests.length / 2)
  const above = placeOf(from, tests.slice(middle + 1), passed + middle + 1)
  return `iif(${from} ${tests[middle]}, ${above}, ${placeOf(from, tests.slice(0, middle), passed)})`
}

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
  'allIn',
  'totalWithPets',
  'allInWithPets',
  'priceBand',
  'weekTs',
  'monthTs',
  'houseChangeDay',
  'houseDuration',
  'houseWeek',
  'houseMonth',
]

/** Attributes that name a house and something of its stay, by which each house is counted once for each value of it. */
export const houseAnd = {
  houseChangeDay: 'changeDay',
  houseDuration: 'duration',
  houseWeek: 'weekTs',
  houseMonth: 'monthTs',
} as const

/** SQL of the Saturday that an arrival from Thursday to Monday belongs to, in seconds since 1970. */
const weekTs = (day: string) =>
  `(unixepoch(${day}) + 86400 * CASE ${weekday(day)} WHEN 4 THEN 2 WHEN 5 THEN 1 WHEN 6 THEN 0 WHEN 7 THEN -1 WHEN 1 THEN -2 END)`

/** SQL of the first day of the month that a stay lies within, or that it has all days of. */
function monthTs(day: string, nights: string): string {
  const departure = `date(${day}, '+' || ${nights} || ' days')`
  const [own, next, after] = ['', ", '+1 month'", ", '+2 months'"].map(
    (ahead) => `date(${day}, 'start of month'${ahead})`,
  )
  return `unixepoch(CASE WHEN ${departure} <= ${next} OR ${day} = ${own} THEN ${own} WHEN ${departure} >= ${after} THEN ${next} END)`
}

/** Attributes by which houses are counted, over a row with an arrival and a duration. */
function countedAttributes(row: 'o' | 'c'): Record<string, Attribute> {
  const [day, nights] = [`${row}.arrival`, `${row}.duration`]
  const each: Record<(typeof houseAnd)[keyof typeof houseAnd], string> = {
    changeDay: weekday(day),
    duration: nights,
    weekTs: weekTs(day),
    monthTs: monthTs(day, nights),
  }
  return {
    weekTs: { kind: 'number', sql: each.weekTs, optional: true },
    monthTs: { kind: 'number', sql: each.monthTs, optional: true },
    ...Object.fromEntries(
      Object.entries(houseAnd).map(([name, of]) => [
        name,
        { kind: 'text', sql: `(${row}.lodging_id || '-' || ${each[of]})`, optional: of.endsWith('Ts') } as const,
      ]),
    ),
  }
}

/** Attributes of one stay, over the table booking_option as `o`. */
export function stayAttributes(currency: Currency, moment: Moment): Record<string, Attribute> {
  const columns = moneyColumns({ currency })
  const [price, normalPrice, total] = [`o.${columns.price}`, `o.${columns.normalPrice}`, `o.${columns.total}`] as const
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
    totalPrice: money(total),
    transactionFee: money(`o.${columns.fee}`),
    discountTotal: money(`(${normalPrice} - ${price})`),
    discountPercentage: {
      kind: 'number',
      sql: `iif(${normalPrice} > 0, round(100.0 * (${normalPrice} - ${price}) / ${normalPrice}), 0)`,
    },
    fromPrice: money(
      `(SELECT c.total FROM search_offer c WHERE c.currency = '${currency}' AND c.lodging_id = o.lodging_id)`,
    ),
    ...countedAttributes('o'),
  }
}

/** SQL of the season of a day, as domain/consumption.ts names it. */
export function seasonSql(day: string): string {
  const month = `substr(${day}, 6, 2)`
  return `CASE WHEN ${month} = '12' OR ${month} < '03' THEN 'winter' WHEN ${month} < '06' THEN 'spring' WHEN ${month} < '09' THEN 'summer' ELSE 'autumn' END`
}

/** SQL of what bed linen costs so many guests for a stay (domain/booking/linen.ts), in øre or cents. */
function linenChargeSql(row: 'o' | 'c', guests: string, currency: Currency): string {
  const charge = `lc.stay + lc.night * ${row}.duration + lc.guest * min(max(${guests}, lc.least), lc.most)`
  return `ifnull((SELECT min(${charge}) FROM linen_charge lc WHERE lc.currency = '${currency}' AND lc.lodging_id = ${row}.lodging_id), 0)`
}

/**
 * The total, bed linen and the likely metered use for so many guests. A house that takes fewer has none, since no such
 * party is shown it; a search without a party is shown every house, with the smaller of the two numbers.
 */
function allInSql(row: 'o' | 'c', total: string, guests: number, currency: Currency): string {
  const isOfEveryHouse = guests <= personsOf(defaultParty)
  const persons = isOfEveryHouse ? `min(${guests}, u.persons)` : String(guests)
  const cost = `(u.each_both * ${persons} + u.each_night) * ${row}.duration + u.each_person * ${persons} + u.once`
  const taken = isOfEveryHouse ? '' : ` AND u.persons >= ${guests}`
  return `(SELECT round(${total} + ${cost}) + ${linenChargeSql(row, persons, currency)} FROM use_cost u WHERE u.currency = '${currency}' AND u.lodging_id = ${row}.lodging_id AND u.season = ${seasonSql(`${row}.arrival`)}${taken})`
}

/** SQL of what so many pets cost for a stay, in øre or cents. */
export function petChargeSql(row: 'o' | 'c', pets: string | number, currency: Currency): string {
  const each = `(pc.${columnOf('stay', currency)} + pc.${columnOf('night', currency)} * ${row}.duration)`
  return `ifnull((SELECT sum(${each} * min(${pets}, pc.most)) FROM pet_charge pc WHERE pc.lodging_id = ${row}.lodging_id), 0)`
}

/** Begins the SQL of what belongs to a party with pets, which a house that takes fewer does not have. */
const forHousesTaking = (pets: number) => `iif(l.pets >= ${pets}, `

/** Whether SQL is that of a stay's total with pets. */
export function isTotalWithPets(sql: string): boolean {
  return /^iif\(l\.pets >= \d+, [oc]\.total/.test(sql)
}

/** Names of the attributes of stays that they are sorted by alone. */
export const sortedAttributeNames: readonly string[] = ['daysFrom']

/** Days between a stay's arrival and the nearest such weekday, by the attribute's name (domain/requested-day.ts). */
export function distanceAttribute(name: string): Attribute | undefined {
  const day = /^daysFrom\.([1-7])$/.exec(name)?.[1]
  if (day === undefined) return undefined
  const after = `((CAST(strftime('%w', o.arrival) AS INTEGER) + ${14 - Number(day)}) % 7)`
  return { kind: 'number', sql: `min(${after}, 7 - ${after})` }
}

/** Totals of a party, by the attribute's name (domain/party-criteria.ts). */
export function partyAttribute(name: string, isByHouse: boolean, currency: Currency): Attribute | undefined {
  const [, withPets, withPetsAndUse, guestsWithPets, withUse] =
    /^(?:totalWithPets\.(\d{1,2})|allInWithPets\.(\d{1,2})-(\d{1,2})|allIn\.(\d{1,2}))$/.exec(name) ?? []
  const [row, total] = isByHouse ? (['c', 'c.total'] as const) : (['o', `o.${columnOf('total', currency)}`] as const)
  const pets = withPets ?? withPetsAndUse
  const guests = guestsWithPets ?? withUse
  if (pets === undefined && guests === undefined) return undefined
  if (guests !== undefined && (Number(guests) < 1 || Number(guests) > maxGuests)) return undefined
  const sum = pets === undefined ? total : `${total} + ${petChargeSql(row, Number(pets), currency)}`
  const whole = guests === undefined ? sum : allInSql(row, sum, Number(guests), currency)
  const sql = pets === undefined ? whole : `${forHousesTaking(Number(pets))}${whole}, NULL)`
  return { kind: 'number', sql, scale: 100, optional: 'left out' }
}

/** Where the total with so many pets lies among the price steps, by the attribute's name (domain/search/price-bands.ts). */
export function bandAttribute(name: string, isByHouse: boolean, currency: Currency): Attribute | undefined {
  const pets = /^priceBand\.(\d{1,2})$/.exec(name)?.[1]
  if (pets === undefined) return undefined
  const own = { kind: 'number', sql: isByHouse ? 'c.total' : `o.${columnOf('total', currency)}` } as const
  const total = pets === '0' ? own : partyAttribute(`totalWithPets.${pets}`, isByHouse, currency)
  return total?.kind === 'number' ? priceBand(total, currency) : undefined
}

/** Cached for a request, which reads one several times. */
const freeRanges = new WeakMap<Moment, Map<number, Attribute>>()

/** The ranges of days of arrival in which a house has a free stay of so many nights, by the attribute's name. */
export function freeRangesAttribute(name: string, moment: Moment): Attribute | undefined {
  const nights = Number(/^free\.(\d{1,2})$/.exec(name)?.[1])
  if (!(nights > 0)) return undefined
  const ofMoment = freeRanges.get(moment) ?? new Map<number, Attribute>()
  freeRanges.set(moment, ofMoment)
  const attribute = ofMoment.get(nights) ?? freeRangesOf(nights, moment)
  ofMoment.set(nights, attribute)
  return attribute
}

function freeRangesOf(nights: number, moment: Moment): Attribute {
  const stays = `FROM booking_option x WHERE x.lodging_id = c.lodging_id AND ${freeStaysOf(nights, moment)}`
  const keys = arrivalRanges(nights, moment.day).map((range) => {
    const [first, last] = range
    return [rangeName(range), `EXISTS (SELECT 1 ${stays} AND x.arrival BETWEEN '${first}' AND '${last}')`] as const
  })
  return { kind: 'keys', keys: new Map(keys), ofFreeStays: nights, existsSql: `EXISTS (SELECT 1 ${stays})` }
}

/** SQL of what makes a row of booking_option, as `x`, a free stay of so many nights. */
export function freeStaysOf(nights: number, moment: Moment, settled?: true): string {
  return `x.duration = ${nights} AND ${freeStaysSql(moment, settled)}`
}

/**
 * The same of any length.
 * @param settled where it is known that no hold has expired
 */
export function freeStaysSql({ firstArrival, now }: Moment, settled?: true): string {
  return `x.status = 1 AND x.arrival >= '${firstArrival}' AND ${notHeldSql('x', settled ? null : new Date(now))}`
}

export const houseStayAttributeNames: readonly string[] = ['dates', 'durations', 'changeDays', 'free']

/**
 * Attributes of a house that represents all its free stays; its own stay, the cheapest, is stored in `c`, its row is
 * `o`.
 */
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
    ...countedAttributes('c'),
    lastMinute: { kind: 'flag', sql: `EXISTS (SELECT 1 ${stays} AND x.arrival <= '${moment.lastMinuteEnd}')` },
    dates: list('texts', 'x.arrival'),
    durations: list('numbers', 'x.duration'),
    changeDays: list('numbers', weekday('x.arrival')),
  }
}
