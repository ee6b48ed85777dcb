import type { LodgingDescription, LodgingFacility, LodgingImage, Meta, Street } from '../../../contracts/lodging.ts'
import { brokerLimits } from '../../../domain/broker-limits.ts'
import { today } from '../../../domain/stays.ts'
import { registrationNumberOf } from '../../../domain/vacation-rental.ts'
import type { MarketId } from '../../../editions/table.ts'
import { type BrokerContext, groupBy, limited } from '../context.ts'
import { reviewStatOf, reviewsOf } from '../reviews.ts'
import { consumptionOf } from '../stays/consumption.ts'
import { itemPricesOf } from '../stays/items.ts'
import { cheapestOptionsOf } from '../stays/options.ts'
import { type StreetRow, toStreet } from './facilities.ts'
import type { LodgingParent, NamedParent } from './lodgings.ts'

/** Field resolvers of the type Lodging. */
export const lodgingFields = {
  id: ({ row }: LodgingParent) => row.id,
  name: ({ row }: LodgingParent) => row.name,
  address1: ({ row }: LodgingParent) => row.address1,
  address2: ({ row }: LodgingParent) => row.address2,
  rating: ({ row }: LodgingParent) => row.rating,
  city: ({ row }: LodgingParent) => row.city,
  postalCode: ({ row }: LodgingParent) => row.postal_code,
  locationId: ({ row }: LodgingParent) => row.location_id,
  departmentSysId: ({ row }: LodgingParent) => row.department_id,
  longitude: ({ row }: LodgingParent) => row.longitude,
  latitude: ({ row }: LodgingParent) => row.latitude,
  country: ({ row }: LodgingParent) => row.country,
  streetId: ({ row }: LodgingParent) => row.street_id,
  createdAt: ({ row }: LodgingParent) => toInstant(row.created_at),
  publishedAt: ({ row }: LodgingParent) => toInstant(row.published_at),
  street: streetOf,
  descriptions: descriptionsOf,
  images: imagesOf,
  facilities: facilitiesOf,
  meta: metaOf,
  vacationRental,
  reviews: reviewsOf,
  reviewStat: reviewStatOf,
  cheapestBookingOptions: cheapestOptionsOf,
  itemConsumption: consumptionOf,
  itemPrices: itemPricesOf,
}

/** Field resolvers of the type LodgingName. */
export const lodgingNameFields = {
  id: ({ row }: LodgingParent) => row.id,
  name: ({ row }: LodgingParent) => row.name,
  title: ({ title }: NamedParent) => title,
  updatedAt: ({ row }: LodgingParent) => toInstant(row.updated_at),
  images: imagesOf,
}

function vacationRental(lodging: LodgingParent) {
  const { row } = lodging
  return {
    persons: row.persons,
    pets: row.pets,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    houseArea: row.house_area,
    beachDistance: row.beach_distance,
    async registrationNumber(_: unknown, context: BrokerContext) {
      return registrationNumberOf(await facilitiesOf(lodging, { limit: brokerLimits.facilities }, context), today())
    },
  }
}

function toInstant(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}

/** What a house consists of, loaded for all houses of a list at once. */

function streetOf({ row }: LodgingParent, _: unknown, { db, batches }: BrokerContext) {
  return batches.load<Street>('street', row.street_id, async (ids) => {
    const { results } = await db
      .prepare('SELECT * FROM street WHERE id IN (SELECT value FROM json_each(?1))')
      .bind(JSON.stringify(ids))
      .all<StreetRow>()
    return new Map(results.map((street) => [street.id, toStreet(street)]))
  })
}

interface TextRow {
  lodging_id: number
  lan: MarketId
  title: string
  body: string
  embedded_video_html: string | null
}

/** In every language that the house is described in, that of the edition first. */
async function descriptionsOf(
  { row, market }: LodgingParent,
  _: unknown,
  { db, batches }: BrokerContext,
): Promise<LodgingDescription[]> {
  const descriptions = await batches.load<LodgingDescription[]>(`descriptions:${market.id}`, row.id, async (ids) => {
    const { results } = await db
      .prepare(
        `SELECT * FROM lodging_text WHERE lodging_id IN (SELECT value FROM json_each(?1))
         ORDER BY lodging_id, lan <> ?2, lan`,
      )
      .bind(JSON.stringify(ids), market.id)
      .all<TextRow>()
    return groupBy(
      results,
      (text) => text.lodging_id,
      (text) => ({ lan: text.lan, title: text.title, body: text.body, embeddedVideoHtml: text.embedded_video_html }),
    )
  })
  return descriptions ?? []
}

interface ImageRow {
  lodging_id: number
  url: string
  tag: string
  file_size: number
  width: number
  height: number
  sort_order: number
}

async function imagesOf({ row }: LodgingParent, args: { limit: number }, { db, batches }: BrokerContext) {
  const limit = limited(args.limit, brokerLimits.images)
  const images = await batches.load<LodgingImage[]>(`images:${limit}`, row.id, async (ids) => {
    const { results } = await db
      .prepare(
        `SELECT * FROM (
           SELECT *, ROW_NUMBER() OVER (PARTITION BY lodging_id ORDER BY sort_order) AS place
           FROM lodging_image WHERE lodging_id IN (SELECT value FROM json_each(?1))
         ) WHERE place <= ?2 ORDER BY lodging_id, sort_order`,
      )
      .bind(JSON.stringify(ids), limit)
      .all<ImageRow>()
    return groupBy(results, (image) => image.lodging_id, toImage)
  })
  return images ?? []
}

function toImage(row: ImageRow): LodgingImage {
  return {
    url: row.url,
    tagIds: [row.tag],
    fileSize: row.file_size,
    width: row.width,
    height: row.height,
    sortOrder: row.sort_order,
  }
}

interface LodgingFacilityRow {
  lodging_id: number
  facility_id: number
  value: string | number
  from_date: string | null
  to_date: string | null
}

async function facilitiesOf({ row }: LodgingParent, args: { limit: number }, { db, batches }: BrokerContext) {
  const facilities = await batches.load<LodgingFacility[]>('facilities', row.id, async (ids) => {
    const { results } = await db
      .prepare(
        `SELECT * FROM lodging_facility WHERE lodging_id IN (SELECT value FROM json_each(?1))
         ORDER BY lodging_id, facility_id`,
      )
      .bind(JSON.stringify(ids))
      .all<LodgingFacilityRow>()
    return groupBy(
      results,
      (facility) => facility.lodging_id,
      (facility) => ({
        lodgingId: facility.lodging_id,
        facilityId: facility.facility_id,
        value: String(facility.value),
        fromDate: facility.from_date,
        toDate: facility.to_date,
      }),
    )
  })
  return (facilities ?? []).slice(0, limited(args.limit, brokerLimits.facilities))
}

async function metaOf({ row }: LodgingParent, _: unknown, { db, batches }: BrokerContext): Promise<Meta[]> {
  const meta = await batches.load<Meta[]>('meta', row.id, async (ids) => {
    const { results } = await db
      .prepare(
        'SELECT lodging_id, key, value FROM lodging_meta WHERE lodging_id IN (SELECT value FROM json_each(?1)) ORDER BY key',
      )
      .bind(JSON.stringify(ids))
      .all<{ lodging_id: number; key: string; value: string }>()
    return groupBy(
      results,
      (each) => each.lodging_id,
      ({ key, value }) => ({ key, value }),
    )
  })
  return meta ?? []
}
