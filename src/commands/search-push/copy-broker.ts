import * as v from 'valibot'
import type { BrokerQueries } from '../../../kv/broker-queries.ts'
import type { SeedWriter } from '../../backend/seed/writer.ts'
import {
  ItemUseSchema,
  LodgingDescriptionSchema,
  LodgingFacilitySchema,
  LodgingImageSchema,
  MetaSchema,
  MinorUnitsSchema,
  StreetSchema,
  VacationRentalSchema,
} from '../../contracts/lodging.ts'
import { LatitudeSchema, LongitudeSchema, MeasureSchema } from '../../contracts/numbers.ts'
import { ReviewStatSchema } from '../../contracts/review.ts'
import { brokerLimits } from '../../domain/broker-limits.ts'
import { seasons } from '../../domain/consumption.ts'
import { facilityType, facilityTypeOf } from '../../domain/facilities.ts'
import { editions } from '../../editions/table.ts'
import { pricedEditions } from './copy-stays.ts'

/** Houses of one query: few enough that a service answers in time. */
const housesAtOnce = 25

/** Seconds since 1970 of an instant. */
const SecondsSchema = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((instant) => Math.floor(Date.parse(instant) / 1000)),
)

const namesQuery = {
  name: 'SearchPushNames',
  document: `query SearchPushNames($lan: Int!, $limit: Int!, $skip: Int!) {
    rows: lodgingNames(lan: $lan, limit: $limit, skip: $skip) { id updatedAt }
  }`,
  schema: v.object({ rows: v.array(v.object({ id: v.number(), updatedAt: SecondsSchema })) }),
  caching: null,
}

const uses = seasons.map((season) => `${season}: use(season: "${season}") { ${namesOf(ItemUseSchema)} }`).join(' ')
const housesQuery = {
  name: 'SearchPushHouses',
  document: `query SearchPushHouses($ids: [Int!]!, $lan: Int!) {
    houses: lodgingsByIds(ids: $ids, lan: $lan) {
      id name address1 address2 rating city postalCode locationId departmentSysId longitude latitude country
      createdAt publishedAt
      street { ${namesOf(StreetSchema)} } descriptions { ${namesOf(LodgingDescriptionSchema)} }
      images { ${namesOf(LodgingImageSchema)} } vacationRental { ${namesOf(VacationRentalSchema)} }
      facilities { ${namesOf(LodgingFacilitySchema)} } reviewStat { ${namesOf(ReviewStatSchema)} }
      meta { ${namesOf(MetaSchema)} }
      itemPrices { itemId unitPrice isMandatory minQuantity maxQuantity item { type chargeType meteredQuantity definitionId } ${uses} }
    }
  }`,
  schema: v.object({
    houses: v.array(
      v.object({
        id: v.number(),
        name: v.string(),
        address1: v.string(),
        address2: v.string(),
        rating: v.number(),
        city: v.string(),
        postalCode: v.string(),
        locationId: v.number(),
        departmentSysId: v.string(),
        longitude: LongitudeSchema,
        latitude: LatitudeSchema,
        country: v.string(),
        createdAt: SecondsSchema,
        publishedAt: SecondsSchema,
        street: StreetSchema,
        descriptions: v.array(LodgingDescriptionSchema),
        images: v.array(LodgingImageSchema),
        vacationRental: VacationRentalSchema,
        facilities: v.array(LodgingFacilitySchema),
        reviewStat: v.nullable(ReviewStatSchema),
        meta: v.array(MetaSchema),
        itemPrices: v.array(
          v.object({
            itemId: v.number(),
            unitPrice: MinorUnitsSchema,
            isMandatory: v.boolean(),
            minQuantity: MeasureSchema,
            maxQuantity: MeasureSchema,
            item: v.object({
              type: v.string(),
              chargeType: v.string(),
              meteredQuantity: v.boolean(),
              definitionId: v.number(),
            }),
            ...(Object.fromEntries(seasons.map((season) => [season, v.nullable(ItemUseSchema)])) as Record<
              (typeof seasons)[number],
              v.NullableSchema<typeof ItemUseSchema, undefined>
            >),
          }),
        ),
      }),
    ),
  }),
  caching: null,
}
type House = v.InferOutput<typeof housesQuery.schema>['houses'][number]

function namesOf(schema: { entries: object }): string {
  return Object.keys(schema.entries).join(' ')
}

/**
 * Writes every house of a broker, with its texts, pictures, facilities and items, into the source tables of the
 * documents.
 * @returns their ids
 */
export async function copyHouses(broker: BrokerQueries, writer: SeedWriter): Promise<number[]> {
  const updated = new Map((await namesOfHouses(broker)).map(({ id, updatedAt }) => [id, updatedAt]))
  const ids = [...updated.keys()]
  for (let from = 0; from < ids.length; from += housesAtOnce) {
    const variables = { ids: ids.slice(from, from + housesAtOnce) }
    const byCurrency = await Promise.all(
      pricedEditions.map(async ({ id: lan }) => {
        const { houses } = await broker.query(housesQuery, { ...variables, lan })
        return new Map(houses.map((house) => [house.id, house]))
      }),
    )
    for (const house of byCurrency[0]?.values() ?? []) {
      await insertHouse(writer, house, updated.get(house.id) ?? house.publishedAt)
      const priced = byCurrency.map((houses) => houses.get(house.id)?.itemPrices ?? [])
      await insertItems(writer, house, priced)
    }
  }
  await writer.finish()
  return ids
}

async function namesOfHouses(broker: BrokerQueries) {
  const limit = brokerLimits.lodgingNames
  const all: v.InferOutput<typeof namesQuery.schema>['rows'] = []
  for (;;) {
    const { rows } = await broker.query(namesQuery, { lan: editions[0].id, limit, skip: all.length })
    all.push(...rows)
    if (rows.length < limit) return all
  }
}

async function insertHouse(writer: SeedWriter, house: House, updatedAt: number): Promise<void> {
  const { id, street, vacationRental: facts, reviewStat, images } = house
  await writer.insert(
    'street',
    ['id', 'name', 'slug', 'location_id'],
    [[street.id, street.name, street.slug, street.locationId]],
  )
  await insertRecord(writer, 'lodging', {
    id,
    name: house.name,
    address1: house.address1,
    address2: house.address2,
    postal_code: house.postalCode,
    city: house.city,
    country: house.country,
    location_id: house.locationId,
    street_id: street.id,
    department_id: house.departmentSysId,
    latitude: house.latitude,
    longitude: house.longitude,
    rating: house.rating,
    published_at: house.publishedAt,
    created_at: house.createdAt,
    updated_at: updatedAt,
    persons: facts.persons,
    pets: facts.pets,
    bedrooms: facts.bedrooms,
    bathrooms: facts.bathrooms,
    house_area: facts.houseArea,
    beach_distance: facts.beachDistance,
    // The page draws one of the rooms where the broker has none.
    has_floor_plan: 1,
    image_count: images.length,
    review_average: reviewStat?.average ?? null,
    review_count: reviewStat?.count ?? 0,
  })
  await writer.insert(
    'lodging_text',
    ['lodging_id', 'lan', 'title', 'body', 'embedded_video_html'],
    house.descriptions.map(({ lan, title, body, embeddedVideoHtml }) => [id, lan, title, body, embeddedVideoHtml]),
  )
  await writer.insert(
    'lodging_image',
    ['lodging_id', 'sort_order', 'url', 'tag', 'file_size', 'width', 'height'],
    images.map((image) => [
      id,
      image.sortOrder,
      image.url,
      image.tagIds[0] ?? '',
      image.fileSize,
      image.width,
      image.height,
    ]),
  )
  await writer.insert(
    'lodging_facility',
    ['lodging_id', 'facility_id', 'value', 'from_date', 'to_date'],
    house.facilities.map(({ facilityId, value, fromDate, toDate }) => [
      ...[id, facilityId, facilityTypeOf(facilityId) === facilityType.string ? value : Number(value)],
      ...[fromDate, toDate],
    ]),
  )
  await writer.insert(
    'lodging_meta',
    ['lodging_id', 'key', 'value'],
    house.meta.map(({ key, value }) => [id, key, value]),
  )
}

/** @param priced the house's items in the order of `pricedEditions`, each in that currency */
async function insertItems(writer: SeedWriter, { id }: House, priced: readonly House['itemPrices'][]): Promise<void> {
  for (const price of priced[0] ?? []) {
    const { itemId, item } = price
    const unitPrices = priced.map((prices) => prices.find((each) => each.itemId === itemId)?.unitPrice ?? 0)
    await insertRecord(writer, 'item', {
      id: itemId,
      type: item.type,
      charge_type: item.chargeType,
      definition_id: item.definitionId,
      metered_quantity: Number(item.meteredQuantity),
    })
    await insertRecord(writer, 'lodging_item', {
      lodging_id: id,
      item_id: itemId,
      ...Object.fromEntries(pricedEditions.map(({ columns }, place) => [columns.unitPrice, unitPrices[place] ?? 0])),
      is_mandatory: Number(price.isMandatory),
      min_quantity: price.minQuantity,
      max_quantity: price.maxQuantity,
    })
    for (const season of seasons) {
      const use = price[season]
      if (!use) continue
      const { level, ownPersons, extraNights, low, high, stays } = use
      await insertRecord(writer, 'item_use', {
        ...{ lodging_id: id, season, item_id: itemId, level, low, high, stays },
        ...{ own_persons: ownPersons, extra_nights: extraNights },
      })
    }
  }
}

function insertRecord(writer: SeedWriter, table: string, row: Record<string, string | number | null>): Promise<void> {
  return writer.insert(table, Object.keys(row), [Object.values(row)])
}
