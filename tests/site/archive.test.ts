import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import {
  type ArchiveBucket,
  archiveAge,
  assetKey,
  buildKey,
  recordBuild,
  renewArchive,
} from '../../src/features/builds/archive.ts'
import { openSite } from './site.ts'

const bucket = env.ARCHIVE
const day = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * day)
const archive = async (id: string, ...assets: string[]) => {
  for (const name of assets) await bucket.put(assetKey(name), `// ${name}`)
  await recordBuild(bucket, id, { assets })
}
const keys = async () => (await bucket.list()).objects.map(({ key }) => key)

beforeEach(async () => {
  await bucket.delete(await keys())
})

test.each([
  ['entry-B0E-dtvp.js', 'text/javascript; charset=utf-8'],
  ['entry-LtlVvypN.css', 'text/css; charset=utf-8'],
  ['figtree-latin-wght-normal-D_ZTVpCC.woff2', 'font/woff2'],
  ['search-panel.island-CJGbL5gA.js', 'text/javascript; charset=utf-8'],
])('%s of a build that is gone is answered as its own kind, for a year', async (name, type) => {
  await archive('old', name)
  const site = openSite({ archive: bucket })
  const response = await site.fetch(`/assets/${name}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe(type)
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await response.text()).toBe(`// ${name}`)

  const etag = response.headers.get('etag') ?? ''
  expect(etag).not.toBe('')
  const known = await site.fetch(`/assets/${name}`, { headers: { 'if-none-match': etag } })
  expect(known.status).toBe(304)
  expect(await known.text()).toBe('')
  const head = await site.fetch(`/assets/${name}`, { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(await head.text()).toBe('')
})

test('what no build had is missing, and nobody keeps that', async () => {
  const response = await openSite({ archive: bucket }).fetch('/assets/entry-AAAAAAAA.js')
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-type')).toContain('text/plain')
})

test.each([
  '/assets/../builds/old.json',
  '/assets/..%2fbuilds%2fold.json',
  '/assets/..%5cbuilds%5cold.json',
  '/assets/%2e%2e/builds/old.json',
  '/assets/builds/old.json',
  '/assets//builds/old.json',
  '/assets/.vite%2fmanifest.json',
  '/assets/entry.js%00.html',
  '/assets/entry.html',
  `/assets/${'a'.repeat(300)}.js`,
])('%s leads out of the hashed files and to nothing', async (path) => {
  await archive('old', 'entry.js')
  await bucket.put('assets/entry.html', '<script>alert(1)</script>')
  const response = await openSite({ archive: bucket }).fetch(path)
  expect(response.status).toBe(404)
  expect(await response.text()).not.toContain('"entry.js"')
})

test('an archive that does not answer costs its file alone, and is logged', async () => {
  const site = openSite()
  const response = await site.fetch('/assets/entry-B0E-dtvp.js')
  expect(response.status).toBe(503)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(site.problems).toHaveLength(1)
})

test('the build that is live keeps its files however long ago it was deployed; others lose theirs after 30 days', async () => {
  await archive('old', 'both.js', 'old.js')
  await archive('live', 'both.js', 'live.js')
  expect(await renewArchive(bucket, 'live', inDays(29))).toEqual({ isArchived: true, builds: 2, deleted: 0 })
  expect(await renewArchive(bucket, 'live', inDays(31))).toEqual({ isArchived: true, builds: 1, deleted: 1 })
  const left = ['assets/both.js', 'assets/live.js', 'builds/live.json']
  expect(await keys()).toEqual(left)
  // The same again changes nothing.
  expect(await renewArchive(bucket, 'live', inDays(31))).toEqual({ isArchived: true, builds: 1, deleted: 0 })
  expect(await keys()).toEqual(left)
})

test('a renewal makes the live build young: what follows it leaves it its 30 days', async () => {
  await archive('first', 'first.js')
  const before = (await bucket.head(buildKey('first')))?.uploaded.getTime() ?? 0
  await expect.poll(() => Date.now()).toBeGreaterThan(before)
  await renewArchive(bucket, 'first', new Date())
  const renewed = (await bucket.head(buildKey('first')))?.uploaded.getTime() ?? 0
  expect(renewed).toBeGreaterThan(before)
  await archive('second', 'second.js')
  await renewArchive(bucket, 'second', new Date(renewed + archiveAge))
  expect(await keys()).toContain('assets/first.js')
})

test('files of a build on its way, which no record names yet, stay', async () => {
  await archive('live', 'live.js')
  await bucket.put(assetKey('coming.js'), '')
  await renewArchive(bucket, 'live', inDays(0.9))
  expect(await keys()).toContain('assets/coming.js')
})

test('a record that cannot be read ends the renewal before anything is deleted', async () => {
  await archive('old', 'old.js')
  await archive('live', 'live.js')
  await bucket.put(buildKey('old'), '{"files": 7}')
  await bucket.put(assetKey('stray.js'), '')
  await expect(renewArchive(bucket, 'live', inDays(2))).rejects.toThrow()
  expect(await keys()).toContain('assets/old.js')
  expect(await keys()).toContain('assets/stray.js')
})

test('a build that was never archived is told of', async () => {
  expect(await renewArchive(bucket, 'live', new Date())).toMatchObject({ isArchived: false })
})

test('an archive that is listed in parts is cleared whole', async () => {
  await archive('live', 'live.js')
  for (let index = 0; index < 7; index += 1) await bucket.put(assetKey(`stray-${index}.js`), '')
  const inParts: ArchiveBucket = {
    get: (key) => bucket.get(key),
    put: (key, value) => bucket.put(key, value),
    list: (options) => bucket.list({ ...options, limit: 3 }),
    delete: (names) => bucket.delete(names),
  }
  expect(await renewArchive(inParts, 'live', inDays(2))).toMatchObject({ deleted: 7 })
  expect(await keys()).toEqual(['assets/live.js', 'builds/live.json'])
})
