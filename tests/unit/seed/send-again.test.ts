import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getPlatformProxy, type PlatformProxy } from 'wrangler'
import { ensureSeeded } from '../../../src/backend/seed/ensure.ts'
import { sendAgain } from '../../../src/backend/seed/send-again.ts'
import { applyMigrations } from '../../../src/commands/run-workers.ts'

let platform: PlatformProxy<{ DB: D1Database; MEDIA: R2Bucket }>

beforeAll(async () => {
  platform = await getPlatformProxy({ configPath: 'src/backend/wrangler.toml', persist: false })
  await applyMigrations(platform.env.DB)
})

afterAll(() => platform.dispose())

const lost = new Error('Network connection lost.')

/** A database whose answers get lost: every batch is done, its sender does not hear of it, and does it once more. */
function deafLine(db: D1Database) {
  let lostAnswers = 0
  let isHeard = true
  // Around an object of its own: see callingAgain.
  const deaf = new Proxy(Object.create(null) as D1Database, {
    get(_, name) {
      const value: unknown = Reflect.get(db, name)
      if (typeof value !== 'function') return value
      if (name !== 'batch') return value.bind(db)
      return async (statements: D1PreparedStatement[]) => {
        const results = await db.batch(statements)
        isHeard = !isHeard
        if (isHeard) return results
        lostAnswers += 1
        throw lost
      }
    },
  })
  return { deaf, lostAnswers: () => lostAnswers }
}

async function everything(db: D1Database): Promise<Map<string, unknown[]>> {
  const { results: tables } = await db
    .prepare(
      "SELECT name, sql FROM sqlite_master WHERE type IN ('table', 'index', 'trigger') AND sql <> '' ORDER BY name",
    )
    .all<{ name: string; sql: string }>()
  const all = new Map<string, unknown[]>([['definitions', tables.map(({ name }) => name)]])
  for (const { name, sql } of tables) {
    if (
      !sql.startsWith('CREATE TABLE') ||
      /^(_cf|d1_|sqlite_|search_\w+_(text|word)|search_version|search_stamp)/.test(name)
    )
      continue
    const { results } = await db.prepare(`SELECT * FROM ${name}`).all()
    all.set(name, results.map((row) => JSON.stringify(row)).sort())
  }
  return all
}

test('a seed whose every batch is sent twice writes what one does that is sent once', async () => {
  const { DB: db, MEDIA: media } = platform.env
  const scale = { media, lodgings: 4, weeks: 4, force: true }
  await ensureSeeded({ ...scale, db })
  const once = await everything(db)
  const { deaf, lostAnswers } = deafLine(db)
  await ensureSeeded({ ...scale, db: deaf })
  expect(lostAnswers()).toBeGreaterThan(3)
  const twice = await everything(db)
  expect([...twice.keys()]).toEqual([...once.keys()])
  for (const [name, rows] of twice) expect([name, rows]).toEqual([name, once.get(name)])
})

test('what never gets through is given up, with what was said last', async () => {
  const send = vi.fn().mockRejectedValue(lost)
  await expect(sendAgain(send, 1)).rejects.toThrow(lost)
  expect(send).toHaveBeenCalledTimes(4)
})

test('what SQLite refuses is not sent again', async () => {
  const send = vi.fn().mockRejectedValue(new Error('D1_ERROR: UNIQUE constraint failed: SQLITE_CONSTRAINT'))
  await expect(sendAgain(send, 1)).rejects.toThrow('SQLITE_CONSTRAINT')
  expect(send).toHaveBeenCalledTimes(1)
})
