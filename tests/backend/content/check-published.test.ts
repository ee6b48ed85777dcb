import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { contentApp } from '../../../src/backend/content/app.ts'
import { locales } from '../../../src/editions/table.ts'
import { findPublishedFaults } from '../../../src/features/content-changes/check-published.ts'
import { createBreaker } from '../../../src/services/breaker.ts'
import { createContentService } from '../../../src/services/content.ts'
import { createGraphqlRequest } from '../../../src/services/graphql.ts'
import { seed } from './content-service.ts'

/** As the site requests it, with dead links beside the data. */
const content = createContentService(
  createGraphqlRequest(
    {
      ...{ name: 'content', breaker: createBreaker(Date.now), url: 'http://content/graphql', key: '' },
      fetch: async (input, init) => contentApp.request(String(input), init, env),
    },
    { timeout: 60_000 },
  ),
)

beforeAll(seed)

const link = (id: string, linkType = 'Entry') => ({ sys: { type: 'Link', linkType, id } })
const text = (target: object) => ({
  nodeType: 'document',
  data: {},
  content: [{ nodeType: 'entry-hyperlink', data: { target }, content: [] }],
})

/** Publishes without a check, as another content service does, in Danish or in those locales. */
async function put(id: string, type: string, fields: object, in_: readonly string[] = ['da-DK']) {
  const slug = 'slug' in fields ? fields.slug : null
  await env.DB.batch(
    in_.map((locale) =>
      env.DB.prepare(
        `INSERT OR REPLACE INTO entry (id, locale, type, slug, published_version, published_at, first_published_at, fields)
         VALUES (?, ?, ?, ?, 1, '', '', ?)`,
      ).bind(id, locale, type, slug, JSON.stringify(fields)),
    ),
  )
}

test.each<[string, string, object, string, RegExp]>([
  ['without a title', 'page', { slug: 'ny' }, 'title', /missing/],
  ['without a slug', 'page', { title: 'Ny' }, 'slug', /missing/],
  [
    'with a slug that is in use',
    'page',
    { title: 'Ny', slug: 'om-os' },
    'slug',
    /page-about has the address \/om-os\//,
  ],
  ['with a slug of the site’s own', 'page', { title: 'Ny', slug: 'booking' }, 'slug', /site itself/],
  ['with a template that there is not', 'page', { title: 'Ny', slug: 'ny', template: 'fancy' }, 'template', /fancy/],
  ['that is its own parent', 'page', { title: 'Ny', slug: 'ny', parent: link('new') }, 'parent', /own parent/],
  ['below nothing', 'page', { title: 'Ny', slug: 'ny', parent: link('gone') }, 'parent', /gone is not published/],
  ['with a section that is gone', 'page', { title: 'Ny', slug: 'ny', sections: [link('gone')] }, 'sections', /gone/],
  ['with a picture that is gone', 'page', { title: 'Ny', slug: 'ny', banner: link('gone', 'Asset') }, 'banner', /gone/],
  ['with a link in its text that leads nowhere', 'faq', { title: 'Ny', body: text(link('gone')) }, 'body', /gone/],
  ['with an empty list', 'sectionFaq', { title: 'Spørgsmål', faqs: [] }, 'faqs', /empty/],
])('an entry %s has that fault in its field', async (_, type, fields, field, reason) => {
  await put('new', type, fields)
  expect(await findPublishedFaults(content, 'new', type)).toEqual([
    { field, locale: 'da-DK', reason: expect.stringMatching(reason) },
  ])
})

test('what is published rightly has none, pages of every template, menus, forms and settings among it', async () => {
  const { results } = await env.DB.prepare(
    "SELECT id, type FROM entry WHERE id <> 'new' GROUP BY type, fields ->> 'template' ORDER BY id",
  ).all<{ id: string; type: string }>()
  expect(new Set(results.map(({ type }) => type)).size).toBeGreaterThan(20)
  for (const { id, type } of results) expect([id, await findPublishedFaults(content, id, type)]).toEqual([id, []])
})

test('every locale is looked at, and an entry of a type that nobody knows is nobody’s', async () => {
  await put('new', 'page', { title: '', slug: 'en-ny-side' }, locales)
  expect((await findPublishedFaults(content, 'new', 'page')).map(({ locale }) => locale)).toEqual(locales)
  expect(await findPublishedFaults(content, 'new', 'toString')).toEqual([])
})
