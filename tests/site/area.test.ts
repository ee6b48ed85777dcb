import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type Asset, AssetSchema, type PictureFocus, PictureFocusSchema } from '../../src/contracts/entry.ts'
import type { EntryRoute } from '../../src/contracts/route.ts'
import { areas } from '../../src/domain/areas.ts'
import { overviewSize } from '../../src/domain/map/overview.ts'
import { noHouses, oneHouse } from './houses.ts'
import { type Given, openSite, origins } from './site.ts'

const story = 'Ein Leuchtturm und zehn Kilometer Strand.'
const body = {
  nodeType: 'document',
  data: {},
  content: [{ nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', value: story, marks: [], data: {} }] }],
}

interface Circumstances {
  search?: Given['search']
  picture?: { banner: Asset; pictureFocus: PictureFocus }
}

function pageOf(slug: string, title: string, bsId: number, { search, picture }: Circumstances = {}): Promise<string> {
  const route: EntryRoute = {
    kind: 'entry',
    entry: { id: `area-${slug}`, type: 'area', template: 'content', layout: 'page', version: 1 },
    path: `/${slug}/`,
    title,
    description: `${title}.`,
    routes: { de: `/${slug}/` },
    parents: [],
    redirect: null,
  }
  const area = { sys: { id: `area-${slug}` }, title, slug, bsId, region: '', excerpt: '', body, banner: null }
  const site = openSite({
    routes: { route: async () => route },
    ...(search && { search }),
    content: {
      ContentArea: async () => ({ ...area, center: null, department: null, ...picture }),
      ContentStreetsOfArea: async () => [],
    },
  })
  return Promise.resolve(site.fetch(`${origins.de}/${slug}/`)).then((response) => response.text())
}

test('the houses of an area come before what is told of it, which stands beside its map', async () => {
  const search = { lodgings: async () => ({ ...noHouses, hits: [oneHouse], totalHits: 1, totalPages: 1 }) }
  const html = await pageOf('blavand', 'Blåvand', 141, { search })
  const places = ['Ferienhäuser in Blåvand', oneHouse.title, 'Über Blåvand', story, 'class="area-map"', 'id="prices"']
  expect(places.map((part) => html.indexOf(part, html.indexOf('<main')))).toEqual(
    places.map((part) => html.indexOf(part, html.indexOf('<main'))).toSorted((one, other) => one - other),
  )
  for (const part of places) expect(html, part).toContain(part)
})

test.each([
  ['top', 'class="focus-top"'],
  ['bottom', 'class="focus-bottom"'],
  ['middle', null],
  ['the lighthouse', null],
  [undefined, null],
])('a banner whose picture’s focus is %s has the class %s', async (pictureFocus, expected) => {
  const banner = v.parse(AssetSchema, { sys: { id: 'tower' }, url: 'pictures/tower', title: 'Turm', description: '' })
  const picture = { banner, pictureFocus: v.parse(PictureFocusSchema, pictureFocus) }
  const html = await pageOf('blavand', 'Blåvand', 141, { picture })
  const [image = ''] = /<div class="banner"><img[^>]*>/.exec(html) ?? []
  expect(image).toContain('pictures/tower')
  expect(/class="focus[^"]*"/.exec(image)?.[0] ?? null).toBe(expected)
})

test('a map shows where on the coast an area lies, and leads to the map of its houses', async () => {
  const html = await pageOf('hjerting', 'Hjerting', 121)
  const [map = ''] = /<figure class="area-map">.*?<\/figure>/s.exec(html) ?? []
  expect(map).toContain('aria-label="Hjerting bei Esbjerg"')
  expect(map).toContain('<image href="/coast.svg"')
  // Those that are in sight, and the area itself.
  expect(map.match(/<circle/g)?.length).toBeGreaterThan(3)
  // A dot in a ring.
  expect(new Set(map.match(/class="coast-here" cx="[^"]+" cy="[^"]+"/g)).size).toBe(1)
  expect(map).toMatch(/href="\/suche\/\?omraader=hjerting&amp;viewType=map"/)
})

test.each(areas.map(({ slug, title, locationIds }) => [slug, title, locationIds[0]] as const))(
  'the place %s is on its map, which is within the picture of the coast',
  async (slug, title, id) => {
    const html = await pageOf(slug, title, id)
    const [left = -1, top = -1, width = 0, height = 0] =
      /<svg class="coast-map" viewBox="([^"]+)"/.exec(html)?.[1]?.split(' ').map(Number) ?? []
    const [x = -1, y = -1] = /class="coast-here" cx="([\d.]+)" cy="([\d.]+)"/.exec(html)?.slice(1).map(Number) ?? []
    expect(left).toBeGreaterThanOrEqual(0)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(left + width).toBeLessThanOrEqual(overviewSize.width)
    expect(top + height).toBeLessThanOrEqual(overviewSize.height)
    expect(x > left && x < left + width && y > top && y < top + height).toBe(true)
  },
)
