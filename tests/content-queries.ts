import * as v from 'valibot'
import { contentSources } from '../kv/content-sources.ts'
import { contentModel } from '../src/contracts/content-model.ts'
import { type LinkingType, linkFields } from '../src/contracts/link-source.ts'
import type { ContentQueries } from '../src/contracts/queries/query.ts'
import { routeEntryTypes } from '../src/contracts/route.ts'
import { linkingEntriesQuery, publishedQuery, writtenQuery } from '../src/features/content-changes/queries.ts'
import { jobGroupQuery } from '../src/features/jobs/queries.ts'
import { createContentService } from '../src/services/content.ts'
import { readSources } from './architecture/sources.ts'

interface ContentQuery {
  document: string
  /** As far as the code itself knows them. */
  variables: Record<string, unknown>
  schema: v.GenericSchema
}

/** Maximum `limit` that the code passes where a query leaves it open. */
const openLimit = { limit: 100 }

/** Every query that the code asks the content service, by its name. */
export async function contentQueries(): Promise<Map<string, ContentQuery>> {
  const queries = new Map<string, ContentQuery>()

  /** An exported query; those of the broker are not counted. */
  function note(value: unknown, variables: Record<string, unknown> = openLimit): void {
    const query = v.safeParse(QuerySchema, value)
    if (!query.success || queries.has(query.output.name)) return
    const { name, document, schema } = query.output
    queries.set(name, { document, variables, schema })
  }

  for (const { path } of await readSources([
    'src/contracts/contest.ts',
    'src/contracts/queries/*.ts',
    'src/features/*/queries.ts',
  ])) {
    for (const value of Object.values(await import(/* @vite-ignore */ `../${path}`))) note(value)
  }
  for (const type of ['jobType', 'jobCategory', 'workplace'] as const) note(jobGroupQuery(type))
  for (const kind of ['entry', 'asset'] as const) note(publishedQuery(kind))
  for (const type of routeEntryTypes) note(linkingEntriesQuery(type))
  for (const [type, model] of Object.entries(contentModel)) note(writtenQuery(type, model))
  await noteSources(note)
  await noteLinks(note)
  return queries
}

const QuerySchema = v.object({
  name: v.pipe(v.string(), v.startsWith('Content')),
  document: v.string(),
  schema: v.custom<v.GenericSchema>((value) => typeof value === 'object' && value !== null && 'kind' in value),
})

type Note = (value: unknown, variables?: Record<string, unknown>) => void

/** Queries of the compiler. */
async function noteSources(note: Note): Promise<void> {
  const query: ContentQueries['query'] = async (one, variables) => {
    note(one, variables)
    return { items: [], total: 0, posts: [] }
  }
  const sources = contentSources({ query })
  // Everything after the reply fails.
  await Promise.allSettled([
    sources.settings('en'),
    sources.navigation('en'),
    sources.routeSourcesBySlug('x', 'en'),
    sources.routeSourcesById(['x'], 'en'),
    ...routeEntryTypes.map((type) => sources.routeSources(type, 'en')),
    ...Object.keys(linkFields).map((type) => sources.linkSources(type as LinkingType, 'en')),
  ])
}

/** Queries that resolve the links of a rich text. */
async function noteLinks(note: Note): Promise<void> {
  const link = { sys: { type: 'Link', linkType: 'Entry', id: 'a' } }
  const text = { nodeType: 'document', content: [{ nodeType: 'entry-hyperlink', data: { target: link }, content: [] }] }
  const query = { name: 'Post', document: '', schema: v.object({ body: v.unknown() }) }
  const reply = { body: { json: text } }
  // The replies are not those that such questions have: what was asked is all that is wanted.
  const queries: { name: string; document: string; variables: Record<string, unknown> }[] = []
  const service = createContentService(
    async (operation) => {
      queries.push(operation)
      return operation.name === 'Post' ? reply : { entryCollection: { items: [] }, assetCollection: { items: [] } }
    },
    async (reading) => {
      const found = await reading.fetchReply()
      note(
        reading.cacheKey.startsWith('Post ') ? null : { ...queries.at(-1), schema: reading.schema },
        queries.at(-1)?.variables,
      )
      return { reply: found, data: v.parse(reading.schema, found) }
    },
  )
  await service.queryLinked(query, { id: 'x', locale: 'en' })
}
