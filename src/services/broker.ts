import type * as v from 'valibot'
import type { GraphqlRequest } from './graphql-request-type.ts'
import { parseReply } from './parse-reply.ts'

export interface BrokerQuery<Schema extends v.GenericSchema> {
  name: string
  document: string
  /** Of the reply's `data`. */
  schema: Schema
}

/** The rental broker: queries stand in the rooms that use them, each with the contract of its reply. */
export interface BrokerService {
  query<Schema extends v.GenericSchema>(
    query: BrokerQuery<Schema>,
    variables: Record<string, unknown>,
  ): Promise<v.InferOutput<Schema>>
}

export function createBrokerService(request: GraphqlRequest): BrokerService {
  return {
    async query(query, variables) {
      const data = await request({ name: query.name, document: query.document, variables })
      return parseReply('broker', query.schema, data)
    },
  }
}
