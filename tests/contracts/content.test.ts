import { buildClientSchema, getIntrospectionQuery, type IntrospectionQuery, parse, validate } from 'graphql'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { withoutUnwritten } from '../../src/services/content.ts'
import { contentQueries } from '../content-queries.ts'
import { ask, postQuery, refusesStrangers } from './services.ts'

const list = v.array(v.unknown())

test('the schema has whatever a query of the site asks for', async () => {
  const { data, errors } = await postQuery('content', getIntrospectionQuery())
  expect(errors).toEqual([])
  const served = buildClientSchema(data as IntrospectionQuery)
  const faults = [...(await contentQueries())].flatMap(([name, { document }]) =>
    validate(served, parse(document)).map(({ message }) => `${name}: ${message}`),
  )
  expect(faults).toEqual([])
})

const locales = ['da-DK', 'de-DE', 'en']
const contentTypes = [
  'page',
  'area',
  'street',
  'department',
  'navigationItem',
  'category',
  'settings',
  'blog',
  'comment',
  'job',
  'employee',
  'faq',
  'cta',
  'recommendation',
  'map',
  'mapMarker',
  'form',
  'reviewProvider',
  'bookingOptionPrice',
  'changeDayFacility',
  'photoContest',
  'photoContestImage',
  'sectionSearch',
]
test.each(locales)(
  'the content service holds every kind of entry in %s, in Contentful’s collections',
  async (locale) => {
    const fields = contentTypes.map(
      (type) =>
        `${type}Collection(locale: $locale, limit: 2) { total skip limit items { sys { id publishedVersion } } }`,
    )
    const CollectionSchema = v.object({
      total: v.pipe(v.number(), v.minValue(1)),
      skip: v.literal(0),
      limit: v.literal(2),
      items: v.pipe(
        v.array(v.object({ sys: v.object({ id: v.string(), publishedVersion: v.number() }) })),
        v.minLength(1),
        v.maxLength(2),
      ),
    })
    await ask(
      'content',
      v.record(v.string(), CollectionSchema),
      `query everything($locale: String!) { ${fields.join(' ')} }`,
      { locale },
    )
    for (const limit of [1001, -1]) {
      const { errors } = await postQuery(
        'content',
        `{ pageCollection(locale: "${locale}", limit: ${limit}) { total } }`,
      )
      expect(errors).not.toEqual([])
    }
  },
)

test('links are resolved by 50 entries and 50 assets at once, each as what it is', async () => {
  const known = await ask(
    'content',
    v.object({
      pageCollection: v.object({ items: v.array(v.object({ sys: v.object({ id: v.string() }) })) }),
      assetCollection: v.object({ items: v.array(v.object({ sys: v.object({ id: v.string() }) })) }),
    }),
    '{ pageCollection(locale: "en", limit: 50) { items { sys { id } } } assetCollection(locale: "en", limit: 50) { items { sys { id } } } }',
  )
  const entries = known.pageCollection.items.map(({ sys }) => sys.id)
  const assets = known.assetCollection.items.map(({ sys }) => sys.id)
  expect(assets.length).toBeGreaterThan(0)
  const reply = await ask(
    'content',
    v.object({ entryCollection: v.object({ items: list }), assetCollection: v.object({ items: list }) }),
    `query linkResolver($entries: [String], $assets: [String]) {
      entryCollection(locale: "en", limit: 50, where: { sys: { id_in: $entries } }) { items { __typename ... on Page { slug } } }
      assetCollection(locale: "en", limit: 50, where: { sys: { id_in: $assets } }) { items { url width height } }
    }`,
    { entries, assets },
  )
  expect(reply.entryCollection.items).toHaveLength(entries.length)
  expect(reply.assetCollection.items).toHaveLength(assets.length)
  expect(reply.entryCollection.items[0]).toMatchObject({ __typename: 'Page', slug: expect.any(String) })
})

test('every query of the site is answered in each locale as its contract says', async () => {
  const faults: string[] = []
  for (const [name, { document, variables, schema }] of await contentQueries()) {
    for (const locale of locales) {
      const { data, errors } = await postQuery('content', document, { ...emptyVariables, ...variables, locale })
      const parsed = v.safeParse(schema, data)
      if (errors.length > 0) faults.push(`${name}, ${locale}: ${errors.join('; ')}`)
      else if (!parsed.success)
        faults.push(
          `${name}, ${locale}: ${parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`).join('; ')}`,
        )
    }
  }
  expect(faults).toEqual([])
})

test('whatever entry or picture is dead, or not written in the locale, is missing alone: the site reads the rest', async () => {
  const faults: string[] = []
  let gaps = 0
  for (const [name, { document, variables, schema }] of await contentQueries()) {
    // Without any of its settings the site is not whole: it keeps those that it has.
    if (name === 'ContentSettings') continue
    // It looks at one entry that was just published, and says nothing of what a page shows.
    if (name.startsWith('ContentWritten')) continue
    const found = await variablesOf(document)
    const { data, errors } = await postQuery('content', document, { ...found, ...variables, locale: 'en' })
    expect(errors, name).toEqual([])
    const whole = v.safeParse(schema, data)
    expect(whole.issues, name).toBeUndefined()
    for (const [place, reply] of withGaps(data)) {
      gaps += 1
      const { issues = [] } = v.safeParse(schema, withoutUnwritten(reply))
      faults.push(...issues.map((issue) => `${name}, ${place}: ${v.getDotPath(issue)}: ${issue.message}`))
    }
  }
  expect(faults).toEqual([])
  expect(gaps).toBeGreaterThan(200)
})

/** Entries that there are, for what a query leaves open: of each type that it asks by `id` the first. */
async function variablesOf(document: string): Promise<Record<string, unknown>> {
  const type = /\b(?:\w+: )?(\w+)\(id: \$id/.exec(document)?.[1]
  const ofType = (name: string) =>
    ask('content', FirstSchema, `{ first: ${name}Collection(locale: "en", limit: 20) { items { sys { id } } } }`)
  const { first } = await ofType(type ?? 'page')
  const ids = first.items.map(({ sys }) => sys.id)
  const known: Record<string, unknown> = { ...emptyVariables, id: ids[0], ids, entries: ids, slug: 'skagen' }
  if (type !== undefined) return known
  const { keys } = await ask(
    'content',
    KeysSchema,
    '{ keys: formCollection(locale: "en", limit: 1) { items { key } } }',
  )
  return { ...known, key: keys.items[0]?.key }
}
const FirstSchema = v.object({
  first: v.object({ items: v.pipe(v.array(v.object({ sys: v.object({ id: v.string() }) })), v.minLength(1)) }),
})
const KeysSchema = v.object({ keys: v.object({ items: v.array(v.object({ key: v.string() })) }) })

/** The same reply with one entry or picture missing, and with one that has no words: the first of each place. */
function withGaps(reply: unknown): Map<string, unknown> {
  const gaps = new Map<string, unknown>()
  look(reply, '', (change) => change)
  return gaps

  function look(part: unknown, place: string, within: (change: unknown) => unknown): void {
    if (typeof part !== 'object' || part === null) return
    if (isEntity(place, part) && !gaps.has(`${place} dead`)) {
      gaps.set(`${place} dead`, within(null))
      gaps.set(`${place} unwritten`, within(unwritten(part)))
    }
    for (const [name, child] of Object.entries(part)) {
      if (jsonFields.includes(name)) continue
      const path = Array.isArray(part) ? `${place}[]` : `${place}.${name}`
      look(child, path, (change) =>
        within(
          Array.isArray(part)
            ? part.map((each, index) => (String(index) === name ? change : each))
            : { ...part, [name]: change },
        ),
      )
    }
  }
}

/** Fields whose content is JSON, not entries. */
const jsonFields = ['json', 'value', 'criteria', 'openingHours', 'fields', 'party']

/** Whatever is neither a list nor what an entry holds itself. */
function isEntity(place: string, part: object): boolean {
  const isOfEntry = /^$|\.(sys|center|linkedFrom|entryCollection|body|text)$/.test(place)
  return !isOfEntry && !Array.isArray(part) && !('items' in part)
}

function unwritten(entry: object): object {
  const fields = Object.entries(entry).map(([name, value]) => {
    if (name === 'sys' || name === '__typename' || name === 'linkedFrom') return [name, value]
    return [name, name.endsWith('Collection') ? { items: [] } : null]
  })
  return Object.fromEntries(fields)
}

/** Of nothing that is there: what a query of one entry answers is null then. */
const emptyVariables = {
  ...{
    id: 'no-such-entry',
    ids: [],
    key: 'no-such-key',
    slug: 'no-such-slug',
    type: 'lodging',
    blogId: 'no-such-post',
  },
  ...{ areaId: 'no-such-area', entries: [], assets: [], where: {}, limit: 3, skip: 0 },
}

test('an entry that is there is answered whole, with preview too, and one that is not is null', async () => {
  const OneSchema = v.object({
    page: v.object({ title: v.string(), sys: v.object({ id: v.string() }) }),
    none: v.null(),
  })
  const FirstSchema = v.object({
    pageCollection: v.object({
      items: v.pipe(v.array(v.object({ sys: v.object({ id: v.string() }) })), v.minLength(1)),
    }),
  })
  const { pageCollection } = await ask(
    'content',
    FirstSchema,
    '{ pageCollection(locale: "en", limit: 1) { items { sys { id } } } }',
  )
  const id = pageCollection.items[0]?.sys.id
  const { page } = await ask(
    'content',
    OneSchema,
    'query one($id: String!) { page(id: $id, locale: "en", preview: false) { title sys { id } } none: page(id: "no-such-page", locale: "en") { title sys { id } } }',
    { id },
  )
  expect(page.sys.id).toBe(id)
})

test('a locale there is not, a query too costly and one too long are refused', async () => {
  expect((await postQuery('content', '{ pageCollection(locale: "sv-SE") { total } }')).errors).toHaveLength(1)
  const nested =
    '{ pageCollection { items { sectionsCollection { items { linkedFrom: __typename } } parent { sectionsCollection { items { __typename } } } } } }'
  const costly = await postQuery('content', nested)
  expect([costly.status, costly.errors[0]]).toEqual([
    400,
    expect.stringMatching(/maximum allowed complexity for a query is 11000/),
  ])
  const long = await postQuery('content', `{ pageCollection(limit: 1) { total } ${' '.repeat(9000)} }`)
  expect([long.status, long.errors.length]).toEqual([400, 1])
})

test('without the key, or with another, nothing is told', () => refusesStrangers('content'))
