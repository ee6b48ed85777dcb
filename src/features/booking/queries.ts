import * as v from 'valibot'
import {
  BookingOptionItemPriceSchema,
  BookingOptionSchema,
  IsoDateSchema,
  ItemUseSchema,
  LodgingDescriptionSchema,
  LodgingFacilitySchema,
  LodgingImageSchema,
  MinorUnitsSchema,
  StayNightsSchema,
  summaryFields,
  VacationRentalSchema,
} from '../../contracts/lodging.ts'
import { IdSchema, MeasureSchema, OfferedCountSchema } from '../../contracts/numbers.ts'
import { brokerLimits } from '../../domain/broker-limits.ts'

const HouseSchema = v.object({
  id: IdSchema,
  name: v.string(),
  address1: v.string(),
  postalCode: v.string(),
  city: v.string(),
  locationId: IdSchema,
  descriptions: v.array(LodgingDescriptionSchema),
  images: v.array(LodgingImageSchema),
  vacationRental: VacationRentalSchema,
  facilities: v.array(LodgingFacilitySchema),
})

/** A stay among others: only what choosing needs. */
const ListedStaySchema = v.object({
  arrival: IsoDateSchema,
  duration: StayNightsSchema,
  totalPrice: MinorUnitsSchema,
  status: IdSchema,
})
export type ListedOption = v.InferOutput<typeof ListedStaySchema>

const item = 'item { id type chargeType meteredQuantity description unitName definitionId }'
const listedFields = 'arrival duration totalPrice status'

/**
 * The stay requested, the house, its items and what earlier guests used of them at that time of the year, the arrivals
 * of the same duration, and the stays of any length nearby.
 */
export const bookingFlowQuery = {
  name: 'BookingFlow',
  document: /* GraphQL */ `
    query BookingFlow(
      $lan: Int!, $lodgingId: Int!, $duration: Int!, $arrival: String!, $from: String!, $to: String!, $season: String!
    ) {
      bookingFlow(lan: $lan, lodgingId: $lodgingId, duration: $duration, arrival: $arrival) {
        lodging {
          id name address1 postalCode city locationId
          ${summaryFields}
          facilities(limit: ${brokerLimits.facilities}) { lodgingId facilityId value fromDate toDate }
        }
        option {
          lodgingId arrival departure duration price normalPrice transactionFee totalPrice currency discountTags
          hasDiscount status heldUntil
        }
        itemPrices {
          lodgingId duration arrival itemId unitPrice currency isMandatory minQuantity maxQuantity
          ${item}
          use(season: $season) { level ownPersons extraNights low high stays }
        }
      }
      arrivals: bookingOptions(lan: $lan, lodgingId: $lodgingId, duration: $duration) { ${listedFields} }
      nearby: bookingOptions(lan: $lan, lodgingId: $lodgingId, from: $from, to: $to) { ${listedFields} }
    }
  `,
  schema: v.object({
    bookingFlow: v.nullable(
      v.object({
        lodging: HouseSchema,
        option: v.nullable(BookingOptionSchema),
        itemPrices: v.array(v.object({ ...BookingOptionItemPriceSchema.entries, use: v.nullable(ItemUseSchema) })),
      }),
    ),
    arrivals: v.array(ListedStaySchema),
    nearby: v.array(ListedStaySchema),
  }),
  caching: null,
}

/** What a booking can begin with: the house by its id or code, and its stays by what is known of the request. */
export const bookableHouseQuery = {
  name: 'BookableHouse',
  document: /* GraphQL */ `
    query BookableHouse($id: Int, $name: String, $lan: Int!) {
      lodging(id: $id, name: $name, lan: $lan) { id name vacationRental { persons pets } }
    }
  `,
  schema: v.object({
    lodging: v.nullable(
      v.object({
        id: IdSchema,
        name: v.string(),
        vacationRental: v.object({ persons: OfferedCountSchema, pets: OfferedCountSchema }),
      }),
    ),
  }),
  caching: null,
}

const DraftHouseSchema = v.object({
  id: IdSchema,
  descriptions: v.array(v.object({ lan: IdSchema, title: v.string() })),
  images: v.array(v.object({ url: v.string(), width: MeasureSchema, height: MeasureSchema })),
})
export type DraftHouse = v.InferOutput<typeof DraftHouseSchema>

/** The houses of the bookings that a browser has begun, each with its first picture. */
export const draftHousesQuery = {
  name: 'DraftHouses',
  document: /* GraphQL */ `
    query DraftHouses($ids: [Int!]!, $lan: Int!) {
      lodgingsByIds(ids: $ids, lan: $lan) { id descriptions { lan title } images(limit: 1) { url width height } }
    }
  `,
  schema: v.object({ lodgingsByIds: v.array(DraftHouseSchema) }),
  caching: null,
}

export const bookingOptionsQuery = {
  name: 'BookingOptions',
  document: /* GraphQL */ `
    query BookingOptions($lan: Int!, $lodgingId: Int!, $arrival: String, $duration: Int) {
      bookingOptions(lan: $lan, lodgingId: $lodgingId, arrival: $arrival, duration: $duration) { ${listedFields} }
    }
  `,
  schema: v.object({ bookingOptions: v.array(ListedStaySchema) }),
  caching: null,
}
