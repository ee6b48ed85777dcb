import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { createApp } from '../../src/app.ts'
import { PageSchema } from '../../src/contracts/content.ts'
import { type EditionKey, markets } from '../../src/markets/market.ts'
import { messagesOf } from '../../src/markets/messages/messages.ts'
import { ServiceError } from '../../src/services/service-error.ts'
import { down } from './services-down.ts'
import { openSite, origins } from './site.ts'

const site = openSite()
const bot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }

function marketOf(key: EditionKey) {
  const market = markets.find((each) => each.key === key)
  if (!market) throw new Error(key)
  return market
}

test('a path that leads nowhere is a 404 with a page in the edition’s language', async () => {
  const titles = { da: 'Siden er blæst væk', de: '', en: '' }
  for (const key of ['da', 'de', 'en'] as const) {
    const response = await site.fetch(`${origins[key]}/no-such-page/`)
    expect(response.status).toBe(404)
    const html = await response.text()
    expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>/)
    expect(html).toContain(titles[key])
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).toMatch(/<main[^>]*>.*<a[^>]+href="\/"/s)
  }
})

test.each([
  ['da', '/no-such-page/', 'Page not found: /no-such-page/'],
  ['de', '/sommerhus-nohouse/', 'Page not found: /sommerhus-nohouse/'],
  ['en', '/forms/_/', 'Page Not Found: /forms/_/'],
  ['de', '/No-Such-File.txt', 'Page not found: /No-Such-File.txt'],
] as const)(
  '%s: the error catalogue’s sentence for %s is in the log, and nothing of it on the page',
  async (key, path, text) => {
    const site = openSite()
    const response = await site.fetch(origins[key] + path)
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    const html = await response.text()
    expect(html).not.toMatch(/page not found/i)
    expect(html).toContain(`<html lang="${key}"`)
    expect(html).toContain(messagesOf(marketOf(key)).errors.notFoundTitle)
    expect(site.notes).toEqual([expect.objectContaining({ status: 404, message: text, market: key })])
  },
)

test.each([404, 405, 403])('a bot’s %i has the same words as a guest’s page, and no page', async (status) => {
  const inits: Record<number, RequestInit> = {
    404: {},
    405: { method: 'DELETE', headers: { origin: origins.de } },
    403: { method: 'POST', headers: { origin: 'https://evil.example' } },
  }
  const init = inits[status] ?? {}
  const ask = (headers: Record<string, string>) =>
    site.fetch(`${origins.de}/no-such-page/`, { ...init, headers: { ...init.headers, ...headers } })
  const told = await ask(bot)
  expect([told.status, told.headers.get('content-type')]).toEqual([status, 'text/html; charset=UTF-8'])
  expect(told.headers.get('content-language')).toBe('de-DE')
  const guest = await ask({})
  expect(guest.status).toBe(status)
  const words = wordsOf(await told.text())
  expect(words).toContain(messagesOf(marketOf('de')).errors.toSearch)
  expect(words).toBe(wordsOf(await guest.text()))
})

/** Of a page's main part. */
function wordsOf(html: string): string {
  const main = /<main[^>]*>(.*?)<\/main>/s.exec(html)?.[1] ?? ''
  return main
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

test('bots get a 503 that says so for a page that is there but cannot be made now, and the whole page when it can', async () => {
  const lodging = async () => ({ id: 17, titles: { da: 'Hus', de: 'Haus', en: 'House' } })
  const broken = openSite({ routes: { lodging }, broker: down('broker') })
  const response = await broken.fetch('/sommerhus-bl1017/', { headers: bot })
  expect(response.status).toBe(503)
  expect(await response.text()).toContain('Noget gik galt hos os')
  expect((await site.fetch('/', { headers: bot })).status).toBe(200)
})

test('a page whose entry cannot be loaded is an error page within its layout, and the cause is logged', async () => {
  const broken = openSite()
  const response = await broken.fetch('/om-os/')
  const html = await response.text()
  expect(html).toContain('</footer>')
  expect(html).toContain('Noget gik galt hos os')
  expect(html).toMatch(/<a[^>]+href="\/om-os\/"[^>]*>Prøv igen/)
  expect(html).not.toMatch(/is down|at \w+ \(|\.tsx?:\d+/)
  expect(broken.problems.map(String)).toContain('ServiceError: content is down')
})

test('a reply that a page leaves out says in the log why, and on which page', async () => {
  const whole = openSite()
  const broken = new ServiceError('broker', 0, undefined, 'lodgings.0.id: Expected number')
  const services: typeof whole.deps.services = (options, reader) => {
    reader?.failed?.(broken)
    return whole.deps.services(options, reader)
  }
  const response = await createApp({ ...whole.deps, services }).request(new Request(`${origins.da}/soeg/`))
  expect(response.status).toBe(200)
  expect(whole.places[whole.problems.indexOf(broken)]).toMatchObject({ market: { key: 'da' }, path: '/soeg/' })
})

test('a fault of ours in a part costs that part alone, says so in the log, and is not kept', async () => {
  const lodgings = async () => {
    throw new TypeError('A fault in the code')
  }
  const faulty = openSite({ search: { lodgings } })
  for (const time of [1, 2]) {
    const response = await faulty.fetch('/', { headers: bot })
    expect([response.status, (await response.text()).includes('</footer>')]).toEqual([200, true])
    const faults = faulty.problems.filter((error) => error instanceof TypeError)
    expect(faults.length, String(time)).toBeGreaterThanOrEqual(time)
  }
})

test('a route record that cannot be read is a 500 with the catalogue’s text in the log, and still a page', async () => {
  const broken = openSite({ routes: { route: down('KV'), menu: down('KV'), settings: down('KV'), path: down('KV') } })
  const response = await broken.fetch('/om-os/')
  expect(response.status).toBe(500)
  const html = await response.text()
  expect(html).toContain('</footer>')
  expect(html).toMatch(/<a[^>]+href="\/om-os\/"[^>]*>Prøv igen/)
  expect(html).not.toMatch(/href="(?:tel:|mailto:)?"|> · </)
  expect(broken.problems.map(String)).toContain('Error: Could not determine compiled route data')
  expect((await broken.fetch('/om-os/', { headers: bot })).status).toBe(500)
})

test.each(['da', 'de', 'en'] as const)(
  'a site whose database is not set up answers 503 with a page (%s)',
  async (key) => {
    const unready = async () => {
      throw new ServiceError('content', 503, undefined, undefined, undefined, 'Configuration is not valid. DB')
    }
    const empty = openSite({ routes: { route: unready, menu: unready, settings: unready, path: unready } })
    for (const path of ['/', '/om-os/']) {
      const response = await empty.fetch(`${origins[key]}${path}`)
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
      const html = await response.text()
      expect(html).toContain(messagesOf(marketOf(key)).errors.brokenTitle)
      expect(html).not.toContain('Configuration is not valid')
    }
  },
)

test.each(['/favorite-houses/page/2/', '/booking/page/3/', '/sommerhus-bl1017/page/2/', '/page/2/'])(
  '%s is a page number of a page that has none',
  async (path) => {
    expect((await site.fetch(path)).status).toBe(404)
  },
)

test('what programs ask is answered in JSON, in the words for a path without a route', async () => {
  const endpoint = await site.fetch('/api/nothing/')
  expect([endpoint.status, await endpoint.json()]).toEqual([
    404,
    { error: { code: 'not_found', message: 'Page not found: /api/nothing/' } },
  ])
})

test.each([
  ['/soeg/', 'GET, HEAD, OPTIONS'],
  ['/no-such-page/', 'GET, HEAD, OPTIONS'],
  ['/om-os/page/2/', 'GET, HEAD, OPTIONS'],
  ['/booking/step1/', 'GET, HEAD, POST, OPTIONS'],
  ['/favorite-houses/', 'GET, HEAD, POST, OPTIONS'],
  ['/robots.txt', 'GET, HEAD, OPTIONS'],
  ['/api/search/', 'GET, HEAD, OPTIONS'],
  ['/api/version/', 'POST, OPTIONS'],
  ['/api/csp-reports/', 'POST, OPTIONS'],
  ['/api/favorites/', 'GET, HEAD, POST, OPTIONS'],
  ['/bridge/telemetry/', 'POST, OPTIONS'],
])('%s says %s to every method that it has not, and to OPTIONS', async (path, allow) => {
  const allowed = allow.split(', ')
  for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const response = await site.fetch(path, { method, headers: { origin: origins.da } })
    const isAllowed = allowed.includes(method)
    expect([method, response.status === 405], path).toEqual([method, !isAllowed])
    if (isAllowed && method !== 'OPTIONS') continue
    expect(response.headers.get('allow'), `${method} ${path}`).toBe(allow)
    if (method === 'OPTIONS') expect(response.status).toBe(204)
    else if (/^\/(api|bridge)/.test(path)) {
      expect(await response.json()).toMatchObject({ error: { code: 'method_not_allowed' } })
    } else expect(await response.text()).toContain('<html lang="da"')
  }
})

test('HEAD answers as GET does, without a body', async () => {
  const response = await site.fetch('/soeg/', { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(await response.text()).toBe('')
})

test('an output that the site cannot draw costs nothing but itself, and the log names it', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const output = (kind: string) => ({ __typename: 'SectionOutput', sys: { id: kind }, title: kind, output: kind })
  const page = v.parse(PageSchema, {
    sys: { id: 'content' },
    title: 'Om os',
    slug: 'om-os',
    sectionsCollection: { items: [output('moonPhases'), output('categories')] },
  })
  const content = {
    ContentPage: async () => ({ ...page, links: { entries: {}, assets: {} } }),
    categories: async () => [],
  }
  const response = await openSite({ content }).fetch('/om-os/')
  expect(response.status).toBe(200)
  const html = await response.text()
  expect(html).not.toContain('moonPhases')
  expect(html).toContain('</footer>')
  const lines = logged.mock.calls.map(([line]) => String(line))
  expect(lines.some((line) => line.includes('Error: \\"moonPhases\\" did not exist'))).toBe(true)
  logged.mockRestore()
})

test('a program that asks is told in JSON that a service does not answer', async () => {
  const quiet = openSite({ routes: { lodging: down('KV') }, broker: down('broker') })
  for (const path of [
    '/api/calendar/?lodging=bl1017',
    '/api/price/?lodging=17&arrival=2027-07-03&duration=7&adults=2',
  ]) {
    const response = await quiet.fetch(path)
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ error: { code: 'unavailable' } })
  }
})
