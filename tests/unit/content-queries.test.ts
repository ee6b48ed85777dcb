import { buildSchema, Kind, parse, print, validate } from 'graphql'
import { expect, test } from 'vitest'
import { complexityOf } from '../../src/backend/content/complexity.ts'
import { contentSchema } from '../../src/backend/content/sdl.ts'
import { queryLimits } from '../../src/contracts/content-model.ts'
import { ofDrafts } from '../../src/services/content.ts'
import { readSources } from '../architecture/sources.ts'
import { contentQueries } from '../content-queries.ts'

const schema = buildSchema(contentSchema())
const queries = await contentQueries()

test('every content query of the code is known here, and one that the schema has', async () => {
  const files = await readSources(['src/**/*.{ts,tsx}', 'kv/**/*.ts'])
  const named = files
    .filter(({ path, text }) => !path.startsWith('src/backend/') && text.includes('document'))
    .flatMap(({ text }) => [...text.matchAll(/['`](Content[A-Z]\w*?)(?:_\$\{\w+\})?['`]/g)].map(([, name]) => name))
  expect(named.length).toBeGreaterThan(25)
  const known = new Set([...queries.keys()].map((name) => name.replace(/_\w+$/, '')))
  expect(named.filter((name) => !known.has(name ?? ''))).toEqual([])
  for (const [name, { document }] of queries) expect(validate(schema, parse(document)), name).toEqual([])
})

test('of every query a preview asks for drafts, in each field that it begins with', async () => {
  const sent = new Map<string, string>()
  const ask = ofDrafts(async ({ name, document }) => void sent.set(name, document))
  for (const [name, { document, variables }] of queries) await ask({ name, document, variables })
  expect(sent.size).toBe(queries.size)
  for (const [name, document] of sent) {
    expect(validate(schema, parse(document)), name).toEqual([])
    const fields = parse(document).definitions.flatMap((each) =>
      each.kind === Kind.OPERATION_DEFINITION ? each.selectionSet.selections : [],
    )
    for (const field of fields) expect(print(field).slice(0, 300), name).toMatch(/^(?:\w+: )?\w+\([^)]*preview: true/)
  }
})

test('no content query could return more than Contentful allows, nor is longer', () => {
  const costly = [...queries].flatMap(([name, { document, variables }]) => {
    const complexity = complexityOf({ schema, document: parse(document), variables })
    const bytes = Buffer.byteLength(document)
    return complexity > queryLimits.complexity || bytes > queryLimits.bytes ? [{ name, complexity, bytes }] : []
  })
  expect(costly).toEqual([])
})

test('a query that leaves its limit open leaves nothing else open that multiplies', () => {
  for (const [name, { document }] of queries) {
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
