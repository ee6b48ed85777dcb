import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Response } from 'miniflare'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callingAgain, openLocalData, releasingLast } from '../../../src/commands/open-runtime.ts'
import { applyMigrations } from '../../../src/commands/run-workers.ts'

let folder: string
let data: Awaited<ReturnType<typeof openLocalData>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marehalm-local-data-'))
  data = await openLocalData(folder)
})
afterAll(async () => {
  await data?.dispose()
  await rm(folder, { recursive: true, force: true })
})

test('a migration that ends half-way leaves nothing behind, and is applied by the next start', async () => {
  const { DB } = data.env
  const migrations = join(folder, 'migrations')
  const write = (name: string, sql: string) => writeFile(join(migrations, name), sql)
  const there = async () => {
    const { results } = await DB.prepare(
      "SELECT name FROM sqlite_master WHERE name IN ('first', 'second', 'third') ORDER BY name",
    ).all<{ name: string }>()
    return results.map(({ name }) => name)
  }
  await mkdir(migrations)
  await write('0001_first.sql', 'CREATE TABLE first (a); -- one; and a comment\nINSERT INTO first VALUES (1);\n')
  await write('0002_others.sql', 'CREATE TABLE second (a);\nINSERT INTO nowhere VALUES (1);\n')
  await expect(applyMigrations(DB, { folder: migrations })).rejects.toThrow('no such table: nowhere')
  expect(await there()).toEqual(['first'])
  await write('0002_others.sql', 'CREATE TABLE second (a);\nCREATE TABLE third (a);\n')
  await applyMigrations(DB, { folder: migrations })
  await applyMigrations(DB, { folder: migrations })
  expect(await there()).toEqual(['first', 'second', 'third'])
  expect(await DB.prepare('SELECT count(*) AS rows FROM first').first('rows')).toBe(1)
})

// workerd closes a connection that nothing was sent over for five seconds; a program that is busy does not see it.
test.each([4990, 5600])('the local database and bucket answer a program that was busy for %d ms', async (busyMs) => {
  const { DB, MEDIA } = data.env
  const ask = () => DB.prepare('SELECT 1 AS one').first('one')
  await Promise.all([ask(), ask(), MEDIA.put('a', 'text')])
  beBusy(busyMs)
  expect(await Promise.all([ask(), ask(), MEDIA.put('a', 'text')])).toMatchObject([1, 1, { key: 'a' }])
})

// They need a connection each, of which all but the first are idle while one call after the other takes that.
test('calls at once wait until no connection of theirs may be closing', async () => {
  const { DB } = data.env
  const ask = () => DB.prepare('SELECT 1 AS one').first('one')
  await Promise.all([ask(), ask(), ask()])
  const since = performance.now()
  while (performance.now() - since < 4300) {
    await ask()
    beBusy(400)
  }
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1])
  expect(performance.now() - since).toBeGreaterThan(5400)
})

test('what a binding answers at once is asked again where its connection had been closed, and nothing else', () => {
  const failures = [
    new TypeError('fetch failed', { cause: new Error('other side closed') }),
    new Error('no such table'),
  ]
  const asked: unknown[] = []
  const binding = callingAgain({
    prepare(sql: string) {
      asked.push(sql)
      const failure = failures[asked.length - 1]
      if (failure) throw failure
      return sql
    },
  })
  expect(() => binding.prepare('a')).toThrow('no such table')
  expect(binding.prepare('b')).toBe('b')
  expect(asked).toEqual(['a', 'a', 'b'])
})

test('a binding that is a proxy itself is asked for its members alone', () => {
  const asked: unknown[] = []
  const binding = callingAgain(
    new Proxy(
      { get: (key: string) => key },
      {
        getOwnPropertyDescriptor: (_, name) => void asked.push(name),
      },
    ),
  )
  expect(binding.get('a')).toBe('a')
  expect(asked).toEqual([])
})

function beBusy(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}

test('what a call needs of the runtime is released after it, also where the call has to wait', async () => {
  const sent: string[] = []
  const { promise, resolve: end } = Promise.withResolvers<void>()
  const dispatch = releasingLast(async (_, init) => {
    const operation = String(Object(init?.headers)['MF-Op'])
    if (operation === 'CALL') await promise
    sent.push(operation)
    return new Response()
  })
  const ask = (operation: string) => dispatch('http://runtime/', { headers: { 'MF-Op': operation } })
  const all = Promise.all([ask('CALL'), ask('FREE'), ask('GET')])
  await expect.poll(() => sent).toEqual(['GET'])
  end()
  await all
  expect(sent).toEqual(['GET', 'CALL', 'FREE'])
})
