import { afterAll, beforeAll, expect, test } from 'vitest'
import { getPlatformProxy, type PlatformProxy } from 'wrangler'
import { withoutIndexes } from '../../../src/backend/seed/set-aside.ts'
import { applyMigrations } from '../../../src/commands/run-workers.ts'

let platform: PlatformProxy<{ DB: D1Database }>

beforeAll(async () => {
  platform = await getPlatformProxy({ configPath: 'src/backend/wrangler.toml', persist: false })
  await applyMigrations(platform.env.DB)
})

afterAll(() => platform.dispose())

async function definitions(): Promise<unknown[]> {
  const { results } = await platform.env.DB.prepare(
    "SELECT type, name, sql FROM sqlite_master WHERE tbl_name = 'booking_option' AND type <> 'table' AND sql <> '' ORDER BY name",
  ).all()
  return results
}

test('while the work is done there is no index, and afterwards there are all of them', async () => {
  const before = await definitions()
  let during: unknown[] = before
  await withoutIndexes(platform.env.DB, 'booking_option', async () => {
    during = await definitions()
  })
  expect(before.length).toBeGreaterThan(3)
  expect(during).toEqual([])
  expect(await definitions()).toEqual(before)
})

test('what a broken run took away is made again by the next', async () => {
  const before = await definitions()
  const broken = withoutIndexes(platform.env.DB, 'booking_option', async () => {
    throw new Error('The lights went out')
  })
  await expect(broken).rejects.toThrow('The lights went out')
  expect(await definitions()).toEqual([])
  await withoutIndexes(platform.env.DB, 'booking_option', async () => {})
  expect(await definitions()).toEqual(before)
})
