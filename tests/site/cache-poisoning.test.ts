import { expect, test } from 'vitest'
import { errorTexts } from '../../src/contracts/error-texts.ts'
import { payloadUrl } from '../../src/urls/page-path.ts'
import { noHouses } from './houses.ts'
import { openSite, type Site } from './site.ts'

/** The reply without what is new each time; once it comes from the cache. */
async function cachedPage(site: Site, url: string): Promise<string> {
  await expect
    .poll(async () => {
      const response = await site.fetch(url)
      await response.text()
      return response.headers.get('cache-status')
    })
    .toContain('hit')
  return withoutNonce(await (await site.fetch(url)).text())
}

function withoutNonce(html: string): string {
  return html.replace(/nonce="[^"]+"/g, '')
}

/** A site whose search answers, so that its pages are cached. */
function searchingSite(): Site {
  return openSite({ search: { lodgings: async () => noHouses } })
}

test.each([
  ['x-forwarded-host', 'evil.example'],
  ['x-forwarded-proto', 'gopher'],
  ['x-forwarded-prefix', '//evil.example'],
  ['x-original-url', '/evil.example/'],
  ['x-host', 'evil.example'],
  ['forwarded', 'host=evil.example'],
  ['accept-language', 'evil.example'],
  ['cookie', 'marehalm_favorites=666.667; evil.example=1; marehalm_search=evil.example'],
  ['referer', 'https://evil.example/'],
  ['authorization', 'Bearer evil.example'],
  ['cf-connecting-ip', 'evil.example'],
  ['traceparent', '00-eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee-eeeeeeeeeeeeeeee-01'],
  ['accept', 'application/evil.example'],
  ['range', 'bytes=0-9'],
])('what %s says never gets into a page that is kept', async (name, value) => {
  const clean = await cachedPage(searchingSite(), '/soeg/?husdyr=1')
  const site = searchingSite()
  const first = await site.fetch('/soeg/?husdyr=1', { headers: { [name]: value } })
  expect(withoutNonce(await first.text())).toBe(clean)
  expect(await cachedPage(site, '/soeg/?husdyr=1')).toBe(clean)
})

test.each(['utm_source=evil.example', 'gclid=evil.example', 'utm_x=%3Cscript%3E&fbclid=evil.example'])(
  'the unread ?%s leads to the page as it is for everybody',
  async (query) => {
    const clean = await cachedPage(searchingSite(), '/soeg/?husdyr=1')
    const site = searchingSite()
    expect(withoutNonce(await (await site.fetch(`/soeg/?husdyr=1&${query}`)).text())).toBe(clean)
    expect(await cachedPage(site, '/soeg/?husdyr=1')).toBe(clean)
  },
)

test.each([
  'zz=evil.example',
  'textQuery=evil.example',
  'filter=evil.example',
  'husdyr[evil.example]=1',
  'Husdyr=evil.example',
])('what ?%s shows is shown to nobody else', async (query) => {
  const site = searchingSite()
  await cachedPage(site, `/soeg/?${query}`)
  expect(await (await site.fetch('/soeg/')).text()).not.toContain('evil.example')
})

const program = { headers: { 'user-agent': 'Googlebot' } }

test('HEAD leaves nothing behind for guests', async () => {
  const site = searchingSite()
  await site.fetch('/soeg/', { method: 'HEAD' })
  const guest = await site.fetch('/soeg/')
  expect(guest.headers.get('cache-status')).toBe('marehalm; fwd=uri-miss')
  expect(await guest.text()).toContain('</html>')
})

test('a program and a guest are sent the same kept page, whoever of them comes first', async () => {
  const site = searchingSite()
  const first = await site.fetch('/soeg/', program)
  expect([first.status, first.headers.get('cache-status')]).toEqual([200, 'marehalm; fwd=uri-miss'])
  const body = withoutNonce(await first.text())
  await expect.poll(async () => (await site.fetch('/soeg/')).headers.get('cache-status')).toMatch(/^marehalm; hit;/)
  expect(withoutNonce(await (await site.fetch('/soeg/')).text())).toBe(body)

  await cachedPage(site, '/soeg/?husdyr=1')
  const later = await site.fetch('/soeg/?husdyr=1', program)
  expect(later.headers.get('cache-status')).toMatch(/^marehalm; hit;/)
})

test('the words that a program is sent of an error are kept for no guest, and a guest’s error page for no program', async () => {
  const site = searchingSite()
  const words = await (await site.fetch('/no-such-page/', program)).text()
  const page = await (await site.fetch('/no-such-page/')).text()
  expect(page).toContain('<footer')
  expect(words).not.toContain('<footer')
  expect(await (await site.fetch('/no-such-page/', program)).text()).toBe(words)
})

test('a page and its payload are kept apart, however either is requested', async () => {
  const site = searchingSite()
  const json = async (url: string) => {
    const response = await site.fetch(url, { headers: { accept: 'text/html' } })
    await response.text()
    return [response.status, response.headers.get('content-type')]
  }
  await cachedPage(site, '/soeg/')
  expect(await json('/soeg/_payload.json?b=test')).toEqual([200, 'application/json'])
  await cachedPage(site, '/soeg/')
  expect(
    (await site.fetch('/soeg/', { headers: { accept: 'application/json' } })).headers.get('content-type'),
  ).toContain('text/html')
  for (const path of [
    '/soeg/_payload.json/',
    '/soeg/_payload.json/x/',
    '/soeg/x_payload.json',
    '/soeg/_payload.jsonx',
  ]) {
    const response = await site.fetch(path)
    expect([path, response.status]).toEqual([path, 404])
    expect(await response.text()).not.toContain('"html"')
  }
  expect((await site.fetch('/SOEG/_payload.json?b=test')).headers.get('location')).toBe('/soeg/_payload.json?b=test')
})

test.each([
  '//evil.example/soeg/',
  'https://evil.example/soeg/',
  '/\\evil.example/',
  '\\\\evil.example/',
  'http:evil.example',
])('there is no payload of %s', (url) => {
  expect(() => payloadUrl(url, 'test')).toThrow(errorTexts.payloadWithHost)
  expect(errorTexts.payloadWithHost).toBe('A payload URL must not include a host')
})

test('a reply to one visitor is kept by nobody', async () => {
  const site = openSite()
  for (const path of ['/favorite-houses/', '/booking/', '/booking/step2/']) {
    const response = await site.fetch(path, { headers: { cookie: 'marehalm_favorites=17; marehalm_draft=x' } })
    if (response.status === 200) expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('cache-status') ?? '').not.toContain('hit')
  }
})
