import { consumptionQueries } from './consumption.ts'
import { facilityQueries } from './facilities.ts'
import { flowQueries } from './flow.ts'
import { itemQueries } from './items.ts'
import { lodgingFields } from './lodging.ts'
import { lodgingQueries } from './lodgings.ts'
import { optionQueries } from './options.ts'
import { portalReviewQueries } from './portal-reviews.ts'
import { reviewQueries } from './reviews.ts'
import { streetQueries } from './streets.ts'
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
}
