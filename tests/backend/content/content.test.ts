import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { categoriesQuery } from '../../../src/contracts/queries/blog.ts'
import { departmentsQuery } from '../../../src/contracts/queries/departments.ts'
import { routeEntryTypes } from '../../../src/contracts/route.ts'
import { areaQuery } from '../../../src/features/area/queries.ts'
import { loadComments } from '../../../src/features/blog/post-load.ts'
import { pageQuery, recommendationsQuery } from '../../../src/features/content/queries.ts'
import { streetQuery } from '../../../src/features/street/queries.ts'
import { markets } from '../../../src/markets/market.ts'
import { ask, content, seed, sources } from './content-service.ts'

beforeAll(seed)

const locales = markets.map(({ locale }) => locale)

test('the settings of each edition are complete and name pages that exist', async () => {
  for (const locale of locales) {
    const settings = await sources.settings(locale)
    for (const id of Object.values(settings.specificPages))
      expect(await content.query(pageQuery, { id, locale }), id).not.toBeNull()
    expect(settings.errorPageSettings.text).not.toBeNull()
    expect(settings.language.image?.url).toMatch(/^pictures\//)
  }
})

test('every page of every edition passes the contract that the site reads it by, with its links resolved', async () => {
  for (const locale of locales) {
    for (const { sys } of await sources.routeSources('page', locale)) {
      const page = await content.queryLinked(pageQuery, { id: sys.id, locale })
      expect(page?.title, sys.id).toBeTruthy()
      for (const [id, target] of Object.entries(page?.links.entries ?? {})) {
        expect(target.path, `${sys.id} → ${id}`).toMatch(/^\/.+\/$/)
      }
    }
  }
})

test('an area comes with its text, its picture, its centre and the department that looks after it', async () => {
  const area = await content.queryLinked(areaQuery, { id: 'area-blavand', locale: 'de-DE' })
  expect(area).toMatchObject({
    title: 'Blåvand',
    slug: 'blavand',
    bsId: 141,
    center: { lat: 55.55942, lng: 8.13062 },
    department: { title: 'Marehalm Blåvand', address: { zipcode: '6857' } },
  })
  expect(area?.excerpt).toMatch(/^Blåvand ist Dänemarks westlichster Ort/)
  expect(area?.banner?.url).toMatch(/^pictures\//)
})

test('a street names the broker’s streets and lies below its area in each edition', async () => {
  const paths = await Promise.all(
    locales.map(
      async (locale) => (await content.query(streetQuery, { id: 'street-11', locale }))?.areasCollection[0]?.path,
    ),
  )
  expect(paths).toEqual(['/omrader/blavand/', '/gebiete/blavand/', '/areas/blavand/'])
  expect((await content.query(streetQuery, { id: 'street-11', locale: 'en' }))?.brokerStreetIds).toEqual([11])
})

test('departments, categories and recommendations come in the editors’ order', async () => {
  const departments = await content.query(departmentsQuery, { locale: 'da-DK' })
  expect(departments.map(({ sortOrder }) => sortOrder)).toEqual([1, 2, 3, 4, 5, 6, 7])
  const [first] = await content.query(categoriesQuery, { type: 'lodging', locale: 'en' })
  expect(first).toMatchObject({ title: 'Houses with a pool', criteria: expect.objectContaining({}) })
  const [recommendation] = await content.query(recommendationsQuery, { locale: 'da-DK', limit: 1 })
  expect(recommendation?.internalLink?.path).toBe('/omrader/skagen/')
  expect(recommendation?.imagesCollection.length).toBe(2)
})

test('every type that has pages is listed whole, page by page', async () => {
  for (const type of routeEntryTypes) {
    const listed = await sources.routeSources(type, 'en')
    expect(new Set(listed.map(({ sys }) => sys.id)).size, type).toBe(listed.length)
  }
  expect((await sources.routeSources('area', 'en')).length).toBe(47)
})

test('a collection says its total, and where it was cut', async () => {
  const { data } = await ask(
    '{ areaCollection(locale: "en", limit: 2, skip: 45, order: [title_ASC]) { total skip limit items { title } } }',
  )
  expect(data?.areaCollection).toMatchObject({ total: 47, skip: 45, limit: 2 })
})

test('where takes equality, lists, existence, parts of words, links and nested AND and OR', async () => {
  const ids = async (where: string) => {
    const { data, errors } = await ask(
      `{ areaCollection(locale: "en", where: ${where}, order: [sys_id_ASC]) { items { sys { id } } } }`,
    )
    expect(errors).toBeUndefined()
    return JSON.stringify(data?.areaCollection).match(/area-[a-z-]+/g) ?? []
  }
  expect(await ids('{ slug: "skagen" }')).toEqual(['area-skagen'])
  expect(await ids('{ slug_in: ["fano", "romo", "nowhere"] }')).toEqual(['area-fano', 'area-romo'])
  expect(await ids('{ bsId_gte: 526, bsId_lt: 531 }')).toEqual(['area-albaek'])
  expect(await ids('{ title_contains: "LØNSTR" }')).toEqual([])
  expect(await ids('{ title_contains: "nstrup" }')).toEqual(['area-lonstrup'])
  expect(await ids('{ OR: [{ slug: "ho" }, { AND: [{ region: "thy" }, { title_contains: "gger" }] }] }')).toEqual([
    'area-agger',
    'area-ho',
  ])
  expect(await ids('{ department: { sys: { id: "department-romo" } } }')).toEqual([
    'area-fano',
    'area-hjerting',
    'area-romo',
  ])
  expect((await ids('{ body_exists: true }')).length).toBe(47)
  // The schema lets each of them be null: then it says nothing.
  expect(await ids('{ OR: [null, { slug: "ho" }] }')).toEqual(['area-ho'])
  expect(await ids('{ slug: "ho", AND: [null], OR: null, sys: null, slug_in: ["ho", null] }')).toEqual(['area-ho'])
  expect(await ids('{ sys: { id_in: ["area-ho"] }, body_exists: false }')).toEqual([])
})

test('an order may hold nulls, which order nothing', async () => {
  const { data, errors } = await ask(
    '{ areaCollection(locale: "en", order: [null, title_ASC], limit: 1) { items { title } } }',
  )
  expect(errors).toBeUndefined()
  expect(data?.areaCollection).toEqual({ items: [{ title: 'Agger' }] })
})

test('a list of links can be searched by the id of one of them', async () => {
  const { data } = await ask(
    '{ streetCollection(locale: "en", where: { areas: { sys: { id: "area-skagen" } } }) { items { sys { id } } } }',
  )
  expect(data?.streetCollection).toEqual({ items: [{ sys: { id: 'street-12' } }] })
})

test('rich text gives its JSON and what it links to, by the kind of link', async () => {
  const { data } = await ask(`{ area(id: "area-ho", locale: "da-DK") {
    body { json links { entries { hyperlink { __typename sys { id } ... on Area { title } } block { sys { id } } } assets { block { url } } } }
  } }`)
  expect(data?.area).toMatchObject({
    body: {
      json: { nodeType: 'document' },
      links: {
        entries: { hyperlink: [{ __typename: 'Area', sys: { id: 'area-blavand' }, title: 'Blåvand' }], block: [] },
        assets: { block: [] },
      },
    },
  })
})

test('entries of all types are found by their ids, each as what it is', async () => {
  const { data } =
    await ask(`{ entryCollection(where: { sys: { id_in: ["page-home", "faq-key", "nothing"] } }, locale: "en", order: [sys_id_ASC]) {
    total items { __typename sys { id publishedVersion publishedAt firstPublishedAt } ... on Faq { title } } } }`)
  expect(data?.entryCollection).toMatchObject({
    total: 2,
    items: [
      { __typename: 'Faq', title: 'Where do we get the key?', sys: { publishedVersion: 1 } },
      { __typename: 'Page', sys: { id: 'page-home' } },
    ],
  })
})

test('comments of a post are nested four levels deep, and a post has those of its own edition alone', async () => {
  const thread = (levels: number): string =>
    `comment authorName ${levels > 1 ? `repliesCollection(limit: 7) { items { ${thread(levels - 1)} } }` : ''}`
  const commentsIn = async (locale: string) => {
    const { data } = await ask(
      `query ($locale: String) { commentCollection(where: { parentId: "blog-amber" }, locale: $locale, order: [createdAt_DESC], limit: 20) {
        total items { ${thread(4)} } } }`,
      { locale },
    )
    return data?.commentCollection
  }
  const danish = JSON.stringify(await commentsIn('da-DK'))
  expect(danish).toContain('Det er en flue, indtil nogen beviser andet.')
  expect(await commentsIn('da-DK')).toMatchObject({ total: 2 })
  expect(await commentsIn('en')).toMatchObject({ total: 1, items: [{ authorName: 'Ruth, Norwich' }] })
})

test('comments after the hundredth are on the next page, with fifty replies to each level and none twice', async () => {
  const values = (index: number) => ({
    parentType: 'blog',
    parentId: 'blog-many',
    comment: `nr. ${index}`,
    authorName: '',
    createdAt: '2026-11-02T08:00:00.000Z',
    replies: index === 101 ? replies : [],
  })
  const replies = Array.from({ length: 51 }, (_, index) => ({
    sys: { type: 'Link', linkType: 'Entry', id: `many-${String(index).padStart(3, '0')}` },
  }))
  await env.DB.prepare(
    `INSERT INTO entry (id, locale, type, slug, published_version, published_at, first_published_at, fields)
     SELECT 'many-' || printf('%03d', key), 'da-DK', 'comment', NULL, 1, ?1, ?1, value FROM json_each(?2)`,
  )
    .bind('2026-11-02T08:00:00.000Z', JSON.stringify(Array.from({ length: 102 }, (_, index) => values(index))))
    .run()
  const [first, second, third] = await Promise.all(
    [1, 2, 3].map((page) => loadComments(content, 'blog-many', 'da-DK', page)),
  )
  expect([first?.total, first?.comments.length, second?.comments.length, third?.comments]).toEqual([102, 100, 2, []])
  expect(new Set([...(first?.comments ?? []), ...(second?.comments ?? [])].map(({ id }) => id)).size).toBe(102)
  expect(second?.comments.find(({ comment }) => comment === 'nr. 101')?.replies).toHaveLength(50)
})

test('a photo contest has its three places and its images by contest', async () => {
  const { data } = await ask(`{
    photoContestCollection(where: { year: 2026 }, locale: "de-DE", limit: 10) { items {
      sys { id } status rewardText rewardImage { url } firstPlaceImage { imageTitle } } }
    decided: photoContestCollection(where: { year: 2025 }, locale: "de-DE", limit: 10) { items {
      status firstPlaceImage { imageTitle } thirdPlaceImage { imageTitle image { url width height } } } }
    photoContestImageCollection(where: { contestId: "photo-contest-2026" }, order: [createdAt_DESC], limit: 3, locale: "de-DE") {
      total items { imageTitle imageSlug } }
  }`)
  expect(data).toMatchObject({
    photoContestCollection: { items: [{ status: 'open', firstPlaceImage: null }] },
    decided: { items: [{ status: 'closed', firstPlaceImage: { imageTitle: 'Bevor die anderen wach sind' } }] },
    photoContestImageCollection: { total: 8, items: [{ imageSlug: 'um-fuenf-uhr-frueh' }, {}, {}] },
  })
})

test('posts come newest first, by category, and dates can be compared', async () => {
  const { data } = await ask(`{ blogCollection(
    where: { categories: { sys: { id: "category-blog-food" } }, datePublished_lt: "2026-11-01T00:00:00.000Z" }
    order: [datePublished_DESC], locale: "en", limit: 30) { total items { sys { id } } } }`)
  expect(data?.blogCollection).toEqual({
    total: 3,
    items: ['blog-plaice', 'blog-buckthorn', 'blog-bakers'].map((id) => ({ sys: { id } })),
  })
})

test.each([
  ['an unknown locale', '{ page(id: "page-home", locale: "fr") { title } }', /locale 'fr' does not exist/],
  ['more than a thousand entries', '{ areaCollection(limit: 1001) { total } }', /limit must be between 0 and 1000/],
  ['an unknown field', '{ page(id: "page-home") { nonsense } }', /Cannot query field "nonsense"/],
  [
    'a circle followed too far',
    `{ navigationItem(id: "x") ${'{ parent '.repeat(25)}{ title }${' }'.repeat(25)} }`,
    /levels deep/,
  ],
  [
    'what could return too many entries, in Contentful’s words',
    '{ commentCollection { items { repliesCollection { items { repliesCollection(limit: 2) { items { comment } } } } } } }',
    /^Query cannot be executed\. The maximum allowed complexity for a query is 11000 but it was 30100\./,
  ],
  [
    'what is more than 8 kB',
    `{ page(id: "page-home") { title } ${' '.repeat(8192)} }`,
    /maximum allowed size of a query is 8192 bytes/,
  ],
  [
    'a filter of too many conditions',
    `{ pageCollection(where: { OR: [${'{ title: "x" } '.repeat(60)}] }) { total } }`,
    /too many conditions/,
  ],
])('%s is refused by name', async (_, document, message) => {
  const { errors } = await ask(document)
  expect(errors?.[0]?.message).toMatch(message)
})

test('a link that leads nowhere, or to another type, is null beside an error in Contentful’s words', async () => {
  const link = (id: string, linkType = 'Entry') => ({ sys: { type: 'Link', linkType, id } })
  const [faq] = await idsOf('faq')
  const body = {
    nodeType: 'document',
    data: {},
    content: [
      { nodeType: 'embedded-entry-block', data: { target: link('gone-block') }, content: [] },
      { nodeType: 'embedded-asset-block', data: { target: link('gone-asset', 'Asset') }, content: [] },
    ],
  }
  const values = { title: 'Dead', faqs: [link('gone'), link(faq ?? ''), link('page-home')] }
  await insertEntry('dead-links', 'sectionFaq', values)
  await insertEntry('dead-text', 'sectionImageText', { title: 'Dead', image: link('gone-asset', 'Asset'), body })
  const { data, errors } = await ask(`{
    sectionFaq(id: "dead-links", locale: "en") { faqsCollection(limit: 3) { total items { sys { id } } } }
    sectionImageText(id: "dead-text", locale: "en") {
      title image { url }
      body { links { entries { block { sys { id } } } assets { block { url } } } }
    }
  }`)
  expect(data).toEqual({
    sectionFaq: { faqsCollection: { total: 3, items: [null, { sys: { id: faq } }, null] } },
    sectionImageText: {
      title: 'Dead',
      image: null,
      body: { links: { entries: { block: [null] }, assets: { block: [null] } } },
    },
  })
  const reported = errors?.map(({ path, extensions }) => [path?.join('.'), Object(extensions?.contentful).code])
  expect(reported?.toSorted()).toEqual([
    ['sectionFaq.faqsCollection.items.0', 'UNRESOLVABLE_LINK'],
    ['sectionFaq.faqsCollection.items.2', 'UNEXPECTED_LINKED_CONTENT_TYPE'],
    ['sectionImageText.body.links.assets.block.0', 'UNRESOLVABLE_LINK'],
    ['sectionImageText.body.links.entries.block.0', 'UNRESOLVABLE_LINK'],
    ['sectionImageText.image', 'UNRESOLVABLE_LINK'],
  ])
  const first = errors?.find(({ path }) => path?.join('.') === 'sectionFaq.faqsCollection.items.0')
  expect(first?.message).toBe(
    "Query execution error. Link from entry 'dead-links' to entry 'gone' on field 'faqs' within type 'SectionFaq' cannot be resolved",
  )
  expect(first?.extensions?.contentful).toEqual({
    code: 'UNRESOLVABLE_LINK',
    details: { type: 'SectionFaq', field: 'faqs', linkType: 'Entry', linkId: 'gone', linkingEntryId: 'dead-links' },
  })
})

async function insertEntry(id: string, type: string, values: object): Promise<void> {
  await env.DB.prepare(
    `INSERT INTO entry (id, locale, type, slug, published_version, published_at, first_published_at, fields)
     VALUES (?1, 'en', ?2, NULL, 1, '2026-11-21T08:00:00Z', '2026-11-21T08:00:00Z', ?3)`,
  )
    .bind(id, type, JSON.stringify(values))
    .run()
}

async function idsOf(type: string): Promise<string[]> {
  const { results } = await env.DB.prepare("SELECT id FROM entry WHERE type = ?1 AND locale = 'en' LIMIT 2")
    .bind(type)
    .all<{ id: string }>()
  return results.map(({ id }) => id)
}

test('an id of another type, or none, is null', async () => {
  expect(
    (await ask('{ page(id: "area-ho", locale: "en") { title } area(id: "none", locale: "en") { title } }')).data,
  ).toEqual({
    page: null,
    area: null,
  })
})
