import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLocalData } from '../../../src/commands/open-local-data.ts'

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

// workerd closes a connection that nothing was sent over for five seconds; a program that is busy does not see it.
test.each([4990, 5600])('the local database and bucket answer a program that was busy for %d ms', async (busyMs) => {
  const { DB, MEDIA } = data.env
  const ask = () => DB.prepare('SELECT 1 AS one').first('one')
  await Promise.all([ask(), ask(), MEDIA.put('a', 'text')])
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, busyMs)
  expect(await Promise.all([ask(), ask(), MEDIA.put('a', 'text')])).toMatchObject([1, 1, { key: 'a' }])
})
