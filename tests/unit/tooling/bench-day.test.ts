import { expect, test } from 'vitest'
import { drawsOf } from '../../bench/day/draw.ts'
import { type AgencyToVisit, changesOfADay, type Kind, type View, viewsOfADay } from '../../bench/day/model.ts'
import { createNodeCache } from '../../bench/day/node-cache.ts'
import { howOf } from '../../bench/day/replay.ts'
import { busiestHour, day, editionShares, hourShares, shares } from '../../bench/day/shares.ts'
import { viewRows } from '../../bench/day/tables.ts'
import { seenBefore, warmViews } from '../../bench/day/warm.ts'

const inEditions = (name: string, count: number) => {
  const paths = Array.from({ length: count }, (_, place) => `/${name}-${place}/`)
  return { da: paths, de: paths, en: paths }
}
const agency: AgencyToVisit = {
  houses: inEditions('house', 200),
  areas: inEditions('area', 20),
  content: inEditions('page', 30),
  search: { da: '/soeg/', de: '/suche/', en: '/search/' },
  areaSlugs: ['romo', 'fano', 'blavand'],
  weeks: ['2027-05-01', '2027-05-08', '2027-05-15', '2027-05-22'],
}
const views = viewsOfADay(agency, 1, 40_000)
const shareOf = (is: (view: View) => boolean) => views.filter(is).length / views.length

test('a day of a seed is the same each time, in the order of its times, and another seed is another day', () => {
  expect(viewsOfADay(agency, 1, 500)).toEqual(viewsOfADay(agency, 1, 500))
  expect(viewsOfADay(agency, 2, 500)).not.toEqual(viewsOfADay(agency, 1, 500))
  for (const [place, { at }] of views.slice(1).entries()) expect(at).toBeGreaterThanOrEqual(views[place]?.at ?? 0)
})

test('bots, searches with dates, editions and hours have the shares that the model says', () => {
  expect(Math.abs(shareOf(({ who }) => who === 'bot') - shares.bots)).toBeLessThan(0.01)
  expect(Math.abs(shareOf(({ kind }) => kind === 'dated search') - shares.datedSearches)).toBeLessThan(0.01)
  for (const [edition, share] of Object.entries(editionShares)) {
    // Sixty visitors at a time, of eight views each.
    expect(Math.abs(shareOf((view) => view.edition === edition) - share)).toBeLessThan(0.03)
  }
  const inBusiest = shareOf(({ at }) => Math.floor(at / 3600) === busiestHour)
  expect(Math.abs(inBusiest - (hourShares[busiestHour] ?? 0) / sumOf(hourShares))).toBeLessThan(0.01)
})

test('what is liked most is looked at most, and bots come to every house', () => {
  const viewsOf = (path: string, who: View['who']) =>
    views.filter((view) => view.who === who && view.path.startsWith(path)).length
  expect(viewsOf('/house-0/', 'guest')).toBeGreaterThan(5 * viewsOf('/house-99/', 'guest'))
  const crawled = new Set(views.flatMap(({ who, path }) => (who === 'bot' ? [path] : [])))
  expect(agency.houses.da.filter((path) => !crawled.has(path))).toEqual([])
})

test('a house is opened from results with the stay that was searched for', () => {
  const opened = views.filter(({ kind }) => kind === 'house with stay')
  for (const { path } of opened) expect(path).toMatch(/^\/house-\d+\/\?arrival=2027-05-\d\d&duration=(?:7|14)/)
  expect(new Set(opened.map(({ path }) => path)).size).toBeLessThan(opened.length)
})

test('as much changes in a day as the model says', () => {
  const changes = changesOfADay(1)
  const countOf = (kind: string) => changes.filter((each) => each.kind === kind).length
  expect([countOf('booking'), countOf('edit')]).toEqual([day.bookings, day.contentEdits])
  expect(changes.every(({ at }, place) => at >= (changes[place - 1]?.at ?? 0))).toBe(true)
})

const viewAt = (at: number, path: string, kind: Kind = 'house'): View => ({
  at,
  who: 'guest',
  edition: 'da',
  kind,
  path,
})

test('caches have each page once when a replay begins: those seen last, since the turn of the day', () => {
  const hour = 3600
  const before = [viewAt(12 * hour, '/early/'), ...['/a/', '/b/', '/a/', '/c/'].map((path) => viewAt(14 * hour, path))]
  const paths = (most: number) => warmViews(before, most).views.map(({ path }) => path)
  expect(paths(10)).toEqual(['/b/', '/a/', '/c/'])
  expect(paths(2)).toEqual(['/a/', '/c/'])
  expect(seenBefore([...before, viewAt(15 * hour, '/early/')])).toBeCloseTo(1 / 6)
})

test('a made page is told by whether somebody saw it before', () => {
  const made = (path: string) => ({ view: viewAt(1, path), how: 'made' as const, ms: 10 })
  const kept = { view: viewAt(1, '/run/'), how: 'memory' as const, ms: 1 }
  const rows = viewRows(
    [made('/new/'), made('/new/'), made('/day/'), kept],
    [viewAt(0, '/run/')],
    [...[viewAt(0, '/run/'), viewAt(0, '/day/')]],
  )
  const [, count, keptShare, memory, , , first, leftOut, again] = rows.at(-1) ?? []
  expect([count, keptShare, memory]).toEqual(['4', '25.0 %', '25.0 %'])
  expect([first, leftOut, again]).toEqual(['25.0 %', '25.0 %', '25.0 %'])
})

test('how a view was answered is read from what the site says of it', () => {
  const cases = {
    'marehalm; fwd=uri-miss': 'made',
    'marehalm; hit; ttl=3; detail=memory': 'memory',
    'marehalm; hit; ttl=59; detail=node': 'node',
    'marehalm; hit; ttl=-2; detail=memory-stale': 'made behind',
    'marehalm; fwd=bypass': 'not kept',
  }
  for (const [cache, how] of Object.entries(cases)) expect(howOf({ status: 200, cache })).toBe(how)
  expect(howOf({ status: 404, cache: 'marehalm; hit; ttl=3; detail=memory' })).toBe('no page')
})

test('a node keeps a response that comes in chunks, for as long as it says', () => {
  const cache = createNodeCache()
  const asking = (method: string) => ({ method, url: '/x', headers: { host: 'cache.invalid' } }) as never
  expect(cache.answer(asking('GET'), Buffer.alloc(0)).status).toBe(504)
  const put = (age: number) =>
    cache.answer(
      asking('PUT'),
      Buffer.from(
        `HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\ncache-control: max-age=${age}\r\ntransfer-encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n`,
      ),
    )
  put(60)
  expect(cache.answer(asking('GET'), Buffer.alloc(0))).toMatchObject({ status: 200, body: Buffer.from('abcde') })
  put(0)
  expect(cache.answer(asking('GET'), Buffer.alloc(0)).status).toBe(504)
})

test('draws of a list come from its whole length', () => {
  const draw = drawsOf(3)
  const drawn = Array.from({ length: 1000 }, () => draw.ranked([1, 2, 3]))
  expect([...new Set(drawn)].sort()).toEqual([0, 1, 2])
})

function sumOf(figures: readonly number[]): number {
  return figures.reduce((sum, each) => sum + each, 0)
}
