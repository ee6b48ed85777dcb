import { expect, test, vi } from 'vitest'
import { markets } from '../../src/markets/market.ts'
import { href } from '../../src/urls/paths.ts'
import { noHouses, oneHouse } from './houses.ts'
import { openSite, origins } from './site.ts'

const visitor = { 'user-agent': 'Mozilla/5.0 Firefox/142.0', 'cf-connecting-ip': '192.0.2.1' }

/** What was served, and whether it came from the cache. */
async function visit(site: ReturnType<typeof openSite>, url: string, init: RequestInit = {}) {
  const response = await site.fetch(url, { ...init, headers: { ...visitor, ...init.headers } })
  const html = (await response.text()).replace(/nonce="[^"]*"/g, '')
  // Kept behind the reply.
  await new Promise((resolve) => setTimeout(resolve))
  return { status: response.status, isCached: response.headers.get('cache-status')?.includes('hit') === true, html }
}

const lodgings = async () => ({ ...noHouses, hits: [oneHouse], totalHits: 1, totalPages: 1 })

test.each(
  markets.flatMap((market) =>
    [
      '/',
      href.search(market),
      `${href.search(market)}_payload.json`,
      href.housesTogether(),
      href.find(),
      '/no-such-page/',
      '/compare/',
    ].map((path) => [market.key, path] as const),
  ),
)('%s %s: whatever is added to the address, it is one page', async (edition, path) => {
  const site = openSite({ search: { lodgings } })
  const first = await visit(site, `${origins[edition]}${path}?junk=first`)
  expect(first.isCached).toBe(false)
  const added = [
    '',
    '?junk=1',
    '?junk=2&q[]=3&husdyr[x]=1',
    '?utm_source=x&gclid=y',
    `?${'x'.repeat(2000)}=1`,
    '?99999=1',
    '?constructor=1',
  ]
  for (const query of added) {
    const again = await visit(site, `${origins[edition]}${path}${query}`)
    expect([again.status, again.isCached], query).toEqual([first.status, true])
    expect(again.html).toBe(first.html)
  }
  expect(first.html).not.toContain('junk')
})

test('what a page reads is still its own', async () => {
  const site = openSite({ search: { lodgings } })
  for (const query of [
    '',
    '?husdyr=1',
    '?70=1',
    '?page=2',
    '?viewType=map',
    '?omraader[]=romo',
    '?searchOrder=price-asc',
    '?naar=uge',
  ]) {
    expect((await visit(site, `/soeg/${query}`)).isCached, query).toBe(false)
  }
  expect((await visit(site, '/soeg/?junk=1&husdyr=1')).isCached).toBe(true)
})

test('asking for the head alone makes no page anew', async () => {
  const site = openSite({ search: { lodgings } })
  await visit(site, '/soeg/?husdyr=1')
  for (let count = 0; count < 3; count += 1) {
    expect((await visit(site, '/soeg/?husdyr=1', { method: 'HEAD' })).isCached).toBe(true)
  }
})

test('pages that are made for what their URL says are counted, kept ones are not', async () => {
  const limit = vi.fn(async () => ({ success: limit.mock.calls.length <= 3 }))
  const site = openSite({ search: { lodgings }, limits: { query: { limit } } })
  for (const text of ['a', 'b', 'c']) expect((await visit(site, `/soeg/?textQuery=${text}`)).status).toBe(200)
  const response = await site.fetch('/soeg/?textQuery=d', { headers: visitor })
  expect(response.status).toBe(429)
  expect(response.headers.get('retry-after')).toBe('60')
  expect(await response.text()).toContain('href="/soeg/?textQuery=d"')
  for (const path of ['/soeg/?textQuery=a', '/soeg/', '/soeg/?junk=1', '/']) {
    expect((await visit(site, path)).status, path).toBe(200)
  }
  for (const path of ['/soeg/_payload.json?textQuery=e', '/find/?q=f', `/soeg/?textQuery=${'g'.repeat(400)}`]) {
    expect((await visit(site, path)).status, path).toBe(429)
  }
  expect((await visit(site, '/soeg/?textQuery=h', { headers: { 'user-agent': 'somebot' } })).status).toBe(429)
  expect(limit).toHaveBeenCalledWith({ key: '192.0.2.1' })
})
