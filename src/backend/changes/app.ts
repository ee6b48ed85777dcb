import { Hono } from 'hono'
import * as v from 'valibot'
import type { FeedChanges, FeedEntry } from '../../contracts/purge.ts'
import { housesTag, staysTag, withFacts } from '../../domain/change-tags.ts'
import type { Env } from '../env.ts'
import { failure } from '../middleware/failures.ts'
import { refreshOffers } from '../search/indexes/lodging-index.ts'
import { momentOf } from '../search/indexes/search-index.ts'

const QuerySchema = v.object({
  stamp: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
  after: v.pipe(v.optional(v.string(), '0'), v.regex(/^\d{1,15}$/), v.transform(Number)),
})

/**
 * Changes of all data that the site caches (contracts/purge.ts). The client passes the stamp and the number of the last
 * change that it knows: a reply that got lost on the way is sent once more.
 */
export const changesApp = new Hono<{ Bindings: Env }>({ strict: false })

changesApp.get('/', async (c) => {
  const query = v.safeParse(QuerySchema, c.req.query())
  if (!query.success) return failure(c, 400, 'invalid_query', 'after is the number of a change.')
  return c.json({ data: await readChanges(c.env.DB, query.output, new Date()), meta: {} })
})

const maxAtOnce = 500

const FeedSchema = v.object({ stamp: v.string(), read_number: v.number() })
const ChangesSchema = v.array(v.object({ number: v.number(), tag: v.string(), location_id: v.nullable(v.number()) }))
const EntriesSchema = v.array(
  v.object({ id: v.string(), kind: v.picklist(['entry', 'asset']), type: v.nullable(v.string()), version: v.number() }),
)

interface ChangesQuery {
  /** The stamp of the caller's earlier reply; empty: none. */
  stamp: string
  after: number
}

/**
 * The changes after that number. Expired holds and past cheapest stays change without a statement: they are removed
 * here.
 */
async function readChanges(db: D1Database, { stamp, after }: ChangesQuery, now: Date): Promise<FeedChanges> {
  await refreshOffers(db, momentOf(now))
  const [, , , feeds, rows] = await db.batch([
    db.prepare(
      'INSERT OR IGNORE INTO told_feed SELECT 1, lower(hex(randomblob(8))), coalesce(max(number), 0) FROM told_change',
    ),
    // The caller knows numbers that this database has not read out: it is at an earlier moment (time travel), and may
    // give them to other changes.
    db
      .prepare('UPDATE told_feed SET stamp = lower(hex(randomblob(8))) WHERE stamp = ?1 AND read_number < ?2')
      .bind(stamp, after),
    // From here on whatever changes again is written again.
    db.prepare(
      `UPDATE told_feed SET read_number = (SELECT max(number) FROM told_change)
       WHERE read_number < (SELECT max(number) FROM told_change)`,
    ),
    db.prepare('SELECT stamp, read_number FROM told_feed'),
    db
      .prepare(
        `SELECT c.number, c.tag, l.location_id FROM told_change c
         LEFT JOIN lodging l ON (c.tag LIKE 'lodging:%' OR c.tag LIKE 'offers:%' OR c.tag LIKE 'cheapest:%')
           AND l.id = CAST(substr(c.tag, instr(c.tag, ':') + 1) AS INTEGER)
         WHERE c.number > iif((SELECT stamp FROM told_feed) = ?1, ?2, (SELECT read_number FROM told_feed))
         ORDER BY c.number LIMIT ?3`,
      )
      .bind(stamp, after, maxAtOnce),
  ])
  const [feed] = v.parse(v.tuple([FeedSchema]), feeds?.results)
  const changes = v.parse(ChangesSchema, rows?.results)
  const tags = changes.flatMap(({ tag, location_id: place }) => tagsOf(tag, place))
  const ids = changes.flatMap(({ tag }) => (tag.startsWith('entry:') ? [tag.slice('entry:'.length)] : []))
  return {
    stamp: feed.stamp,
    number: changes.at(-1)?.number ?? (feed.stamp === stamp ? after : feed.read_number),
    isMore: changes.length === maxAtOnce,
    tags: [...new Set(tags)],
    entries: await entriesOf(db, ids),
  }
}

/**
 * The tags of a change: `offers:17`, what is for sale of that house; `cheapest:17`, its cheapest stay;
 * `nights:141:2935`, stays in that place in that week; any other change has its own tag.
 */
function tagsOf(tag: string, place: number | null): string[] {
  const [kind, ...ids] = tag.split(':')
  const ofPlace = place === null ? [] : [`location:${place}`]
  if (kind === 'offers') return [`lodging:${ids[0]}`, ...ofPlace]
  if (kind === 'cheapest') {
    return [`house:${ids[0]}`, housesTag(), ...(place === null ? [] : [housesTag({ location: place })])]
  }
  if (kind === 'nights') {
    const [location, week] = ids.map(Number)
    return [staysTag(), staysTag({ location }), staysTag({ week }), staysTag({ location, week })]
  }
  return withFacts([tag, ...ofPlace])
}

/** The entries' current versions; an entry without any is gone. */
async function entriesOf(db: D1Database, ids: readonly string[]): Promise<FeedEntry[]> {
  if (ids.length === 0) return []
  const { results } = await db
    .prepare(
      `SELECT id, 'entry' AS kind, type, max(published_version) AS version FROM entry
       WHERE id IN (SELECT value FROM json_each(?1)) GROUP BY id, type
       UNION ALL
       SELECT id, 'asset', NULL, max(published_version) FROM asset
       WHERE id IN (SELECT value FROM json_each(?1)) GROUP BY id`,
    )
    .bind(JSON.stringify(ids))
    .all()
  const found = new Map(v.parse(EntriesSchema, results).map((each) => [each.id, each]))
  return ids.map((id) => {
    const { kind = 'entry', type = null, version = null } = found.get(id) ?? {}
    return { id, kind, contentType: type, version }
  })
}
