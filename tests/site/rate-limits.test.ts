import { expect, test } from 'vitest'
import { visitorKey } from '../../src/domain/visitors.ts'
import { endpointsOf } from '../../src/features.ts'
import { type Market, markets } from '../../src/markets/market.ts'
import { messagesOf } from '../../src/markets/messages/messages.ts'
import { rateKindOf } from '../../src/middleware/limit-rates.ts'
import { createEndpointTable } from '../../src/routing/endpoint.ts'
import { openSite, origins } from './site.ts'

const { deps } = openSite()
const endpointAt = createEndpointTable(endpointsOf({ deps, visit: () => Response.error() }))

/** A counter that lets each visitor through so many times. */
function counter(most: number) {
  const counts = new Map<string, number>()
  return {
    counts,
    async limit({ key = '' }: RateLimitOptions) {
      counts.set(key, (counts.get(key) ?? 0) + 1)
      return { success: (counts.get(key) ?? 0) <= most }
    },
  }
}

/** As browsers do. */
function withLength(headers: Record<string, string>, body: URLSearchParams) {
  return { ...headers, 'content-length': String(body.toString().length) }
}

const typed = { firstName: 'Änne', comment: '"><script>alert(1)</script>', items: '3' }

function send({ key }: Pick<Market, 'key'>, visitor = '192.0.2.1') {
  const body = new URLSearchParams([...Object.entries(typed), ['items', '4']])
  const headers = withLength({ origin: origins[key], 'cf-connecting-ip': visitor }, body)
  return { method: 'POST', headers, body }
}

test.each(markets)(
  '$key: a form that is sent too often comes back with everything typed, to be sent again',
  async (market) => {
    const form = counter(1)
    const site = openSite({ limits: { form } })
    const url = `${origins[market.key]}/booking/step2/?check=1`
    expect((await site.fetch(url, send(market))).status).not.toBe(429)
    const response = await site.fetch(url, send(market))
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('60')
    expect(response.headers.get('cache-control')).toContain('no-store')
    const html = await response.text()
    expect(html).toContain(messagesOf(market).errors.tooManyText)
    expect(html).toContain('<form action="/booking/step2/?check=1" method="post">')
    expect(html).toContain('name="firstName" value="Änne"')
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
    expect(html.match(/name="items"/g)).toHaveLength(2)
    expect(html).not.toContain('<script>alert')
  },
)

test.each(['/login/guest/', '/account/profile/'])(
  'a form with a password is a link to type it again: %s',
  async (path) => {
    const site = openSite({ limits: { form: counter(0) } })
    const body = new URLSearchParams({
      email: 'karen@example.dk',
      password: 'a secret of Karen’s',
      new_password: 'another',
    })
    const headers = withLength({ origin: origins.da, 'cf-connecting-ip': '192.0.2.1' }, body)
    const response = await site.fetch(path, { method: 'POST', headers, body })
    expect(response.status).toBe(429)
    const html = await response.text()
    expect(html).not.toContain('a secret of')
    expect(html).toContain(`href="${path}"`)
  },
)

test.each([
  ['10,000 fields', new URLSearchParams(Array.from({ length: 10_000 }, (_, index) => [`field${index}`, 'x']))],
  ['one field of 200,000 characters', new URLSearchParams({ comment: '"'.repeat(66_000) })],
])('a form of %s is a link to begin again, and costs no page larger than any other', async (_, body) => {
  const site = openSite({ limits: { form: counter(0) } })
  const headers = withLength({ origin: origins.da, 'cf-connecting-ip': '192.0.2.1' }, body)
  const response = await site.fetch('/booking/step2/', { method: 'POST', headers, body })
  const plain = await site.fetch('/booking/step2/', send({ key: 'da' }))
  expect([response.status, plain.status]).toEqual([429, 429])
  const html = await response.text()
  expect(html).toContain('href="/booking/step2/"')
  expect(html.length).toBeLessThan((await plain.text()).length + 1_000)
})

test('others are not made to wait for one who is too quick', async () => {
  const site = openSite({ limits: { form: counter(1) } })
  const [market] = markets
  const statusFor = async (visitor: string) => (await site.fetch('/booking/step2/', send(market, visitor))).status
  expect(await statusFor('192.0.2.1')).not.toBe(429)
  expect(await statusFor('192.0.2.1')).toBe(429)
  expect(await statusFor('192.0.2.2')).not.toBe(429)
})

test.each(markets)('$key: programs are told in JSON, in the words of the edition', async (market) => {
  const site = openSite({ limits: { query: counter(0), secret: counter(0) } })
  const responses = [
    site.fetch(`${origins[market.key]}/api/price/?lodging=BL1017`),
    site.fetch(`${origins[market.key]}/api/search/`),
    site.fetch(`${origins[market.key]}/api/purge/`, {
      method: 'POST',
      headers: { authorization: 'Bearer a secret of purges' },
    }),
  ]
  for (const response of await Promise.all(responses)) {
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
    const body = await response.json()
    expect(body).toEqual({ error: { code: 'too_many_requests', message: messagesOf(market).errors.tooManyText } })
  }
})

test('the start of a booking counts, too, and is a link to try again', async () => {
  const site = openSite({ limits: { form: counter(0) } })
  const response = await site.fetch('/booking/?lodging=bl1017&arrival=2027-07-03&duration=7')
  expect(response.status).toBe(429)
  expect(await response.text()).toContain('href="/booking/?lodging=bl1017&amp;arrival=2027-07-03&amp;duration=7"')
})

test('pages, pictures and what monitors ask are not counted', async () => {
  const limits = { form: counter(0), query: counter(0), secret: counter(0), telemetry: counter(0) }
  const site = openSite({ limits })
  for (const path of ['/', '/soeg/?utm_source=letter', '/media/x.webp', '/api/health/', '/soeg/_payload.json']) {
    expect((await site.fetch(path)).status, path).not.toBe(429)
  }
  expect(Object.values(limits).flatMap(({ counts }) => [...counts])).toEqual([])
})

test.each(['', '_payload.json', 'index.md'])(
  'pages that are not there are counted, those that are go on: /…/%s',
  async (file) => {
    const query = counter(3)
    const site = openSite({ limits: { query } })
    const seen = { 'user-agent': 'Mozilla/5.0', 'cf-connecting-ip': '192.0.2.1' }
    const statusOf = async (path: string) => (await site.fetch(path, { headers: seen })).status
    const statuses: number[] = []
    for (const path of ['/guess-1/', '/guess-2/page/3/', '/sommerhus-zz9999/', '/guess-4/', '/guess-5/'])
      statuses.push(await statusOf(path + file))
    expect(statuses).toEqual([404, 404, 404, 429, 429])
    expect(await statusOf('/')).toBe(200)
    expect(
      (await site.fetch(`/guess-6/${file}`, { headers: { ...seen, 'cf-connecting-ip': '192.0.2.2' } })).status,
    ).toBe(404)
  },
)

test('a body counts once for each megabyte', async () => {
  const form = counter(20)
  const site = openSite({ limits: { form } })
  const body = new Uint8Array(3)
  const post = async (length: number) => {
    const headers = { ...send({ key: 'da' }).headers, 'content-type': 'x/y', 'content-length': String(length) }
    return (await site.fetch('/fotokonkurrence/upload/', { method: 'POST', headers, body })).status
  }
  expect(await post(1_000)).toBe(415)
  expect([...form.counts.values()]).toEqual([1])
  expect(await post(12_000_000)).toBe(415)
  expect([...form.counts.values()]).toEqual([13])
  // Of one that is too large no more is read.
  expect(await post(900_000_000)).toBe(429)
})

test('a visitor’s own pages are counted, for nobody keeps them, and counts of a search count three times', async () => {
  const query = counter(4)
  const site = openSite({ limits: { query } })
  const statusOf = async (path: string) => (await site.fetch(path)).status
  for (const path of ['/booking/step2/', '/login/guest/', '/favorite-houses/'])
    expect(await statusOf(path)).not.toBe(429)
  expect([...query.counts.values()]).toEqual([3])
  expect(await statusOf('/api/search/counts/')).toBe(429)
  expect(await statusOf('/login/guest/')).toBe(429)
  expect(await statusOf('/')).toBe(200)
})

test.each([
  ['POST', '/api/purge/', 'secret'],
  ['POST', '/api/webhooks/content/', null],
  ['GET', '/editor/', 'secret'],
  ['POST', '/editor/purge/', 'secret'],
  ['POST', '/bridge/telemetry/', 'telemetry'],
  ['POST', '/bridge/telemetry/unsafe/', 'telemetry'],
  ['POST', '/api/csp-reports/', 'telemetry'],
  ['GET', '/api/search/', 'query'],
  ['GET', '/api/search/cards/', 'query'],
  ['GET', '/api/search/counts/', 'query'],
  ['GET', '/api/search/days/', 'query'],
  ['GET', '/api/streets/', 'query'],
  ['GET', '/api/find/', 'query'],
  ['GET', '/find/', null],
  ['GET', '/sitemaps/da-lodgings.xml', 'query'],
  ['GET', '/sitemap.xml', 'query'],
  ['GET', '/feeds/last-minute.xml', 'query'],
  ['GET', '/llms.txt', 'query'],
  ['HEAD', '/assets/entry-0a1b2c3d.js', 'query'],
  ['GET', '/__nuxt_island/lodging-similar.17.test.json', 'query'],
  ['GET', '/shortlist/abc/', 'query'],
  ['HEAD', '/shortlist/abc/', 'query'],
  ['POST', '/shortlist/abc/', 'form'],
  ['POST', '/api/favorites/', 'query'],
  ['POST', '/api/version/', null],
  ['DELETE', '/anything/', 'form'],
  ['GET', '/booking/', 'form'],
  ['GET', '/booking/step1/', null],
  ['GET', '/editor/uploads/00/small/', 'query'],
  ['PUT', '/api/backup/objects/DRAFTS/', 'secret'],
  ['POST', '/api/route/', 'form'],
  ['GET', '/media/x.webp', null],
] as const)('%s %s is counted as %s', (method, path, kind) => {
  expect(rateKindOf(endpointAt, method, path)).toBe(kind)
})

test.each([
  ['192.0.2.17', '192.0.2.17'],
  ['2001:db8:12:34:aaaa:bbbb:cccc:dddd', '2001:db8:12:34'],
  ['2001:DB8:0012:34::1', '2001:db8:12:34'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::ffff:192.0.2.17', '::ffff:192.0.2.17'],
  [undefined, 'unknown'],
])('%s is the visitor %s', (address, key) => {
  expect(visitorKey(address)).toBe(key)
})
