import { facilityType, facilityTypeOf, withImplied } from '../../../domain/facilities.ts'
import { cellsOf } from '../../../domain/map/cells.ts'
import { plainText } from '../../../domain/plain-text.ts'
import { categoriesOf } from '../../../domain/search/house-categories.ts'
import { sizeClass } from '../../../domain/size-class.ts'
import { streetKey } from '../../../domain/slugs.ts'
import { weightedRating } from '../../../domain/weighted-rating.ts'
import { searchWords } from '../../../editions/search-words.ts'
import { describedFields, type MarketId, marketById } from '../../../editions/table.ts'
import type { LodgingRow } from '../../broker/houses/lodgings.ts'
import type { Moment, SearchDocument } from '../indexes/search-index.ts'
import { otherWordsOf, textsOfHouse } from '../text/house-texts.ts'

const imagesOfHit = 6

export interface HouseRow extends Omit<LodgingRow, 'country'> {
  title: string | null
  body: string | null
  street_name: string
  has_floor_plan: number
  image_count: number
  images: string
  facilities: string
  lans: string
  meta: string
}

/**
 * Columns of a HouseRow over lodging `l` and its text `t`; `day` is SQL of the day on which facilities have to be
 * valid. Columns from other tables are read only where they are requested: a map reads thousands of positions.
 */
export function houseColumns(day: string, attributes: ReadonlySet<string>): string {
  const parents = new Set([...attributes].map((name) => name.split('.')[0]))
  const when = (names: readonly string[], sql: string, otherwise: string) =>
    names.some((name) => parents.has(name)) ? `(${sql})` : otherwise
  return `
    l.id, l.name, t.title, ${when(['text', 'otherWords'], 't.body', 'NULL')} AS body, l.address1, l.address2, l.city,
    l.postal_code,
    l.location_id, l.street_id,
    ${when(['streetName', 'streetKey', 'otherWords'], 'SELECT s.name FROM street s WHERE s.id = l.street_id', "''")} AS street_name,
    l.department_id, l.latitude, l.longitude, l.rating, l.published_at, l.created_at,
    l.updated_at, l.persons, l.pets, l.bedrooms, l.bathrooms, l.house_area, l.beach_distance, l.has_floor_plan,
    l.image_count, l.review_average, l.review_count,
    ${when(['images'], firstImages, "'[]'")} AS images,
    ${when(['facilityIds', 'facilities', 'categories', 'choices'], facilitiesOn(day), "'[]'")} AS facilities,
    ${when(describedAttributes, 'SELECT json_group_array(lan) FROM lodging_text d WHERE d.lodging_id = l.id', "'[]'")} AS lans,
    ${when(['meta'], 'SELECT json_group_object(key, value) FROM lodging_meta m WHERE m.lodging_id = l.id', "'{}'")} AS meta`
}

const describedAttributes = ['dataDimensionKey', 'dataDimensions', ...Object.keys(describedFields)]

const firstImages = `SELECT json_group_array(url) FROM (
  SELECT url FROM lodging_image i WHERE i.lodging_id = l.id ORDER BY i.sort_order LIMIT ${imagesOfHit}
)`

function facilitiesOn(day: string): string {
  return `SELECT json_group_array(json_array(f.facility_id, f.value)) FROM lodging_facility f
    WHERE f.lodging_id = l.id AND (f.from_date IS NULL OR f.from_date <= ${day})
      AND (f.to_date IS NULL OR f.to_date >= ${day})`
}

interface HouseReading {
  lan: MarketId
  moment: Moment
  attributes: ReadonlySet<string>
}

/** All fields of the house itself in a document; other spellings of its words only where they are requested. */
export function houseFields(row: HouseRow, { lan, moment, attributes }: HouseReading): SearchDocument {
  const { now } = moment
  const facilities = JSON.parse(row.facilities) as [number, string | number][]
  const facilityIds = withImplied(facilities.flatMap(([id, value]) => (isTrue(id, value) ? [id] : [])))
  const lans = (JSON.parse(row.lans) as number[]).toSorted((a, b) => a - b).map((lan) => `lan-${lan}`)
  const numbers = {
    rating: row.rating,
    persons: row.persons,
    sizeClass: sizeClass(row.persons),
    pets: row.pets,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    houseArea: row.house_area,
    beachDistance: row.beach_distance,
    publishedTs: row.published_at,
  }
  const published = new Date(row.published_at * 1000).toISOString()
  const daysPublished = Math.trunc((Math.floor(now / 1000) - row.published_at) / 86_400)
  return {
    lodgingId: row.id,
    name: row.name,
    title: row.title ?? row.name,
    address1: row.address1,
    addressKey: addressKey(row.address1, lan),
    city: row.city,
    postalCode: row.postal_code,
    locationId: row.location_id,
    streetId: row.street_id,
    streetName: row.street_name,
    streetKey: streetKey(row.street_name),
    departmentSysId: row.department_id,
    ...numbers,
    reviewAverage: row.review_average,
    reviewCount: row.review_count,
    weightedRating: weightedRating(row.review_average, row.review_count),
    bsPublishedTs: row.published_at,
    publishedDate: published.slice(0, 10),
    publishedAt: `${published.slice(0, 19)}Z`,
    daysPublished,
    bsDaysPublished: daysPublished,
    createdTs: row.created_at,
    updatedTs: row.updated_at,
    imageCount: row.image_count,
    hasImages: row.image_count > 0,
    hasFloorPlan: row.has_floor_plan !== 0,
    ...Object.fromEntries(Object.entries(describedFields).map(([name, id]) => [name, lans.includes(`lan-${id}`)])),
    dataSystem: 'broker',
    dataType: 'lodging',
    dataId: row.id,
    dataDimensionKey: lans.join(','),
    dataDimensions: lans,
    categories: categoriesOf(numbers, new Set(facilityIds), now),
    images: JSON.parse(row.images),
    facilityIds,
    facilities: Object.fromEntries(facilities),
    meta: metaObject(row.meta),
    cells: cellsOf(row.latitude, row.longitude),
    text: plainText(row.body ?? ''),
    ...([...attributes].some((name) => name.startsWith('otherWords')) && { otherWords: otherWordsOfHouse(row, lan) }),
    _geo: { lat: row.latitude, lng: row.longitude },
    lat: row.latitude,
    lng: row.longitude,
  }
}

function otherWordsOfHouse(row: HouseRow, lan: MarketId): Record<string, string> {
  const { street_name: street, postal_code: postalCode, location_id: locationId } = row
  return otherWordsOf(textsOfHouse({ ...row, street, postalCode, locationId }, lan))
}

function isTrue(id: number, value: string | number): boolean {
  return facilityTypeOf(id) === facilityType.bool && Number(value) === 1
}

/** Values that are numbers become numbers, as filters compare them. */
function metaObject(json: string): Record<string, string | number> {
  const meta = JSON.parse(json) as Record<string, string>
  return Object.fromEntries(
    Object.entries(meta).map(([key, value]) => [key, /^\d[\d.]*$/.test(value) ? Number.parseFloat(value) : value]),
  )
}

/** Of the other letters, those that no mark is taken from. */
const plain: Readonly<Record<string, string>> = { æ: 'ae', ø: 'o', ß: 'ss' }

/** Key by which addresses are sorted in an edition: by its alphabet, and number 9 before number 10. */
export function addressKey(address: string, lan: MarketId): string {
  const alphabet = searchWords[marketById(lan).key].behindZ
  return address
    .normalize('NFC')
    .toLowerCase()
    .replace(/aa|[^\0-\x7f]/g, (letter) => alphabet[letter] ?? plain[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/\d+/g, (number) => number.padStart(5, '0'))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
