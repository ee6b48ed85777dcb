import { expect, test, vi } from 'vitest'
import { parseVariables } from '../../src/env.ts'
import { createBreakers, createServices } from '../../src/services/services.ts'
import { mediaUrl } from '../../src/urls/media.ts'
import { openSite, siteVariables, unparsedTexts } from './site.ts'

const source = 'images.ctfassets.net/abc123'
const asset = `https://${source}/4mNx/0f2a/dune house.jpg`

/** A site that may serve the space's pictures, and what it asks for over the network. */
function siteWithAssets(answer = () => new Response('picture', { headers: { 'content-type': 'image/avif' } })) {
  const requests: { url: string; headers: Headers }[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    requests.push({ url: String(input), headers: new Headers(init?.headers) })
    return answer()
  })
  const BACKEND = { fetch: async () => new Response('embedded', { status: 404 }) } as unknown as Fetcher
  const variables = { ...siteVariables, SERVICE_KEY: 'our own key', ASSET_SOURCES: [source] }
  const { images } = createServices({ BACKEND }, variables, createBreakers(Date.now), {})
  return { site: openSite({ images: { picture: (...call) => images.picture(...call) } }), requests }
}

test('a picture of the space is fetched at the width and in the format that the browser takes, without our key', async () => {
  const { site, requests } = siteWithAssets()
  const pageUrl = mediaUrl(asset, 640)
  expect(pageUrl).toBe(`/media/${source}/4mNx/0f2a/dune house.jpg?w=640`)
  const reply = await site.fetch(pageUrl, { headers: { accept: 'image/avif,image/webp,*/*' } })
  expect([reply.status, await reply.text(), reply.headers.get('vary')]).toEqual([
    200,
    'picture',
    expect.stringContaining('Accept'),
  ])
  await site.fetch(pageUrl, { headers: { accept: 'image/webp,*/*' } })
  await site.fetch(`${pageUrl}&f=jpeg`, { headers: { accept: 'image/avif' } })
  await site.fetch(pageUrl, { headers: { accept: '*/*' } })
  const at = `https://${source}/4mNx/0f2a/dune%20house.jpg?w=640`
  expect(requests.map(({ url }) => url)).toEqual([`${at}&fm=avif`, `${at}&fm=webp`, `${at}&fm=jpg`, at])
  for (const { headers } of requests) expect([...headers.values()].join()).not.toContain('our own key')
})

test('a picture of any other host, or of another space, is nobody\u2019s', async () => {
  const { site, requests } = siteWithAssets()
  for (const path of [
    'images.ctfassets.net/other/a.jpg',
    'images.ctfassets.net/abc1234/a.jpg',
    'evil.example/abc123/a.jpg',
    `${source}/../other/a.jpg`,
    `${source}/%2e%2e/other/a.jpg`,
  ]) {
    expect((await site.fetch(`/media/${path}?w=320`)).status).toBe(404)
  }
  expect(requests).toEqual([])
})

test('one that is not there is a 404 without what its host says of it, and what is no picture is not passed on', async () => {
  const gone = siteWithAssets(() => Response.json({ sys: { id: 'NotFound' } }, { status: 404 }))
  const missing = await gone.site.fetch(mediaUrl(asset, 320))
  expect([missing.status, await missing.text()]).toEqual([404, ''])
  const page = siteWithAssets(() => new Response('<script>', { headers: { 'content-type': 'text/html' } }))
  const refused = await page.site.fetch(mediaUrl(asset, 320))
  expect([refused.status, await refused.text()]).toEqual([503, ''])
})

test('sources are hosts with their paths, and nothing else', () => {
  const plain = {
    ...siteVariables,
    HOSTS_DA: 'localhost',
    HOSTS_DE: 'de.localhost',
    HOSTS_EN: 'en.localhost',
    ...unparsedTexts,
  }
  const read = (ASSET_SOURCES: string) =>
    parseVariables({ ...plain, SERVICE_KEY: 'k', AUTH_PUBLIC_KEY: 'k', ASSET_SOURCES })
  expect(read('images.ctfassets.net/abc123, images.eu.ctfassets.net/abc').ASSET_SOURCES).toHaveLength(2)
  for (const wrong of ['https://images.ctfassets.net', 'images.ctfassets.net/', '*', 'localhost/..']) {
    expect(() => read(wrong)).toThrow('ASSET_SOURCES')
  }
})
