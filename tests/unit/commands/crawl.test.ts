import { expect, test } from 'vitest'
import { crawl, type FetchPage, fetchWithRetries, robotsRules } from '../../../src/commands/crawl/crawl.ts'
import { tableOf } from '../../../src/commands/crawl/table.ts'

const origins = ['http://da.test', 'http://en.test']

interface Written {
  links?: string[]
  head?: string
  /** In place of the alternates that it has by rights. */
  alternates?: string
  h1?: string
}

function pageAt(
  path: string,
  edition: string,
  { links = [], head = '', alternates, h1 = '<h1>Hus</h1>' }: Written = {},
): string {
  const own =
    alternates ??
    origins.map((origin) => `<link rel="alternate" hreflang="${origin.slice(7, 9)}" href="${origin}${path}">`).join('')
  return `<html><head><title>Hus</title><meta name="description" content="Et hus">
    <link rel="canonical" href="${edition}${path}">${own}${head}</head><body>${h1}${links.map((to) => `<a href="${to}">x</a>`).join('')}</body></html>`
}

/** Two editions of the same pages; `changed` replaces replies by URL. */
function site(
  pages: Record<string, Written>,
  changed: Record<string, { status: number; body?: string; location?: string }> = {},
): FetchPage {
  const requested = new Map<string, number>()
  return async (url) => {
    requested.set(url, (requested.get(url) ?? 0) + 1)
    const { origin, pathname, search } = new URL(url)
    const given = changed[url]
    const reply = (body: string, type: string, status = 200, location?: string) => ({
      status,
      headers: new Headers({ 'content-type': type, ...(location && { location }) }),
      text: async () => body,
    })
    if (given && !(given.status === 503 && (requested.get(url) ?? 0) > 1))
      return reply(given.body ?? '', 'text/html', given.status, given.location)
    if (pathname === '/robots.txt')
      return reply(
        'User-agent: *\nUser-agent: Other\nDisallow: /own/\nDisallow: /*?\nAllow: /?page=\n\nUser-agent: Trainer\nDisallow: /',
        'text/plain',
      )
    if (pathname === '/sitemap.xml') return reply(`<loc>${origin}/sitemaps/pages.xml</loc>`, 'application/xml')
    if (pathname === '/sitemaps/pages.xml')
      return reply(
        Object.keys(pages)
          .map((path) => `<loc>${origin}${path}</loc>`)
          .join(''),
        'application/xml',
      )
    const page = pages[pathname]
    return page && search === ''
      ? reply(pageAt(pathname, origin, page), 'text/html; charset=utf-8')
      : reply('', 'text/html', 404)
  }
}

const whole = {
  '/': { links: ['/a/', '/own/thing/', '/a/?b=1', 'mailto:x@y.dk', 'https://elsewhere.test/'] },
  '/a/': { links: ['/'] },
}

test('a site whose pages all hang together has no fault', async () => {
  const found = await crawl({ origins, fetchPage: site(whole) })
  expect(found.faults).toEqual([])
  expect(found.editions).toEqual(
    origins.map((origin) => expect.objectContaining({ origin, listed: 2, reached: 2, pages: 2 })),
  )
})

test.each([
  ['a page that no link leads to', { ...whole, '/b/': {} }, {}, 'unreached'],
  ['a dead link', { ...whole, '/a/': { links: ['/', '/gone/'] } }, {}, 'status'],
  ['a link that is led on', whole, { 'http://da.test/a/': { status: 301, location: '/c/' } }, 'redirect'],
  ['two headings', { ...whole, '/a/': { h1: '<h1>a</h1><h1>b</h1>' } }, {}, 'heading'],
  [
    'an alternate that names others',
    { ...whole, '/a/': { alternates: '<link rel="alternate" hreflang="en" href="http://en.test/">' } },
    {},
    'alternates',
  ],
  ['a page without alternates', { ...whole, '/a/': { alternates: '' } }, {}, 'alternates'],
  [
    'a page of a sitemap that hides',
    { ...whole, '/a/': { head: '<meta name="robots" content="noindex">' } },
    {},
    'hidden',
  ],
  [
    'a page without a description',
    whole,
    { 'http://da.test/a/': { status: 200, body: pageAt('/a/', 'http://da.test').replace(/<meta[^>]*>/, '') } },
    'description',
  ],
])('%s is found', async (_, pages, changed, kind) => {
  const { faults } = await crawl({ origins, fetchPage: site(pages, changed) })
  expect(faults.map((fault) => fault.kind)).toContain(kind)
  expect(tableOf({ editions: [], faults }, 1)).toContain(`${kind}: `)
})

test('a further page of a list may name no alternates, which may be shorter', async () => {
  const further = { '/a/page/2/': { alternates: '' } }
  const pages = { ...whole, ...further, '/a/': { links: ['/', '/a/page/2/'] } }
  expect((await crawl({ origins, fetchPage: site(pages) })).faults).toEqual([])
})

test('a site that has much to do is asked again', async () => {
  const { faults } = await crawl({ origins, fetchPage: site(whole, { 'http://da.test/a/': { status: 503 } }) })
  expect(faults).toEqual([])
})

test('and no sooner than it asks for, since a breaker that is open stays so for seconds', async () => {
  const startedAt = Date.now()
  let times = 0
  const busyOnce: FetchPage = async () => {
    times += 1
    const headers = new Headers(times === 1 ? { 'retry-after': '1' } : {})
    return { status: times === 1 ? 503 : 200, headers, text: async () => '' }
  }
  const { status } = await fetchWithRetries(busyOnce, 'http://da.test/a/')
  expect([status, times]).toEqual([200, 2])
  expect(Date.now() - startedAt).toBeGreaterThan(950)
})

test('the longest rule of everybody’s group decides, and no other group’s', () => {
  const may = robotsRules(
    'User-agent: A\nUser-agent: *\nDisallow: /s/?\nAllow: /s/?page=\nDisallow: /s/?page=*&\nDisallow: /*x.json$\n\nUser-agent: B\nDisallow: /',
  )
  expect(['/', '/s/', '/s/?page=2', '/s/?q=1', '/s/?page=2&q=1', '/a/x.json', '/a/x.jsonp'].map(may)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    true,
  ])
})
