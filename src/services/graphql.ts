import { ClientError, GraphQLClient } from 'graphql-request'
import type { GraphqlRequest } from './graphql-request-type.ts'
import { ServiceError } from './service-error.ts'
import { type Call, callService, type ServiceAddress } from './transport.ts'

/**
 * GraphQL over the transport. Documents are strings and only queries: a call may be tried again. A reply with errors
 * is a failure, whatever data it carries.
 */
export function createGraphqlRequest(address: ServiceAddress, options: Pick<Call, 'signal' | 'deadline' | 'timeout'>) {
  const client = new GraphQLClient('http://graphql.invalid/graphql', {
    errorPolicy: 'none',
    // graphql-request builds the request and reads the reply; the way there is the transport's.
    fetch: async (_url, init) => {
      const body = await callService(address, {
        path: '/graphql',
        method: 'POST',
        safe: true,
        body: JSON.parse(String(init?.body)),
        ...options,
      })
      return Response.json(body)
    },
  })
  const request: GraphqlRequest = async ({ document, variables }) => {
    try {
      return await client.request<unknown>(document, variables)
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
