import { Meilisearch } from 'meilisearch'
import * as v from 'valibot'
import { expect } from 'vitest'
import type { ServiceName } from '../../src/contracts/services.ts'
import { thisSite } from '../this-site.ts'

/**
 * Where a service answers, and its key: what the site's own variables name (BROKER_URL, SERVICE_KEY …), or the embedded
 * back end. So the same suite tells whether a real service keeps the contract.
 */
export function urlOf(service: ServiceName): string {
  const path = service === 'images' ? 'media' : service === 'related' ? '' : service
  const url = process.env[`${service.toUpperCase()}_URL`] || `http://127.0.0.1:${thisSite().backendPort}/${path}`
  return url.replace(/\/$/, '')
}

/** The content service's own URL is its endpoint; the broker's is below its URL. */
export function graphqlUrlOf(service: 'broker' | 'content'): string {
  const isOutside = service === 'content' && Boolean(process.env.CONTENT_URL)
  return isOutside ? (process.env.CONTENT_URL ?? '') : `${urlOf(service)}/graphql`
}

export const serviceKey = process.env.SERVICE_KEY || 'local-service-key'
export const searchKey = keyOf('search')

/** The key of a service: the one that it handed out, or that of the embedded back end. */
export function keyOf(service: ServiceName): string {
  return process.env[`${service.toUpperCase()}_KEY`] || serviceKey
}

/** A call's headers, with the key as the service wants it. */
export function keyHeadersOf(service: ServiceName, key = keyOf(service)): Record<string, string> {
  return service === 'content' ? { authorization: `Bearer ${key}` } : { [keyHeader]: key }
}
export const keyHeader = 'x-service-public-key'

/** Each call has a connection of its own: the local runtime may close an idle one just as a busy machine uses it again. */
export function searchClient(apiKey: string = searchKey): Meilisearch {
  return new Meilisearch({ host: urlOf('search'), apiKey, requestInit: { headers: { connection: 'close' } } })
}

const GraphqlReplySchema = v.object({
  data: v.nullish(v.unknown()),
  errors: v.optional(
    v.array(
      v.object({
        message: v.string(),
        extensions: v.optional(v.object({ contentful: v.optional(v.object({ code: v.string() })) })),
      }),
    ),
  ),
})

export interface GraphqlReply {
  status: number
  data: unknown
  /** Messages. */
  errors: string[]
  /** Contentful's, of those errors that have one. */
  codes: string[]
}

export async function postQuery(
  service: 'broker' | 'content',
  query: string,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = keyHeadersOf(service),
): Promise<GraphqlReply> {
  const response = await fetch(graphqlUrlOf(service), {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json', ...headers },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors = [] } = v.parse(GraphqlReplySchema, await response.json())
  const codes = errors.flatMap(({ extensions }) => extensions?.contentful?.code ?? [])
  return { status: response.status, data, errors: errors.map(({ message }) => message), codes }
}

/** The data of a query that must not fail, by its contract. */
export async function ask<Schema extends v.GenericSchema>(
  service: 'broker' | 'content',
  schema: Schema,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<v.InferOutput<Schema>> {
  const { data, errors } = await postQuery(service, query, variables)
  if (errors.length > 0) throw new Error(errors.join('; '))
  return v.parse(schema, data)
}

/** Checks that nothing is answered without a key or with a wrong one. */
export async function refusesStrangers(service: 'broker' | 'content'): Promise<void> {
  for (const headers of [{}, keyHeadersOf(service, 'a guess of sixteen letters')]) {
    const response = await fetch(graphqlUrlOf(service), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{"query":"{ __typename }"}',
    })
    expect([401, 403]).toContain(response.status)
    expect(await response.text()).not.toContain('"Query"')
  }
}
