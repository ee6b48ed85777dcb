import { brokerLimits } from '../../../domain/broker-limits.ts'
import { today } from '../../../domain/stays.ts'
import { registrationNumberOf } from '../../../domain/vacation-rental.ts'
import type { BrokerContext } from '../context.ts'
import { reviewStatOf, reviewsOf } from '../reviews/reviews.ts'
import { consumptionOf } from '../stays/consumption.ts'
import { itemPricesOf } from '../stays/items.ts'
import { cheapestOptionsOf } from '../stays/options.ts'
import type { LodgingParent, NamedParent } from './lodgings.ts'
import { descriptionsOf, facilitiesOf, imagesOf, metaOf, streetOf } from './parts.ts'

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
