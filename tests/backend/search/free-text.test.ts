import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { beforeAll, expect, test, vi } from 'vitest'
import { FreeTextHitSchema } from '../../../src/contracts/search.ts'
import { fill, makeHouses, makeStays } from './fixture.ts'
import { ask, post } from './search-call.ts'

const danish = 'freetext_lan-1_locale-da-DK'
const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } })
const richText = (value: string) => ({
  nodeType: 'document',
  data: {},
  content: [{ nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', value, marks: [], data: {} }] }],
})

beforeAll(async () => {
  const houses = makeHouses(6)
  await fill(env.DB, houses, makeStays(houses, 2))
  await putEntry('page-areas', 'page', 'omraader', { title: 'Områder' })
  await putEntry('area-romo', 'area', 'romo', {
    title: 'Rømø',
    parent: link('Entry', 'page-areas'),
    banner: link('Asset', 'beach'),
    body: richText('Vadehavets største ø.'),
  })
  await putEntry('page-guide', 'page', 'guide', { title: 'Gode råd', sections: [link('Entry', 'guide-1')] })
  await putEntry('guide-1', 'sectionFaq', null, { title: 'Spørgsmål', faqs: [link('Entry', 'faq-key')] })
  await putEntry('faq-key', 'faq', null, {
    title: 'Hvor henter jeg nøglen?',
    body: richText('På kontoret eller i nøgleboksen.'),
  })
  await putEntry('job-1', 'job', 'servicemedarbejder', { title: 'Servicemedarbejder', excerpt: 'Til sæsonen' })
  await putEntry('page-hidden', 'page', 'skjult', { title: 'Skjult side', noIndex: true })
  await putEntry('page-home', 'page', '', { title: 'Forside', template: 'home' })
  await env.DB.prepare(
    "INSERT INTO asset VALUES ('beach', 'da-DK', 'Strand', 'Bred strand', 'landscapes/beach.webp', 1600, 900, 'image/webp', 1, 1, NULL, NULL)",
  ).run()
})

async function putEntry(id: string, type: string, slug: string | null, fields: object): Promise<void> {
  await env.DB.prepare(
    "INSERT OR REPLACE INTO entry (id, locale, type, slug, published_at, first_published_at, fields) VALUES (?1, 'da-DK', ?2, ?3, '', '', ?4)",
  )
    .bind(id, type, slug, JSON.stringify(fields))
    .run()
}

async function found(q: string, more: Record<string, unknown> = {}) {
  const { body } = await ask(danish, { q, hitsPerPage: 50, ...more })
  expect(body.message).toBeUndefined()
  return v.parse(v.array(FreeTextHitSchema), body.hits)
}

test('an area comes before the houses in it, with its path and picture', async () => {
  const [first, ...others] = await found('romo')
  expect(first).toEqual({
    id: 'area-area-romo',
    type: 'area',
    title: 'Rømø',
    text: 'Vadehavets største ø.',
    url: '/omraader/romo/',
    image: 'landscapes/beach.webp',
  })
  expect(others.map(({ type, url }) => [type, url])).toContainEqual(['lodging', '/sommerhus-bl1001/'])
})

test('a page is found by the words of its sections', async () => {
  expect((await found('nøgleboksen')).map(({ url }) => url)).toEqual(['/guide/'])
})

test('jobs lie under their word, the home page at the root, hidden pages are not found', async () => {
  expect((await found('servicemedarbejder')).map(({ url }) => url)).toEqual(['/jobs/servicemedarbejder/'])
  expect((await found('forside')).map(({ url }) => url)).toEqual(['/'])
  expect(await found('skjult')).toEqual([])
})

test('a published change is found at once', async () => {
  await putEntry('page-guide', 'page', 'guide', { title: 'Gode råd om drivtømmer' })
  expect((await found('drivtommer')).map(({ title }) => title)).toEqual(['Gode råd om drivtømmer'])
  await env.DB.prepare("DELETE FROM entry WHERE id = 'page-guide'").run()
  expect(await found('drivtommer')).toEqual([])
})

test('the searches of one request write the words of changed entries once', async () => {
  await putEntry('job-2', 'job', 'gartner', { title: 'Gartner' })
  const prepare = vi.spyOn(env.DB, 'prepare')
  const queries = ['gartner', 'romo', 'forside'].map((q) => ({ indexUid: danish, q }))
  const { body } = await post('/multi-search', JSON.stringify({ queries }))
  const written = prepare.mock.calls.filter(([sql]) => sql.startsWith('INSERT INTO search_entry'))
  prepare.mockRestore()
  expect(body.results.map(({ hits }: { hits: unknown[] }) => hits.length > 0)).toEqual([true, true, true])
  expect(written).toHaveLength(1)
})

test('a change writes the words of the entry and of what lies below it, and no others', async () => {
  await found('romo')
  await mark()
  await putEntry('job-1', 'job', 'servicemedarbejder', { title: 'Vicevært', excerpt: 'Til sæsonen' })
  expect((await found('vicevaert')).map(({ id }) => id)).toEqual(['job-job-1'])
  expect(await found('servicemedarbejder')).toEqual([])
  const all = await marked()
  expect(all).not.toContain('job-1')
  expect(all).toEqual(expect.arrayContaining(['area-romo', 'page-areas', 'page-home']))

  await mark()
  await putEntry('page-areas', 'page', 'steder', { title: 'Områder' })
  expect((await found('romo'))[0]).toMatchObject({ id: 'area-area-romo', url: '/steder/romo/' })
  expect(await marked()).toEqual(['job-1', 'job-2', 'page-home'])
  await putEntry('page-areas', 'page', 'omraader', { title: 'Områder' })
})

/** Writes a marker word into each row of an entry in the search; it disappears when the words are rewritten. */
async function mark(): Promise<void> {
  await env.DB.batch([
    env.DB.prepare('DELETE FROM search_content_text WHERE rowid IN (SELECT number * 16 + 15 FROM search_entry)'),
    env.DB.prepare("INSERT INTO search_content_text(rowid, words) SELECT number * 16 + 15, 'amark' FROM search_entry"),
  ])
}

async function marked(): Promise<string[]> {
  const { results } = await env.DB.prepare(
    "SELECT entry_id FROM search_content_text t JOIN search_entry e ON e.number * 16 + 15 = t.rowid WHERE t.words MATCH 'amark' ORDER BY 1",
  ).all<{ entry_id: string }>()
  return results.map(({ entry_id }) => entry_id)
}

test('hits can be kept to one type', async () => {
  const houses = await found('', { filter: 'type = lodging' })
  expect(houses).toHaveLength(6)
  expect((await found('romo', { filter: 'type != lodging' })).map(({ type }) => type)).toEqual(['area'])
})

test('a house is found by its code', async () => {
  expect((await found('BL1004')).map(({ id }) => id)).toEqual(['lodging-4'])
})
