import { facilityQueries } from './houses/facilities.ts'
import { lodgingFields, lodgingNameFields } from './houses/lodging.ts'
import { lodgingQueries } from './houses/lodgings.ts'
import { streetQueries } from './houses/streets.ts'
import { portalReviewQueries } from './reviews/portal-reviews.ts'
import { reviewQueries } from './reviews/reviews.ts'
import { consumptionQueries } from './stays/consumption.ts'
import { flowQueries } from './stays/flow.ts'
import { itemQueries } from './stays/items.ts'
import { optionQueries } from './stays/options.ts'
import { useOfItem } from './stays/use.ts'
import { textQueries } from './texts.ts'
import { weatherQueries } from './weather.ts'

export const resolvers = {
  Query: {
    ...lodgingQueries,
    ...facilityQueries,
    ...streetQueries,
    ...textQueries,
    ...reviewQueries,
    ...flowQueries,
    ...optionQueries,
    ...itemQueries,
    ...consumptionQueries,
    ...weatherQueries,
    ...portalReviewQueries,
  },
  Lodging: lodgingFields,
  BookingOptionItemPrice: { use: useOfItem },
  LodgingName: lodgingNameFields,
}
