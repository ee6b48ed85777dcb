import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { call } from '../call.ts'

const link = (id: string, linkType = 'Entry') => ({ sys: { type: 'Link', linkType, id } })

/** An entry as a table holds it: published fields by locale, and what an editor has saved since, by field and locale. */
async function put(id: string, type: string, published: Record<string, object>, draft?: object) {
  const rows = Object.entries(published).map(([locale, fields]) =>
    env.DB.prepare(
      `INSERT INTO entry (id, locale, type, slug, published_version, published_at, first_published_at, fields)
       VALUES (?, ?, ?, ?, 3, '2026-01-02T00:00:00Z', '2026-01-01T00:00:00Z', ?)`,
    ).bind(id, locale, type, 'slug' in fields ? fields.slug : null, JSON.stringify(fields)),
  )
  const saved = env.DB.prepare('INSERT INTO draft (id, type, version, fields) VALUES (?, ?, 4, ?)')
  await env.DB.batch([...rows, ...(draft ? [saved.bind(id, type, JSON.stringify(draft))] : [])])
}

async function ask(query: string, key = env.CONTENT_PREVIEW_KEY) {
  const reply = await call('/content/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}`, 'x-service-public-key': '' },
    body: JSON.stringify({ query }),
  })
  return (await reply.json()) as { data?: Record<string, unknown>; errors?: { message: string; extensions?: object }[] }
}

const dataOf = async (query: string) => (await ask(query)).data

beforeEach(async () => {
  await env.DB.batch(['entry', 'draft', 'asset'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
  await put(
    'about',
    'page',
    { 'da-DK': { title: 'Om os', slug: 'om-os', hasSearchBox: false }, en: { title: 'About', slug: 'about' } },
    {
      title: { 'da-DK': 'Om os, "nyt"', en: 'About' },
      slug: { 'da-DK': 'hvem-vi-er', en: 'about' },
      hasSearchBox: { 'da-DK': true },
      sections: { 'da-DK': [link('new')] },
      excerpt: { 'da-DK': null },
    },
  )
  await put('new', 'sectionText', {}, { title: { 'da-DK': 'Aldrig udgivet' } })
  await put('faq', 'faq', { 'da-DK': { title: 'Må man?' } })
})

const page = (preview: string, locale = 'da-DK') => `{ page(id: "about", locale: "${locale}"${preview}) {
  title slug hasSearchBox excerpt sys { publishedVersion publishedAt firstPublishedAt locale }
  sectionsCollection { items { __typename sys { id publishedVersion publishedAt } ... on SectionText { title } } }
} }`

test('a preview has what editors have saved, and what it links to as it was saved', async () => {
  expect(await dataOf(page(', preview: true'))).toEqual({
    page: {
      title: 'Om os, "nyt"',
      slug: 'hvem-vi-er',
      hasSearchBox: true,
      excerpt: null,
      sys: {
        publishedVersion: 3,
        publishedAt: '2026-01-02T00:00:00Z',
        firstPublishedAt: '2026-01-01T00:00:00Z',
        locale: 'da-DK',
      },
      sectionsCollection: {
        items: [
          {
            __typename: 'SectionText',
            sys: { id: 'new', publishedVersion: null, publishedAt: null },
            title: 'Aldrig udgivet',
          },
        ],
      },
    },
  })
  expect(await dataOf(page(', preview: true', 'en'))).toMatchObject({ page: { title: 'About', hasSearchBox: null } })
})

test('an archived draft is not there', async () => {
  await env.DB.prepare("UPDATE draft SET archived_at = '2026-01-03T00:00:00Z' WHERE id = 'new'").run()
  expect(await dataOf('{ sectionTextCollection(locale: "da-DK", preview: true) { total } }')).toEqual({
    sectionTextCollection: { total: 0 },
  })
})

test.each(['', ', preview: false', ', preview: null'])('without preview (%s) there are no drafts', async (preview) => {
  expect(await dataOf(page(preview))).toMatchObject({
    page: { title: 'Om os', slug: 'om-os', hasSearchBox: false, sectionsCollection: { items: [] } },
  })
})

test('collections filter, order and count drafts, with what was never changed beside them', async () => {
  const titles = (preview: string) =>
    `{ pageCollection(where: { slug: "hvem-vi-er" }, locale: "da-DK"${preview}) { total items { title } }
       sectionTextCollection(locale: "da-DK"${preview}) { total }
       faqCollection(locale: "da-DK", order: [title_ASC]${preview}) { total items { title } }
       entryCollection(locale: "da-DK", order: [sys_publishedAt_ASC]${preview}) { total items { sys { id } } } }`
  expect(await dataOf(titles(', preview: true'))).toEqual({
    pageCollection: { total: 1, items: [{ title: 'Om os, "nyt"' }] },
    sectionTextCollection: { total: 1 },
    faqCollection: { total: 1, items: [{ title: 'Må man?' }] },
    entryCollection: { total: 3, items: [{ sys: { id: 'about' } }, { sys: { id: 'faq' } }, { sys: { id: 'new' } }] },
  })
  expect(await dataOf(titles(''))).toMatchObject({
    pageCollection: { total: 0, items: [] },
    sectionTextCollection: { total: 0 },
    entryCollection: { total: 2 },
  })
})

test('what links to an entry is told of drafts, as what is around it, unless it says otherwise', async () => {
  const linking = (own: string) =>
    `{ sectionText(id: "new", locale: "da-DK", preview: true) { linkedFrom { entryCollection${own} { items { sys { id } } } } } }`
  expect(await dataOf(linking(''))).toEqual({
    sectionText: { linkedFrom: { entryCollection: { items: [{ sys: { id: 'about' } }] } } },
  })
  expect(await dataOf(linking('(preview: false)'))).toEqual({
    sectionText: { linkedFrom: { entryCollection: { items: [] } } },
  })
})

test.each([
  ['the service’s own key', env.SERVICE_KEY],
  ['no key of previews', `${env.CONTENT_PREVIEW_KEY}x`],
])('whoever shows %s sees no draft', async (_, key) => {
  for (const query of [page(', preview: true'), '{ faqCollection(preview: true) { items { title } } }']) {
    const { data, errors } = await ask(query, key)
    expect(Object.values(data ?? {}).filter((each) => each !== null)).toEqual([])
    expect(JSON.stringify(errors ?? data ?? 'refused')).not.toContain('nyt')
  }
  const nested = await ask(
    '{ faq(id: "faq", locale: "da-DK") { linkedFrom { entryCollection(preview: true) { total } } } }',
    key,
  )
  expect(JSON.stringify(nested)).not.toContain('"total"')
})

test('the key of previews opens nothing but content', async () => {
  const headers = { authorization: `Bearer ${env.CONTENT_PREVIEW_KEY}`, 'x-service-public-key': '' }
  for (const path of ['/related/?lodgingId=1&lan=1', '/booking/rest/v1/deferred_periods/', '/management/submissions'])
    expect((await call(path, { headers })).status, path).toBe(401)
})

test('a back end without a key of previews has none, however it is asked', async () => {
  const { contentApp } = await import('../../../src/backend/content/app.ts')
  for (const authorization of ['', 'Bearer ', 'Bearer undefined']) {
    const reply = await contentApp.request(
      '/graphql',
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: JSON.stringify({ query: page(', preview: true') }),
      },
      { ...env, CONTENT_PREVIEW_KEY: '' },
    )
    expect(await reply.text()).toContain('does not open previews')
  }
})
