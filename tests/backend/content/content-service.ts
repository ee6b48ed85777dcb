import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { contentSources } from '../../../kv/content-sources.ts'
import { contentApp } from '../../../src/backend/content/app.ts'
import { seedContent } from '../../../src/backend/seed/content/seed-content.ts'
import { createD1Writer } from '../../../src/backend/seed/writer.ts'
import { createContentService } from '../../../src/services/content.ts'
import type { GraphqlRequest } from '../../../src/services/graphql.ts'

const streets = [
  { id: 11, name: 'Klitvej', slug: 'klitvej', locationId: 141 },
  { id: 12, name: 'Fyrvejen', slug: 'fyrvejen', locationId: 531 },
]

const ReplySchema = v.object({
  data: v.nullish(v.record(v.string(), v.unknown())),
  errors: v.optional(
    v.array(
      v.object({
        message: v.string(),
        path: v.optional(v.array(v.union([v.string(), v.number()]))),
        extensions: v.optional(v.looseObject({ contentful: v.optional(v.unknown()) })),
      }),
    ),
  ),
})

/** Asks the embedded service as any GraphQL client would. */
export async function ask(document: string, variables: Record<string, unknown> = {}) {
  const response = await contentApp.request(
    '/graphql',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query: document, variables }),
    },
    env,
  )
  return v.parse(ReplySchema, await response.json())
}

const request: GraphqlRequest = async ({ document, variables }) => {
  const { data, errors } = await ask(document, variables)
  if (errors) throw new Error(errors.map(({ message }) => message).join('; '))
  return data
}

/** The site's own client on top of it. */
export const content = createContentService(request)
export const sources = contentSources(content)

export async function seed(): Promise<void> {
  const writer = createD1Writer(env.DB)
  await writer.clear(['entry', 'asset'])
  await seedContent({ write: writer, today: '2026-11-21', streets })
  await writer.finish()
}
