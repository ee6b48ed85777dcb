import type * as v from 'valibot'
import type { CachePolicy } from '../domain/cache-policy.ts'
import { stableJson } from '../domain/digests.ts'
import type { GraphqlRequest } from './graphql.ts'
import { type ReadThrough, readDirectly } from './read-through.ts'

interface BrokerQuery<Schema extends v.GenericSchema> {
  name: string
  document: string
  /** Of the reply's `data`. */
  schema: Schema
  /** Null: the query is never cached, as booking must not be. */
  caching: {
    cachePolicy: CachePolicy
    /** In place of `cachePolicy`, where it depends on the data. */
    policyOf?(data: v.InferOutput<Schema>): CachePolicy
    /** Ids of the data in the reply. */
    tags(data: v.InferOutput<Schema>, variables: Record<string, unknown>): readonly string[]
  } | null
}

/**
 * The rental broker: queries stand in the features that use them, each with the contract of its reply. Headers are for
 * queries that are never cached.
 */
export interface BrokerService {
  query<Schema extends v.GenericSchema>(
    query: BrokerQuery<Schema>,
    variables: Record<string, unknown>,
    headers?: Record<string, string>,
  ): Promise<v.InferOutput<Schema>>
}

export function createBrokerService(request: GraphqlRequest, readThrough: ReadThrough = readDirectly): BrokerService {
  return {
    async query({ name, document, schema, caching }, variables, headers) {
      const { data } = await readThrough({
        service: 'broker',
        cacheKey: `${name} ${stableJson(variables)}`,
        schema,
        cachePolicy: caching?.cachePolicy ?? null,
        policyOf: caching?.policyOf,
        isShared: false,
        tags: (found) => caching?.tags(found, variables) ?? [],
        fetchReply: () => request({ name, document, variables, headers }),
      })
      return data
    },
  }
}
