import { Hono } from 'hono'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { PageSchema } from '../../src/contracts/content.ts'
import type { CompiledRoute } from '../../src/contracts/route.ts'
import { ownRedirects } from '../../src/middleware/redirects.ts'
import type { SiteContext } from '../../src/site-context.ts'
import { engineSearch } from './engine-search.ts'
import { openSite, origins } from './site.ts'

const site = openSite()
const withHouse = openSite({
  routes: {
    lodging: async (name) => (name === 'bl1017' ? { id: 17, titles: { da: 'Hus', de: 'Haus', en: 'House' } } : null),
  },
})

test.each([
  'https://evil.example/',
  'https://marehalm.dk.evil.example/soeg/',
  'http://localhost/',
  'https://shop.marehalm.dk/',
])('the unknown host of %s gets a plain 421', async (url) => {
  const response = await site.fetch(url)
  expect(response.status).toBe(421)
  expect(response.headers.get('content-type')).toContain('text/plain')
  expect(await response.text()).toContain('Misdirected Request')
})

test.each([
  ['/soeg', '/soeg/'],
  ['/Soeg/', '/soeg/'],
  ['/SOEG', '/soeg/'],
  ['/om-os//page///02', '/om-os/page/2/'],
  ['/restauranter', '/restauranter/'],
  ['/clients', '/clients/'],
  ['/api-guide', '/api-guide/'],
  ['/media-rum', '/media-rum/'],
  ['/assets-og-mere', '/assets-og-mere/'],
  ['/Bridges', '/bridges/'],
  ['/src', '/src/'],
  ['/@dig', '/@dig/'],
  ['/om-os%5C', '/om-os/'],
  ['/soeg/page/1/', '/soeg/'],
])('%s leads to %s in one step, its query kept', async (path, canonical) => {
  const query = '?husdyr=1&textQuery=Bl%C3%A5vand%20By'
  const first = await site.fetch(`${origins.da}${path}${query}`)
  expect(first.status).toBe(301)
  expect(first.headers.get('location')).toBe(canonical + query)
  const second = await site.fetch(canonical + query)
  expect(second.status).not.toBe(301)
})

async function expectNoWayOut(path: string) {
  const response = await site.fetch(`${origins.da}${path}`)
  const location = response.headers.get('location')
  if (location) expect(new URL(location, origins.da).origin).toBe(origins.da)
  else expect(response.status).toBe(404)
}

test.each(['//evil.example/', '/\\evil.example/', '/%5Cevil.example/', '/%2F%2Fevil.example', '///evil.example/X'])(
  '%s never leads to another host',
  async (path) => {
    await expectNoWayOut(path)
  },
)

test.each(['/api', '/api/price', '/rest/X', '/media/Houses/Dune.webp', '/robots.TXT', '/assets/Entry-abc.js'])(
  '%s is a file or a service and keeps its form',
  async (path) => {
    expect((await site.fetch(path)).status).not.toBe(301)
  },
)

test('a POST without a slash is not turned into a GET elsewhere', async () => {
  const response = await site.fetch('/soeg', { method: 'POST', headers: { origin: origins.da } })
  expect([301, 302, 303]).not.toContain(response.status)
})

test('compiled redirects send for good or for now, as the broker says', async () => {
  const forGood = await site.fetch('/gammel-side/')
  expect([forGood.status, forGood.headers.get('location')]).toEqual([301, '/om-os/'])
  const forNow = await site.fetch('/kampagne/')
  expect([forNow.status, forNow.headers.get('location')]).toEqual([302, '/soeg/?husdyr=1'])
})

test.each([
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  ' https://evil.example/',
  'javascript:alert(1)//',
  'data:text/html,<script>alert(1)</script>',
  `${origins.da}@evil.example/`,
  'https://guest:pass@www.marehalm.dk/',
  'ftp://www.marehalm.dk/',
])('a compiled redirect to %s leads nowhere, and is logged', async (to) => {
  const redirect: CompiledRoute = { kind: 'redirect', entry: null, redirect: { to, isPermanent: true } }
  const open = openSite({ routes: { route: async (_, slug) => (slug === 'gammel-side' ? redirect : null) } })
  const response = await open.fetch('/gammel-side/')
  expect([response.status, response.headers.get('location')]).toEqual([404, null])
  expect(await response.text()).not.toContain('evil.example')
  expect(open.problems.map(String)).toEqual(['Error: A redirect from /gammel-side/ to another host was not followed'])
})

test.each(['/om-os/', `${origins.de}/ueber-uns/`, 'https://marehalm.dk/', '/soeg/?next=https://evil.example/'])(
  'a compiled redirect to %s, within our own hosts, is followed',
  async (to) => {
    const redirect: CompiledRoute = { kind: 'redirect', entry: null, redirect: { to, isPermanent: false } }
    const open = openSite({ routes: { route: async (_, slug) => (slug === 'gammel-side' ? redirect : null) } })
    const response = await open.fetch('/gammel-side/')
    expect([response.status, response.headers.get('location')]).toEqual([302, to])
  },
)

test.each([
  [
    'https://da.wikipedia.example/wiki/Hvide_Sande_–_Nørre_Lyngvig?a=%C3%B8#ł',
    'https://da.wikipedia.example/wiki/Hvide_Sande_%E2%80%93_N%C3%B8rre_Lyngvig?a=%C3%B8#%C5%82',
  ],
  ['https://łeba.example', 'https://xn--eba-gwa.example/'],
])('a compiled redirect to %s leads there, whatever letters its URL has', async (to, location) => {
  const redirect: CompiledRoute = { kind: 'redirect', entry: null, redirect: { to, isPermanent: false } }
  const open = openSite({ routes: { route: async (_, slug) => (slug === 'rejsen' ? redirect : null) } })
  const response = await open.fetch('/rejsen/')
  expect([response.status, response.headers.get('location')]).toEqual([302, location])
})

test('a browser asks again where a permanent redirect leads, which an editor may take back', async () => {
  expect((await site.fetch('/gammel-side/')).headers.get('cache-control')).toBe('no-cache')
})

test('a compiled redirect may lead to another host, permanently or not; nothing else may', async () => {
  const redirect: CompiledRoute = {
    kind: 'redirect',
    entry: null,
    redirect: { to: 'https://shop.example/x?a=1#b', isPermanent: true },
  }
  const open = openSite({ routes: { route: async (_, slug) => (slug === 'butik' ? redirect : null) } })
  const response = await open.fetch('/butik/?utm_source=mail&a=2')
  expect([response.status, response.headers.get('location')]).toEqual([
    301,
    'https://shop.example/x?a=1&utm_source=mail#b',
  ])
  const app = new Hono<SiteContext>()
  app.use(ownRedirects(new Set(['www.marehalm.dk']), { refuse: async (c) => c.text('', 404), log: () => {} }))
  app.get('*', (c) => c.redirect('https://shop.example/'))
  expect((await app.request(`${origins.da}/x/`)).status).toBe(404)
})

test.each([
  [origins.da, '/ferienhaus-bl1017/', '/sommerhus-bl1017/'],
  [origins.de, '/holiday-home-bl1017/?arrival=2027-07-03', '/ferienhaus-bl1017/?arrival=2027-07-03'],
  [origins.en, '/sommerhus-bl1017/', '/holiday-home-bl1017/'],
])('%s%s is the house under its edition’s own word', async (origin, path, own) => {
  const response = await withHouse.fetch(origin + path)
  expect([response.status, response.headers.get('location')]).toEqual([301, own])
})

test.each(['/ferienhaus-zz9999/', '/holiday-home-zz9999/', '/sommerhus-zz9999/', '/Ferienhaus-ZZ9999/'])(
  '%s is a plain 404 where there is no such house',
  async (path) => {
    const response = await withHouse.fetch(path)
    expect(response.headers.get('location')).toBe(/[A-Z]/.test(path) ? path.toLowerCase() : null)
    if (!/[A-Z]/.test(path)) expect(response.status).toBe(404)
  },
)

test.each(['/sommerhus-abc/', '/sommerhus-bl10-17/', '/sommerhus-/', '/sommerhus-bl1017/mere/'])(
  '%s is no house',
  async (path) => {
    expect((await site.fetch(path)).status).toBe(404)
  },
)

test('a page that exists in all editions names its alternates with absolute URLs', async () => {
  const page = v.parse(PageSchema, {
    sys: { id: 'about' },
    title: 'Om os',
    slug: 'om-os',
    sectionsCollection: { items: [] },
  })
  const links = { entries: {}, assets: {} }
  const open = openSite({ content: { ContentPage: async () => ({ ...page, links }) } })
  const html = await (await open.fetch('/om-os/')).text()
  expect(html).toContain(`<link rel="alternate" hreflang="da-DK" href="${origins.da}/om-os/">`)
  expect(html).toContain(`<link rel="alternate" hreflang="de-DE" href="${origins.de}/ueber-uns/">`)
  expect(html).toContain(`<link rel="alternate" hreflang="en" href="${origins.en}/about-us/">`)
  expect(html).toContain(`<link rel="alternate" hreflang="x-default" href="${origins.en}/about-us/">`)
  expect(html).toContain(`<link rel="canonical" href="${origins.da}/om-os/">`)
  expect(html).toMatch(new RegExp(`<a[^>]+href="${origins.de}/ueber-uns/"[^>]*hreflang="de`, 'i'))
})

test.each([
  ['/soeg/', '', 1],
  ['/soeg/', '?page=4', 4],
])('%s%s asks the search for page %i…', async (path, query, page) => {
  const pages: number[] = []
  const searching = openSite({
    search: {
      lodgings: async (request) => {
        const body = engineSearch(request)
        pages.push(body.page)
        return { hits: [], totalHits: 0, totalPages: 0, page: body.page, hitsPerPage: body.hitsPerPage }
      },
    },
  })
  const response = await searching.fetch(path + query)
  expect(response.status).toBe(200)
  await response.text()
  expect(pages).toEqual([page])
})

test('another language keeps what was searched for, without the highest price, which is of one currency', async () => {
  const html = await (await site.fetch('/soeg/?ankomst=2027-07-03&duration=7&husdyr=1&maxPris=9000')).text()
  expect(html).toContain(`href="${origins.de}/suche/?ankomst=2027-07-03&amp;duration=7&amp;husdyr=1"`)
  expect(await (await site.fetch('/soeg/')).text()).toContain(`href="${origins.de}/suche/"`)
})

test('another language keeps the stay that a house is looked at for', async () => {
  const lodging = async () => ({ id: 17, titles: { da: 'Hus', de: 'Haus', en: 'House' } })
  const open = openSite({ routes: { lodging } })
  const html = await (await open.fetch('/sommerhus-bl1017/?arrival=2027-07-03&duration=7&utm_source=%22%3E')).text()
  expect(html).toContain(`href="${origins.en}/holiday-home-bl1017/?arrival=2027-07-03&amp;duration=7"`)
})
