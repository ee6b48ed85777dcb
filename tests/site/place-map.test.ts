import { expect, test } from 'vitest'
import type { EntryRoute } from '../../src/contracts/route.ts'
import type { Section } from '../../src/contracts/sections.ts'
import { overviewSize, placeOn } from '../../src/domain/map/overview.ts'
import { createContentService } from '../../src/services/content.ts'
import type { GraphqlOperation } from '../../src/services/graphql.ts'
import { openSite } from './site.ts'

interface Marker {
  title: string
  teaser?: string | null
  center?: { lat: number; lon: number } | null
  internalLink?: object | null
}

const path = '/ture/'
const route: EntryRoute = {
  kind: 'entry',
  entry: { id: 'trips', type: 'page', template: 'content', layout: 'page', version: 1 },
  path,
  title: 'Ture',
  description: 'Ture.',
  routes: { da: path },
  parents: [],
  redirect: null,
}

/** A page with the map of places, and what the content service was asked for it; without markers there is no map. */
async function mapPage(markers: (Marker | null)[] | null) {
  const requests: string[] = []
  const items = markers?.map((marker, index) => marker && { sys: { id: `m${index}` }, ...marker })
  const service = createContentService(async ({ name, document }: GraphqlOperation) => {
    if (name !== 'ContentPlaceMap') throw new Error(name)
    requests.push(document)
    const map = { sys: { id: 'map' }, title: 'Steder <langs> kysten', markersCollection: { items } }
    return { mapCollection: { items: items ? [map] : [] } }
  })
  const section = { __typename: 'SectionOutput', sys: { id: 's' }, title: 'Seks ture', teaser: '', output: 'placeMap' }
  const page = {
    sys: { id: 'trips', publishedVersion: 1, publishedAt: null },
    title: 'Ture',
    sectionsCollection: [section as Section],
    links: { entries: {}, assets: {} },
  }
  const site = openSite({
    content: { ContentPlaceMap: (_, read) => read(service), ContentPage: async () => page },
    routes: { route: async () => route },
  })
  const html = await (await site.fetch(path)).text()
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return {
    main,
    requests,
    marks: [...main.matchAll(/<circle cx="([\d.-]+)" cy="([\d.-]+)"[^>]*><\/circle><text[^>]*>(\d+)/g)],
  }
}

const lighthouse = { title: 'Lyngvig Fyr', teaser: 'Hav og fjord.', center: { lat: 56.0497, lon: 8.1041 } }

test('a place stands on the picture of our own coast by its number, and beside it with its words and where they lead', async () => {
  const internalLink = { __typename: 'Area', sys: { id: 'area' }, title: 'Klegod', slug: 'klegod' }
  const { main, marks } = await mapPage([{ ...lighthouse, internalLink }])
  const { x, y } = placeOn(56.0497, 8.1041)
  expect(marks.map(([, ...mark]) => mark)).toEqual([[`${x}`, `${y}`, '1']])
  expect(main).toContain('<h2>Seks ture</h2>')
  expect(main).toContain('role="img" aria-label="Steder &lt;langs&gt; kysten"')
  expect(main).toMatch(
    /<ol class="places"><li><h3><a href="\/[^"]*klegod\/">Lyngvig Fyr<\/a><\/h3><p>Hav og fjord\.<\/p>/,
  )
  expect(main).not.toContain('<script src')
  expect(main.match(/(?:href|src)="https?:/g)).toBeNull()
})

test('of twelve places ten are shown, and no more are requested', async () => {
  const { main, requests, marks } = await mapPage(
    Array.from({ length: 12 }, (_, index) => ({ ...lighthouse, title: `Sted ${index + 1}.` })),
  )
  expect(requests).toEqual([expect.stringContaining('markersCollection(limit: 10)')])
  expect(marks).toHaveLength(10)
  expect(main).toContain('Sted 10.')
  expect(main).not.toContain('Sted 11.')
})

test.each([
  ['without a position', null],
  ['south of the picture', { lat: 48.85, lon: 8.1 }],
  ['east of the picture', { lat: 56, lon: 12.57 }],
  ['at a pole', { lat: 90, lon: 8.1 }],
  ['where no place is', { lat: 1e308, lon: -1e308 }],
])('a place %s is told under its number and not drawn, and the others keep theirs', async (_, center) => {
  const { main, marks } = await mapPage([{ ...lighthouse, title: 'Langt væk', center }, lighthouse])
  expect(marks.map(([, , , number]) => number)).toEqual(['2'])
  expect(main).toContain('<h3>Langt væk</h3>')
  for (const [, x, y] of marks) {
    expect(Number(x)).toBeLessThan(overviewSize.width)
    expect(Number(y)).toBeLessThan(overviewSize.height)
  }
})

test.each([
  ['nobody chose', null],
  ['has no page in the edition', { __typename: 'Area', sys: { id: 'area' }, title: 'Klegod', slug: null }],
  ['has no page at all', { __typename: 'Faq', sys: { id: 'faq' }, title: 'Hvorfor?' }],
])('a place whose target %s is no link', async (_, internalLink) => {
  const { main } = await mapPage([{ ...lighthouse, internalLink }])
  expect(main).toContain('<h3>Lyngvig Fyr</h3>')
})

test('words that would be markup stay words, and a marker that is not published leaves no gap', async () => {
  const { main, marks } = await mapPage([null, { ...lighthouse, title: '<b>"Fyr"', teaser: '<script>x</script>' }])
  expect(main).toContain('<h3>&lt;b&gt;&quot;Fyr&quot;</h3><p>&lt;script&gt;x&lt;/script&gt;</p>')
  expect(marks.map(([, , , number]) => number)).toEqual(['1'])
})

test.each([
  ['no map is kept', null],
  ['a map has no places', []],
])('where %s there is no heading either', async (_, markers) => {
  const { main } = await mapPage(markers)
  expect(main).not.toContain('Seks ture')
  expect(main).not.toContain('class="place-map"')
})
