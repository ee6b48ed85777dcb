import { Hono } from 'hono'
import { type Env, readVariables } from '../env.ts'
import { graphqlHandler } from '../middleware/graphql-server.ts'
import { bearerToken, isSameText } from '../tokens.ts'
import { refuseCostly } from './complexity.ts'
import { createContentLoader } from './entries.ts'
import { type ContentContext, contentResolvers } from './resolvers.ts'
import { contentSchema } from './sdl.ts'

/** The content service: GraphQL in Contentful's conventions at /graphql. */
export const contentApp = new Hono<{ Bindings: Env }>().on(
  ['GET', 'POST'],
  '/graphql',
  graphqlHandler<ContentContext>({
    schema: () => ({ typeDefs: contentSchema(), resolvers: contentResolvers() }),
    // Entries link to each other in circles: a query may follow them this far.
    limits: { maxDepth: 20, maxFields: 2000 },
    refuse: refuseCostly,
    context: (env, request) => ({
      db: env.DB,
      loader: createContentLoader(env.DB),
      mayPreview: opensPreviews(env, request.headers.get('authorization')),
    }),
  }),
)

/** Whether the header carries the key of previews as bearer, as Contentful's clients show it. Nobody has an empty key. */
function opensPreviews(env: Env, authorization: string | null): boolean {
  const { contentPreviewKey } = readVariables(env)
  return contentPreviewKey !== '' && isSameText(bearerToken(authorization ?? undefined) ?? '', contentPreviewKey)
}
