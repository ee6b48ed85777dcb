import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tagOf } from '../../kv/tags.ts'
import { createMemoryTier, createNodeTier } from '../../src/cache/tiers.ts'
import { replyOf } from '../../src/routing/plain-reply.ts'
import { writePass } from '../../src/session/editor-pass.ts'
import type { SiteContext } from '../../src/site-context.ts'
import { noHouses, oneHouse } from './houses.ts'
import { type Given, openSite, origins, siteVariables } from './site.ts'

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'

let searches: number
let counted: string[]
let given: Given
let site: ReturnType<typeof openSite>
beforeEach(() => {
  // The site's cache takes its clock when it is made.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  searches = 0
  counted = []
  given = {
    search: {
      lodgings: async () => {
        searches += 1
        return { ...noHouses, hits: [oneHouse], totalHits: 1, totalPages: 1 }
      },
    },
    seen: { count: (_, market, path) => counted.push(market + path), most: async () => [] },
  }
  site = openSite(given)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function ask(address: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await site.fetch(address, { headers, method })
  return { response, status: response.status, body: await response.text(), headers: response.headers }
}

/** Requests the page until it comes from the cache, and once more: from then on its reply is ready. */
async function prepare(address: string) {
  await ask(address)
  await expect.poll(async () => (await ask(address)).headers.get('cache-status')).toContain('hit')
}

/** How often a key was made by the whole way, which a ready reply does not go. */
function watchWay() {
  return vi.spyOn(site.deps, 'origins')
}

const changing = ['content-security-policy', 'traceparent', 'server-timing', 'cache-status']
const steady = (headers: Headers) => [...headers].filter(([name]) => !changing.includes(name))
const nonceOf = (headers: Headers) => /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? ''

test.each(['/soeg/', '/soeg/?husdyr=1', '/soeg/_payload.json', `${origins.de}/suche/`])(
  'a reply that is ready says the same as one that went the whole way: %s',
  async (address) => {
    await prepare(address)
    const way = watchWay()
    // Another spelling of the query is another address.
    const whole = await ask(`${address}${address.includes('?') ? '&' : '?'}utm_source=letter`)
    expect(way).toHaveBeenCalledOnce()
    const [one, other] = [await ask(address), await ask(address)]
    expect(way).toHaveBeenCalledOnce()
    for (const { headers } of [one, other]) {
      expect(steady(headers)).toEqual(steady(whole.headers))
      expect(headers.get('cache-status')).toMatch(/^marehalm; hit; ttl=\d+; detail=memory$/)
      expect(headers.get('server-timing')).toMatch(/^head;dur=\d+\.\d, trace;desc="[0-9a-f]{32}"$/)
    }
    const bare = ({ body, headers }: typeof one) => (nonceOf(headers) ? body.replaceAll(nonceOf(headers), '') : body)
    const policy = ({ headers }: typeof one) =>
      headers.get('content-security-policy')?.replace(nonceOf(headers) || 'x', '')
    for (const each of [one, other]) {
      expect(bare(each)).toBe(bare(whole))
      expect(policy(each)).toBe(policy(whole))
    }
    expect(one.headers.get('traceparent')).not.toBe(other.headers.get('traceparent'))
    const isDocument = !address.includes('_payload')
    expect(nonceOf(one.headers) !== nonceOf(other.headers)).toBe(isDocument)
    if (isDocument) expect(one.body).toContain(`nonce="${nonceOf(one.headers)}"`)
  },
)

test('replies that are read later, and at the same time, each keep their own nonce', async () => {
  await prepare('/soeg/')
  const replies = await Promise.all(Array.from({ length: 4 }, () => site.fetch('/soeg/')))
  const bodies = await Promise.all(replies.map((each) => each.text()))
  const nonces = replies.map(({ headers }) => nonceOf(headers))
  expect(new Set(nonces).size).toBe(4)
  for (const [place, body] of bodies.entries()) {
    expect(new Set(/<script[^>]* nonce="([^"]+)"/g[Symbol.matchAll](body).map(([, nonce]) => nonce))).toEqual(
      new Set([nonces[place]]),
    )
  }
})

test('what another reply may be due to goes the whole way', async () => {
  await prepare('/soeg/')
  const etag = (await ask('/soeg/')).headers.get('etag') ?? ''
  const pass = async (kind: 'marks' | 'preview') =>
    `__Host-marehalm_${kind}=${await writePass(kind, siteVariables.EDITOR_SECRET, 'da')}`
  expect((await ask('/soeg/', { 'if-none-match': etag })).status).toBe(304)
  expect((await ask('/soeg/', {}, 'HEAD')).body).toBe('')
  expect((await ask('/soeg/', {}, 'POST')).status).toBe(405)
  expect((await ask('/soeg/', { cookie: await pass('preview') })).headers.get('cache-control')).toContain('private')
  const made = searches
  await ask('/soeg/', { cookie: await pass('marks') })
  expect(searches).toBe(made + 1)
  // And none of it stays.
  const plain = await ask('/soeg/', { cookie: 'marehalm_favorites=17' })
  expect(plain.headers.get('cache-control')).toBe('no-cache')
  expect(searches).toBe(made + 1)
})

test('the trace of the caller is kept, and a guest is counted while a program is not', async () => {
  await prepare('/soeg/')
  const way = watchWay()
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  const { headers } = await ask('/soeg/', { traceparent, 'user-agent': chrome })
  expect(headers.get('traceparent')).toMatch(/^00-0af7651916cd43dd8448eb211c80319c-[0-9a-f]{16}-01$/)
  expect(headers.get('traceparent')).not.toBe(traceparent)
  expect(counted).toEqual(['da/soeg/'])
  await ask('/soeg/', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
  await ask('/soeg/')
  expect(counted).toEqual(['da/soeg/'])
  expect(way).not.toHaveBeenCalled()
})

test('a page that is navigated to is counted as the page, from the cache too', async () => {
  await ask('/soeg/_payload.json')
  await prepare('/soeg/_payload.json')
  counted.length = 0
  await ask('/soeg/_payload.json', { 'user-agent': chrome })
  expect(counted).toEqual(['da/soeg/'])
})

test('a purge of what the page is made from ends the ready reply, and a stale page is made again behind it', async () => {
  await prepare('/soeg/')
  await site.deps.purge([tagOf.page('/soeg/')])
  expect((await ask('/soeg/')).headers.get('cache-status')).toBe('marehalm; fwd=uri-miss')
  await prepare('/soeg/')
  const made = searches
  vi.setSystemTime(Date.now() + 70_000)
  expect((await ask('/soeg/')).headers.get('cache-status')).toContain('detail=memory-stale')
  await expect.poll(() => searches).toBeGreaterThan(made)
  await expect.poll(async () => (await ask('/soeg/')).headers.get('cache-status')).toMatch(/detail=memory$/)
})

test('a page that another isolate of the node has made is answered with its headers, without the whole way', async () => {
  const kept = new Map<string, Response>()
  const node = createNodeTier(
    async () =>
      ({
        match: async (url: string) => kept.get(url)?.clone(),
        put: async (url: string, response: Response) => void kept.set(url, response),
      }) as unknown as Cache,
  )
  const isolateWith = (variables = {}) => openSite({ ...given, variables, tiers: [createMemoryTier(), node] })
  for (const address of ['/soeg/?husdyr=1', '/soeg/_payload.json']) {
    site = isolateWith()
    await ask(address)
    await prepare(address)
    const whole = await ask(address)
    site = isolateWith()
    const way = watchWay()
    const [first, next] = [await ask(address), await ask(address)]
    expect(way).not.toHaveBeenCalled()
    expect(first.headers.get('cache-status')).toMatch(/detail=node$/)
    expect(next.headers.get('cache-status')).toMatch(/detail=memory$/)
    for (const { headers, body } of [first, next]) {
      expect(steady(headers)).toEqual(steady(whole.headers))
      expect(body.length).toBe(whole.body.length)
    }
    // Whose policy lets in others goes by its own.
    site = isolateWith({ EMBED_HOSTS: ['films.example'] })
    const other = await ask(address)
    expect(other.headers.get('cache-status')).toMatch(/detail=node$/)
    if (!address.includes('_payload')) {
      expect(other.headers.get('content-security-policy')).toContain('frame-src https://films.example')
    }
  }
})

test.each([
  ['set-cookie', 'device=1; Path=/'],
  ['clear-site-data', '"cookies"'],
])('a reply that says %s to one visitor is kept for no other', async (name, value) => {
  const kept = async (isOwn: boolean) => {
    let reply: Awaited<ReturnType<typeof replyOf>>
    const app = new Hono<SiteContext>()
    app.use(async (c, next) => {
      await next()
      reply = await replyOf(c, { variables: siteVariables })
    })
    app.get('/soeg/', (c) => {
      c.header('content-security-policy', "default-src 'none'")
      if (isOwn) c.header(name, value)
      return c.text('Huse')
    })
    await app.request('/soeg/')
    return reply?.headers
  }
  expect(await kept(true)).toBeUndefined()
  expect(await kept(false)).toContainEqual(['content-security-policy', "default-src 'none'"])
})

test('what is made for one visitor, and a file, is looked for in no tier', async () => {
  const look = vi.spyOn(site.deps, 'pages')
  for (const path of ['/account/bookings/', '/robots.txt', '/api/health/', '/booking/']) await ask(path)
  expect(look).not.toHaveBeenCalled()
})

test.each(['/soeg/', '/soeg/_payload.json'])(
  'a reply is ready at each host of the edition, and hidden where the host is: %s',
  async (path) => {
    const payload = path === '/soeg/' ? null : 'noindex'
    site = openSite({ ...given, variables: { NOINDEX_HOSTS: ['marehalm.dk'] } })
    expect((await ask(`https://marehalm.dk${path}`)).headers.get('x-robots-tag')).toBe('noindex')
    await prepare(`${origins.da}${path}`)
    const way = watchWay()
    const [own, hidden] = [await ask(`${origins.da}${path}`), await ask(`https://marehalm.dk${path}`)]
    expect(own.headers.get('x-robots-tag')).toBe(payload)
    expect(hidden.headers.get('x-robots-tag')).toBe('noindex')
    expect(hidden.body.length).toBe(own.body.length)
    expect(way).not.toHaveBeenCalled()
  },
)

test('without https a page that is ready leads to https all the same', async () => {
  await prepare(`${origins.da}/soeg/`)
  const { status, headers } = await ask(`${origins.da.replace('https:', 'http:')}/soeg/`)
  expect(status).toBe(301)
  expect(headers.get('location')).toBe(`${origins.da}/soeg/`)
})
