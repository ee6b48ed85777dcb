import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markets } from '../../src/markets/market.ts'
import { markdownRenderer } from '../../src/routing/markdown/markdown-renderer.ts'
import type { Page } from '../../src/routing/page.ts'
import { createPageTable } from '../../src/routing/page-table.ts'
import { handlePages } from '../../src/routing/serve-page.ts'
import { Deadline } from '../../src/services/deadline.ts'
import type { SiteContext } from '../../src/site-context.ts'
import { pagePolicy } from '../../src/urls/route.ts'
import { noHouses, oneHouse } from './houses.ts'
import { openSite, origins } from './site.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const nonceOf = (response: Response) =>
  /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? 'none'

test('a miss, a hit, a stale hit and a 304: every document is under its own reply’s nonce and no other', async () => {
  let made = 0
  const site = openSite({
    search: {
      lodgings: async () => {
        made += 1
        return { ...noHouses, hits: [{ ...oneHouse, title: `Hus nummer ${made}` }], totalHits: 1, totalPages: 1 }
      },
    },
  })
  const seen = new Set<string>()
  const ask = async (headers: Record<string, string> = {}) => {
    const response = await site.fetch('/soeg/', { headers })
    const html = await response.text()
    const nonce = nonceOf(response)
    if (response.status === 200) {
      for (const [, used] of html.matchAll(/nonce="([^"]*)"/g)) expect(used).toBe(nonce)
      expect(html).toContain(`nonce="${nonce}"`)
      for (const before of seen) expect(html).not.toContain(before)
      expect(seen.has(nonce)).toBe(false)
      seen.add(nonce)
    }
    return { response, html, status: response.headers.get('cache-status') ?? '' }
  }

  expect((await ask()).status).toBe('marehalm; fwd=uri-miss')
  await expect.poll(async () => (await ask()).status).toContain('detail=memory')
  const hit = await ask()
  const etag = hit.response.headers.get('etag') ?? ''
  const same = await ask({ 'if-none-match': etag })
  expect([same.response.status, same.html]).toEqual([304, ''])
  expect(same.response.headers.get('content-security-policy')).toBeNull()
  expect(same.response.headers.get('etag')).toBe(etag)

  vi.setSystemTime(Date.now() + 90_000)
  const stale = await ask()
  expect(stale.status).toMatch(/detail=memory-stale$/)
  expect(stale.html).toContain('Hus nummer 1<')
  // It was made anew behind that reply, or the next that was stale, under a nonce that no reply has.
  await expect.poll(async () => (await ask()).html).toMatch(/Hus nummer [23]</)
  expect((await ask({ 'if-none-match': etag })).response.status).toBe(200)
})

test('a stale page that somebody has already is a 304, too, and is made anew behind it', async () => {
  let made = 0
  const site = openSite({
    search: {
      lodgings: async () => {
        made += 1
        return noHouses
      },
    },
  })
  await (await site.fetch('/soeg/')).text()
  await expect.poll(async () => (await site.fetch('/soeg/')).headers.get('etag')).not.toBeNull()
  const etag = (await site.fetch('/soeg/')).headers.get('etag') ?? ''
  vi.setSystemTime(Date.now() + 90_000)
  const before = made
  expect((await site.fetch('/soeg/', { headers: { 'if-none-match': etag } })).status).toBe(304)
  await expect.poll(() => made).toBe(before + 1)
})

/** A page whose deferred part is what the test says, served alone. */
function siteWithDeferredPart(part: () => Promise<string>) {
  const { deps, problems } = openSite()
  const page: Page = {
    load: async () => ({
      kind: 'page',
      status: 200,
      head: { title: 'Trial' },
      layout: 'page',
      main: Promise.resolve('Main'),
      deferred: [{ id: 'extra', main: part(), waiting: <div id="extra">…</div> }],
    }),
  }
  const app = new Hono<SiteContext>()
  app.use(async (c, next) => {
    c.set('market', markets[0])
    c.set('nonce', 'reply')
    c.set('deadline', new Deadline())
    c.set('timed', () => {})
    await next()
  })
  app.get(
    '*',
    handlePages(
      deps,
      createPageTable({ trial: { path: '/*', visibility: 'shared', cachePolicy: pagePolicy } }, { trial: page }),
      async () => markdownRenderer,
    ),
  )
  return {
    problems,
    async status() {
      const response = await app.request(`${origins.da}/trial/`)
      await response.text()
      return response.headers.get('cache-status') ?? ''
    },
  }
}

test('a page whose deferred part failed is not kept as good; whole, it is', async () => {
  let isDown = true
  const site = siteWithDeferredPart(async () => {
    if (isDown) throw new Error('weather is down')
    return 'Sun'
  })
  for (let visit = 0; visit < 5; visit += 1) expect(await site.status()).toBe('marehalm; fwd=uri-miss')
  expect(site.problems.map(String)).toContain('Error: weather is down')
  isDown = false
  expect(await site.status()).toBe('marehalm; fwd=uri-miss')
  await expect.poll(site.status).toContain('hit')
})
