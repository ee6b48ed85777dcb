import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { missMemoryMs } from '../../src/features/media/endpoint.ts'
import { openSite } from './site.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const headers = { 'content-type': 'image/avif', 'cache-control': 'public, max-age=60', vary: 'Accept' }

/** A site whose image service has one picture, and shows dunes for any other. */
function pictureSite() {
  const picture = vi.fn(async (path: string, query: string) =>
    path === 'houses/dune.webp'
      ? new Response(`dune ${query}`, { headers })
      : new Response(`stand-in ${query}`, { status: 404, headers }),
  )
  return { site: openSite({ images: { picture } }), picture }
}

test('a picture that is not there is looked for once a minute, and its stand-in shown all the time', async () => {
  const { site, picture } = pictureSite()
  for (let count = 0; count < 10; count += 1) {
    const response = await site.fetch('/media/none.webp?w=320')
    expect([response.status, await response.text()]).toEqual([404, 'stand-in ?w=320'])
    expect(response.headers.get('content-type')).toBe('image/avif')
    expect(response.headers.get('cache-control')).toBe('public, max-age=60')
  }
  expect(picture).toHaveBeenCalledTimes(1)
  expect(await (await site.fetch('/media/none.webp?w=640')).text()).toBe('stand-in ?w=640')
  expect(await (await site.fetch('/media/none.webp?w=640')).text()).toBe('stand-in ?w=640')
  expect(picture).toHaveBeenCalledTimes(2)
  vi.setSystemTime(Date.now() + missMemoryMs)
  await site.fetch('/media/none.webp?w=320')
  expect(picture).toHaveBeenCalledTimes(3)
})

test('whatever else the URL of a picture says is not asked of the service', async () => {
  const { site, picture } = pictureSite()
  for (let count = 0; count < 10; count += 1) await site.fetch(`/media/none.webp?junk=${count}&w=320&w2=${count}`)
  expect(picture).toHaveBeenCalledTimes(1)
  await site.fetch('/media/houses/dune.webp?junk=1&f=jpeg&w=320')
  expect(picture).toHaveBeenLastCalledWith('houses/dune.webp', '?f=jpeg&w=320', expect.anything())
})

test('pictures that are there are never taken for missing', async () => {
  const { site } = pictureSite()
  await site.fetch('/media/none.webp?w=320')
  const response = await site.fetch('/media/houses/dune.webp?w=320')
  expect([response.status, await response.text()]).toEqual([200, 'dune ?w=320'])
})

test.each([408, 425, 429])('a picture that is refused for now (%i) is cached by no browser', async (status) => {
  const picture = async () => new Response('Not now', { status, headers: { ...headers, 'retry-after': '7' } })
  const response = await openSite({ images: { picture } }).fetch('/media/houses/dune.webp?w=320')
  expect(response.status).toBe(status)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('retry-after')).toBe('7')
})

test('a path that is longer than one of a picture takes no memory', async () => {
  const { site, picture } = pictureSite()
  for (let count = 0; count < 2; count += 1) {
    expect((await site.fetch(`/media/${'x'.repeat(2_000)}.webp?w=320`)).status).toBe(404)
  }
  expect(picture).toHaveBeenCalledTimes(2)
})

test('however many are requested, so many are remembered', async () => {
  const { site, picture } = pictureSite()
  for (let count = 0; count < 2_500; count += 1) await site.fetch(`/media/none-${count}.webp?w=320`)
  expect(picture).toHaveBeenCalledTimes(2_500)
  await site.fetch('/media/none-2499.webp?w=320')
  expect(picture).toHaveBeenCalledTimes(2_500)
  await site.fetch('/media/none-0.webp?w=320')
  expect(picture).toHaveBeenCalledTimes(2_501)
})
