import { expect, test } from 'vitest'
import { noHouses } from './houses.ts'
import { openSite, origins } from './site.ts'

const form = { 'content-type': 'application/x-www-form-urlencoded', origin: origins.da }
const json = { 'content-type': 'application/json' }
const site = openSite({ search: { lodgings: async () => noHouses } })

test.each<[string, string, RequestInit, number, string]>([
  ['a page', '/soeg/', {}, 200, 'uri-miss'],
  ['a page that is not there', '/no-such-page/', {}, 404, 'uri-miss'],
  ['a path that breaks its rule', '/sommerhus-x/', {}, 404, 'uri-miss'],
  ['a compiled redirect', '/gammel-side/', {}, 301, 'uri-miss'],
  ['a redirect to the canonical address', '/Soeg', {}, 301, 'bypass'],
  ['a private page', '/booking/', {}, 200, 'bypass'],
  ['favourites', '/favorite-houses/', {}, 200, 'bypass'],
  ['a page for a program', '/soeg/?husdyr=2', { headers: { 'user-agent': 'Googlebot/2.1' } }, 200, 'uri-miss'],
  ['a HEAD of a page that is not kept', '/soeg/?husdyr=3', { method: 'HEAD' }, 200, 'uri-miss'],
  ['a form', '/favorite-houses/', { method: 'POST', headers: form, body: 'lodging=17' }, 400, 'method'],
  [
    'a form from elsewhere',
    '/booking/',
    { method: 'POST', headers: { ...form, origin: 'https://evil.example' } },
    403,
    'method',
  ],
  ['a form on a page that takes none', '/soeg/', { method: 'POST', headers: form, body: 'a=1' }, 405, 'method'],
  ['another method', '/soeg/', { method: 'PUT', headers: { origin: origins.da } }, 405, 'method'],
  ['a file that is not there', '/none.txt', {}, 404, 'uri-miss'],
  ['an endpoint that is not there', '/api/none/', {}, 404, 'bypass'],
  ['results', '/api/search/?husdyr=1', {}, 200, 'bypass'],
  ['results as cards', '/api/search/cards/?husdyr=1', {}, 200, 'bypass'],
  ['a price without a house', '/api/price/', {}, 400, 'bypass'],
  ['health', '/api/health/', {}, 503, 'bypass'],
  ['a version', '/api/version/', { method: 'POST', headers: json, body: '{}' }, 400, 'method'],
  ['no reports', '/api/csp-reports/', { method: 'POST', headers: json, body: '{}' }, 400, 'method'],
  ['route data', '/api/route/', { method: 'POST', headers: json, body: '{"slug":""}' }, 200, 'method'],
  ['a purge without a secret', '/api/purge/', { method: 'POST', headers: json, body: '{}' }, 401, 'method'],
  ['a picture', '/media/none.webp?w=320', {}, 404, 'bypass'],
  ['a fragment of no build', '/__nuxt_island/none.json', {}, 404, 'bypass'],
  ['builds', '/builds/latest.json', {}, 200, 'bypass'],
  ['the editors’ console', '/editor/', {}, 401, 'bypass'],
  ['another’s host', 'https://evil.example/', {}, 421, 'bypass'],
])('%s (%s) says why no cache has answered', async (_, url, init, status, why) => {
  const response = await site.fetch(url, init)
  expect(response.status).toBe(status)
  expect(response.headers.get('cache-status')).toBe(`marehalm; fwd=${why}`)
})

test('a failure says it, too', async () => {
  const broken = openSite({
    routes: {
      route: async () => {
        throw new Error('KV is down')
      },
    },
  })
  const response = await broken.fetch('/om-os/')
  expect([response.status, response.headers.get('cache-status')]).toEqual([500, 'marehalm; fwd=bypass'])
})

test('a kept page says which tier had it and for how long it is fresh, to who has it already as well', async () => {
  await (await site.fetch('/soeg/?persons=4')).text()
  const again = () => site.fetch('/soeg/?persons=4')
  await expect
    .poll(async () => (await again()).headers.get('cache-status'))
    .toMatch(/^marehalm; hit; ttl=\d+; detail=memory$/)
  const etag = (await again()).headers.get('etag') ?? ''
  const same = await site.fetch('/soeg/?persons=4', { headers: { 'if-none-match': etag } })
  expect([same.status, same.headers.get('cache-status')?.slice(0, 14)]).toEqual([304, 'marehalm; hit;'])
})
