import { createSchema, createYoga } from 'graphql-yoga'
import { Hono } from 'hono'
import type { Env } from '../env.ts'
import { maskedErrors } from '../middleware/mask-errors.ts'
import { createContentLoader } from './entries.ts'
import { limitDepth } from './limit-depth.ts'
import { type ContentContext, contentResolvers } from './resolvers.ts'
import { contentSchema } from './sdl.ts'

type Server = ReturnType<typeof createServer>
let server: Server | undefined

/** The content service: GraphQL in Contentful's conventions at /graphql. */
export const contentApp = new Hono<{ Bindings: Env }>()

contentApp.on(['GET', 'POST'], '/graphql', (c) => {
  server ??= createServer()
  return server.fetch(c.req.raw, { db: c.env.DB, loader: createContentLoader(c.env.DB) })
})

/** Built on the first request: the schema of some forty types is too much for a worker's start. */
function createServer() {
  return createYoga<ContentContext>({
    graphqlEndpoint: '*',
    schema: createSchema<ContentContext>({ typeDefs: contentSchema(), resolvers: contentResolvers() }),
    fetchAPI: {
      fetch,
      Request,
      Response,
      Headers,
      URL,
      FormData,
      ReadableStream,
      TransformStream,
      TextDecoder,
      TextEncoder,
    },
    plugins: [limitDepth()],
    maskedErrors,
    graphiql: false,
    landingPage: false,
    logging: false,
  })
}
