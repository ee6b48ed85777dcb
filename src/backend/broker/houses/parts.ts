import type { LodgingDescription, LodgingFacility, LodgingImage, Meta, Street } from '../../../contracts/lodging.ts'
import { brokerLimits } from '../../../domain/broker-limits.ts'
import type { MarketId } from '../../../editions/table.ts'
import { groupBy } from '../batches.ts'
import type { BrokerContext } from '../context.ts'
import { limited } from '../limits.ts'
import type { LodgingParent } from './lodgings.ts'
import { type StreetRow, toStreet } from './streets.ts'

/** What a house consists of, loaded for all houses of a list at once. */

export function streetOf({ row }: LodgingParent, _: unknown, { db, batches }: BrokerContext) {
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
export async function descriptionsOf(
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

export async function imagesOf({ row }: LodgingParent, args: { limit: number }, { db, batches }: BrokerContext) {
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

export async function facilitiesOf({ row }: LodgingParent, args: { limit: number }, { db, batches }: BrokerContext) {
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

export async function metaOf({ row }: LodgingParent, _: unknown, { db, batches }: BrokerContext): Promise<Meta[]> {
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
