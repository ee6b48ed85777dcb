import { createSchema, createYoga } from 'graphql-yoga'
import { Hono } from 'hono'
import type { Env } from '../env.ts'
import { limitQuery } from '../middleware/limit-query.ts'
import { maskedErrors } from '../middleware/mask-errors.ts'
import { type BrokerContext, createBrokerContext } from './context.ts'
import { resolvers } from './resolvers.ts'
import { brokerSchema } from './schema.ts'

let server: ReturnType<typeof createServer> | undefined

/** The rental broker: GraphQL at /graphql. */
export const brokerApp = new Hono<{ Bindings: Env }>().on(['GET', 'POST'], '/graphql', (c) => {
  server ??= createServer()
  return server.fetch(c.req.raw, createBrokerContext(c.env.DB))
})

/** Built on the first request: a schema is too much work for a worker's start. */
function createServer() {
  return createYoga<BrokerContext>({
    schema: createSchema<BrokerContext>({ typeDefs: brokerSchema, resolvers }),
    graphqlEndpoint: '*',
    plugins: [limitQuery],
    maskedErrors,
    logging: false,
    graphiql: false,
    landingPage: false,
    multipart: false,
    cors: false,
    // The runtime's own classes: yoga's stand-ins and workerd's don't mix.
    fetchAPI: { fetch, Request, Response, Headers, URL, URLSearchParams, ReadableStream, TextEncoder, TextDecoder },
  })
}
