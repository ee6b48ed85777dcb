import { createSchema, createYoga } from 'graphql-yoga'
import type { Context, Handler } from 'hono'
import type { Env } from '../env.ts'
import { limitQuery, type QueryLimits } from './limit-query.ts'
import { maskedErrors } from './mask-errors.ts'

type SchemaOf<ResolverContext> = Parameters<typeof createSchema<ResolverContext>>[0]

export interface GraphqlService<ResolverContext> {
  /** Called on the first request: a schema is too much work for a worker's start. */
  schema: () => Pick<SchemaOf<ResolverContext>, 'typeDefs' | 'resolvers'>
  limits: QueryLimits
  /** What the resolvers of one request share. */
  context: (env: Env, request: Request) => ResolverContext | Promise<ResolverContext>
}

/** GraphQL over HTTP as each of the services answers it: queries by GET, or by POST as JSON. */
export function serveGraphql<ResolverContext extends Record<string, unknown>>(
  service: GraphqlService<ResolverContext>,
): Handler<{ Bindings: Env }> {
  let server: ReturnType<typeof createServer<ResolverContext>> | undefined
  return async function answerGraphql(c) {
    if (c.req.method === 'POST' && !isJson(c.req.header('content-type'))) return refuseType(c)
    server ??= createServer(service)
    return server.fetch(c.req.raw, await service.context(c.env, c.req.raw))
  }
}

function isJson(contentType: string | undefined): boolean {
  return /^application\/json\s*(;|$)/i.test(contentType ?? '')
}

function refuseType(c: Context): Response {
  const message = 'A query is sent as application/json: {"query": …, "variables": …}.'
  return c.json({ errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] }, 415)
}

function createServer<ResolverContext extends Record<string, unknown>>({
  schema,
  limits,
}: GraphqlService<ResolverContext>) {
  return createYoga<ResolverContext>({
    schema: createSchema<ResolverContext>(schema()),
    graphqlEndpoint: '*',
    plugins: [limitQuery(limits)],
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
