import { Hono } from 'hono'
import { holdHeader } from '../../contracts/booking.ts'
import type { Env } from '../env.ts'
import { graphqlHandler } from '../middleware/graphql-server.ts'
import { type BrokerContext, createBrokerContext } from './context.ts'
import { facilityQueries, streetQueries } from './houses/facilities.ts'
import { lodgingFields, lodgingNameFields } from './houses/lodging.ts'
import { lodgingQueries } from './houses/lodgings.ts'
import { portalReviewQueries, reviewQueries } from './reviews.ts'
import { brokerSchema } from './schema.ts'
import { consumptionQueries, useOfItem } from './stays/consumption.ts'
import { itemQueries } from './stays/items.ts'
import { flowQueries, optionQueries } from './stays/options.ts'
import { textQueries } from './texts.ts'
import { weatherQueries } from './weather.ts'

/** The rental broker: GraphQL at /graphql. */
export const brokerApp = new Hono<{ Bindings: Env }>().on(
  ['GET', 'POST'],
  '/graphql',
  graphqlHandler<BrokerContext>({
    schema: () => ({ typeDefs: brokerSchema, resolvers }),
    limits: { maxDepth: 12, maxFields: 600 },
    context: ({ DB }, request) => createBrokerContext(DB, request.headers.get(holdHeader)),
  }),
)

const resolvers = {
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
