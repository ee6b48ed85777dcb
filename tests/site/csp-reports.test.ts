import { expect, test } from 'vitest'
import { createApp } from '../../src/app.ts'
import { type Market, markets } from '../../src/markets/market.ts'
import { openSite, origins } from './site.ts'

const path = '/api/csp-reports/'

function legacy(report: Record<string, unknown>) {
  return ['application/csp-report', JSON.stringify({ 'csp-report': report })] as const
}

function modern(...reports: unknown[]) {
  return ['application/reports+json', JSON.stringify(reports)] as const
}

function violation(body: Record<string, unknown>) {
  return { type: 'csp-violation', age: 1, url: `${origins.da}/soeg/`, user_agent: 'Karens browser', body }
}

const inline = {
  documentURL: `${origins.da}/soeg/?email=karen@example.org#top`,
  blockedURL: 'inline',
  effectiveDirective: 'script-src-elem',
  sample: 'alert("karen")',
  disposition: 'enforce',
}

function send(
  site: { fetch(path: string, init: RequestInit): Response | Promise<Response> },
  [type, body]: readonly [string, string],
  headers: Record<string, string> = {},
  { key }: Pick<Market, 'key'> = markets[0],
) {
  return site.fetch(origins[key] + path, { method: 'POST', headers: { ...headers, 'content-type': type }, body })
}

test.each(markets)('$key: pages name where their policy is reported, and what is no page does not', async (market) => {
  const site = openSite()
  const { headers } = await site.fetch(`${origins[market.key]}/no-such-page/`)
  expect(headers.get('reporting-endpoints')).toBe(`csp="${path}"`)
  expect(headers.get('content-security-policy')).toMatch(new RegExp(`; report-uri ${path}; report-to csp$`))
  const json = await site.fetch(`${origins[market.key]}/builds/latest.json`)
  expect(json.headers.get('reporting-endpoints')).toBeNull()
  expect(json.headers.get('content-security-policy')).not.toContain('report')
})

test('both kinds of reports are logged by directive, origin and path, and nothing else of them', async () => {
  const site = openSite()
  const sent = [
    legacy({
      'document-uri': `${origins.da}/shortlist/${'0a'.repeat(16)}/?secret=1`,
      'blocked-uri': 'https://evil.example:8443/path?karen=1',
      'violated-directive': "img-src 'self' data:",
      referrer: `${origins.da}/account/?karen`,
    }),
    modern(violation(inline), { type: 'deprecation', body: { id: 'x' } }),
    modern(violation({ ...inline, blockedURL: 'data:text/html,karen', effectiveDirective: 'frame-src' })),
    modern(violation({ ...inline, blockedURL: 'Karen <karen@example.org>' })),
  ]
  for (const each of sent) {
    const response = await send(site, each)
    expect([response.status, await response.text(), response.headers.get('cache-control')]).toEqual([
      204,
      '',
      'no-store',
    ])
  }
  const line = { event: 'csp-violation', market: 'da', directive: 'script-src-elem', path: '/soeg/' }
  expect(site.notes).toEqual([
    { ...line, directive: 'img-src', blocked: 'https://evil.example:8443', path: '/shortlist/…/' },
    { ...line, blocked: 'inline' },
    { ...line, directive: 'frame-src', blocked: 'data:' },
    { ...line, blocked: 'unknown' },
  ])
})

test('the same violation is logged once a minute, and so many lines are not passed whoever sends them', async () => {
  const site = openSite()
  let time = Date.parse('2026-11-22T12:00:00Z')
  const app = createApp({ ...site.deps, now: () => new Date(time) })
  const requested = { fetch: (url: string, init: RequestInit) => app.request(url, init) }
  for (let times = 0; times < 3; times += 1) await send(requested, modern(violation(inline), violation(inline)))
  expect(site.notes).toHaveLength(1)
  time += 60_000
  await send(requested, modern(violation(inline)))
  expect(site.notes).toHaveLength(2)
  const flood = Array.from({ length: 100 }, (_, at) => violation({ ...inline, documentURL: `${origins.da}/${at}/` }))
  expect((await send(requested, modern(...flood))).status).toBe(204)
  expect(site.notes).toHaveLength(51)
})

test('reports of pages of other sites are not logged', async () => {
  const site = openSite()
  for (const documentURL of ['https://evil.example/', `${origins.de}/suche/`, 'about:blank', '']) {
    expect((await send(site, modern(violation({ ...inline, documentURL })))).status).toBe(204)
  }
  expect(site.notes).toEqual([])
})

test.each<[string, readonly [string, string]]>([
  ['no JSON', ['application/csp-report', '{']],
  ['nothing', ['application/reports+json', '']],
  ['another type', ['application/json', modern(violation(inline))[1]]],
  ['a form', ['text/plain', legacy({})[1]]],
  ['the other kind', ['application/csp-report', modern(violation(inline))[1]]],
  ['no document', legacy({ 'effective-directive': 'img-src' })],
  ['no directive', legacy({ 'document-uri': `${origins.da}/` })],
  ['a directive that is none', modern(violation({ ...inline, effectiveDirective: '\n{"level":"error"}' }))],
  ['a violation without its body', modern({ type: 'csp-violation' })],
  ['JSON as deep as a body may be', ['application/reports+json', '['.repeat(30_000) + ']'.repeat(30_000)]],
  ['101 reports', modern(...Array.from({ length: 101 }, () => violation(inline)))],
])('%s is refused and logged nowhere', async (_, body) => {
  const site = openSite()
  const response = await send(site, body)
  expect([response.status, await response.json()]).toMatchObject([400, { error: { code: 'invalid_request' } }])
  expect(site.notes).toEqual([])
})

test('more than 64 kB are not read, and a line of the network that sends too much has to wait', async () => {
  const site = openSite()
  const large = await send(site, modern(violation({ ...inline, sample: 'x'.repeat(64 * 1024) })))
  expect([large.status, await large.json()]).toMatchObject([413, { error: { code: 'body_too_large' } }])
  const limited = openSite({ limits: { telemetry: { limit: async () => ({ success: false }) } } })
  const response = await send(limited, modern(violation(inline)))
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60'])
  expect([...site.notes, ...limited.notes]).toEqual([])
})

test('browsers report with any origin or none, and to no other URL', async () => {
  const site = openSite()
  const ways: Record<string, string>[] = [{}, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }]
  for (const headers of ways) expect((await send(site, modern(violation(inline)), headers)).status).toBe(204)
  for (const other of ['/api/version/', '/api/csp-reports', '/api/csp-reports/x/']) {
    const response = await site.fetch(other, { method: 'POST', headers: { origin: 'null' }, body: '{}' })
    expect([other, response.status]).toEqual([other, 403])
  }
})
