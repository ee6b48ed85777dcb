import * as v from 'valibot'
import { deadLinkCodes } from '../contracts/queries/query.ts'
import { parseReply, ServiceError } from './service-error.ts'
import { type Call, callService, type ServiceEndpoint } from './transport.ts'

/** One GraphQL call as the services make it; `name` is the operation's name, which chooses the source and the logs. */
export interface GraphqlOperation {
  name: string
  document: string
  variables: Record<string, unknown>
  headers?: Record<string, string>
}

/**
 * Resolves with the reply's `data`, unparsed; with Contentful's errors about links to missing entries in `deadLinks`.
 * Rejects when the source fails or reports other errors.
 */
export type GraphqlRequest = (operation: GraphqlOperation) => Promise<unknown>

const ErrorSchema = v.object({
  message: v.string(),
  extensions: v.nullish(
    v.object({ contentful: v.nullish(v.object({ code: v.nullish(v.string()), details: v.optional(v.unknown()) })) }),
  ),
})

/** A reply by GraphQL's specification (section 7); of extensions, only Contentful's are read. */
const ReplySchema = v.object({
  data: v.nullish(v.record(v.string(), v.unknown())),
  errors: v.nullish(v.array(ErrorSchema), []),
})

/**
 * GraphQL over the transport, at exactly the given URL. Documents are strings and only queries: a call may be retried.
 * A reply with errors is a failure, whatever data it has, unless all errors are links to missing entries.
 */
export function createGraphqlRequest(
  endpoint: ServiceEndpoint,
  options: Pick<Call, 'signal' | 'deadline' | 'timeout' | 'timed' | 'trace' | 'visitor' | 'onRetryAfter'>,
): GraphqlRequest {
  return async ({ name, document, variables, headers }) => {
    const body = await callService(endpoint, {
      path: '',
      operation: name,
      method: 'POST',
      safe: true,
      headers,
      body: { query: document, variables },
      ...options,
    })
    const { data, errors } = parseReply(endpoint.name, ReplySchema, body)
    const faults = errors.filter(({ extensions }) => !deadLinkCodes.includes(extensions?.contentful?.code))
    if (errors.length === 0) return data
    const deadLinks = errors.flatMap(({ extensions }) => extensions?.contentful?.details ?? [])
    if (faults.length === 0 && data) return { ...data, deadLinks }
    const messages = errors.map(({ message }) => message)
    throw new ServiceError(endpoint.name, 200, { messages }, messages.join('; '))
  }
}
