import {
  type ASTVisitor,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql'
import { createSchema, createYoga, maskError, type Plugin } from 'graphql-yoga'
import type { Context, Handler } from 'hono'
import type { Env } from '../env.ts'

type SchemaOf<ResolverContext> = Parameters<typeof createSchema<ResolverContext>>[0]

interface GraphqlService<ResolverContext> {
  /** Called on the first request: a schema is too much work for a worker's start. */
  schema: () => Pick<SchemaOf<ResolverContext>, 'typeDefs' | 'resolvers'>
  limits: QueryLimits
  /** Why a valid query is not executed. */
  refuse?: Refuse
  /** What the resolvers of one request share. */
  context: (env: Env, request: Request) => ResolverContext | Promise<ResolverContext>
}

type Refuse = (query: {
  schema: GraphQLSchema
  document: DocumentNode
  /** As it was sent. */
  text: string
  variables: Readonly<Record<string, unknown>>
}) => GraphQLError | null

/** GraphQL over HTTP as each of the services answers it: queries by GET, or by POST as JSON. */
export function graphqlHandler<ResolverContext extends Record<string, unknown>>(
  service: GraphqlService<ResolverContext>,
): Handler<{ Bindings: Env }> {
  let server: ReturnType<typeof createServer<ResolverContext>> | undefined
  return async function handleGraphql(c) {
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
  refuse,
}: GraphqlService<ResolverContext>) {
  return createYoga<ResolverContext>({
    schema: createSchema<ResolverContext>(schema()),
    graphqlEndpoint: '*',
    plugins: [limitQuery(limits), ...(refuse ? [refuseBy(refuse)] : [])],
    maskedErrors,
    logging: false,
    graphiql: false,
    landingPage: false,
    multipart: false,
    cors: false,
    // The runtime's own classes: yoga's replacements and workerd's don't mix.
    fetchAPI: { fetch, Request, Response, Headers, URL, URLSearchParams, ReadableStream, TextEncoder, TextDecoder },
  })
}

/**
 * What a GraphQL caller may learn of an error: those thrown for it, as they are; of all others only that something
 * failed, in development too. Their cause goes to the log.
 */
const maskedErrors = {
  maskError(error: unknown, message: string): Error {
    const masked = maskError(error, message, false)
    if (masked !== error) console.error('A resolver failed', error)
    return masked
  },
}

/** Envelop plugin. */
function refuseBy(refuse: Refuse): Plugin {
  return {
    onExecute({ args: { schema, document, variableValues, contextValue }, setResultAndStopExecution }) {
      const text = contextValue.params?.query ?? ''
      const error = refuse({ schema, document, text, variables: variableValues ?? {} })
      if (error) setResultAndStopExecution({ errors: [error] })
    },
  }
}

interface QueryLimits {
  maxDepth: number
  maxFields: number
}

interface Measured extends QueryLimits {
  fields: number
}

/** Envelop plugin: refuses documents that are absurdly deep or wide, fragments counted wherever they are spread. */
function limitQuery(limits: QueryLimits): Plugin {
  return {
    onValidate({ addValidationRule }) {
      addValidationRule((context: ValidationContext) => refuseHugeDocuments(context, limits))
    },
  }
}

function refuseHugeDocuments(context: ValidationContext, limits: QueryLimits): ASTVisitor {
  const { maxFields, maxDepth } = limits
  return {
    OperationDefinition(operation) {
      if (measure(context, operation.selectionSet, 1, { ...limits, fields: 0 }, new Set())) return
      context.reportError(
        new GraphQLError(`The query is too large: at most ${maxFields} fields, ${maxDepth} levels deep.`, {
          nodes: operation,
        }),
      )
    },
  }
}

/** False as soon as a limit is passed. Introspection may be deep: its types nest by nature. */
function measure(
  context: ValidationContext,
  selectionSet: SelectionSetNode,
  depth: number,
  size: Measured,
  open: Set<string>,
): boolean {
  return selectionSet.selections.every((selection) => {
    size.fields += 1
    if (size.fields > size.maxFields) return false
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const name = selection.name.value
      const fragment = context.getFragment(name)
      if (!fragment || open.has(name)) return true
      return measure(context, fragment.selectionSet, depth, size, new Set(open).add(name))
    }
    if (selection.kind === Kind.INLINE_FRAGMENT) return measure(context, selection.selectionSet, depth, size, open)
    if (!selection.selectionSet || selection.name.value === '__schema') return true
    return depth < size.maxDepth && measure(context, selection.selectionSet, depth + 1, size, open)
  })
}
