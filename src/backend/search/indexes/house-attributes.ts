import { facility, facilityType, facilityTypeOf } from '../../../domain/facilities.ts'
import { cellLevels, cellSql } from '../../../domain/map/cells.ts'
import { type CategoryRequirement, houseCategories } from '../../../domain/search/house-categories.ts'
import { mostPersons } from '../../../domain/size-class.ts'
import { priorReviews } from '../../../domain/weighted-rating.ts'
import type { MarketId } from '../../../editions/table.ts'
import { describedFields } from '../../../editions/table.ts'
import { markets } from '../../../markets/market.ts'
import { type Attribute, type Moment, normalizedText } from './search-index.ts'

/** Attributes of a house, over the table lodging as `l`. */
const columns: Record<string, Attribute> = {
  lodgingId: { kind: 'number', sql: 'l.id' },
  name: { kind: 'text', sql: 'lower(l.name)', shown: 'l.name' },
  address1: { kind: 'text', sql: normalizedText('l.address1'), shown: 'l.address1' },
  city: { kind: 'text', sql: normalizedText('l.city'), shown: 'l.city' },
  postalCode: { kind: 'text', sql: 'l.postal_code' },
  locationId: { kind: 'number', sql: 'l.location_id' },
  streetId: { kind: 'number', sql: 'l.street_id' },
  streetKey: { kind: 'text', sql: streetColumn('key') },
  streetName: { kind: 'text', sql: normalizedText(streetColumn('name')), shown: streetColumn('name') },
  departmentSysId: { kind: 'text', sql: 'lower(l.department_id)', shown: 'l.department_id' },
  rating: { kind: 'number', sql: 'l.rating' },
  reviewAverage: { kind: 'number', sql: 'l.review_average', optional: true },
  reviewCount: { kind: 'number', sql: 'l.review_count' },
  persons: { kind: 'number', sql: 'l.persons' },
  sizeClass: { kind: 'number', sql: `(${mostPersons.map((most) => `(l.persons > ${most})`).join(' + ')})` },
  pets: { kind: 'number', sql: 'l.pets' },
  bedrooms: { kind: 'number', sql: 'l.bedrooms' },
  bathrooms: { kind: 'number', sql: 'l.bathrooms' },
  houseArea: { kind: 'number', sql: 'l.house_area' },
  beachDistance: { kind: 'number', sql: 'l.beach_distance' },
  imageCount: { kind: 'number', sql: 'l.image_count' },
  hasImages: { kind: 'flag', sql: '(l.image_count > 0)' },
  hasFloorPlan: { kind: 'flag', sql: '(l.has_floor_plan <> 0)' },
  ...Object.fromEntries(
    Object.entries(describedFields).map(([name, id]) => [name, { kind: 'flag', sql: describedIn(id) } as const]),
  ),
  publishedTs: { kind: 'number', sql: 'l.published_at' },
  bsPublishedTs: { kind: 'number', sql: 'l.published_at' },
  publishedDate: { kind: 'text', sql: "date(l.published_at, 'unixepoch')" },
  publishedAt: {
    kind: 'text',
    sql: "strftime('%Y-%m-%dt%H:%M:%Sz', l.published_at, 'unixepoch')",
    shown: "strftime('%Y-%m-%dT%H:%M:%SZ', l.published_at, 'unixepoch')",
  },
  createdTs: { kind: 'number', sql: 'l.created_at' },
  updatedTs: { kind: 'number', sql: 'l.updated_at' },
  dataSystem: { kind: 'text', sql: "'broker'" },
  dataType: { kind: 'text', sql: "'lodging'" },
  dataId: { kind: 'number', sql: 'l.id' },
  dataDimensionKey: {
    kind: 'text',
    sql: `(SELECT ifnull(group_concat('lan-' || t.lan), '') FROM lodging_text t WHERE t.lodging_id = l.id)`,
  },
  dataDimensions: { kind: 'keys', keys: new Map(markets.map(({ id }) => [`lan-${id}`, describedIn(id)])) },
}

export const houseAttributeNames: readonly string[] = [
  ...Object.keys(columns),
  'addressKey',
  'daysPublished',
  'bsDaysPublished',
  'categories',
  'cells',
  'facilities',
  'meta',
]

interface HouseRowOf {
  lan: MarketId
  /** SQL of the house's id. */
  lodgingId: string
  /** SQL of the day on which its facilities have to be valid. */
  day: string
  moment: Moment
  /** The index has joined what `factsJoin` names. */
  facts?: boolean
}

export function houseAttribute(
  name: string,
  { lan, lodgingId, day, moment, facts = false }: HouseRowOf,
): Attribute | undefined {
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined
  if (column) return name === 'lodgingId' ? { kind: 'number', sql: lodgingId } : column
  if (name === 'addressKey') {
    return { kind: 'text', sql: `(SELECT a.key FROM search_address a WHERE a.lodging_id = l.id AND a.lan = ${lan})` }
  }
  if (name === 'daysPublished' || name === 'bsDaysPublished') {
    return { kind: 'number', sql: `((${Math.floor(moment.now / 1000)} - l.published_at) / 86400)` }
  }
  if (name === 'categories') return categories(lodgingId, day, moment, facts)
  if (name.startsWith('cells.')) return cells(name.slice(6))
  if (/^facilities\.\d{1,9}$/.test(name)) return facilityAttribute(Number(name.slice(11)), lodgingId, day, facts)
  if (/^meta\.[\w-]{1,64}$/.test(name)) return metaValue(name.slice(5), lodgingId)
  return undefined
}

/** `weightedRating` of a house. */
export const weightedRatingSql = `CAST(1000.0 * (ifnull(l.review_average * l.review_count, 0) + ${priorReviews.count * priorReviews.stars}) / (l.review_count + ${priorReviews.count}) AS INTEGER)`

/** Square of the map's grid with the house, by the grid's level. */
function cells(level: string): Attribute | undefined {
  const known = cellLevels.find((each) => String(each) === level)
  return known && { kind: 'number', sql: cellSql(known, 'l.latitude', 'l.longitude') }
}

function describedIn(lan: number): string {
  return `EXISTS (SELECT 1 FROM lodging_text t WHERE t.lodging_id = l.id AND t.lan = ${lan})`
}

function streetColumn(column: 'key' | 'name'): string {
  return `ifnull((SELECT s.${column} FROM street s WHERE s.id = l.street_id), '')`
}

/** Meta values are texts; those that are numbers compare as numbers. */
function metaValue(key: string, lodgingId: string): Attribute {
  const rows = `FROM lodging_meta m WHERE m.lodging_id = ${lodgingId} AND m.key = '${key}'`
  const value = "iif(m.value GLOB '[0-9]*' AND m.value NOT GLOB '*[^0-9.]*', CAST(m.value AS REAL), m.value)"
  return {
    kind: 'mixed',
    some: (test) => `EXISTS (SELECT 1 ${rows} AND ${test(value)})`,
    sql: `(SELECT iif(typeof(${value}) = 'text', lower(${value}), ${value}) ${rows})`,
    shown: `(SELECT ${value} ${rows})`,
    isKnown: `EXISTS (SELECT 1 FROM lodging_meta m WHERE m.key = '${key}')`,
  }
}

function categories(lodgingId: string, day: string, moment: Moment, facts: boolean): Attribute {
  const keys = Object.entries(houseCategories).map(
    ([key, requirements]) =>
      [key, `(${requirements.map((one) => requirementSql(one, lodgingId, day, moment, facts)).join(' OR ')})`] as const,
  )
  return { kind: 'keys', keys: new Map(keys) }
}

function requirementSql(
  requirement: CategoryRequirement,
  lodgingId: string,
  day: string,
  moment: Moment,
  facts: boolean,
): string {
  if ('facility' in requirement) {
    const attribute = facilityAttribute(requirement.facility, lodgingId, day, facts)
    return 'some' in attribute ? attribute.some((value) => `${value} = 1`) : '0'
  }
  if ('newerThanDays' in requirement) {
    return `l.published_at >= ${Math.floor(moment.now / 1000) - requirement.newerThanDays * 86_400}`
  }
  const attribute = columns[requirement.number]
  const sql = attribute && 'sql' in attribute ? attribute.sql : 'NULL'
  const { min, max } = requirement
  return [...(min === undefined ? [] : [`${sql} >= ${min}`]), ...(max === undefined ? [] : [`${sql} <= ${max}`])].join(
    ' AND ',
  )
}

/** The facts of a house, as `w`: joined where a facility is requested. */
export const factsJoin = (lodgingId: string) => `LEFT JOIN search_fact w ON w.lodging_id = ${lodgingId}`

/** Bits of a word of search_fact. */
const bitsOfWord = 62
const wordsOfFacts = 4
/** Facilities whose numbers have a column of their own. */
const factColumns: ReadonlyMap<number, string> = new Map([
  [facility.persons, 'persons'],
  [facility.bedrooms, 'bedrooms'],
  [facility.bathrooms, 'bathrooms'],
  [facility.houseArea, 'house_area'],
  [facility.beachDistance, 'beach'],
  [facility.shopDistance, 'shop'],
])

/**
 * A facility on a day: `lodgingId` and `day` are SQL. With `facts` it is read from the house's one row, as far as that
 * says everything.
 */
function facilityAttribute(id: number, lodgingId: string, day: string, facts: boolean): Attribute {
  const rows = `FROM lodging_facility f WHERE f.lodging_id = ${lodgingId} AND f.facility_id = ${id} AND ${validOn(day)}`
  const isKnown = `EXISTS (SELECT 1 FROM lodging_facility f WHERE f.facility_id = ${id})`
  const element = facts ? factOf(id, `SELECT f.value ${rows} AND typeof(f.value) <> 'text'`) : undefined
  if (element === undefined) {
    return {
      kind: 'mixed',
      some: (test) => `EXISTS (SELECT 1 ${rows} AND ${test('f.value')})`,
      sql: `(SELECT iif(typeof(f.value) = 'text', lower(f.value), f.value) ${rows})`,
      shown: `(SELECT f.value ${rows})`,
      isKnown,
    }
  }
  return {
    kind: 'mixed',
    areNumbers: true,
    areManyNumbers: factColumns.has(id),
    some: (test) => `ifnull(${element} IS NOT NULL AND ${test(element)}, 0)`,
    sql: element,
    shown: element,
    isKnown,
  }
}

function validOn(day: string): string {
  return `(f.from_date IS NULL OR f.from_date <= ${day}) AND (f.to_date IS NULL OR f.to_date >= ${day})`
}

/** Undefined for a facility that search_fact does not know. */
function factOf(id: number, otherwise: string): string | undefined {
  const word = Math.floor(id / bitsOfWord)
  const bit = String(2n ** BigInt(id % bitsOfWord))
  const column = factColumns.get(id)
  if (word >= wordsOfFacts) return undefined
  const unsure = `w.may${word} & ${bit} THEN (${otherwise})`
  if (column !== undefined) return `(CASE WHEN ${unsure} ELSE w.${column} END)`
  const isBool = facilityTypeOf(id) === facilityType.bool
  return isBool ? `(CASE WHEN w.has${word} & ${bit} THEN 1 WHEN ${unsure} END)` : undefined
}
