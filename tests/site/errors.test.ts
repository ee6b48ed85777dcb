import { expect, test } from 'vitest'
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
  expect(html).toContain('Page Not Found: /no-such-page/')
})

test('bots get the status of an error and no page', async () => {
  const response = await site.fetch('/no-such-page/', { headers: bot })
  expect(response.status).toBe(404)
  expect(await response.text()).toBe('')
})

test('a page whose entry cannot be loaded is an error page within its frame, and the cause is logged', async () => {
  const broken = openSite()
  const response = await broken.fetch('/om-os/')
  const html = await response.text()
  expect(html).toContain('</footer>')
  expect(html).toContain('Noget gik galt hos os')
  expect(html).not.toMatch(/is down|at \w+ \(|\.tsx?:\d+/)
  expect(broken.problems.map(String)).toContain('Error: content is down')
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
