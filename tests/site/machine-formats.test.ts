import * as v from 'valibot'
import { expect, test } from 'vitest'
import { compileEditions } from '../../kv/compile.ts'
import { keys } from '../../kv/keys.ts'
import { robotsRules } from '../../src/commands/crawl/crawl.ts'
import { CompiledRouteSchema, type MenuItem } from '../../src/contracts/route.ts'
import type { SiteSettings } from '../../src/contracts/settings.ts'
import type { PhotoContest, PhotoContestImage } from '../../src/features/contest/contract.ts'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { seededEditions } from '../unit/kv/seeded-editions.ts'
import { changed, routeAnswers } from './content-replies.ts'
import { writtenContent } from './content-service.ts'
import { noHouses, oneHouse } from './houses.ts'
import { type Given, openSite, origins } from './site.ts'

const editions = seededEditions()
const compiled = new Map(
  compileEditions(editions).records.flatMap(({ key, value }) =>
    v.is(CompiledRouteSchema, value) ? [[key, value]] : [],
  ),
)
const houses = Array.from({ length: 3 }, (_, index) => ({
  name: `BL10${index}`,
  updatedAt: `2026-10-0${index + 1}T10:00:00Z`,
  images: [{ url: 'pictures/a&b' }, { url: 'pictures/c' }],
}))

const broker: Given['broker'] = async (query, variables) => {
  const reply =
    query.name === 'SitemapHouseCount'
      ? { lodgingCount: 1003 }
      : { lodgingNames: variables.skip === 1000 ? houses : houses.slice(0, 1) }
  return reply as never
}

/** A site whose content is the seeded one; some of its entries changed by the test. @param read locales that are read */
function readSite(
  change: (entry: (typeof editions.da.entries)[number]) => object = () => ({}),
  read: Set<string> = new Set(),
) {
  const of = (locale: string) => editions[markets.find((each) => each.locale === locale)?.key ?? 'da']
  return openSite({
    broker,
    routes: {
      settings: async ({ key }): Promise<SiteSettings> => editions[key].settings,
      route: async ({ key }, slug) => compiled.get(keys.route(key, slug)) ?? null,
    },
    content: {
      ...routeAnswers((type, locale) => {
        read.add(locale)
        return of(locale)
          .entries.filter((entry) => entry.type === type)
          .map((entry) => ({ ...entry, ...change(entry) }))
      }),
      ContentJobs: async () => [],
      ContentPhotoContests: async ({ locale }) => [contestIn(locale)],
      ContentPhotoContestImages: async ({ locale }) => ({ total: 1, items: [contestImageIn(locale)] }),
    },
  })
}

const text = async (response: Response | Promise<Response>) => (await response).text()
const all = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]+)</${tag}>`, 'g'))].map(([, value]) => value)

test('the index names a sitemap of each kind of page and of each thousand houses', async () => {
  const xml = await text(readSite().fetch('/sitemap.xml'))
  const maps = all(xml, 'loc')
  expect(maps).toContain(`${origins.da}/sitemaps/houses-1.xml`)
  expect(maps).toContain(`${origins.da}/sitemaps/houses-2.xml`)
  expect(maps).not.toContain(`${origins.da}/sitemaps/houses-3.xml`)
  for (const kind of ['pages', 'areas', 'streets', 'categories', 'blog', 'jobs', 'departments']) {
    expect(maps).toContain(`${origins.da}/sitemaps/${kind}.xml`)
  }
  expect(xml.startsWith('<?xml')).toBe(true)
})

test('the index reads the entries of its own edition alone, and says of each sitemap when it was last changed', async () => {
  const read = new Set<string>()
  const site = readSite((entry) => ({ sys: { ...entry.sys, publishedAt: '2026-10-05T10:00:00Z' } }), read)
  const xml = await text(site.fetch('/sitemap.xml'))
  expect([...read]).toEqual(['da-DK'])
  expect(xml).toContain(`<loc>${origins.da}/sitemaps/streets.xml</loc><lastmod>2026-10-05</lastmod>`)
  await text(site.fetch('/sitemaps/streets.xml'))
  expect(read.size).toBe(markets.length)
})

test('a sitemap of houses has the days of their changes, their pictures and their alternates', async () => {
  const xml = await text(readSite().fetch(`${origins.de}/sitemaps/houses-2.xml`))
  expect(all(xml, 'loc')).toEqual(houses.map(({ name }) => `${origins.de}/ferienhaus-${name.toLowerCase()}/`))
  expect(all(xml, 'lastmod')).toEqual(['2026-10-01', '2026-10-02', '2026-10-03'])
  expect(all(xml, 'image:loc')[0]).toBe(`${origins.de}/media/pictures/a&amp;b?w=1280`)
  expect(xml).toContain(`hreflang="x-default" href="${origins.en}/holiday-home-bl100/"`)
})

test('a sitemap and the page’s own head name the same alternates, in each edition', async () => {
  const site = readSite()
  for (const { key } of markets) {
    const xml = await text(site.fetch(`${origins[key]}/sitemaps/areas.xml`))
    const [, path = '', entry = ''] = new RegExp(`<url><loc>${origins[key]}([^<]+)</loc>(.*)</url>`).exec(xml) ?? []
    const html = await text(site.fetch(origins[key] + path))
    expect(alternatesIn(entry).map(([language]) => language)).toEqual(['da-DK', 'de-DE', 'en', 'x-default'])
    expect(alternatesIn(entry)).toEqual(alternatesIn(html))
  }
})

function alternatesIn(source: string): (string | undefined)[][] {
  return [...source.matchAll(/ rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map((found) => found.slice(1))
}

test('what the editors keep from search engines, and guests for themselves, stands in no sitemap', async () => {
  const hidden = editions.da.entries.find(({ type, slug }) => type === 'page' && slug === 'om-os')
  const xml = await text(
    readSite((entry) => ({ noIndex: entry.sys.id === hidden?.sys.id })).fetch('/sitemaps/pages.xml'),
  )
  expect(hidden).toBeDefined()
  expect(xml).not.toContain('/om-os/<')
  expect(xml).not.toContain('favorit')
  expect(await text(readSite().fetch('/sitemaps/pages.xml'))).toContain('/om-os/<')
})

test('the contest’s years and pictures are found, each as the alternate of its own in the other editions', async () => {
  const xml = await text(readSite().fetch(`${origins.en}/sitemaps/contests.xml`))
  expect(all(xml, 'loc')).toEqual([
    `${origins.en}/photo-contest/photo-contest-2026/`,
    `${origins.en}/photo-contest/photo-contest-2026/dune-en-image1/`,
  ])
  expect(xml).toContain(`hreflang="da-DK" href="${origins.da}/fotokonkurrence/fotokonkurrence-2026/dune-dadk-image1/"`)
})

function contestIn(locale: string): PhotoContest {
  const places = { firstPlaceImage: null, secondPlaceImage: null, thirdPlaceImage: null }
  const sys = { id: 'contest', publishedVersion: 1, publishedAt: '2026-06-01T08:00:00Z' }
  const words = { title: `Contest ${locale}`, rewardText: '', status: 'open' }
  return { sys, year: 2026, rewardImage: null, conditionsUrl: null, ...words, ...places }
}

function contestImageIn(locale: string): PhotoContestImage {
  const words = { imageTitle: 'Dune', imageSlug: `dune ${locale.replace('-', '')}`, imageText: '' }
  const sys = { id: 'image1', publishedVersion: 1, publishedAt: null }
  return { sys, ...words, contestId: 'contest', image: null, createdAt: null }
}

test('prices of areas and the search for neighbours are found; what belongs to one visitor is not', async () => {
  const xml = await text(readSite().fetch(`${origins.de}/sitemaps/pages.xml`))
  expect(all(xml, 'loc')).toContain(`${origins.de}/preise/blavand/`)
  expect(xml).toContain(`hreflang="da-DK" href="${origins.da}/priser/blavand/"`)
  expect(all(xml, 'loc')).toContain(`${origins.de}/houses-together/`)
  const may = robotsRules(await text(readSite().fetch(`${origins.de}/robots.txt`)))
  expect(may('/preise/blavand/')).toBe(true)
  expect(may('/preise/blavand/?maaned=2027-05')).toBe(false)
  for (const tool of [href.find(), href.compare(), href.cookieSettings(), href.offline()]) {
    expect(all(xml, 'loc')).not.toContain(origins.de + tool)
    expect([tool, await text(readSite().fetch(tool))]).toEqual([tool, expect.stringContaining('content="noindex"')])
  }
})

test('a sitemap that there is not is not found', async () => {
  for (const name of ['nothing.xml', 'houses-0.xml', 'houses-x.xml', 'toString.xml']) {
    expect((await readSite().fetch(`/sitemaps/${name}`)).status).toBe(404)
  }
})

test('search engines and assistants may read pages, trainers only where it is configured', async () => {
  const site = openSite()
  const rules = await text(site.fetch('/robots.txt'))
  const [open = '', closed = ''] = rules.split('\n\n')
  expect(open).toContain('User-agent: *\nUser-agent: OAI-SearchBot')
  expect(open).toContain('Disallow: /booking/')
  expect(open).toContain('Allow: /soeg/?page=')
  for (const searched of ['/soeg/?', '/find/?', '/compare/?', '/houses-together/?']) {
    expect(open).toContain(`Disallow: ${searched}\n`)
  }
  expect(closed).toContain('User-agent: GPTBot')
  expect(closed).toContain('Disallow: /')
  expect(rules).toContain(`Sitemap: ${origins.da}/sitemap.xml`)

  site.deps.variables.TRAINING_BOTS = 'yes'
  expect(await text(site.fetch(`${origins.en}/robots.txt`))).not.toContain('Disallow: /\n')
})

test('a preview is kept by no search engine', async () => {
  const site = openSite()
  expect((await site.fetch('/robots.txt')).headers.get('x-robots-tag')).toBeNull()
  const preview = openSite({ variables: { NOINDEX_HOSTS: ['localhost', '.marehalm.dk'] } })
  expect((await preview.fetch('/robots.txt')).headers.get('x-robots-tag')).toBe('noindex')
})

test('the feed of last-minute offers names each stay with its total, in the edition’s words', async () => {
  const stay = { ...oneHouse, date: '2026-12-05', duration: 7, title: 'Hus & <have>\u0007\uffff' }
  const site = openSite({ search: { lodgings: async () => ({ ...noHouses, hits: [stay] }) } })
  const response = await site.fetch('/feeds/last-minute.xml')
  const xml = await response.text()
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  expect(xml).toContain('<title>Hus &amp; &lt;have&gt;</title>')
  expect(xml).toContain(`<link>${origins.da}/sommerhus-bl1017/?arrival=2026-12-05&amp;duration=7</link>`)
  expect(xml).toMatch(/5\.595\skr\./)
})

test('the feed of posts leads to those that have a page', async () => {
  const post = {
    id: 'a',
    title: 'Storm',
    path: '/blog/storm/',
    author: '',
    datePublished: '2026-11-01',
    excerpt: 'Vind',
    image: null,
    categoriesCollection: [],
  }
  const site = openSite({
    content: { ContentBlogs: async () => ({ total: 2, posts: [post, { ...post, id: 'b', path: null }] }) },
  })
  const xml = await text(site.fetch('/feeds/blog.xml'))
  expect([...xml.matchAll(/<item>/g)]).toHaveLength(1)
  expect(xml).toContain('<pubDate>Sun, 01 Nov 2026 00:00:00 GMT</pubDate>')
})

test('a page has a Markdown alternate, which is the page’s own words and which search engines leave alone', async () => {
  const site = openSite({ broker: async () => ({ lodging: null }) as never })
  const html = await text(site.fetch('/soeg/'))
  const [, url = ''] = /type="text\/markdown" href="([^"]+)"/.exec(html) ?? []
  expect(url).toBe(`${origins.da}/soeg/index.md`)
  const response = await site.fetch(url)
  const markdown = await response.text()
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  expect(response.headers.get('x-robots-tag')).toBe('noindex')
  expect(markdown).toContain(`url: ${origins.da}/soeg/`)
  expect(markdown).toMatch(/^# /m)
  expect(markdown).not.toMatch(/<[a-z]/)
})

test('a Markdown alternate shows what the editors’ codes stand for, and not how they are written', async () => {
  const body = { nodeType: 'document', data: {}, content: [{ nodeType: 'paragraph', data: {}, content: [codes] }] }
  const section = { __typename: 'SectionText', sys: { id: 'text' }, title: '', body } as never
  const { content, routes } = writtenContent({ words: 'Klit', picture: null, count: 0 })
  const site = openSite({
    content: {
      ...content,
      ContentPage: changed(content?.ContentPage, { sectionsCollection: [section] }),
    },
    routes: { ...routes, settings: async ({ key }) => editions[key].settings },
  })
  const markdown = await text(site.fetch('/indhold/index.md'))
  expect(markdown).toContain('Spørg [os](tel:+4510756000)')
  expect(markdown).toContain(`[TO6950](${origins.da}/sommerhus-to6950/)`)
  expect(markdown).toMatch(/I dag:? /)
  expect(markdown).not.toMatch(/opening-hours|label=|\[phone/)
})

const codes = {
  nodeType: 'text',
  value: 'Spørg [phone label=os] om [house code=to6950]. [opening-hours]',
  marks: [],
  data: {},
}

test('what is one visitor’s own, or no page at all, has no Markdown alternate', async () => {
  const site = openSite()
  for (const path of [
    '/favorite-houses/index.md',
    '/booking/step1/index.md',
    '/intet-her/index.md',
    '/login/guest/index.md',
  ]) {
    expect([path, (await site.fetch(path)).status]).toEqual([path, 404])
  }
  expect((await site.fetch('/Soeg/index.md')).headers.get('location')).toBe('/soeg/index.md')
})

test('models are told where to read', async () => {
  const site = openSite({ variables: { MCP_URL: 'https://mcp.marehalm.dk/' } })
  const told = await text(site.fetch('/llms.txt'))
  expect(told.startsWith('# Marehalm\n')).toBe(true)
  expect(told).toContain(`(${origins.da}/sitemap.xml)`)
  expect(told).toContain('(https://mcp.marehalm.dk/)')
})

test('llms.txt names no alternate of a page that has none', async () => {
  const items = [href.smsSignup(), '/om-os/'].map((path): MenuItem => {
    return { id: path, title: path, label: path, type: 'link', href: path, image: null, items: [] }
  })
  const { fetch } = openSite({ routes: { menu: async (_, key) => ({ key, items }) } })
  const told = await text(fetch('/llms.txt'))
  expect(told).toContain(`(${origins.da}/om-os/index.md)`)
  expect(told).not.toContain(href.smsSignup())
})
