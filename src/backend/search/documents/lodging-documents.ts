import { LodgingHitSchema } from '../../../contracts/search.ts'
import { facilityType, facilityTypeOf } from '../../../domain/facilities.ts'
import { categoriesOf } from '../../../domain/search/house-categories.ts'
import { weekdayOf } from '../../../domain/stays.ts'
import type { Currency } from '../../../markets/market.ts'
import type { Moment } from '../indexes/moment.ts'
import type { DocumentReader, SearchDocument } from '../indexes/search-index.ts'
import { plainText } from './plain-text.ts'

export const lodgingDocumentAttributes: readonly string[] = Object.keys(LodgingHitSchema.entries)
const imagesOfHit = 6

interface Reading {
  lan: number
  currency: Currency
  moment: Moment
  /** A document stands for all free stays of its house. */
  isByHouse: boolean
  wanted: ReadonlySet<string>
}

interface Row {
  lodging_id: number
  arrival: string
  duration: number
  price: number
  normal_price: number
  total: number
  fee: number
  from_total: number
  name: string
  title: string | null
  body: string | null
  address1: string
  city: string
  postal_code: string
  location_id: number
  street_id: number
  department_id: string
  latitude: number
  longitude: number
  rating: number
  published_at: number
  created_at: number
  updated_at: number
  persons: number
  pets: number
  bedrooms: number
  bathrooms: number
  house_area: number
  beach_distance: number
  has_floor_plan: number
  image_count: number
  review_average: number | null
  review_count: number
  images: string
  facilities: string
  lans: string
  meta: string
  stays: string
}

/** The documents of the lodging indexes: contracts/search.ts, and every filterable attribute. */
export function readLodgingDocuments(reading: Reading): DocumentReader {
  const suffix = reading.currency.toLowerCase()
  const { wanted, isByHouse } = reading
  return {
    columns: `
      o.lodging_id, o.arrival, o.duration, o.price_${suffix} AS price, o.normal_price_${suffix} AS normal_price,
      o.total_${suffix} AS total, o.fee_${suffix} AS fee, t.title, ${wanted.has('text') ? 't.body' : 'NULL AS body'},
      (SELECT c.total FROM search_offer c WHERE c.currency = '${reading.currency}' AND c.lodging_id = l.id) AS from_total,
      l.name, l.address1, l.city, l.postal_code, l.location_id, l.street_id, l.department_id, l.latitude, l.longitude,
      l.rating, l.published_at, l.created_at, l.updated_at, l.persons, l.pets, l.bedrooms, l.bathrooms, l.house_area,
      l.beach_distance, l.has_floor_plan, l.image_count, l.review_average, l.review_count,
      (SELECT json_group_array(url) FROM (
        SELECT url FROM lodging_image i WHERE i.lodging_id = l.id ORDER BY i.sort_order LIMIT ${imagesOfHit}
      )) AS images,
      (SELECT json_group_array(json_array(f.facility_id, f.value)) FROM lodging_facility f
        WHERE f.lodging_id = l.id AND (f.from_date IS NULL OR f.from_date <= o.arrival)
          AND (f.to_date IS NULL OR f.to_date >= o.arrival)) AS facilities,
      (SELECT json_group_array(lan) FROM lodging_text d WHERE d.lodging_id = l.id) AS lans,
      ${wanted.has('meta') ? '(SELECT json_group_object(key, value) FROM lodging_meta m WHERE m.lodging_id = l.id)' : "'{}'"} AS meta,
      ${isByHouse && wantsStays(wanted) ? freeStays(reading.moment) : "'[]'"} AS stays`,
    joins: `
      JOIN booking_option o ON o.lodging_id = p.k0 AND o.arrival = p.k1 AND o.duration = p.k2
      JOIN lodging l ON l.id = p.k0
      LEFT JOIN lodging_text t ON t.lodging_id = p.k0 AND t.lan = ${reading.lan}`,
    toDocument: (row) => lodgingDocument(row as unknown as Row, reading),
  }
}

function wantsStays(wanted: ReadonlySet<string>): boolean {
  return ['dates', 'durations', 'changeDays', 'lastMinute'].some((name) => wanted.has(name))
}

function freeStays({ firstArrival }: Moment): string {
  return `(SELECT json_group_array(json_array(x.arrival, x.duration)) FROM booking_option x
    WHERE x.lodging_id = l.id AND x.status = 1 AND x.arrival >= '${firstArrival}')`
}

function lodgingDocument(row: Row, { currency, moment, isByHouse }: Reading): SearchDocument {
  const facilities = JSON.parse(row.facilities) as [number, string | number][]
  const trueFacilities = facilities.flatMap(([id, value]) => (isTrue(id, value) ? [id] : []))
  const lans = (JSON.parse(row.lans) as number[]).toSorted((a, b) => a - b)
  const numbers = {
    rating: row.rating,
    persons: row.persons,
    pets: row.pets,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    houseArea: row.house_area,
    beachDistance: row.beach_distance,
    publishedTs: row.published_at,
  }
  const discount = row.normal_price - row.price
  const published = new Date(row.published_at * 1000).toISOString()
  const daysPublished = Math.trunc((Math.floor(moment.now / 1000) - row.published_at) / 86_400)
  return {
    id: isByHouse ? String(row.lodging_id) : `${row.lodging_id}-${row.arrival}-${row.duration}`,
    lodgingId: row.lodging_id,
    name: row.name,
    title: row.title ?? row.name,
    address1: row.address1,
    city: row.city,
    postalCode: row.postal_code,
    locationId: row.location_id,
    streetId: row.street_id,
    departmentSysId: row.department_id,
    date: row.arrival,
    dateTs: Date.parse(row.arrival) / 1000,
    duration: row.duration,
    changeDay: weekdayOf(row.arrival),
    ...stayLists(row, moment, isByHouse),
    price: row.price / 100,
    normalPrice: row.normal_price / 100,
    transactionFee: row.fee / 100,
    totalPrice: row.total / 100,
    fromPrice: row.from_total / 100,
    discountTotal: discount / 100,
    discountPercentage: row.normal_price > 0 ? Math.round((100 * discount) / row.normal_price) : 0,
    currency,
    ...numbers,
    reviewAverage: row.review_average,
    reviewCount: row.review_count,
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
    hasDescriptionDk: lans.includes(1),
    hasDescriptionDe: lans.includes(2),
    dataSystem: 'broker',
    dataType: 'lodging',
    dataId: row.lodging_id,
    dataDimensionKey: lans.map((lan) => `lan-${lan}`).join(','),
    dataDimensions: lans.map((lan) => `lan-${lan}`),
    categories: categoriesOf(numbers, new Set(trueFacilities), moment.now),
    images: JSON.parse(row.images),
    facilityIds: trueFacilities,
    facilities: Object.fromEntries(facilities),
    meta: metaObject(row.meta),
    text: plainText(row.body ?? ''),
    _geo: { lat: row.latitude, lng: row.longitude },
  }
}

function stayLists(row: Row, moment: Moment, isByHouse: boolean): SearchDocument {
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

function isTrue(id: number, value: string | number): boolean {
  return facilityTypeOf(id) === facilityType.bool && Number(value) === 1
}

/** Values that are numbers become numbers, as filters compare them. */
export function metaObject(json: string): Record<string, string | number> {
  const meta = JSON.parse(json) as Record<string, string>
  return Object.fromEntries(
    Object.entries(meta).map(([key, value]) => [key, /^\d[\d.]*$/.test(value) ? Number.parseFloat(value) : value]),
  )
}
