import { facilitiesOfStays, namesOfHousesAlone } from '../../../domain/search/house-choices.ts'
import { streetKey } from '../../../domain/slugs.ts'
import { columnOf } from '../../../editions/names.ts'
import { currencyCodes, type MarketId } from '../../../editions/table.ts'
import { marketById } from '../../../markets/market.ts'
import { sweepHolds } from '../../booking/holds.ts'
import { notHeldSql } from '../../booking/night-holder.ts'
import { houseHitAttributes, readLodgingDocuments, stayHitAttributes } from '../documents/lodging-documents.ts'
import { fillWordsOfHouses, housesWithOldWords } from '../text/fill-words.ts'
import { houseWords, searchedAttributes } from '../text/word-tables.ts'
import { choicesAttribute } from './choice-attributes.ts'
import { factsJoin, houseAttribute, houseAttributeNames, weightedRatingSql } from './house-attributes.ts'
import { nextOffers } from './offers.ts'
import type { Attribute, Moment, SearchIndex } from './search-index.ts'
import {
  bandAttribute,
  distanceAttribute,
  freeRangesAttribute,
  freeStaysOf,
  houseAnd,
  houseStayAttributeNames,
  houseStayAttributes,
  partyAttribute,
  sortedAttributeNames,
  stayAttributeNames,
  stayAttributes,
} from './stay-attributes.ts'

/** Which free stays are documents: one a house, those of a number of weeks, or those that begin soon. */
type StaySelection = { kind: 'houses' } | { kind: 'duration'; nights: number } | { kind: 'lastMinute' }

const position = { lat: 'l.latitude', lng: 'l.longitude' }
/** A stay has its house's position as two numbers: an engine rewrites its tree of positions at each change. */
const positionOfStay: Readonly<Record<string, Attribute>> = {
  lat: { kind: 'number', sql: position.lat },
  lng: { kind: 'number', sql: position.lng },
}
const words = { text: [houseWords], searchableAttributes: searchedAttributes }
/** No search of stays reads it: houses have it, and a price that is filtered or sorted by is the total. */
const notOfStays: ReadonlySet<string> = new Set([
  ...namesOfHousesAlone,
  ...['city', 'streetName', 'postalCode'],
  ...['price', 'normalPrice', 'transactionFee'],
])
/** Of every house's facilities, those that the documents of stays have. */
const facilityNames = [...facilitiesOfStays].map((id) => `facilities.${id}`)
const isLeftOut = (name: string) =>
  notOfStays.has(name.split('.')[0] ?? name) || (name.startsWith('facilities') && !facilityNames.includes(name))
const unsortable: ReadonlySet<string> = new Set([
  ...houseStayAttributeNames,
  ...Object.keys(houseAnd),
  'priceBand',
  'weekTs',
  'monthTs',
  'choices',
  'categories',
  'cells',
  'dataDimensions',
  'meta',
  'lastMinute',
  'lat',
  'lng',
])

/** An index of free stays that can still be booked (specification, section 7). */
export function lodgingIndex(uid: string, lan: MarketId, selection: StaySelection, moment: Moment): SearchIndex {
  const { currency } = marketById(lan)
  const isByHouse = selection.kind === 'houses'
  const stay = isByHouse ? houseStayAttributes(currency, moment) : stayAttributes(currency, moment)
  const isOfIndex = (name: string) => isByHouse || !isLeftOut(name)
  const ofStay = (name: string) =>
    (Object.hasOwn(stay, name) ? stay[name] : undefined) ??
    partyAttribute(name, isByHouse, currency) ??
    bandAttribute(name, isByHouse, currency) ??
    (isByHouse ? freeRangesAttribute(name, moment) : distanceAttribute(name))
  const ofHouse = (name: string, lodgingId: string, day: string) =>
    name === 'choices'
      ? choicesAttribute(lodgingId, day, moment)
      : (!isByHouse && positionOfStay[name]) || houseAttribute(name, { lan, lodgingId, day, moment, facts: true })
  const anyAttribute = (name: string) => ofStay(name) ?? ofHouse(name, `${row}.lodging_id`, `${row}.arrival`)
  const names = [
    ...[...houseAttributeNames, 'choices', ...stayAttributeNames].filter(isOfIndex),
    ...(isByHouse ? [] : facilityNames),
    ...(isByHouse ? [...houseStayAttributeNames, '_geo'] : Object.keys(positionOfStay)),
  ]
  const { row, settled, withTaken, ...tables } = isByHouse
    ? offersOf(currency, moment)
    : staysOf(selectionSql(selection, moment), moment)
  return {
    uid,
    subject: isByHouse ? { kind: 'house' } : { kind: 'stay', covers: coveredBy(selection, moment) },
    lan,
    moment,
    ...tables,
    // Taken stays have no houses that are found first: their rows have everything.
    ...(withTaken && { withTaken: { ...withTaken, attributeOf: anyAttribute } }),
    joins: {
      ...tables.joins,
      l: `JOIN lodging l ON l.id = ${row}.lodging_id`,
      w: factsJoin(`${row}.lodging_id`),
    },
    ofHouses: {
      attributeOf: (name) => (ofStay(name) || !isOfIndex(name) ? undefined : ofHouse(name, 'l.id', "''")),
      where: settled,
      id: `${row}.lodging_id`,
      isOneEach: isByHouse,
    },
    key: [`${row}.lodging_id`, `${row}.arrival`, `${row}.duration`],
    ranking: [
      { attribute: 'weightedRating', sql: weightedRatingSql, direction: 'DESC' },
      { attribute: 'lodgingId', sql: `${row}.lodging_id` },
      ...(isByHouse
        ? []
        : [
            { attribute: 'totalPrice', sql: `o.${columnOf('total', currency)}` },
            { attribute: 'dateTs', sql: 'o.arrival' },
            { attribute: 'duration', sql: 'o.duration' },
          ]),
    ],
    attributeOf: (name) => (isOfIndex(name) ? anyAttribute(name) : undefined),
    filterableAttributes: names.toSorted(),
    sortableAttributes: [
      ...names.filter((name) => !unsortable.has(name)),
      ...(isByHouse ? [] : sortedAttributeNames),
    ].toSorted(),
    ...(isByHouse ? { ...words, position } : { text: [], searchableAttributes: [] }),
    defaultAttributes: isByHouse ? houseHitAttributes : stayHitAttributes,
    groupedBy: houseAnd,
    freeStays: (nights, settled) => freeStaysOf(nights, moment, settled),
    textJoin: `JOIN m ON ${row}.lodging_id = m.id / 10`,
    textId: `(${row}.lodging_id * 10 + ${lan})`,
    readDocuments: (attributes) => readLodgingDocuments({ lan, currency, moment, isByHouse, attributes }),
    refresh: async (db) => {
      await fillStreetKeys(db)
      await fillWordsOfHouses(db)
      await replaceStaleOffers(db, moment)
    },
    staleSql: `${staleOffers(moment)} UNION ALL ${streetsWithoutKey} UNION ALL ${housesWithOldWords}`,
  }
}

/** The offer of each house (`offerOrder`): its own row is read only for what the offer does not hold. */
function offersOf(currency: string, { firstArrival }: Moment) {
  const own = 'o.lodging_id = c.lodging_id AND o.arrival = c.arrival AND o.duration = c.duration'
  const where = `c.currency = '${currency}' AND c.arrival >= '${firstArrival}'`
  return {
    from: 'search_offer c',
    fromHouses: 'lodging l CROSS JOIN search_offer c ON c.lodging_id = l.id',
    joins: { o: `JOIN booking_option o ON ${own}` },
    where,
    settled: where,
    withTaken: undefined,
    row: 'c',
  }
}

function staysOf(selected: string, { firstArrival, now }: Moment) {
  const where = `o.arrival >= '${firstArrival}' AND ${selected}`
  return {
    from: 'booking_option o',
    joins: {},
    where: `o.status = 1 AND ${where} AND ${notHeldSql('o', new Date(now))}`,
    settled: `o.status = 1 AND ${where} AND ${notHeldSql('o', null)}`,
    withTaken: {
      from: 'lodging l CROSS JOIN booking_option o ON o.lodging_id = l.id',
      joins: { w: factsJoin('o.lodging_id') },
      where,
      ...words,
      position,
    },
    row: 'o',
  }
}

/** The index of one week holds every stay, so that a search without a length finds stays of any length. */
function selectionSql(selection: Exclude<StaySelection, { kind: 'houses' }>, moment: Moment): string {
  if (selection.kind === 'lastMinute') return `o.arrival <= '${moment.lastMinuteEnd}'`
  if (selection.nights === 7) return '1'
  return `o.duration = ${selection.nights}`
}

/** The same of one stay. */
function coveredBy(selection: Exclude<StaySelection, { kind: 'houses' }>, moment: Moment) {
  return (arrival: string, nights: number) =>
    selection.kind === 'lastMinute'
      ? arrival <= moment.lastMinuteEnd
      : selection.nights === 7 || selection.nights === nights
}

/** SQL that finds a row when a street is new or has another name. */
export const streetsWithoutKey = 'SELECT 1 WHERE EXISTS (SELECT 1 FROM street WHERE key IS NULL)'

/** Gives those streets their key. */
export async function fillStreetKeys(db: D1Database): Promise<void> {
  const { results } = await db.prepare('SELECT id, name FROM street WHERE key IS NULL').all<{
    id: number
    name: string
  }>()
  if (results.length === 0) return
  const keys = JSON.stringify(results.map(({ id, name }) => ({ id, name, key: streetKey(name) })))
  await db
    .prepare(
      `UPDATE street SET key = e.value ->> 'key' FROM json_each(?1) e
       WHERE street.id = e.value ->> 'id' AND street.name = e.value ->> 'name'`,
    )
    .bind(keys)
    .run()
}

/** SQL that finds a row when a house's offer has passed, or a hold has ended that may have been on it. */
function staleOffers({ firstArrival, now }: Moment): string {
  return `SELECT 1 WHERE EXISTS (SELECT 1 FROM search_offer WHERE arrival < '${firstArrival}')
    OR EXISTS (SELECT 1 FROM night WHERE expires_at <= ${Math.floor(now / 1000)})`
}

/** Gives houses whose offer has passed, or was held and is free again, their next one, where there are such. */
export async function refreshOffers(db: D1Database, moment: Moment): Promise<void> {
  if (await db.prepare(staleOffers(moment)).first()) await replaceStaleOffers(db, moment)
}

async function replaceStaleOffers(db: D1Database, { firstArrival, now }: Moment): Promise<void> {
  const passed = 'SELECT lodging_id FROM search_offer WHERE arrival < ?1'
  await sweepHolds(db, new Date(now))
  await db.batch([
    db.prepare(`DELETE FROM search_offer WHERE lodging_id IN (${passed})`).bind(firstArrival),
    ...currencyCodes.map((currency) => db.prepare(nextOffers(currency, new Date(now)))),
  ])
}
