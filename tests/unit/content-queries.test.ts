import { buildSchema, Kind, parse, validate } from 'graphql'
import { beforeAll, expect, test } from 'vitest'
import { contentSources } from '../../kv/content-sources.ts'
import { complexityOf } from '../../src/backend/content/complexity.ts'
import { queryLimits } from '../../src/backend/content/content-model.ts'
import { contentSchema } from '../../src/backend/content/sdl.ts'
import { type LinkingType, linkFields } from '../../src/contracts/link-source.ts'
import type { ContentQueries } from '../../src/contracts/queries/query.ts'
import { routeEntryTypes } from '../../src/contracts/route.ts'
import { linkingEntriesQuery, publishedQuery } from '../../src/features/content-changes/queries.ts'
import { jobGroupQuery } from '../../src/features/jobs/queries.ts'
import { createContentService } from '../../src/services/content.ts'
import { readSources } from '../architecture/sources.ts'

interface Asked {
  document: string
  variables: Record<string, unknown>
}

const schema = buildSchema(contentSchema())
/** What the code writes as `limit` where a query leaves it open is never more. */
const openLimit = { limit: 100 }
const asked = new Map<string, Asked>()

beforeAll(async () => {
  const files = await readSources(['src/contracts/queries/*.ts', 'src/features/*/queries.ts'])
  for (const { path } of files) {
    for (const value of Object.values(await import(/* @vite-ignore */ `../../${path}`))) note(value)
  }
  for (const type of ['jobType', 'jobCategory', 'workplace'] as const) note(jobGroupQuery(type))
  for (const kind of ['entry', 'asset'] as const) note(publishedQuery(kind))
  for (const type of routeEntryTypes) note(linkingEntriesQuery(type))
  await noteSources()
  await noteLinks()
})

/** An exported query; those of the broker are not counted. */
function note(value: unknown, variables: Record<string, unknown> = openLimit): void {
  if (typeof value !== 'object' || value === null || !('document' in value) || !('name' in value)) return
  const [name, document] = [String(value.name), String(value.document)]
  if (name.startsWith('Content')) asked.set(name, { document, variables })
}

/** What the compiler asks. */
async function noteSources(): Promise<void> {
  const query: ContentQueries['query'] = async (one, variables) => {
    note(one, variables)
    return { items: [], total: 0, posts: [] }
  }
  const sources = contentSources({ query })
  const typed = { items: [], total: 0 }
  await Promise.allSettled([sources.settings('en'), sources.navigation('en'), sources.jobs('en'), typed])
  await Promise.allSettled([sources.blogs('en', { limit: 100, skip: 0 }), sources.departments('en')])
  await Promise.allSettled([sources.form('contact', 'en'), sources.routeSourcesBySlug('x', 'en')])
  await Promise.allSettled([sources.routeSourcesById(['x'], 'en')])
  for (const type of routeEntryTypes) await sources.routeSources(type, 'en')
  for (const type of Object.keys(linkFields)) await sources.linkSources(type as LinkingType, 'en')
}

/** What resolves the links of a rich text. */
async function noteLinks(): Promise<void> {
  const link = { sys: { type: 'Link', linkType: 'Entry', id: 'a' } }
  const text = { nodeType: 'document', content: [{ nodeType: 'entry-hyperlink', data: { target: link }, content: [] }] }
  const service = createContentService(async ({ name, document, variables }) => {
    note({ name, document }, variables)
    return { blog: { body: { json: text } }, entryCollection: { items: [] }, assetCollection: { items: [] } }
  })
  const { object, nullable, unknown } = await import('valibot')
  const query = {
    name: 'ContentBlog',
    document: asked.get('ContentBlog')?.document ?? '',
    schema: nullable(object({ blog: unknown() })),
  }
  await service.queryLinked(query, { id: 'x', locale: 'en' })
}

test('every content query of the code is known here, and one that the schema has', async () => {
  const files = await readSources(['src/**/*.{ts,tsx}', 'kv/**/*.ts'])
  const named = files
    .filter(({ path, text }) => !path.startsWith('src/backend/') && text.includes('document'))
    .flatMap(({ text }) => [...text.matchAll(/['`](Content[A-Z]\w*?)(?:_\$\{\w+\})?['`]/g)].map(([, name]) => name))
  expect(named.length).toBeGreaterThan(25)
  const known = new Set([...asked.keys()].map((name) => name.replace(/_\w+$/, '')))
  expect(named.filter((name) => !known.has(name ?? ''))).toEqual([])
  for (const [name, { document }] of asked) expect(validate(schema, parse(document)), name).toEqual([])
})

test('no content query could return more than Contentful allows, nor is longer', () => {
  const costly = [...asked].flatMap(([name, { document, variables }]) => {
    const complexity = complexityOf({ schema, document: parse(document), variables })
    const bytes = Buffer.byteLength(document)
    return complexity > queryLimits.complexity || bytes > queryLimits.bytes ? [{ name, complexity, bytes }] : []
  })
  expect(costly).toEqual([])
})

test('a query that leaves its limit open leaves nothing else open that multiplies', () => {
  for (const [name, { document }] of asked) {
    const variables = parse(document).definitions.flatMap((each) =>
      each.kind === Kind.OPERATION_DEFINITION ? (each.variableDefinitions ?? []) : [],
    )
    const numbers = variables.filter(({ type }) => /\bInt\b/.test(JSON.stringify(type)))
    expect(
      numbers.map(({ variable }) => variable.name.value).filter((each) => !/^(limit|skip|year)$/.test(each)),
      name,
    ).toEqual([])
  }
})

test.each([
  ['{ pageCollection(limit: 20) { items { title } } }', 20],
  ['{ pageCollection { items { title } } }', 100],
  ['{ pageCollection { total } }', 100],
  ['{ page(id: "x") { title banner { url } } }', 2],
  // The figures of Contentful's own refusals: a hundred, each with as many linking to it, and two lists of ten.
  ['{ jobCollection { items { linkedFrom { entryCollection { items { sys { id } } } } image { url } } } }', 10_200],
  ['{ mapCollection { items { markersCollection(limit: 10) { items { internalLink { sys { id } } } } } } }', 2_100],
  [
    '{ page(id: "x") { sectionsCollection(limit: 3) { items { ... on SectionText { title } ...Banner } } } } fragment Banner on SectionBanner { image { url } cta { image { url } } }',
    13,
  ],
  ['{ blog(id: "x") { body { links { entries { block { sys { id } } } } } } }', 1_002],
  [
    'query ($limit: Int) { a: pageCollection(limit: $limit) { items { slug } } b: pageCollection(limit: 5) { items { slug } } }',
    12,
  ],
  ['query ($other: Int = 40) { pageCollection(limit: $other) { items { slug } } }', 40],
])('%s may return %i entries and assets', (text, complexity) => {
  expect(complexityOf({ schema, document: parse(text), variables: { limit: 7 } })).toBe(complexity)
})
