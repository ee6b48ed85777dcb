import { expect, test } from 'vitest'
import { keys } from '../../../kv/keys.ts'
import { createRouteStore, expirationTtl, putRecords } from '../../../kv/store.ts'
import { markets } from '../../../src/markets/market.ts'

const [danish] = markets

test('every record is put with an expiration', async () => {
  const puts: unknown[] = []
  const records = Array.from({ length: 100 }, (_, id) => ({
    key: keys.lodging(`BL${id}`),
    value: { id, titles: { da: 'a', de: 'b', en: 'c' } },
  }))
  await putRecords(async (key, _value, options) => void puts.push([key, options]), records)
  expect(puts.length).toBe(100)
  expect(new Set(puts.map((put) => JSON.stringify(put))).size).toBe(100)
  expect(puts[0]).toEqual([keys.lodging('BL0'), { expirationTtl }])
})

test.each([
  ['missing', null],
  ['not JSON', '{'],
  ['of another shape', '{"kind":"entry","path":"/a/"}'],
  ['a path without slashes', JSON.stringify({ path: 'a', title: 'b' })],
])('a record that is %s reads as not there', async (_, text) => {
  const store = createRouteStore(kvOf(text))
  expect(await store.route(danish, 'a')).toBeNull()
  expect(await store.path(danish, 'a')).toBeNull()
})

test('a record that parses is read, a house in any case', async () => {
  const asked: string[] = []
  const store = createRouteStore(kvOf('{"id":7,"titles":{"da":"a","de":"b","en":"c"}}', asked))
  expect(await store.lodging('bl1234')).toEqual({ id: 7, titles: { da: 'a', de: 'b', en: 'c' } })
  expect(asked).toEqual(['v1:lodging:BL1234'])
})

/** A namespace of one text under every key. */
function kvOf(text: string | null, asked: string[] = []): KVNamespace {
  const get = async (key: string) => {
    asked.push(key)
    return text
  }
  return Object.assign(Object.create(null), { get })
}
