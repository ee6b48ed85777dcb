import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getPlatformProxy, type PlatformProxy } from 'wrangler'
import { ensureSeeded } from '../../../src/backend/seed/ensure.ts'
import { buildHouse } from '../../../src/backend/seed/houses/build-house.ts'
import { sendAgain } from '../../../src/backend/seed/send-again.ts'
import { withoutIndexes } from '../../../src/backend/seed/set-aside.ts'
import { applyMigrations } from '../../../src/commands/run-workers.ts'
import { nightsOf } from '../../../src/domain/stays.ts'

const scale = { lodgings: 4, weeks: 8 }
let platform: PlatformProxy<{ DB: D1Database; MEDIA: R2Bucket }>

beforeAll(async () => {
  platform = await getPlatformProxy({ configPath: 'src/backend/wrangler.toml', persist: false })
  await applyMigrations(platform.env.DB)
  expect(await seed()).toBe(true)
})

afterAll(() => platform.dispose())

function seed(again: { lodgings?: number; force?: boolean } = {}): Promise<boolean> {
  const { DB: db, MEDIA: media } = platform.env
  return ensureSeeded({ db, media, ...scale, force: false, ...again })
}

async function rows(sql: string, ...values: (string | number)[]): Promise<Record<string, unknown>[]> {
  const { results } = await platform.env.DB.prepare(sql)
    .bind(...values)
    .all()
  return results
}

/** Of the stays' indexes and triggers. */
function definitions(): Promise<Record<string, unknown>[]> {
  return rows(
    "SELECT type, name, sql FROM sqlite_master WHERE tbl_name = 'booking_option' AND type <> 'table' AND sql <> '' ORDER BY name",
  )
}

test('a second run at the same scale leaves everything alone', async () => {
  await platform.env.DB.prepare('UPDATE lodging SET rating = 1 WHERE id = ?1').bind(buildHouse(0).id).run()
  expect(await seed()).toBe(false)
  expect(await rows('SELECT rating FROM lodging WHERE id = ?1', buildHouse(0).id)).toEqual([{ rating: 1 }])
})

test('another scale seeds again', async () => {
  expect(await seed({ lodgings: 6 })).toBe(true)
  expect(await rows('SELECT COUNT(*) AS count FROM lodging')).toEqual([{ count: 6 }])
})

test('no search has words left to write after a new seed', async () => {
  expect(await rows('SELECT lodging_id FROM search_house_old')).toEqual([])
  const versions = await rows("SELECT version FROM search_version WHERE subject IN ('entry', 'content-words')")
  expect(new Set(versions.map(({ version }) => version)).size).toBe(1)
  expect(await rows('SELECT count(*) > 0 AS found FROM search_entry')).toEqual([{ found: 1 }])
})

test('a new seed is told of as one change of everything, and leaves indexes and triggers as they are', async () => {
  const ofStays = () => rows("SELECT name, sql FROM sqlite_master WHERE tbl_name = 'booking_option' ORDER BY name")
  const before = await ofStays()
  expect(before.length).toBeGreaterThan(3)
  await platform.env.DB.prepare("INSERT INTO told_feed (id, stamp, read_number) VALUES (1, 'before', 0)").run()
  await platform.env.DB.prepare('UPDATE lodging SET rating = rating').run()
  expect(await rows("SELECT COUNT(*) AS count FROM told_change WHERE tag LIKE 'lodging:%'")).toEqual([{ count: 6 }])
  expect(await seed({ lodgings: 6, force: true })).toBe(true)
  expect(await rows('SELECT tag FROM told_change')).toEqual([])
  expect(await rows('SELECT stamp FROM told_feed')).toEqual([])
  expect(await ofStays()).toEqual(before)
})

test('the cheapest free week of each house is known to search', async () => {
  const offers = await rows('SELECT lodging_id, total FROM search_offer WHERE currency = ?1 ORDER BY lodging_id', 'DKK')
  const cheapest = await rows(
    'SELECT lodging_id, min(total_dkk) AS total FROM booking_option WHERE status = 1 AND duration = 7 GROUP BY lodging_id ORDER BY lodging_id',
  )
  expect(offers).toEqual(cheapest)
})

test('bookings and reservations outlive a new seed, even of fewer houses, and a booking keeps its nights', async () => {
  const house = buildHouse(5)
  const [free] = await rows(
    'SELECT arrival, duration FROM booking_option WHERE lodging_id = ?1 AND status = 1 ORDER BY arrival DESC LIMIT 1',
    house.id,
  )
  const arrival = String(free?.arrival)
  const duration = Number(free?.duration)
  await platform.env.DB.prepare(
    `INSERT INTO booking (number, idempotency_key, request_hash, lodging_id, arrival, duration, adults, children, infants,
       pets, language_id, currency, total, lines, guest, reply, created_at)
     VALUES ('M1', 'key', 'hash', ?1, ?2, ?3, 2, 0, 0, 0, 1, 'DKK', 100, '[]', '{}', '{}', 0)`,
  )
    .bind(house.id, arrival, duration)
    .run()
  const wished = buildHouse(4)
  await platform.env.DB.prepare(
    `INSERT INTO reservation (number, idempotency_key, request_hash, period_id, lodging_id, arrival, duration, adults,
       children, infants, pets, language_id, guest, reply, created_at)
     SELECT 'R1', 'key', 'hash', id, ?1, from_date, 7, 2, 0, 0, 0, 1, '{}', '{}', 0 FROM deferred_period LIMIT 1`,
  )
    .bind(wished.id)
    .run()
  expect(await seed({ lodgings: 2 })).toBe(true)

  expect(await rows('SELECT lodging_id FROM reservation')).toEqual([{ lodging_id: wished.id }])
  expect(await rows('SELECT name FROM lodging WHERE id = ?1', wished.id)).toEqual([{ name: wished.name }])
  expect(await rows('SELECT number FROM booking')).toEqual([{ number: 'M1' }])
  expect(await rows('SELECT name FROM lodging WHERE id = ?1', house.id)).toEqual([{ name: house.name }])
  const nights = await rows(
    "SELECT date FROM night WHERE lodging_id = ?1 AND holder LIKE 'booking:%' ORDER BY date",
    house.id,
  )
  expect(nights.map(({ date }) => date)).toEqual(nightsOf(arrival, duration))
  const taken = new Set((await rows('SELECT date FROM night WHERE lodging_id = ?1', house.id)).map(({ date }) => date))
  for (const stay of await rows(
    'SELECT arrival, duration, status FROM booking_option WHERE lodging_id = ?1',
    house.id,
  )) {
    const isTaken = nightsOf(String(stay.arrival), Number(stay.duration)).some((night) => taken.has(night))
    expect(stay.status).toBe(isTaken ? 0 : 1)
  }
})

test('every drawn picture is where the image service looks for it', async () => {
  for (const { url } of await rows('SELECT DISTINCT url FROM lodging_image LIMIT 20')) {
    expect((await platform.env.MEDIA.head(String(url)))?.httpMetadata?.contentType).toBe('image/webp')
  }
})

test('while stays are written there is no index of them, and afterwards there are all of them', async () => {
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
