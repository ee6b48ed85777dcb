import * as v from 'valibot'
import { parseReply } from './parse-reply.ts'
import { ServiceError } from './service-error.ts'
import { type Call, callService, type ServiceEndpoint } from './transport.ts'

/** One GraphQL call as the services make it; `name` is the operation's name, which chooses the source and the logs. */
export interface GraphqlOperation {
  name: string
  document: string
  variables: Record<string, unknown>
  headers?: Record<string, string>
}

/** Resolves with the reply's `data`, unparsed; rejects when the source fails or reports errors. */
export type GraphqlRequest = (operation: GraphqlOperation) => Promise<unknown>

/** Of a reply as GraphQL's specification has it (section 7): extensions are not read. */
const ReplySchema = v.object({
  data: v.nullish(v.record(v.string(), v.unknown())),
  errors: v.nullish(v.array(v.object({ message: v.string() })), []),
})

/**
 * GraphQL over the transport, at the address exactly as it is. Documents are strings and only queries: a call may be tried again. A reply with errors
 * is a failure, whatever data it carries.
 */
export function createGraphqlRequest(
  address: ServiceEndpoint,
  options: Pick<Call, 'signal' | 'deadline' | 'timeout' | 'timed' | 'trace' | 'visitor' | 'onRetryAfter'>,
): GraphqlRequest {
  return async ({ name, document, variables, headers }) => {
    const body = await callService(address, {
      path: '',
      operation: name,
      method: 'POST',
      safe: true,
      headers,
      body: { query: document, variables },
      ...options,
    })
    const { data, errors } = parseReply(address.name, ReplySchema, body)
    if (errors.length === 0) return data
    const messages = errors.map(({ message }) => message)
    throw new ServiceError(address.name, 200, { messages }, messages.join('; '))
  }
}
