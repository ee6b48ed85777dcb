import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { call } from './call.ts'
import { duneSvg, sandPng } from './fixtures/picture.ts'

beforeEach(async () => {
  const { objects } = await env.MEDIA.list()
  await env.MEDIA.delete(objects.map(({ key }) => key))
  await env.MEDIA.put('pictures/sand', sandPng, { httpMetadata: { contentType: 'image/png' } })
})

test.each([
  ['image/avif,image/webp,*/*', 'image/avif'],
  ['image/webp,image/png,*/*;q=0.8', 'image/webp'],
  ['image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', 'image/jpeg'],
  ['*/*', 'image/avif'],
  [undefined, 'image/avif'],
])('whoever accepts %s gets %s', async (accept, type) => {
  const response = await picture('pictures/sand?w=320', accept)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe(type)
  expect(response.headers.get('vary')).toBe('Accept')
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await sizeOf(response)).toEqual([type, 320, 160])
})

test('a format that is named is what comes, whatever is accepted, and nothing varies', async () => {
  const response = await picture('pictures/sand?w=160&f=webp', 'image/avif')
  expect(response.headers.get('vary')).toBeNull()
  expect(await sizeOf(response)).toEqual(['image/webp', 160, 80])
})

test('widths are rounded up to the next one kept, and a picture is never enlarged', async () => {
  expect(await sizeOf(await picture('pictures/sand?w=321&f=jpeg'))).toEqual(['image/jpeg', 480, 240])
  expect(await sizeOf(await picture('pictures/sand?w=2400&f=jpeg'))).toEqual(['image/jpeg', 600, 300])
})

test('a width is made once and kept: the second time the original is not read', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => picture('pictures/sand?w=160&f=webp')))
  const bodies = await Promise.all(answers.map(async (answer) => [...new Uint8Array(await answer.arrayBuffer())]))
  expect(new Set(bodies.map(String)).size).toBe(1)
  const kept = await env.MEDIA.head('derived/160/webp/pictures/sand')
  const again = await picture('pictures/sand?w=160&f=webp')
  expect(again.headers.get('etag')).toBe(kept?.httpEtag)
})

test('a new original of the same name is made anew', async () => {
  const before = await picture('pictures/sand?w=320&f=webp')
  const smaller = await env.IMAGES.input(new Blob([sandPng]).stream())
    .transform({ width: 200 })
    .output({ format: 'image/png' })
  await env.MEDIA.put('pictures/sand', await smaller.response().arrayBuffer())
  const after = await picture('pictures/sand?w=320&f=webp')
  expect(await sizeOf(after)).toEqual(['image/webp', 200, 100])
  expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
})

test('whoever has the picture gets a 304 without a body', async () => {
  const first = await picture('pictures/sand?w=320')
  const etag = first.headers.get('etag') ?? ''
  const again = await call('/media/pictures/sand?w=320', { headers: { 'if-none-match': `"other", W/${etag}` } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  expect(again.headers.get('etag')).toBe(etag)
  expect((await call('/media/pictures/sand?w=320', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
})

test.each([
  'pictures/sand?w=0',
  'pictures/sand?w=99999',
  'pictures/sand?w=abc',
  'pictures/sand?w=-320',
  'pictures/sand?w=',
  'pictures/sand?f=gif',
  'pictures/..%2fsecret',
  'pictures/%252e%252e/secret',
  'pictures//sand',
  'pictures/s%00and',
  'pictures/%E0%A4%A',
  'pictures/sand%20',
  '',
])('/media/%s is refused in JSON', async (path) => {
  const response = await call(`/media/${path}`)
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: { code: 'invalid_request' } })
})

test('an unknown picture is a 404 with the fallback, or with nothing where there is none', async () => {
  await env.MEDIA.delete('pictures/sand')
  const nothing = await call('/media/pictures/nowhere?w=320')
  expect(nothing.status).toBe(404)
  expect(await nothing.json()).toMatchObject({ error: { code: 'not_found' } })
  await env.MEDIA.put('pictures/dune-path', sandPng)
  const fallback = await picture('pictures/nowhere?w=320')
  expect(fallback.status).toBe(404)
  expect(fallback.headers.get('cache-control')).toBe('public, max-age=60')
  expect(await sizeOf(fallback)).toEqual(['image/avif', 320, 160])
})

test('what was derived can not be requested, and what is no picture counts as none', async () => {
  await picture('pictures/sand?w=160&f=webp')
  expect((await call('/media/derived/160/webp/pictures/sand?w=160')).status).toBe(404)
  await env.MEDIA.put('uploads/letter', 'Dear agency')
  expect((await call('/media/uploads/letter?w=160')).status).toBe(404)
})

test('an uploaded SVG is never served as one', async () => {
  await env.MEDIA.put('uploads/dune.svg', duneSvg, { httpMetadata: { contentType: 'image/svg+xml' } })
  const response = await call('/media/uploads/dune.svg?w=160')
  expect(response.headers.get('content-type')).not.toContain('svg')
  expect(await response.text()).not.toContain('<svg')
})

function picture(path: string, accept?: string): Promise<Response> {
  return call(`/media/${path}`, accept === undefined ? {} : { headers: { accept } })
}

/** Type, width and height, as the bytes themselves say. */
async function sizeOf(response: Response): Promise<unknown[]> {
  const info = await env.IMAGES.info(new Blob([await response.arrayBuffer()]).stream())
  return 'width' in info ? [info.format, info.width, info.height] : [info.format]
}

const film = Uint8Array.from({ length: 1000 }, (_, index) => index % 251)

test.each([
  [undefined, 200, 0, 1000],
  ['bytes=0-', 206, 0, 1000],
  ['bytes=100-199', 206, 100, 100],
  ['bytes=-10', 206, 990, 10],
  ['bytes=990-5000', 206, 990, 10],
  ['bytes=0-1,5-6', 200, 0, 1000],
])('a film is played from anywhere: %s', async (range, status, first, length) => {
  await env.MEDIA.put('films/sea.mp4', film)
  const response = await call('/media/films/sea.mp4', range ? { headers: { range } } : {})
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('video/mp4')
  expect(response.headers.get('content-range')).toBe(
    status === 206 ? `bytes ${first}-${first + length - 1}/1000` : null,
  )
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(film.slice(first, first + length))
})

test('a range behind the end of a film is a 416, and a film that is not there a 404', async () => {
  await env.MEDIA.put('films/sea.mp4', film)
  const response = await call('/media/films/sea.mp4', { headers: { range: 'bytes=1000-' } })
  expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */1000'])
  expect((await call('/media/films/other.mp4')).status).toBe(404)
})
