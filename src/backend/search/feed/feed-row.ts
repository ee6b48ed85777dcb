import * as v from 'valibot'
import type { EngineLag } from '../../../contracts/engine-lag.ts'

/** In how many documents a full push differed from what the engine had, of those that no change was waiting for. */
const DriftSchema = v.object({ missing: v.number(), changed: v.number(), extra: v.number() })
export type Drift = v.InferOutput<typeof DriftSchema>

const FeedSchema = v.object({
  engine: v.string(),
  form: v.string(),
  cursor: v.number(),
  confirmed_at: v.number(),
  push_after: v.nullable(v.number()),
  /** Indexes of the full push that is on its way; 0: none is. */
  pushing: v.number(),
  pushed_at: v.nullable(v.number()),
  drift: v.nullable(v.pipe(v.string(), v.parseJson(), DriftSchema)),
  failure: v.nullable(v.string()),
})
/** State of the engine that is fed (migration 0028). Times are milliseconds since 1970. */
export type Feed = v.InferOutput<typeof FeedSchema>

/** Null: none is fed, and nothing is written down of what changes. */
export async function readFeed(db: D1Database): Promise<Feed | null> {
  const row = await db.prepare('SELECT *, (SELECT count(*) FROM search_push) AS pushing FROM search_feed').first()
  return row && v.parse(FeedSchema, row)
}

/** Milliseconds after which a sender without a sign of life counts as dead. */
const holdMs = 60_000
/** Milliseconds after which one that is still sending takes the lock again. */
export const holdAgainMs = 20_000

/** From here on changes are written down; what was pushed before is unknown. */
export async function openFeed(db: D1Database, engine: string, now: number): Promise<void> {
  await db
    .prepare(
      `INSERT OR IGNORE INTO search_feed (id, engine, form, cursor, confirmed_at, push_after)
       VALUES (1, ?1, '', 0, ?2, 0)`,
    )
    .bind(engine, now)
    .run()
}

/** Takes the lock of the feed; false while another sender has it: two of them could overtake each other. */
export async function holdFeed(db: D1Database, holder: string, now: number): Promise<boolean> {
  const { meta } = await db
    .prepare(
      'UPDATE search_feed SET holder = ?1, held_until = ?2 WHERE holder IS NULL OR holder = ?1 OR held_until < ?3',
    )
    .bind(holder, now + holdMs, now)
    .run()
  return meta.changes > 0
}

export async function letGoOfFeed(db: D1Database, holder: string): Promise<void> {
  await db.prepare('UPDATE search_feed SET holder = NULL, held_until = 0 WHERE holder = ?1').bind(holder).run()
}

export async function storeFailure(db: D1Database, failure: string | null): Promise<void> {
  await db.prepare('UPDATE search_feed SET failure = ?1 WHERE failure IS NOT ?1').bind(failure).run()
}

/** From now on nothing is written down any more. */
export async function endFeed(db: D1Database): Promise<void> {
  await db.batch(['search_feed', 'search_push', 'search_change'].map((t) => db.prepare(`DELETE FROM ${t}`)))
}

/** How far the engine lags behind the tables; null: none is fed. */
export async function lagOf(db: D1Database, now: number): Promise<EngineLag | null> {
  const feed = await readFeed(db)
  if (!feed) return null
  const row = await db
    .prepare('SELECT count(*) AS waiting, min(at) AS since FROM search_change WHERE number > ?1')
    .bind(feed.cursor)
    .first()
  const { waiting, since } = v.parse(v.object({ waiting: v.number(), since: v.nullable(v.number()) }), row)
  return {
    waiting,
    seconds: since === null ? 0 : Math.max(0, Math.round((now - since) / 1000)),
    isPushing: feed.pushing > 0,
    pushedAt: feed.pushed_at,
    drift: feed.drift,
    isFailing: feed.failure !== null,
  }
}
