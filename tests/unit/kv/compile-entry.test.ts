import { expect, test } from 'vitest'
import { compileEditions } from '../../../kv/compile.ts'
import { compileEntry, compileLodging, compileMenusOf, compileSettings } from '../../../kv/compile-entry.ts'
import type { Edition } from '../../../kv/compile-sources.ts'
import { keys, slugOfPath } from '../../../kv/keys.ts'
import type { KeyedRecord } from '../../../kv/records.ts'
import { type EditionKey, markets } from '../../../src/markets/market.ts'
import { seededEditions } from './seeded-editions.ts'
import { sourcesOf } from './seeded-sources.ts'

const [danish] = markets
const redirects = [
  { from: '/Gammel/Side', to: '/om-os', isPermanent: true },
  { from: '/kort/', to: '/gammel/side/', isPermanent: false },
  { from: '/a/', to: '/b/', isPermanent: true },
  { from: '/b/', to: '/a/', isPermanent: true },
  { from: '/om-os/', to: '/soeg/', isPermanent: true },
]

function editionsWith(change: (edition: Edition, market: EditionKey) => void = () => {}) {
  const editions = seededEditions()
  editions.da.redirects = redirects
  editions.da.lodgings = [{ id: 7, name: 'BL1234', title: 'Klithuset' }]
  editions.en.lodgings = [{ id: 7, name: 'BL1234', title: 'The dune house' }]
  for (const { key } of markets) change(editions[key], key)
  return editions
}

const byKey = (records: readonly KeyedRecord[]) => new Map(records.map((record) => [record.key, record]))

test('every slug of every edition, compiled alone, is what a compilation of everything makes of it', async () => {
  const editions = editionsWith()
  const whole = byKey(compileEditions(editions).records)
  const sources = sourcesOf(editions)
  let compared = 0
  for (const market of markets) {
    const prefix = keys.route(market.key, '')
    for (const [key, record] of whole) {
      if (!key.startsWith(prefix)) continue
      const { route, records } = await compileEntry(sources, market, { slug: key.slice(prefix.length) })
      expect(route, key).toEqual(record.value)
      for (const each of records) expect(each, each.key).toEqual(whole.get(each.key))
      compared += 1
    }
  }
  expect(compared).toBeGreaterThan(300)
})

test('an entry is compiled by its id in all editions at once, in few questions', async () => {
  const editions = editionsWith()
  const whole = byKey(compileEditions(editions).records)
  const sources = sourcesOf(editions)
  const { records } = await compileEntry(sources, danish, { sysId: 'street-11' })
  expect(records.map(({ key }) => key).sort()).toEqual(
    markets
      .flatMap(({ key }) => [
        keys.path(key, 'street-11'),
        ...[...whole.keys()].filter(
          (each) => each.startsWith(keys.route(key, '')) && each.endsWith('/blavand/klitvej'),
        ),
      ])
      .sort(),
  )
  for (const record of records) expect(record).toEqual(whole.get(record.key))
  // In each edition: its settings, itself, its area, the areas' page.
  expect(sources.requests).toHaveLength(12)
})

test('a slug that leads nowhere, or in a circle, is null', async () => {
  const sources = sourcesOf(editionsWith())
  for (const slug of ['nothing/here', 'a', 'blavand']) {
    expect(await compileEntry(sources, danish, { slug })).toEqual({ route: null, records: [] })
  }
  expect(await compileEntry(sources, danish, { sysId: 'nobody' })).toEqual({ route: null, records: [] })
})

test('a page’s record names everything that its path is made of; an entry that has moved is at its new slug alone', async () => {
  const sources = sourcesOf(
    editionsWith((edition) => {
      edition.entries = edition.entries.map((entry) => (entry.slug === 'blavand' ? { ...entry, slug: 'ny' } : entry))
    }),
  )
  const { records } = await compileEntry(sources, danish, { slug: 'omrader/ny/klitvej' })
  expect(records[0]?.tags).toEqual([
    'entry:page-areas',
    'entry:area-blavand',
    'entry:street-11',
    'market:da',
    'page:/omrader/ny/klitvej/',
  ])
  expect((await compileEntry(sources, danish, { slug: 'omrader/blavand/klitvej' })).route).toBeNull()
})

test('menus, settings and houses, compiled alone, are what a compilation of everything makes of them', async () => {
  const editions = editionsWith()
  const whole = byKey(compileEditions(editions).records)
  const sources = sourcesOf(editions)
  for (const market of markets) {
    const records = [
      ...(await compileMenusOf(sources.content, market)),
      ...(await compileSettings(sources.content, market)),
    ]
    expect(records).toHaveLength(5)
    for (const record of records) expect(record).toEqual(whole.get(record.key))
  }
  expect(await compileLodging(sources, 'bl1234')).toEqual([whole.get(keys.lodging('BL1234'))])
  expect(await compileLodging(sources, 'BL9')).toEqual([])
})

test('the home page is found at its empty slug', async () => {
  const { route } = await compileEntry(sourcesOf(editionsWith()), danish, { slug: slugOfPath('/') })
  expect(route).toMatchObject({ kind: 'entry', path: '/', entry: { id: 'page-home' } })
})
