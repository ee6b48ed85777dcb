import { Hono } from 'hono'
import { holdHeader } from '../../contracts/booking.ts'
import type { Env } from '../env.ts'
import { serveGraphql } from '../middleware/graphql-server.ts'
import { type BrokerContext, createBrokerContext } from './context.ts'
import { resolvers } from './resolvers.ts'
import { brokerSchema } from './schema.ts'

/** The rental broker: GraphQL at /graphql. */
export const brokerApp = new Hono<{ Bindings: Env }>().on(
  ['GET', 'POST'],
  '/graphql',
  serveGraphql<BrokerContext>({
    schema: () => ({ typeDefs: brokerSchema, resolvers }),
    limits: { deepest: 12, maxFields: 600 },
    context: ({ DB }, request) => createBrokerContext(DB, request.headers.get(holdHeader)),
  }),
)
