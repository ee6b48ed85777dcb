import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { MapTilesReplySchema } from '../../src/contracts/map-tiles.ts'
import { parseVariables } from '../../src/env.ts'
import { makeArchive, serveArchive } from '../map-archive.ts'
import { openSite, siteVariables, unparsedTexts } from './site.ts'

const MAP_TILES = 'https://tiles.marehalm.example/denmark.pmtiles'
const box = [7, 54, 16, 58] as const
const road = {
  layer: 'roads',
  type: 'line',
  points: [
    [2000, 1000],
    [2300, 1300],
  ],
  properties: { kind: 'major_road' },
} as const

/** A site with an archive, and the ranges of it that are read. */
async function siteWithTiles(answer?: (request: Request) => Response | Promise<Response>) {
  const archive = await makeArchive(
    [
      { place: [0, 0, 0], features: [road] },
      { place: [1, 1, 0], features: [road] },
    ],
    { maxZoom: 1, box },
  )
  const reads: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    reads.push(`${request.url} ${request.headers.get('range')}`)
    return answer ? answer(request) : serveArchive(archive, request)
  })
  const site = openSite({ variables: { MAP_TILES } })
  const tiles = async () => {
    const reply = await site.fetch('/api/map-tiles/')
    return v.parse(MapTilesReplySchema, await reply.json()).data.tiles
  }
  return { site, reads, tiles }
}

beforeEach(() => void vi.restoreAllMocks())

test('without an archive there are no tiles, and nothing is asked for', async () => {
  const site = openSite()
  expect(await (await site.fetch('/api/map-tiles/')).json()).toEqual({ data: { tiles: null }, meta: {} })
  expect((await site.fetch('/api/map-tiles/any/0/0/0/')).status).toBe(404)
})

test('a tile is read by its range, kept for good under the archive’s name, and unpacked by the browser', async () => {
  const { site, reads, tiles } = await siteWithTiles()
  const found = await tiles()
  expect(found).toMatchObject({ isGzip: true, maxZoom: 1, box: { west: 7, south: 54, east: 16, north: 58 } })
  const at = (z: number, x: number, y: number) =>
    (found?.url ?? '').replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`)
  const tile = await site.fetch(at(1, 1, 0))
  expect(tile.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(tile.headers.get('content-encoding')).toBeNull()
  const unpacked = tile.body?.pipeThrough(new DecompressionStream('gzip'))
  expect(await new Response(unpacked).text()).toContain('major_road')
  expect(reads.every((read) => read.startsWith(`${MAP_TILES} bytes=`))).toBe(true)

  // The node has it once it is written.
  const readsOfAView = async () => {
    const before = reads.length
    expect((await site.fetch(at(1, 1, 0))).status).toBe(200)
    return reads.length - before
  }
  await expect.poll(readsOfAView).toBe(0)
  expect((await site.fetch(at(1, 0, 1))).status).toBe(204)
})

test('what is no tile of the archive is a 404 without a read', async () => {
  const { site, reads, tiles } = await siteWithTiles()
  const url = (await tiles())?.url ?? ''
  const before = reads.length
  for (const [z, x, y] of [
    ['2', '0', '0'],
    ['1', '2', '0'],
    ['1', '0', '-1'],
    ['1', '0', '0x1'],
    ['99999999', '0', '0'],
  ] as const) {
    const path = url.replace('{z}', z).replace('{x}', x).replace('{y}', y)
    expect([path, (await site.fetch(path)).status]).toEqual([path, 404])
  }
  expect(reads).toHaveLength(before)
})

test('a URL of another archive is answered from this one, and kept for minutes alone', async () => {
  const { site } = await siteWithTiles()
  const tile = await site.fetch('/api/map-tiles/another/0/0/0/')
  expect([tile.status, tile.headers.get('cache-control')]).toEqual([200, 'public, max-age=300'])
})

test('a tile that is read of an archive put in place of another is not kept under that one’s name', async () => {
  const tiles = [{ place: [0, 0, 0], features: [road] }] as const
  const [before, after] = await Promise.all([0, 1].map((maxZoom) => makeArchive(tiles, { maxZoom, box })))
  let lying = { archive: before ?? new Uint8Array(), etag: '"before"' }
  const { site, tiles: found } = await siteWithTiles((request) => serveArchive(lying.archive, request, lying.etag))
  const url = ((await found())?.url ?? '').replace('{z}/{x}/{y}', '0/0/0')
  lying = { archive: after ?? new Uint8Array(), etag: '"after"' }
  const tile = await site.fetch(url)
  expect([tile.status, tile.headers.get('cache-control')]).toEqual([200, 'public, max-age=300'])
})

test.each([
  ['does not answer', () => Promise.reject(new TypeError('refused'))],
  ['sends all of it', () => new Response('x'.repeat(100_000), { headers: { 'content-length': '100000' } })],
  ['is no archive', () => new Response('<html>', { status: 206 })],
  ['is gone', () => new Response(null, { status: 404 })],
])('where it %s, the map has its coast alone, and a tile is said to come later', async (_, answer) => {
  const { site } = await siteWithTiles(answer)
  const found = await site.fetch('/api/map-tiles/')
  expect([found.status, found.headers.get('cache-control')]).toEqual([503, 'no-store'])
  const tile = await site.fetch('/api/map-tiles/any/0/0/0/')
  expect([tile.status, tile.headers.get('cache-control'), tile.headers.get('retry-after')]).toEqual([
    503,
    'no-store',
    '5',
  ])
})

test('an address is that of an archive, and nothing else', () => {
  const plain = { ...siteVariables, HOSTS_DA: 'localhost', HOSTS_DE: 'de.localhost', HOSTS_EN: 'en.localhost' }
  const texts = {
    ...unparsedTexts,
    SERVICE_KEY: 'k',
    AUTH_PUBLIC_KEY: 'k',
  }
  const read = (address: string) => parseVariables({ ...plain, ...texts, MAP_TILES: address }).MAP_TILES
  expect(read(MAP_TILES)).toBe(MAP_TILES)
  for (const wrong of ['denmark.pmtiles', 'https://tiles.example/denmark', 'ftp://tiles.example/denmark.pmtiles'])
    expect(() => read(wrong)).toThrow('MAP_TILES')
})
