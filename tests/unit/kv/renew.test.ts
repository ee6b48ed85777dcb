import { expect, test } from 'vitest'
import { keys } from '../../../kv/keys.ts'
import type { KeyedRecord } from '../../../kv/records.ts'
import { type RenewOptions, renewRecords } from '../../../kv/renew.ts'
import { createRecordStore } from '../../../kv/store.ts'

const day = 24 * 60 * 60 * 1000
const tonight = Date.UTC(2026, 10, 21, 2)

/** A namespace as the platform has it: a thousand keys a page, metadata beside the key. */
function namespace() {
  const stored = new Map<string, { value: string; metadata: unknown }>()
  let operations = 0
  const kv = Object.assign(Object.create(null) as KVNamespace, {
    async list({ cursor = '0' }: { prefix: string; cursor?: string }) {
      operations += 1
      const names = [...stored.keys()].sort()
      const from = Number(cursor)
      const page = names.slice(from, from + 1000).map((name) => ({ name, metadata: stored.get(name)?.metadata }))
      return from + 1000 >= names.length
        ? { keys: page, list_complete: true }
        : { keys: page, list_complete: false, cursor: String(from + 1000) }
    },
    get: async (key: string) => stored.get(key)?.value ?? null,
    async put(key: string, value: string, { metadata }: { metadata?: unknown }) {
      operations += 1
      stored.set(key, { value, metadata })
    },
    async delete(key: string) {
      operations += 1
      stored.delete(key)
    },
  })
  const renew = (records: readonly KeyedRecord[], options: Partial<RenewOptions> = {}) =>
    renewRecords(kv, records, {
      compiledAt: { madeAt: tonight, epoch: 5 },
      maxOperations: 900,
      isPurged: () => false,
      ...options,
    })
  return { stored, kv, renew, operations: () => operations, compiled: () => createRecordStore(kv).compiled() }
}

function paths(count: number): KeyedRecord[] {
  return Array.from({ length: count }, (_, index) => ({
    key: keys.path('da', `entry-${index}`),
    value: { path: `/page-${index}/`, title: 'Page' },
    tags: [`entry:entry-${index}`],
  }))
}

const nothing = { written: 0, renewed: 0, removed: 0, left: 0 }
const at = (madeAt: number, epoch = 5) => ({ compiledAt: { madeAt, epoch } })

test('a second run finds nothing to do, and a changed record is the only one that is put again', async () => {
  const { renew, stored, operations } = namespace()
  const records = paths(30)
  expect(await renew(records)).toEqual({ ...nothing, written: 30 })
  const before = operations()
  expect(await renew(records, at(tonight + day))).toEqual(nothing)
  // One list, and word that everything is compiled.
  expect(operations() - before).toBe(2)

  const [first] = records
  if (!first) throw new Error('No record')
  const changed = records.with(0, { ...first, value: { path: '/page-0/', title: 'Another title' } })
  expect(await renew(changed, at(tonight + day))).toEqual({ ...nothing, written: 1 })
  expect(stored.get(first.key)?.value).toContain('Another title')
})

test('a record that was purged since it was made is put again though it says the same', async () => {
  const { renew } = namespace()
  await renew(paths(3))
  const isPurged: RenewOptions['isPurged'] = ({ epoch, tags }) => epoch < 6 && tags.includes('entry:entry-1')
  expect(await renew(paths(3), { ...at(tonight + day, 6), isPurged })).toEqual({ ...nothing, written: 1 })
  expect(await renew(paths(3), { ...at(tonight + day, 6), isPurged })).toEqual(nothing)
})

test('a record without an entry goes; when a great part would go, none does', async () => {
  const { renew, stored } = namespace()
  await renew(paths(30))
  expect((await renew(paths(25), at(tonight + day))).removed).toBe(5)
  expect(stored.has(keys.path('da', 'entry-29'))).toBe(false)
  expect((await renew(paths(2), at(tonight + 2 * day))).removed).toBe(0)
  expect(stored.has(keys.path('da', 'entry-20'))).toBe(true)
})

test('what was made while everything was compiled stays', async () => {
  const { renew, stored } = namespace()
  await renew(paths(30), at(tonight + 1))
  expect(await renew(paths(29))).toEqual(nothing)
  expect(stored.has(keys.path('da', 'entry-29'))).toBe(true)
})

test('what does not fit into one run waits, changes before renewals, and misses are not trusted until all is done', async () => {
  const { renew, stored, compiled } = namespace()
  await renew(paths(20))
  const later = tonight + 4 * day
  const moved: KeyedRecord = {
    key: keys.route('da', 'new'),
    value: { kind: 'redirect', entry: null, redirect: { to: '/', isPermanent: true } },
    tags: ['redirects'],
  }
  const records = [...paths(20), moved]
  stored.delete(keys.compiled())
  expect(await renew(records, { ...at(later), maxOperations: 8 })).toEqual({
    ...nothing,
    written: 1,
    renewed: 7,
    left: 13,
  })
  expect(stored.has(moved.key)).toBe(true)
  expect(await compiled()).toBeNull()
  expect(await renew(records, at(later + day))).toEqual({ ...nothing, renewed: 13 })
  // Not for longer than the oldest record lives.
  expect(await compiled()).toEqual({ madeAt: later, epoch: 5 })
})

test('houses wait for everything else, and nobody waits for them', async () => {
  const { renew, compiled } = namespace()
  const house: KeyedRecord = {
    key: keys.lodging('BL1017'),
    value: { id: 17, titles: { da: 'a', de: 'b', en: 'c' } },
    tags: ['lodging:17'],
  }
  expect(await renew([house, ...paths(5)], { maxOperations: 5 })).toEqual({ ...nothing, written: 5, left: 1 })
  expect(await compiled()).not.toBeNull()
})

test('more than a thousand records are compared page by page', async () => {
  const { renew } = namespace()
  const records = paths(2500)
  await renew(records, { maxOperations: 5000 })
  expect(await renew(records, at(tonight + 1000))).toEqual(nothing)
})
