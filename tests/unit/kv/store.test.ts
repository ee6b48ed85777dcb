import { expect, test } from 'vitest'
import { epochOf, keys } from '../../../kv/keys.ts'
import { routeStoreOf } from '../../../kv/record-keys.ts'
import { PathRecordSchema, recordSchemas } from '../../../kv/records.ts'
import { createRecordStore, expirationTtl, putCompiled, putRecords } from '../../../kv/store.ts'
import { markets } from '../../../src/markets/market.ts'

const made = { madeAt: 1_000, epoch: 7 }

test('every record is put with an expiration', async () => {
  const puts = new Map<string, unknown>()
  const records = Array.from({ length: 100 }, (_, id) => ({
    key: keys.lodging(`BL${id}`),
    value: { id, titles: { da: 'a', de: 'b', en: 'c' } },
    tags: [`lodging:${id}`],
  }))
  await putRecords(async (key, _value, options) => void puts.set(key, options), records, made)
  expect([...puts.keys()].sort()).toEqual(records.map(({ key }) => key).sort())
  for (const options of puts.values()) {
    expect(options).toEqual({ expirationTtl, metadata: { ...made, digest: expect.stringMatching(/^[0-9a-f]{10}$/) } })
  }
})

test.each([
  ['missing', null],
  ['not JSON', '{'],
  ['without word of when it was made', '{"value":{"path":"/a/","title":"b"},"tags":[]}'],
  ['of another shape', storedText({ kind: 'entry', path: '/a/' })],
  ['a path without slashes', storedText({ path: 'a', title: 'b' })],
])('a record that is %s reads as not there', async (_, text) => {
  expect(await createRecordStore(kvOf(text)).get(PathRecordSchema, 'a')).toBeNull()
})

test('a record is read with when it was made and of what', async () => {
  const value = { id: 7, titles: { da: 'a', de: 'b', en: 'c' } }
  const store = createRecordStore(kvOf(storedText(value)))
  for (const _ of ['parsed', 'parsed before']) {
    expect(await store.get(recordSchemas.lodging, 'a')).toEqual({ value, ...made, tags: ['lodging:7'] })
  }
})

test('what is there no more is told from what was never there', async () => {
  expect(await createRecordStore(kvOf(storedText(null))).get(PathRecordSchema, 'a')).toMatchObject({ value: null })
})

test('a compilation of everything tells when it was, and ends with its records', async () => {
  const puts = new Map<string, { value: string; options: unknown }>()
  await putCompiled(async (key, value, options) => void puts.set(key, { value, options }), made)
  const [put] = [...puts.values()]
  expect(put?.options).toEqual({ expirationTtl })
  expect(await createRecordStore(kvOf(put?.value ?? null)).compiled()).toEqual(made)
  expect(await createRecordStore(kvOf(null)).compiled()).toBeNull()
})

test.each([
  [null, 0],
  ['{', 0],
  ['{"epoch":12,"floor":0,"tags":{}}', 12],
])('a copy of the purge log that reads %j is of epoch %i', (copy, epoch) => {
  expect(epochOf(copy)).toBe(epoch)
})

function storedText(value: unknown): string {
  return JSON.stringify({ value, ...made, tags: ['lodging:7'] })
}

/** A namespace of one text under every key. */
function kvOf(text: string | null): KVNamespace {
  return Object.assign(Object.create(null), { get: async () => text })
}

test('no record is read for a slug or code that is too long for a key', async () => {
  const asked: string[] = []
  const store = routeStoreOf(async ({ key }) => {
    asked.push(key)
    return null
  })
  for (const name of ['x'.repeat(401), 'æ'.repeat(100), '\ud800'.repeat(50)]) {
    expect(await store.route(markets[0], name)).toBeNull()
    expect(await store.lodging(name)).toBeNull()
  }
  expect(asked).toEqual([])
  await store.lodging('bo9340')
  expect(asked).toHaveLength(1)
})
