import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { PageSchema } from '../../src/contracts/content.ts'
import { down } from './services-down.ts'
import { openSite, origins } from './site.ts'

const site = openSite()
const bot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }

test('a path that leads nowhere is a 404 with a page in the edition’s language', async () => {
  const titles = { da: 'Den side er blæst væk', de: '', en: '' }
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

test('the error catalogue’s text names the path that was not found', async () => {
  const html = await (await site.fetch('/no-such-page/')).text()
  expect(html).toContain('Page not found: /no-such-page/')
})

test('a path that breaks the rule of its page’s paths is told so in the words for that', async () => {
  const response = await site.fetch('/sommerhus-nohouse/')
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('Page Not Found: /sommerhus-nohouse/')
})

test('bots get the status of an error and no page', async () => {
  const response = await site.fetch('/no-such-page/', { headers: bot })
  expect(response.status).toBe(404)
  expect(await response.text()).toBe('')
})

test('bots get a 503 for a page that is there but cannot be made now, and the whole page when it can', async () => {
  const lodging = async () => ({ id: 17, titles: { da: 'Hus', de: 'Haus', en: 'House' } })
  const broken = openSite({ routes: { lodging }, broker: down('broker') })
  const response = await broken.fetch('/sommerhus-bl1017/', { headers: bot })
  expect(response.status).toBe(503)
  expect(await response.text()).toBe('')
  expect((await site.fetch('/', { headers: bot })).status).toBe(200)
})

test('a page whose entry cannot be loaded is an error page within its frame, and the cause is logged', async () => {
  const broken = openSite()
  const response = await broken.fetch('/om-os/')
  const html = await response.text()
  expect(html).toContain('</footer>')
  expect(html).toContain('Noget gik galt hos os')
  expect(html).not.toMatch(/is down|at \w+ \(|\.tsx?:\d+/)
  expect(broken.problems.map(String)).toContain('ServiceError: content is down')
})

test('a route record that cannot be read is a 500 with the catalogue’s text in the log, and still a page', async () => {
  const broken = openSite({ routes: { route: down('KV'), menu: down('KV'), settings: down('KV'), path: down('KV') } })
  const response = await broken.fetch('/om-os/')
  expect(response.status).toBe(500)
  const html = await response.text()
  expect(html).toContain('</footer>')
  expect(html).not.toMatch(/href="(?:tel:|mailto:)?"|> · </)
  expect(broken.problems.map(String)).toContain('Error: Could not determine compiled route data')
  expect((await broken.fetch('/om-os/', { headers: bot })).status).toBe(500)
})

test.each(['/favorite-houses/page/2/', '/booking/page/3/', '/sommerhus-bl1017/page/2/', '/page/2/'])(
  '%s is a page number of a page that has none',
  async (path) => {
    expect((await site.fetch(path)).status).toBe(404)
  },
)

test('what is no page at all is told so in the words for a path without a route', async () => {
  const file = await site.fetch('/No-Such-File.txt')
  expect([file.status, await file.text()]).toEqual([404, 'Page not found: /No-Such-File.txt'])
  const endpoint = await site.fetch('/api/nothing/')
  expect([endpoint.status, await endpoint.json()]).toEqual([
    404,
    { error: { code: 'not_found', message: 'Page not found: /api/nothing/' } },
  ])
})

test.each(['PUT', 'DELETE', 'PATCH'])('%s is not a method of a page', async (method) => {
  const response = await site.fetch('/soeg/', { method, headers: { origin: origins.da } })
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD, POST')
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
  const content = { page: async () => ({ ...page, links: { entries: {}, assets: {} } }), categories: async () => [] }
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
