import { ClientError, GraphQLClient } from 'graphql-request'
import type { GraphqlRequest } from './graphql-request-type.ts'
import { ServiceError } from './service-error.ts'
import { type Call, callService, type ServiceAddress } from './transport.ts'

/**
 * GraphQL over the transport. Documents are strings and only queries: a call may be tried again. A reply with errors
 * is a failure, whatever data it carries.
 */
export function createGraphqlRequest(
  address: ServiceAddress,
  options: Pick<Call, 'signal' | 'deadline' | 'timeout' | 'timed' | 'trace' | 'visitor' | 'onRetryAfter'>,
) {
  /** Replies that the transport has read, by the ticket that graphql-request reads in their place. */
  const read = new Map<string, unknown>()
  let tickets = 0
  const client = new GraphQLClient('http://graphql.invalid/graphql', {
    errorPolicy: 'none',
    // graphql-request builds the request and reads the reply; the way there is the transport's.
    fetch: async (_url, init) => {
      const sent: unknown = JSON.parse(String(init?.body))
      const body = await callService(address, {
        path: '/graphql',
        operation: operationNameOf(sent),
        method: 'POST',
        safe: true,
        headers: ownHeaders(init?.headers),
        body: sent,
        ...options,
      })
      tickets += 1
      read.set(String(tickets), body)
      return new Response(String(tickets), { headers: { 'content-type': 'application/json' } })
    },
    jsonSerializer: {
      stringify: JSON.stringify,
      parse(ticket) {
        const body = read.get(ticket)
        read.delete(ticket)
        return body
      },
    },
  })
  const request: GraphqlRequest = async ({ document, variables, headers }) => {
    try {
      return await client.request<unknown>(document, variables, headers)
    } catch (error) {
      if (error instanceof ClientError) {
        const messages = error.response.errors?.map((each) => each.message) ?? []
        throw new ServiceError(address.name, error.response.status, { messages }, messages.join('; '))
      }
      throw error
    }
  }
  return request
}

/** The name in the document: those of this site are told apart by it. */
function operationNameOf(sent: unknown): string {
  const query = typeof sent === 'object' && sent !== null && 'query' in sent ? String(sent.query) : ''
  return /\bquery\s+(\w+)/.exec(query)?.[1] ?? 'unnamed'
}

/** What a call was given beyond what graphql-request sets by itself. */
function ownHeaders(headers: HeadersInit | undefined): Record<string, string> {
  return Object.fromEntries([...new Headers(headers)].filter(([name]) => name.startsWith('x-')))
}
