import * as v from 'valibot'
import { tagOf } from '../../../kv/tags.ts'
import {
  HeldFacilitySchema,
  HouseStaySchema,
  ItemPriceSchema,
  ItemUseSchema,
  LodgingDescriptionSchema,
  MinorUnitsSchema,
  ShownImageSchema,
  VacationRentalSchema,
} from '../../contracts/lodging.ts'
import { IdSchema, LatitudeSchema, LongitudeSchema, MeasureSchema } from '../../contracts/numbers.ts'
import { HouseReviewSchema, houseReviewFields, ReviewStatSchema } from '../../contracts/review.ts'
import { brokerLimits } from '../../domain/broker-limits.ts'
import { seasons } from '../../domain/consumption.ts'
import { defaultDuration } from '../../domain/stays.ts'
import { byEdition, type EditionKey, editions } from '../../editions/table.ts'

/** The fields of a contract, as a query asks for them: nothing else, for each byte of a reply is read, checked and kept. */
const fieldsIn = ({ entries }: { entries: object }) => Object.keys(entries).join(' ')

const day = 24 * 60 * 60
/**
 * Nights are sold all day, also through others: replies older than some seconds are used only while the broker fails.
 */
const sold = { maxAge: 4, staleWhileRevalidate: 0, staleIfError: day, maxAgeIfNotified: 7 * day, isOfDay: true }
/** Descriptions of a house change rarely, and a broker other than the embedded one need not notify of changes. */
const notifiedPolicy = { maxAge: 60, staleWhileRevalidate: 4 * 60, staleIfError: 7 * day, maxAgeIfNotified: 7 * day }
const withStays = (_: unknown, { id, lodgingId }: Record<string, unknown>) => [tagOf.lodging(Number(id ?? lodgingId))]
const house = (_: unknown, { id }: Record<string, unknown>) => [tagOf.house(Number(id))]

const ShownReviewStatSchema = v.pick(ReviewStatSchema, ['average', 'count'])
const factsFields = `id name address1 postalCode city locationId latitude longitude rating
  descriptions { ${fieldsIn(LodgingDescriptionSchema)} }
  images(limit: ${brokerLimits.images}) { ${fieldsIn(ShownImageSchema)} }
  vacationRental { ${fieldsIn(VacationRentalSchema)} }
  facilities(limit: ${brokerLimits.facilities}) { ${fieldsIn(HeldFacilitySchema)} }
  reviewStat { ${fieldsIn(ShownReviewStatSchema)} }`
const LodgingFactsSchema = v.object({
  id: IdSchema,
  name: v.string(),
  address1: v.string(),
  postalCode: v.string(),
  city: v.string(),
  locationId: IdSchema,
  latitude: LatitudeSchema,
  longitude: LongitudeSchema,
  rating: MeasureSchema,
  descriptions: v.array(LodgingDescriptionSchema),
  images: v.array(ShownImageSchema),
  vacationRental: VacationRentalSchema,
  facilities: v.array(HeldFacilitySchema),
  reviewStat: v.nullable(ShownReviewStatSchema),
})
export type LodgingFacts = v.InferOutput<typeof LodgingFactsSchema>

const stayFields = fieldsIn(HouseStaySchema)
const { item: PricedItemSchema, ...itemPriceEntries } = ItemPriceSchema.entries
const itemPriceFields = `${fieldsIn({ entries: itemPriceEntries })} item { ${fieldsIn(PricedItemSchema)} }`
const cheapestFields = `cheapestBookingOptions(limit: ${brokerLimits.cheapestBookingOptions}) { ${stayFields} }`
const LodgingPricesSchema = v.object({
  cheapestBookingOptions: v.array(HouseStaySchema),
  itemPrices: v.array(ItemPriceSchema),
})
export type LodgingPrices = v.InferOutput<typeof LodgingPricesSchema>

const detailsFieldsOf = (edition: EditionKey) => `reviews(
  limit: ${brokerLimits.reviews}, lan: [${editions.map(({ id }) => id).join(', ')}], type: 2
) { ${houseReviewFields(edition)} }`
const LodgingDetailsSchema = v.object({ reviews: v.array(HouseReviewSchema) })
export type LodgingDetails = v.InferOutput<typeof LodgingDetailsSchema>

/** Of all seasons, so that one cached reply serves trips at any time of the year. */
const useFields = seasons
  .map((season) => `${season}: use(season: "${season}") { level ownPersons extraNights low high stays }`)
  .join(' ')
const useEntries = v.entriesFromList(seasons, v.nullable(ItemUseSchema))
const LodgingUseSchema = v.object({ itemPrices: v.array(v.object({ itemId: IdSchema, ...useEntries })) })
export type LodgingUse = v.InferOutput<typeof LodgingUseSchema>

/** With the broker's total, which the API says. */
const TotalledStaySchema = v.object({ ...HouseStaySchema.entries, totalPrice: MinorUnitsSchema })

const HouseSchema = v.object({
  lodging: v.nullable(
    v.object({
      ...LodgingFactsSchema.entries,
      ...LodgingDetailsSchema.entries,
      ...LodgingPricesSchema.entries,
      itemPrices: v.array(v.object({ ...ItemPriceSchema.entries, ...useEntries })),
    }),
  ),
  arrivals: v.array(HouseStaySchema),
})

/**
 * All that a house's page shows of it: facts, reviews, items with the consumption of earlier stays, and stays, those of
 * the default duration among them. One call and one cached reply cost less than two, and a page needs both.
 */
export const lodgingQueries = byEdition(({ key }) => ({
  name: 'LodgingHouse',
  document: /* GraphQL */ `
    query LodgingHouse($id: Int!, $lan: Int!) {
      lodging(id: $id, lan: $lan) {
        ${factsFields} ${detailsFieldsOf(key)} ${cheapestFields} itemPrices { ${itemPriceFields} ${useFields} }
      }
      arrivals: bookingOptions(lan: $lan, lodgingId: $id, duration: ${defaultDuration}, limit: ${brokerLimits.bookingOptions}) { ${stayFields} }
    }
  `,
  schema: HouseSchema,
  caching: { cachePolicy: sold, tags: withStays },
}))

/** The same without reviews and consumption, for when the broker fails on all of it. */
export const lodgingPageQuery = {
  name: 'LodgingPage',
  document: /* GraphQL */ `
    query LodgingPage($id: Int!, $lan: Int!) {
      lodging(id: $id, lan: $lan) { ${factsFields} ${cheapestFields} itemPrices { ${itemPriceFields} } }
    }
  `,
  schema: v.object({
    lodging: v.nullable(v.object({ ...LodgingFactsSchema.entries, ...LodgingPricesSchema.entries })),
  }),
  caching: { cachePolicy: sold, tags: withStays },
}

/** The stays in a range of days: of another duration for the calendar, of all for the prices of a month. */
export const arrivalsQuery = {
  name: 'LodgingArrivals',
  document: /* GraphQL */ `
    query LodgingArrivals($lan: Int!, $lodgingId: Int!, $duration: Int, $from: String, $to: String) {
      bookingOptions(lan: $lan, lodgingId: $lodgingId, duration: $duration, from: $from, to: $to, limit: ${brokerLimits.bookingOptions}) { ${fieldsIn(TotalledStaySchema)} }
    }
  `,
  schema: v.object({ bookingOptions: v.array(TotalledStaySchema) }),
  caching: { cachePolicy: sold, tags: withStays },
}

const DetailsSchema = v.object({ lodging: v.nullable(LodgingDetailsSchema) })

/** Reviews by guests. */
export const lodgingDetailsQueries = byEdition(({ key }) => ({
  name: 'LodgingDetails',
  document: /* GraphQL */ `
    query LodgingDetails($id: Int!, $lan: Int!) {
      lodging(id: $id, lan: $lan) { ${detailsFieldsOf(key)} }
    }
  `,
  schema: DetailsSchema,
  caching: { cachePolicy: notifiedPolicy, tags: house },
}))

/** Metered consumption of earlier stays. */
export const earlierUseQuery = {
  name: 'EarlierUse',
  document: /* GraphQL */ `
    query EarlierUse($id: Int!, $lan: Int!) {
      lodging(id: $id, lan: $lan) { itemPrices { itemId ${useFields} } }
    }
  `,
  schema: v.object({ lodging: v.nullable(LodgingUseSchema) }),
  caching: { cachePolicy: notifiedPolicy, tags: house },
}
