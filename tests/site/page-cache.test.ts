import { afterEach, expect, test, vi } from 'vitest'
import { ServiceError } from '../../src/services/service-error.ts'
import { noHouses, oneHouse } from './houses.ts'
import { openSite, origins } from './site.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const found = { ...noHouses, hits: [oneHouse], totalHits: 1, totalPages: 1 }

/** A site that counts how often a page of results was made. */
function countingSite() {
  let searches = 0
  const site = openSite({
    search: {
      lodgings: async () => {
        searches += 1
        return { ...found, hits: [{ ...oneHouse, title: `Hus nummer ${searches}` }] }
      },
    },
  })
  const page = async (url: string, headers: Record<string, string> = {}) => {
    const response = await site.fetch(url, { headers })
    const html = await response.text()
    return { response, html, status: response.headers.get('cache-status') ?? '' }
  }
  /** The page is cached after the reply. */
  const kept = (url: string) => expect.poll(async () => (await page(url)).status).toContain('hit')
  return { site, page, kept, searches: () => searches }
}

const nonceOf = (response: Response) =>
  /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1]

test('a kept page is the same for everyone but for its nonce, which every reply has anew', async () => {
  const { page, kept } = countingSite()
  const first = await page('/soeg/')
  expect(first.status).toBe('marehalm; fwd=uri-miss')
  await kept('/soeg/')
  const again = await page('/soeg/', { cookie: 'marehalm_favorites=17' })
  expect(again.status).toMatch(/^marehalm; hit; ttl=\d+; detail=memory$/)
  const [one, other] = [nonceOf(first.response), nonceOf(again.response)]
  expect(one).not.toBe(other)
  expect(again.html).toContain(`nonce="${other}"`)
  expect(again.html).not.toContain(one)
  expect(again.html.replaceAll(other ?? '', '')).toBe(first.html.replaceAll(one ?? '', ''))
})

/** Names of what requests make the site create. */
function watchBuilding({ deps }: ReturnType<typeof openSite>) {
  const built: string[] = []
  for (const name of ['services', 'routes', 'captcha', 'store', 'quotes'] as const) {
    const member = deps[name]
    Object.defineProperty(deps, name, {
      get() {
        built.push(name)
        return member
      },
    })
  }
  const random = crypto.getRandomValues.bind(crypto)
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array?.byteLength === 16) built.push('nonce')
    return random(array)
  })
  return built
}

test('a page from the cache builds no services, session, captcha, stores or routes, and draws one nonce', async () => {
  const { site, page, kept } = countingSite()
  for (const url of ['/soeg/', '/soeg/?husdyr=1']) {
    await page(url)
    await kept(url)
  }
  const built = watchBuilding(site)
  // A request that brings its trace has none drawn.
  const traced = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' }
  expect((await page('/soeg/', traced)).status).toContain('hit')
  expect(built.splice(0)).toEqual(['nonce'])
  expect((await page('/soeg/?husdyr=1', traced)).status).toContain('hit')
  expect(built.splice(0)).toEqual(['nonce'])
  // Only the record of a content page says which parameters it reads.
  expect((await page('/soeg/?husdyr=1&utm_source=letter', traced)).status).toContain('hit')
  expect(built.splice(0).sort()).toEqual(['nonce', 'routes'])
  expect((await page('/soeg/_payload.json', traced)).status).toContain('miss')
  await expect.poll(async () => (await page('/soeg/_payload.json', traced)).status).toContain('hit')
  built.length = 0
  expect((await page('/soeg/_payload.json', traced)).status).toContain('hit')
  expect(built).toEqual([])
  // And the watching sees what is built.
  await page('/booking/', traced)
  expect(built).toEqual(expect.arrayContaining(['services', 'nonce']))
})

test('a search is rendered without session, captcha or stores', async () => {
  const { site, page } = countingSite()
  const built = watchBuilding(site)
  for (const url of ['/soeg/?husdyr=1', '/soeg/?textQuery=BL1234', '/soeg/?page=2']) {
    expect((await page(url)).status).toContain('miss')
    expect(built).not.toContain('captcha')
    expect(built).not.toContain('store')
  }
})

test('who has the page already gets a 304 without a policy, and a new page when it has changed', async () => {
  const { site, page, kept } = countingSite()
  await page('/soeg/')
  await kept('/soeg/')
  const etag = (await page('/soeg/')).response.headers.get('etag') ?? ''
  expect(etag).toMatch(/^W\/"[0-9a-f]{20}"$/)
  const same = await page('/soeg/', { 'if-none-match': `"other", ${etag}` })
  expect(same.response.status).toBe(304)
  expect(same.html).toBe('')
  expect(same.response.headers.get('content-security-policy')).toBeNull()

  await purge(site, { slugs: ['soeg'] })
  expect((await page('/soeg/', { 'if-none-match': etag })).response.status).toBe(200)
})

test('other queries are other pages; where a visitor came from is not', async () => {
  const { page, kept, searches } = countingSite()
  await page('/soeg/?husdyr=1&duration=7')
  await kept('/soeg/?husdyr=1&duration=7')
  const made = searches()
  expect((await page('/soeg/?duration=7&husdyr=1&utm_source=letter&gclid=1')).status).toContain('hit')
  expect(searches()).toBe(made)
  expect((await page('/soeg/?duration=7&husdyr=2')).status).toContain('miss')
  expect((await page(`${origins.de}/suche/?duration=7&husdyr=1`)).status).toContain('miss')
})

test('a page with a part that failed is made again for the next visitor', async () => {
  let isDown = true
  const site = openSite({
    search: {
      lodgings: async () => {
        if (isDown) throw new ServiceError('search', 503, null, undefined, 'search is down')
        return found
      },
    },
  })
  expect(await (await site.fetch('/soeg/')).text()).not.toContain(oneHouse.title)
  isDown = false
  const next = await site.fetch('/soeg/')
  expect(next.headers.get('cache-status')).toContain('miss')
  expect(await next.text()).toContain(oneHouse.title)
})

test('a page whose footer lacks the offices says so, and is made again for the next visitor', async () => {
  let isDown = true
  const site = openSite({
    search: { lodgings: async () => found },
    content: {
      ContentDepartments: async () => {
        if (isDown) throw new Error('content is down')
        return []
      },
    },
    // The layout is cached by its edition's settings: without them each request renders its own.
    routes: { settings: async () => null },
  })
  const footer = async () => (await (await site.fetch('/soeg/')).text()).split('<footer')[1]
  expect(await footer()).toContain('kan ikke vises lige nu')
  isDown = false
  expect(await footer()).not.toContain('kan ikke vises lige nu')
})

test.each(['/booking/step1/', '/favorite-houses/'])(
  '%s is nobody else’s: no cache is asked, none may keep it',
  async (path) => {
    const { page } = countingSite()
    for (const _ of [1, 2]) {
      const { response, status } = await page(path, { cookie: 'marehalm_favorites=17' })
      expect(status).toBe('marehalm; fwd=bypass')
      expect(response.headers.get('etag')).toBeNull()
      if (response.status === 200) expect(response.headers.get('cache-control')).toBe('private, no-store')
    }
  },
)

test('a purge ends what it names, and tells when the new page was there', async () => {
  const { site, page, kept } = countingSite()
  await page('/soeg/')
  await kept('/soeg/')
  const lines = await purge(site, { slugs: ['om-os'] })
  expect(lines[0]).toEqual({ epoch: 1, tags: ['page:/om-os/'] })
  expect(lines.slice(1)).toMatchObject([{ market: 'da', path: '/om-os/' }])
  expect((await page('/soeg/')).status).toContain('hit')

  const whole = await purge(site, { all: true })
  expect(whole.slice(1).map(({ market, path }) => [market, path])).toEqual([
    ['da', '/'],
    ['de', '/'],
    ['en', '/'],
  ])
  expect((await page('/soeg/')).status).toContain('miss')
})

test.each([
  ['no secret', undefined, { all: true }, 401],
  ['another secret', 'Bearer other', { all: true }, 401],
  ['nothing named', 'Bearer a secret of purges', {}, 400],
  ['a word that is none', 'Bearer a secret of purges', { everything: true }, 400],
  ['ids that are none', 'Bearer a secret of purges', { lodgings: ['1; DROP TABLE'] }, 400],
])('a purge with %s is refused and changes nothing', async (_, authorization, body, status) => {
  const { site, page, kept } = countingSite()
  await page('/soeg/')
  await kept('/soeg/')
  const response = await site.fetch('/api/purge/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(status)
  expect(await response.json()).toHaveProperty('error.message')
  expect((await page('/soeg/')).status).toContain('hit')
})

async function purge(site: ReturnType<typeof openSite>, body: object): Promise<Record<string, unknown>[]> {
  const response = await site.fetch('/api/purge/', {
    method: 'POST',
    headers: { authorization: 'Bearer a secret of purges', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(200)
  return (await response.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}
