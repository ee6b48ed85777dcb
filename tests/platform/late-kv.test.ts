import { expect, test } from 'vitest'
import type { Editions } from '../../kv/compile-sources.ts'
import { expirationTtl } from '../../kv/store.ts'
import { withFacts } from '../../src/domain/change-tags.ts'
import { markets } from '../../src/markets/market.ts'
import { openEdge } from './edge.ts'

const [danish, german] = markets
const area = 'omrader/blavand'

/** An edge that was compiled long enough ago that every place has it. */
async function compiledEdge() {
  const edge = openEdge()
  await edge.compileAll()
  edge.wait(300)
  return edge
}

function rename(id: string, slug: string) {
  return (editions: Editions) => {
    for (const { key } of markets) {
      editions[key].entries = editions[key].entries.map((entry) => (entry.sys.id === id ? { ...entry, slug } : entry))
    }
  }
}

test('what is compiled is read without a question to content, and so is that there is nothing', async () => {
  const edge = await compiledEdge()
  const { routes } = edge.openPlace()
  expect(await routes.route(danish, area)).toMatchObject({ entry: { id: 'area-blavand' } })
  expect(await routes.path(german, 'area-blavand')).toMatchObject({ path: '/gebiete/blavand/' })
  expect((await routes.menu(danish, 'main'))?.items.length).toBeGreaterThan(0)
  expect(await routes.settings(danish)).not.toBeNull()
  expect(await routes.route(danish, 'nothing')).toBeNull()
  expect(edge.state.requestCount).toBe(0)
})

test('a page that moves is at its new slug, and no more at its old one, everywhere, while KV still has the old records', async () => {
  const edge = await compiledEdge()
  const places = [edge.openPlace(), edge.openPlace()]
  for (const { routes } of places) {
    // Both places know now what is there, and that at the new slug there is nothing.
    expect(await routes.route(danish, area)).not.toBeNull()
    expect(await routes.route(danish, 'omrader/ny')).toBeNull()
  }
  edge.change(rename('area-blavand', 'ny'))
  edge.purge('entry:area-blavand', 'page:/omrader/blavand/', 'page:/omrader/ny/')
  // An isolate's snapshot of the log is at most five seconds old.
  edge.wait(6)
  for (const { routes } of places) {
    expect(await routes.route(danish, 'omrader/ny')).toMatchObject({ path: '/omrader/ny/' })
    expect(await routes.route(danish, area)).toBeNull()
    expect(await routes.path(danish, 'area-blavand')).toMatchObject({ path: '/omrader/ny/' })
    expect(await routes.route(danish, 'omrader/ny/klitvej')).toMatchObject({ entry: { type: 'street' } })
    expect(await routes.route(danish, 'omrader/blavand/klitvej')).toBeNull()
  }
  await edge.settle()

  // The compiled record is in KV: a place that never saw the old state requests nothing.
  edge.wait(120)
  const { requestCount } = edge.state
  const third = edge.openPlace()
  expect(await third.routes.route(danish, 'omrader/ny')).not.toBeNull()
  expect(await third.routes.route(danish, area)).toBeNull()
  expect(edge.state.requestCount).toBe(requestCount)
})

test('a new page is there after a purge of everything, once for all who ask at the same time', async () => {
  const edge = await compiledEdge()
  const { routes } = edge.openPlace()
  expect(await routes.route(danish, 'nyhed')).toBeNull()
  edge.change(({ da }) => {
    const [template] = da.entries.filter(({ type, parentId }) => type === 'page' && parentId === null)
    if (template) da.entries.push({ ...template, slug: 'nyhed', sys: { ...template.sys, id: 'page-new' } })
  })
  edge.purge('all')
  edge.wait(6)
  const { requestCount } = edge.state
  const found = await Promise.all(Array.from({ length: 20 }, () => routes.route(danish, 'nyhed')))
  expect(found).toEqual(Array(20).fill(expect.objectContaining({ path: '/nyhed/' })))
  expect(edge.state.requestCount - requestCount).toBeLessThan(15)
  expect(await routes.path(german, 'page-new')).toBeNull()
})

test('menus and settings change with a purge of theirs, though KV has the old ones', async () => {
  const edge = await compiledEdge()
  const { routes } = edge.openPlace()
  const before = await routes.menu(danish, 'main')
  edge.change(({ da }) => {
    da.navigation = da.navigation.map((item) => ({ ...item, title: `${item.title}!`, label: '' }))
    da.settings = { ...da.settings, administrationDetails: { ...da.settings.administrationDetails, phone: '12345678' } }
  })
  edge.wait(6)
  expect(await routes.menu(danish, 'main')).toEqual(before)
  edge.purge('menu', 'settings')
  edge.wait(6)
  expect((await routes.menu(danish, 'main'))?.items[0]?.label).toBe(`${before?.items[0]?.title}!`)
  expect((await routes.settings(danish))?.administrationDetails.phone).toBe('12345678')
})

test('while content fails after a purge the last records serve, for seconds only, and what is made of them is not kept', async () => {
  const edge = await compiledEdge()
  const place = edge.openPlace()
  edge.change(rename('area-blavand', 'ny'))
  edge.purge('all')
  edge.state.isDown = true
  edge.wait(6)
  expect(await place.routes.route(danish, area)).toMatchObject({ entry: { id: 'area-blavand' } })
  expect(place.failures()).toBe(1)
  // Without a record in KV it is unknown whether there is a page.
  await expect(place.routes.route(danish, 'omrader/ny')).rejects.toThrow('content is down')
  edge.state.isDown = false
  edge.wait(4)
  expect(await place.routes.route(danish, area)).toBeNull()
  expect(await place.routes.route(danish, 'omrader/ny')).not.toBeNull()
})

test('without a compilation of everything each slug is compiled when it is requested', async () => {
  const edge = openEdge()
  const { routes } = edge.openPlace()
  expect(await routes.route(danish, area)).toMatchObject({ entry: { id: 'area-blavand' } })
  expect(await routes.settings(german)).not.toBeNull()
  expect(await routes.route(danish, 'nothing')).toBeNull()
  await edge.settle()
  expect(edge.kv.ends.every((seconds) => seconds === expirationTtl)).toBe(true)
})

test('a compilation of now may not be everywhere yet: what is missing then is requested, and missing if content fails', async () => {
  const edge = openEdge()
  const place = edge.openPlace()
  expect(await place.routes.route(danish, 'omrader/ny')).toBeNull()
  edge.change(rename('area-blavand', 'ny'))
  await edge.compileAll()
  edge.wait(35)
  // The place's copy of KV still says that there is nothing.
  expect(await place.routes.route(danish, 'omrader/ny')).toMatchObject({ path: '/omrader/ny/' })
  edge.state.isDown = true
  expect(await edge.openPlace().routes.route(danish, 'nothing')).toBeNull()
})

test('a house that is let anew has its page at once, though somebody has requested it while it was not there', async () => {
  const edge = openEdge({ notifiedSeconds: 7 * 24 * 60 * 60 })
  await edge.compileAll()
  edge.wait(300)
  const { routes } = edge.openPlace()
  const house = { id: 9999, name: 'BL9999', title: 'Klitly' }
  const told = withFacts([`lodging:${house.id}`, 'location:201', 'lodgings'])
  expect(await routes.lodging(house.name)).toBeNull()
  for (const lodgings of [[house], [], [house]]) {
    edge.change((editions) => {
      for (const { key } of markets) editions[key].lodgings = lodgings
    })
    edge.purge(...told)
    edge.wait(6)
    expect((await routes.lodging(house.name))?.id).toBe(lodgings[0]?.id)
  }
})

test.each([
  ['KV fails', 'fails', /./],
  ['KV fails at some reads', 'fails', /:(?:route|settings):/],
  ['KV does not answer', 'hangs', /./],
  ['KV does not answer some reads', 'hangs', /:(?:route|settings):/],
])('while %s, what is requested is compiled', async (_, fault, keys) => {
  const edge = await compiledEdge()
  const working = edge.kv.place()
  const fail = () => (fault === 'fails' ? Promise.reject(new Error('KV is down')) : new Promise<null>(() => {}))
  const get = (key: string) => (keys.test(key) ? fail() : working.get(key))
  const { routes } = edge.openPlace(Object.assign(Object.create(null) as KVNamespace, { get, put: fail }))
  expect(await routes.route(danish, area)).toMatchObject({ entry: { id: 'area-blavand' } })
  expect(await routes.settings(danish)).not.toBeNull()
  expect(await routes.route(danish, 'nothing')).toBeNull()
  if (fault === 'fails') expect(edge.problems.map(String)).toContain('Error: KV is down')
})

test('no record older than a week is used', async () => {
  const edge = await compiledEdge()
  edge.wait(7 * 24 * 60 * 60)
  edge.change(rename('area-blavand', 'ny'))
  const { routes } = edge.openPlace()
  expect(await routes.route(danish, area)).toBeNull()
  expect(await routes.route(danish, 'omrader/ny')).not.toBeNull()
})

test.each([
  ['serves without another compilation', false],
  ['is compiled again if there was another purge meanwhile', true],
])('what is compiled for a purge and kept after it %s', async (_, isOvertaken) => {
  const edge = await compiledEdge()
  const place = edge.openPlace()
  edge.change(rename('area-blavand', 'ny'))
  const { route, keep } = await place.compile(danish, 'area-blavand')
  expect(route).toMatchObject({ path: '/omrader/ny/' })
  if (isOvertaken) await edge.openPlace().purge('entry:area-blavand')
  await keep(await place.purge('entry:area-blavand', 'page:/omrader/blavand/', 'page:/omrader/ny/'))
  const { requestCount } = edge.state
  expect(await edge.openPlace().routes.route(danish, 'omrader/ny')).toMatchObject({ path: '/omrader/ny/' })
  expect(edge.state.requestCount > requestCount).toBe(isOvertaken)
})
