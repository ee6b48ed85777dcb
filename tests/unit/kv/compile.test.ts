import { expect, test } from 'vitest'
import { compileEditions } from '../../../kv/compile.ts'
import { menuLinks } from '../../../kv/compile-menus.ts'
import type { Edition, Editions } from '../../../kv/compile-sources.ts'
import { keys, slugOfPath } from '../../../kv/keys.ts'
import type { KeyedRecord } from '../../../kv/records.ts'
import { markets } from '../../../src/markets/market.ts'
import { seededEditions } from './seeded-editions.ts'

const editions = seededEditions()
const compiled = compileEditions(editions)

test('the seeded editions compile without a problem', () => {
  expect(compiled.problems).toEqual([])
})

test('a street lies below its area, which lies below the areas’ page, in each edition’s words', () => {
  expect(routeAt('/omrader/blavand/klitvej/', 'da')).toMatchObject({
    kind: 'entry',
    entry: { id: 'street-11', type: 'street', layout: 'search' },
    routes: {
      da: '/omrader/blavand/klitvej/',
      de: '/gebiete/blavand/klitvej/',
      en: '/areas/blavand/klitvej/',
    },
    parents: [
      { title: 'Områder', path: '/omrader/' },
      { title: 'Blåvand', path: '/omrader/blavand/' },
    ],
  })
})

test('the home page is at the root and categories and jobs lie below the specification’s fixed words', () => {
  for (const { key } of markets)
    expect(routeAt('/', key)).toMatchObject({ entry: { id: 'page-home', template: 'home' } })
  expect(routeAt('/category/houses-with-pool/', 'en')).toMatchObject({
    entry: { id: 'category-pool', type: 'category' },
  })
})

test('an entry’s path is found by its id', () => {
  expect(recordAt(compiled.records, keys.path('de', 'page-contact'))).toMatchObject({ path: '/impressum/' })
})

test('every key is written once', () => {
  const all = compiled.records.map(({ key }) => key)
  expect(new Set(all).size).toBe(all.length)
})

test('menus nest by parent, in the editors’ order, every link a path of the edition with slashes at both ends', () => {
  for (const { key } of markets) {
    const menu = recordAt(compiled.records, keys.menu(key, 'main'))
    if (!menu || !('items' in menu)) throw new Error('No main menu')
    const links = menuLinks(menu.items)
    for (const link of links) expect(routeAt(link, key), link).not.toBeNull()
    expect(menu.items.map(({ type }) => type)).toEqual(['link', 'list', 'gallery', 'list'])
    const areas = menu.items[1]
    expect(areas?.items.map(({ href }) => href)).toEqual(Array(7).fill(null))
    expect(links.indexOf(areas?.href ?? '')).toBeLessThan(links.indexOf(areas?.items[0]?.items[0]?.href ?? ''))
  }
})

test('a second entry with the same path is reported and left out', () => {
  const { problems, records } = compileWith((edition) => {
    const [first] = edition.entries.filter(({ sys }) => sys.id === 'area-skagen')
    if (first) edition.entries.push({ ...first, sys: { ...first.sys, id: 'area-twice' } })
  })
  expect(problems).toContainEqual(
    expect.objectContaining({ market: 'da', kind: 'duplicate-path', subject: 'area-twice' }),
  )
  expect(recordAt(records, keys.path('da', 'area-twice'))).toBeUndefined()
})

test('an entry below a missing parent, or below itself, is reported and left out', () => {
  const { problems } = compileWith((edition) => {
    reparent(edition, 'page-dogs', 'page-nowhere')
    reparent(edition, 'page-guide', 'page-arrival')
  })
  const lost = problems.filter(({ market, kind }) => market === 'da' && kind === 'missing-parent')
  expect(lost.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['page-dogs', 'page-guide', 'page-arrival']),
  )
})

test('a menu item whose page is not in the edition is reported, and stays only above items that are', () => {
  const { problems, records } = compileWith((edition) => {
    edition.entries = edition.entries.filter(({ sys }) => sys.id !== 'page-winter')
  })
  expect(problems).toContainEqual(
    expect.objectContaining({ kind: 'menu-item-without-page', subject: 'nav-i-winter', market: 'da' }),
  )
  expect(JSON.stringify(recordAt(records, keys.menu('da', 'main')))).not.toContain('nav-i-winter')
})

test('an entry that an edition lacks is missing from its alternates’ routes', () => {
  const { records } = compileWith((edition) => {
    edition.entries = edition.entries.filter(({ sys }) => sys.id !== 'page-waste')
  }, 'de')
  const route = recordAt(records, keys.route('da', 'godt-at-vide/sadan-sorterer-vi'))
  expect(route).toMatchObject({ routes: { de: undefined, en: '/good-to-know/sorting-rubbish/' } })
})

test('a house is kept under its code with a title for each edition, its code where there is none', () => {
  const { records } = compileWith((edition) => edition.lodgings.push({ id: 7, name: 'BL1234', title: 'Klithuset' }))
  expect(recordAt(records, keys.lodging('bl1234'))).toEqual({
    id: 7,
    titles: { da: 'Klithuset', de: 'BL1234', en: 'BL1234' },
  })
})

function compileWith(change: (edition: Edition) => void, market: keyof Editions = 'da') {
  const copy = structuredClone(editions)
  change(copy[market])
  return compileEditions(copy)
}

function reparent(edition: Edition, id: string, parentId: string) {
  edition.entries = edition.entries.map((entry) => (entry.sys.id === id ? { ...entry, parentId } : entry))
}

function routeAt(path: string, market: keyof Editions) {
  return recordAt(compiled.records, keys.route(market, slugOfPath(path))) ?? null
}

function recordAt(records: readonly KeyedRecord[], key: string) {
  return records.find((record) => record.key === key)?.value
}
