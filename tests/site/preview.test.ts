import { afterEach, expect, test, vi } from 'vitest'
import type { Page } from '../../src/contracts/content.ts'
import type { CompiledRoute } from '../../src/contracts/route.ts'
import type { Linked } from '../../src/services/content.ts'
import { writePass } from '../../src/session/editor-pass.ts'
import { guestAgent } from '../guest-agent.ts'
import { compiledRoutes } from './compiled-routes.ts'
import { noHouses } from './houses.ts'
import { type Given, openSite, origins } from './site.ts'

afterEach(() => void vi.useRealTimers())

const secret = 'a secret of editors'
const [published, drafted] = ['Vi lejer huse ud', 'Et udkast om huse']

function pageOf(id: string, title: string): Linked<Page> {
  return {
    sys: { id, publishedVersion: 1, publishedAt: null },
    ...{ title, slug: 'om-os', template: 'content', layout: 'page', menuKey: null, hasSearchBox: false, excerpt: '' },
    ...{
      banner: null,
      pictureFocus: 'middle',
      seoTitle: '',
      seoDescription: '',
      noIndex: false,
      links: { entries: {}, assets: {} },
    },
    sectionsCollection: [{ __typename: 'SectionQuote', sys: { id: 'quote' }, teaser: title, author: '' }],
  }
}

/** The page `content` has a draft with another slug; `new` was never published, and has no German page. */
const newPaths = { da: '/ny-side/', en: '/new-page/' }
const about = compiledRoutes.da.get('om-os')
function entryRoute(path: string, id: string, routes: object): CompiledRoute {
  if (about?.kind !== 'entry') throw new Error('The fixture has the page')
  return { ...about, entry: { ...about.entry, id }, path, routes }
}
const aboutPaths = { da: '/hvem-vi-er/', de: '/ueber-uns/', en: '/about-us/' }
const draftRoutes: Record<string, CompiledRoute> = {
  'da hvem-vi-er': entryRoute('/hvem-vi-er/', 'content', aboutPaths),
  'de ueber-uns': entryRoute('/ueber-uns/', 'content', aboutPaths),
  'da ny-side': entryRoute('/ny-side/', 'new', newPaths),
  'en new-page': entryRoute('/new-page/', 'new', newPaths),
}

function openPreviews(given: Given = {}) {
  const requested = { published: 0, drafts: 0 }
  const site = openSite({
    search: { lodgings: async () => noHouses },
    content: {
      ContentPage: async ({ id }) => {
        requested.published += 1
        return id === 'new' ? null : pageOf(id, published)
      },
    },
    drafts: {
      content: {
        ContentPage: async ({ id }) => {
          requested.drafts += 1
          return pageOf(id, drafted)
        },
      },
      routes: {
        route: async ({ key }, slug) =>
          slug === 'om-os' ? null : (draftRoutes[`${key} ${slug}`] ?? compiledRoutes[key].get(slug) ?? null),
        path: async ({ key }, id) => {
          const paths: Record<string, string> | undefined = { content: aboutPaths, new: newPaths }[id]
          const path = paths?.[key]
          return path === undefined ? null : { path, title: drafted }
        },
      },
    },
    ...given,
  })
  const get = (pageUrl: string, cookie = '', headers: Record<string, string> = {}) =>
    site.fetch(pageUrl, { headers: { cookie, 'user-agent': guestAgent, ...headers } })
  const cookieOf = (reply: Response) => reply.headers.get('set-cookie')?.split(';')[0] ?? ''
  /** The links of the console, in the order of the editions. */
  async function linksTo(of: string): Promise<string[]> {
    const editor = cookieOf(await get(`/editor/?${new URLSearchParams({ secret })}`))
    const html = await (await get(`/editor/preview/?${new URLSearchParams({ of })}`, editor)).text()
    return [...html.matchAll(/href="([^"]*\/preview\/\?pass[^"]*)"/g)].map(([, url = '']) =>
      url.replaceAll('&amp;', '&'),
    )
  }
  /** The cookie of an edition whose link was opened. */
  async function preview(of = 'content', edition = 0): Promise<string> {
    return cookieOf(await get((await linksTo(of))[edition] ?? ''))
  }
  return { ...site, requested, get, linksTo, preview }
}

test('the console makes a link into each edition, which leads to the page as its draft has it', async () => {
  const { linksTo, get } = openPreviews()
  const links = await linksTo('content')
  const landed = await Promise.all(links.map((url) => get(url)))
  expect(links.map((url) => new URL(url).origin)).toEqual(Object.values(origins))
  expect(landed.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
    [303, '/hvem-vi-er/'],
    [303, '/ueber-uns/'],
    [303, '/about-us/'],
  ])
  for (const { headers } of landed) {
    expect(headers.get('set-cookie')).toMatch(
      /^__Host-marehalm_preview=\d+\.[0-9a-f]{64}\.[0-9a-f]+; Max-Age=3(?:600|59\d); Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
  }
})

test.each([
  ['an entry that was never published', 'new', ['/ny-side/', '/', '/new-page/']],
  [
    'an address that its draft has',
    'https://www.marehalm.dk/hvem-vi-er/',
    ['/hvem-vi-er/', '/ueber-uns/', '/about-us/'],
  ],
  ['a page of the site’s own', '/favorite-houses/', ['/favorite-houses/', '/', '/']],
  ['an entry without a page', 'menu-item', ['/', '/', '/']],
])('it does so for %s', async (_, of, paths) => {
  const { linksTo } = openPreviews()
  expect((await linksTo(of)).map((url) => new URL(url).searchParams.get('to'))).toEqual(paths)
})

test('one browser sees drafts, under a bar that says until when and leads out; nobody else does', async () => {
  const { get, preview } = openPreviews()
  const cookie = await preview()
  const reply = await get('/hvem-vi-er/', cookie)
  const html = await reply.text()
  expect(reply.status).toBe(200)
  expect(html).toContain(drafted)
  expect(html).toMatch(
    /<aside class="preview-bar" aria-label="Forhåndsvisning">.*<strong>Forhåndsvisning<\/strong> med kladder, til kl. \d\d\.\d\d<.*>Afslut</,
  )
  expect(html).toMatch(
    /<form [^>]*action="\/preview\/end\/"[^>]*><input type="hidden" name="to" value="\/hvem-vi-er\/"/,
  )
  for (const [path, status] of [
    ['/hvem-vi-er/', 404],
    ['/ny-side/', 404],
    ['/om-os/', 200],
  ] as const) {
    const others = await get(path)
    expect([path, others.status]).toEqual([path, status])
    expect(await others.text()).not.toMatch(/udkast|preview-bar/)
  }
})

test.each([
  [1, 'https://www.marehalm.de/ueber-uns/', '<strong>Vorschau</strong> mit Entwürfen, bis 14:00\u00a0Uhr<'],
  [2, 'https://www.marehalm.info/about-us/', '<strong>Preview</strong> with drafts, until 14:00<'],
])('the bar of edition %i speaks its language', async (edition, url, words) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') })
  const { get, preview } = openPreviews()
  expect(await (await get(url, await preview('content', edition))).text()).toContain(words)
})

test('nothing of a preview is kept or found: no cache, no index, no 304, no navigation in place', async () => {
  const { get, preview, requested } = openPreviews()
  await expect.poll(async () => (await get('/om-os/')).headers.get('etag')).not.toBeNull()
  const etag = (await get('/om-os/')).headers.get('etag') ?? ''
  const [cookie, made] = [await preview(), { ...requested }]
  for (const path of ['/hvem-vi-er/', '/hvem-vi-er/', '/om-os/', '/ingen-side/']) {
    const reply = await get(path, cookie, { 'if-none-match': etag })
    const html = await reply.text()
    expect([path, reply.status]).toEqual([path, path === '/hvem-vi-er/' ? 200 : 404])
    expect(reply.headers.get('cache-control')).toBe('private, no-store')
    expect(reply.headers.get('x-robots-tag')).toContain('noindex')
    expect(reply.headers.get('etag')).toBeNull()
    expect(reply.headers.get('cache-status') ?? '').not.toContain('hit')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).toMatch(/<html [^>]*data-own/)
    expect(html).toContain('preview-bar')
  }
  expect(requested.drafts - made.drafts).toBe(2)
  // What guests have kept is as it was.
  const guest = await get('/om-os/')
  expect(guest.headers.get('cache-status')).toContain('hit')
  expect(await guest.text()).toContain(published)
  expect(requested.published).toBe(made.published)
})

test('the language selector leads into the preview of the other editions, hreflang to their pages', async () => {
  const { get, preview } = openPreviews()
  const html = await (await get('/hvem-vi-er/', await preview())).text()
  const links = [...html.matchAll(/href="(https:\/\/www\.marehalm\.de\/preview\/[^"]*)"/g)].map(([, url = '']) =>
    url.replaceAll('&amp;', '&'),
  )
  expect(links.length).toBeGreaterThan(0)
  const reply = await get(links[0] ?? '')
  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/ueber-uns/'])
  expect(html).toContain('<link rel="alternate" hreflang="de-DE" href="https://www.marehalm.de/ueber-uns/">')
  expect(html.slice(0, html.indexOf('</head>'))).not.toContain('pass=')
})

test.each([
  [
    'with a signature that somebody made up',
    (url: URL) => url.searchParams.set('pass', `9999999999.${'0'.repeat(64)}.6461`),
  ],
  [
    'of another edition',
    (url: URL) => {
      url.host = 'www.marehalm.de'
    },
  ],
  [
    'with a later end',
    (url: URL) => url.searchParams.set('pass', (url.searchParams.get('pass') ?? '').replace(/^\d+/, '9999999999')),
  ],
  [
    'with another edition written in',
    (url: URL) => url.searchParams.set('pass', (url.searchParams.get('pass') ?? '').replace(/[0-9a-f]+$/, '6465')),
  ],
  ['without a pass', (url: URL) => url.searchParams.delete('pass')],
])('a link %s opens nothing', async (_, change) => {
  const { get, linksTo } = openPreviews()
  const url = new URL((await linksTo('content'))[0] ?? '')
  change(url)
  const reply = await get(url.href)
  expect([reply.status, reply.headers.get('set-cookie')]).toEqual([403, null])
  expect(reply.headers.get('cache-control')).toBe('private, no-store')
  const html = await reply.text()
  expect(html).toContain('This preview has ended')
  expect(html).toContain('href="/editor/preview/"')
})

test('a pass of the console or of the marks is none of a preview, nor a preview’s one of theirs', async () => {
  const { get, preview } = openPreviews()
  const cookie = await preview()
  for (const name of ['editor', 'marks']) {
    const other = cookie.replace('_preview=', `_${name}=`)
    expect((await get('/editor/', other)).status).toBe(401)
    expect(await (await get('/om-os/', other)).text()).not.toContain('data-entry-id')
  }
  for (const pass of ['console', 'marks'] as const) {
    const written = await writePass(pass, secret, 'da')
    const html = await (await get('/om-os/', `__Host-marehalm_preview=${written}`)).text()
    expect(html).not.toContain('preview-bar')
  }
})

test('it is over after an hour, for the link and for the cookie', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') })
  const { get, linksTo, preview } = openPreviews()
  const [cookie, [link = '']] = [await preview(), await linksTo('content')]
  expect(await (await get('/hvem-vi-er/', cookie)).text()).toContain('med kladder, til kl. 14.00<')
  vi.setSystemTime(new Date('2026-11-21T12:59:58Z'))
  expect((await get(link)).headers.get('set-cookie')).toContain('Max-Age=2;')
  vi.setSystemTime(new Date('2026-11-21T13:00:01Z'))
  expect((await get(link)).status).toBe(403)
  expect((await get('/hvem-vi-er/', cookie)).status).toBe(404)
})

test('a cookie of one edition shows nothing in another', async () => {
  const { get, preview } = openPreviews()
  const cookie = await preview('content', 0)
  const html = await (await get('https://www.marehalm.de/ueber-uns/', cookie)).text()
  expect(html).not.toMatch(/udkast|preview-bar/)
})

test.each([
  '/hvem-vi-er/_payload.json',
  '/hvem-vi-er/index.md',
  '/index.md',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/feeds/blog.xml',
  '/llms.txt',
  '/api/search/',
  '/api/find/?q=udkast',
  '/find/?q=udkast&_payload',
  '/robots.txt',
])('%s shows no draft to a browser with a preview', async (path) => {
  const { get, preview, requested } = openPreviews()
  const cookie = await preview()
  const before = requested.drafts
  const reply = await get(path, cookie)
  expect(await reply.text()).not.toContain('udkast om huse')
  expect(requested.drafts).toBe(before)
})

test('a navigation in place loads the page whole', async () => {
  const { get, preview } = openPreviews()
  const reply = await get('/hvem-vi-er/_payload.json', await preview())
  expect(await reply.json()).toMatchObject({ kind: 'full-load' })
  expect(reply.headers.get('cache-control')).toBe('private, no-store')
})

test('leaving takes the cookie back and leads to the page as everybody sees it', async () => {
  const { fetch, preview } = openPreviews()
  const leave = async (to: string, headers: Record<string, string> = { origin: origins.da }) =>
    fetch('/preview/end/', {
      method: 'POST',
      headers: { cookie: await preview(), ...headers },
      body: new URLSearchParams({ to }),
    })
  const reply = await leave('/om-os/')
  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/om-os/'])
  expect(reply.headers.get('set-cookie')).toMatch(/^__Host-marehalm_preview=; Max-Age=0/)
  expect((await leave('/om-os/', { origin: 'https://elsewhere.example' })).status).toBe(403)
})

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example',
  'javascript:alert(1)',
  '\t//elsewhere.example',
])('a link that was made to lead to %s leads to the front page', async (to) => {
  const { get, linksTo } = openPreviews()
  const url = new URL((await linksTo('content'))[0] ?? '')
  url.searchParams.set('to', to)
  expect((await get(url.href)).headers.get('location')).toMatch(/^\/(?![/\\])/)
  expect(new URL((await get(url.href)).headers.get('location') ?? '', origins.da).origin).toBe(origins.da)
})

test.each(['EDITOR_SECRET', 'CONTENT_PREVIEW_KEY'] as const)(
  'without %s the console says so and makes no link',
  async (name) => {
    const accessUser = async () => 'anne@example.dk'
    const { get } = openPreviews({ variables: { [name]: '' }, accessUser })
    const html = await (await get('/editor/preview/?of=content', '', { 'cf-access-jwt-assertion': 'a.b.c' })).text()
    expect(html).toContain(`no ${name}`)
    expect(html).not.toContain('/preview/?pass')
  },
)

test('whoever has not signed in is made no link', async () => {
  const { get } = openPreviews()
  const reply = await get('/editor/preview/?of=content')
  expect(reply.status).toBe(401)
  expect(await reply.text()).not.toContain('pass=')
})
