import * as v from 'valibot'
import { LodgingDescriptionSchema, LodgingImageSchema, VacationRentalSchema } from '../../contracts/lodging.ts'

/** Houses that are let, though nothing of them is free now: the search has only those that can be booked. */
export const housesByIdsQuery = {
  name: 'LodgingsByIds',
  document: /* GraphQL */ `
    query LodgingsByIds($ids: [Int!]!, $lan: Int!) {
      lodgingsByIds(ids: $ids, lan: $lan) {
        id name address1 city locationId streetId rating longitude latitude
        descriptions { lan title body embeddedVideoHtml }
        images(limit: 1) { url tagIds fileSize width height sortOrder }
        vacationRental { persons pets bedrooms bathrooms houseArea beachDistance }
        reviewStat { average count }
      }
    }
  `,
  schema: v.object({
    lodgingsByIds: v.array(
      v.object({
        id: v.number(),
        name: v.string(),
        address1: v.string(),
        city: v.string(),
        locationId: v.number(),
        streetId: v.number(),
        rating: v.number(),
        longitude: v.number(),
        latitude: v.number(),
        descriptions: v.array(LodgingDescriptionSchema),
        images: v.array(LodgingImageSchema),
        vacationRental: VacationRentalSchema,
        reviewStat: v.nullable(v.object({ average: v.number(), count: v.number() })),
      }),
    ),
  }),
}
export type HouseById = v.InferOutput<typeof housesByIdsQuery.schema>['lodgingsByIds'][number]
