import * as v from 'valibot'
import { expect, test } from 'vitest'
import { rawRequest } from './raw-request.ts'
import { ask, urlOf } from './services.ts'

const picture = async () => {
  const HouseSchema = v.object({ lodging: v.object({ images: v.tuple([v.object({ url: v.string() })]) }) })
  const { lodging } = await ask('broker', HouseSchema, '{ lodging(id: 1001, lan: 1) { images(limit: 1) { url } } }')
  return `${urlOf('images')}/${lodging.images[0].url}`
}

/** By its first bytes, whatever the header says. */
function formatOf(bytes: Uint8Array): string {
  const text = new TextDecoder('latin1').decode(bytes.slice(0, 16))
  if (text.slice(4, 12) === 'ftypavif') return 'image/avif'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp'
  return text.startsWith('\u00ff\u00d8\u00ff') ? 'image/jpeg' : text
}

test.each([
  ['image/avif,image/webp,image/*;q=0.8', 'image/avif'],
  ['image/webp,image/*', 'image/webp'],
  ['image/png,image/jpeg', 'image/jpeg'],
  ['*/*', 'image/avif'],
])('whoever accepts %s gets %s, to keep for good, and a 304 the next time', async (accept, type) => {
  const url = `${await picture()}?w=320`
  const first = await fetch(url, { headers: { accept } })
  expect(first.status).toBe(200)
  expect(first.headers.get('content-type')).toBe(type)
  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(first.headers.get('vary')).toBe('Accept')
  expect(formatOf(new Uint8Array(await first.arrayBuffer()))).toBe(type)
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^"\w+"$/)
  const again = await fetch(url, { headers: { accept, 'if-none-match': etag } })
  expect(again.status).toBe(304)
  expect(again.headers.get('etag')).toBe(etag)
  expect((await again.arrayBuffer()).byteLength).toBe(0)
})

test.each(['w=0', 'w=-1', 'w=1e9', 'w=99999', 'w=79', 'w=abc', 'w=320&f=gif', 'w=320&f=../x'])(
  '?%s is refused with what may be asked',
  async (query) => {
    const response = await fetch(`${await picture()}?${query}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      error: { code: 'invalid_request', message: expect.stringMatching(/^(w|f) is /) },
    })
  },
)

test.each([
  '/../../etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e/seed',
  '/pictures/..%5c..%5cx',
  '/%00',
  '/derived/320/avif/pictures/wide-beach',
  '/a//b',
])('%s leads nowhere', async (path) => {
  const { port, pathname } = new URL(urlOf('images'))
  const { status, headers, text } = await rawRequest({
    port: Number(port),
    path: `${pathname}${path}?w=160`,
    method: 'GET',
  })
  expect([400, 404]).toContain(status)
  expect(headers['cache-control'] ?? '').not.toContain('immutable')
  expect(text).not.toContain('root:')
})

test('in place of a picture that is missing comes another, to be requested again soon', async () => {
  const response = await fetch(`${urlOf('images')}/pictures/no-such-picture?w=160`, {
    headers: { accept: 'image/webp' },
  })
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBe('public, max-age=60')
  expect(formatOf(new Uint8Array(await response.arrayBuffer()))).toBe('image/webp')
})
