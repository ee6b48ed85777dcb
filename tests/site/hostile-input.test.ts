import { Hono } from 'hono'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { SearchRequestInput } from '../../src/domain/search-request.ts'
import { markets } from '../../src/markets/market.ts'
import { messagesOf } from '../../src/markets/messages/messages.ts'
import { jsonEndpoint } from '../../src/routing/json-endpoint.ts'
import type { SiteContext } from '../../src/site-context.ts'
import { engineSearch } from './engine-search.ts'
import { noHouses } from './houses.ts'
import { openSite, origins } from './site.ts'

const site = openSite()
const own = { origin: origins.da, 'sec-fetch-site': 'same-origin' }
const stack = /\bat .+\(.+:\d+:\d+\)|node_modules|\.tsx?:\d+/

async function refusal(response: Response) {
  const text = await response.text()
  expect(text).not.toMatch(stack)
  return { status: response.status, text }
}

test('a body of 10 MB is refused with what may be sent', async () => {
  const { status, text } = await refusal(
    await site.fetch('/booking/step2/', { method: 'POST', headers: own, body: 'a'.repeat(10 * 1024 * 1024) }),
  )
  expect(status).toBe(413)
  expect(text).toContain('256\u00a0kB')
})

test('a body of 10 MB without a stated length is refused too', async () => {
  const chunk = new Uint8Array(1024 * 1024)
  let left = 10
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (left-- === 0) controller.close()
      else controller.enqueue(chunk)
    },
  })
  const { status } = await refusal(await site.fetch('/favorite-houses/', { method: 'POST', headers: own, body }))
  expect(status).toBe(413)
})

/** A body that goes on as long as it is read, and how much of it was. */
function endless() {
  const read = { chunks: 0 }
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      read.chunks += 1
      controller.enqueue(new Uint8Array(64 * 1024))
    },
  })
  return { body, read }
}

test.each(['/fotokonkurrence/upload/', '/forms/contact/'])(
  'a picture’s body without a stated length is read no further than any form: %s',
  async (path) => {
    const { body, read } = endless()
    const { status } = await refusal(await site.fetch(path, { method: 'POST', headers: own, body }))
    expect(status).toBe(413)
    expect(read.chunks).toBeLessThan(10)
  },
)

test.each(['/fotokonkurrence/upload/', '/booking/step2/', '/bridge/telemetry/', '/api/favorites/'])(
  'of a body that comes too often nothing is read: %s',
  async (path) => {
    const limit = async () => ({ success: false })
    const limited = openSite({ limits: { form: { limit }, query: { limit }, telemetry: { limit } } })
    const { body, read } = endless()
    const { status } = await refusal(await limited.fetch(path, { method: 'POST', headers: own, body }))
    expect(status).toBe(429)
    expect(read.chunks).toBeLessThanOrEqual(1)
  },
)

const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'
test.each([
  ['application/x-www-form-urlencoded', 'a=1&'.repeat(20_000)],
  ['multipart/form-data; boundary=b', `${part.repeat(5_000)}--b--\r\n`],
  ['multipart/form-data; charset=utf-8; boundary="b"', `${part.repeat(5_000)}--b--\r\n`],
  ['multipart/form-data; x="; boundary=c"; boundary=b', `${part.repeat(5_000)}--b--\r\n`],
])('a form of more fields than any has is refused before they are parsed: %s', async (type, body) => {
  const headers = { ...own, 'content-type': type, 'content-length': String(body.length) }
  const { status } = await refusal(await site.fetch('/fotokonkurrence/upload/', { method: 'POST', headers, body }))
  expect(status).toBe(400)
})

test('without the secret nothing is read of what is to be restored, whose size is not limited', async () => {
  let chunks = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      chunks += 1
      controller.enqueue(new Uint8Array(1024 * 1024))
    },
  })
  const headers = { authorization: 'Bearer a secret that is none' }
  const { status } = await refusal(await site.fetch('/api/backup/objects/DRAFTS/', { method: 'PUT', headers, body }))
  expect(status).toBe(404)
  expect(chunks).toBeLessThanOrEqual(2)
})

test.each([
  ['application/json', '{"lodgingId":17}'],
  ['text/plain', 'lodgingId=17'],
  ['multipart/form-data; boundary=x', 'no boundary in here'],
  ['multipart/form-data', ''],
  ['application/x-www-form-urlencoded', 'lodgingId=<script>'],
  ['application/x-www-form-urlencoded', 'lodgingId=17%27%20OR%201=1'],
  ['application/x-www-form-urlencoded', `lodgingId=${'9'.repeat(4000)}`],
])('a heart sent as %s with %s stores nothing', async (type, body) => {
  const response = await site.fetch('/favorite-houses/', {
    method: 'POST',
    headers: { ...own, 'content-type': type },
    body,
  })
  expect(response.headers.get('set-cookie')).toBeNull()
  const { status, text } = await refusal(response)
  expect(status).toBe(type.startsWith('application/x-www') || type.startsWith('multipart') ? 400 : 415)
  expect(text).toContain(messagesOf(markets[0]).errors.refusedText)
})

test.each(['/', '/soeg/', '/om-os/'])('%s takes no form', async (path) => {
  const response = await site.fetch(path, { method: 'POST', headers: own, body: new URLSearchParams({ a: '1' }) })
  expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS')
  expect((await refusal(response)).status).toBe(405)
})

test.each([
  '/%2e%2e/%2e%2e/etc/passwd/',
  '/..%2f..%2fetc%2fpasswd/',
  '/soeg/%00/',
  '/%00/',
  '/%c0%ae%c0%ae/',
  '/%e0%a4%a/',
  '/%/',
  `/${'a'.repeat(8000)}/`,
  '/%3cscript%3ealert(1)%3c/script%3e/',
  '/sommerhus-%22%3e%3cscript%3ealert(1)%3c%2fscript%3e1/',
  '/constructor/',
  '/__proto__/',
])('the path %s is a 4xx that runs nothing', async (path) => {
  const { status, text } = await refusal(await site.fetch(path))
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  expect(text).not.toContain('<script>alert')
})

test.each([
  'textQuery=%3Cscript%3Ealert(1)%3C/script%3E',
  'textQuery=%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E',
  'textQuery=%00%FF',
  'omraader=../../etc&duration=-1&ankomst=2027-99-99&maxPris=1e99',
  'page=-1&result=999999&viewType=%7B%7D&searchOrder=constructor',
  'page=99999999999999999999',
  Array.from({ length: 2000 }, (_, index) => `key${index}=1`).join('&'),
  `omraader=${Array.from({ length: 2000 }, (_, index) => `omraade-${index}`).join(',')}`,
])('the search with ?%.60s is answered, and shows nothing that runs', async (query) => {
  const response = await site.fetch(`/soeg/?${query}`)
  expect(response.status).toBeLessThan(500)
  const { text } = await refusal(response)
  expect(text).not.toMatch(/<script>alert|<img src=x/)
  expect(text).toContain('</html>')
})

test.each(['/soeg/?page=999999', '/soeg/page/100001/', '/api/search/?page=999999', '/api/search/cards/?page=999999'])(
  '%s is behind the last page of every list, and answered',
  async (path) => {
    const lodgings = async (request: SearchRequestInput) => {
      engineSearch(request)
      return noHouses
    }
    expect((await openSite({ search: { lodgings } }).fetch(path)).status).toBeLessThan(500)
  },
)

test.each([
  '',
  'lodging=BL1017',
  'lodging=BL1017&arrival=tomorrow&duration=7&adults=2',
  'lodging=../../x&arrival=2027-07-03&duration=7&adults=2&children=0&infants=0&pets=0',
  'lodging=BL1017&arrival=2027-07-03&duration=1e9&adults=-3&children=0&infants=0&pets=0',
])('the price of ?%s is refused with the fields that are wrong', async (query) => {
  const response = await site.fetch(`/api/price/?${query}`)
  expect(response.status).toBe(400)
  const body: { error: { code: string; fields: string[] } } = await response.json()
  expect(body.error.code).toBe('invalid_query')
  expect(body.error.fields.length).toBeGreaterThan(0)
})

test.each([
  'marehalm_favorites=%3Cscript%3E',
  'marehalm_favorites=%E0%A4%A',
  `marehalm_favorites=${'1.'.repeat(1500)}`,
  'marehalm_draft=../../x',
])('the cookie %.40s is read as far as it makes sense', async (cookie) => {
  for (const path of ['/favorite-houses/', '/booking/']) {
    const response = await site.fetch(path, { headers: { cookie } })
    expect(response.status).toBe(200)
    expect((await refusal(response)).text).not.toContain('<script>"')
  }
})

test.each(['/booking/step2/', '/fotokonkurrence/upload/', '/api/version/'])(
  'a client that leaves while it sends a body to %s is no failure of the site',
  async (path) => {
    const { fetch, problems } = openSite()
    let isFirst = true
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (!isFirst) return controller.error(new Error('Network connection lost.'))
        isFirst = false
        controller.enqueue(new Uint8Array(100))
      },
    })
    const { status } = await fetch(path, { method: 'POST', headers: own, body })
    expect([status, problems]).toEqual([400, []])
  },
)

test('of a body with thousands of wrong parts, only the first is looked at', async () => {
  let looked = 0
  const isWrong = v.custom<unknown>(() => {
    looked += 1
    return false
  })
  const { deps } = openSite()
  const app = new Hono<SiteContext>()
  app.post('/', jsonEndpoint(deps, { body: v.array(isWrong), invalidMessage: 'Wrong', load: () => ({}) }))
  const response = await app.request('/', { method: 'POST', body: JSON.stringify(Array(5_000).fill(1)) })
  expect([response.status, looked]).toEqual([400, 1])
})
