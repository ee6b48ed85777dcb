import * as v from 'valibot'
import { sendAgain } from './send-again.ts'

const SetAsideSchema = v.array(v.object({ type: v.picklist(['index', 'trigger']), name: v.string(), sql: v.string() }))

/**
 * Runs the work while a table is without its indexes and triggers, which is several times faster for many rows, and
 * then creates them again. They are stored in `seed_state` first, so that the next run restores them after an
 * interrupted one. The caller updates what the triggers would have updated.
 */
export async function withoutIndexes(db: D1Database, table: string, work: () => Promise<void>): Promise<void> {
  const noted = await db.prepare("SELECT value FROM seed_state WHERE key = 'set-aside'").first<string>('value')
  const present = await definitionsOf(db, table)
  const names = new Set(present.map(({ name }) => name))
  const missing =
    noted === null ? [] : v.parse(SetAsideSchema, JSON.parse(noted)).filter(({ name }) => !names.has(name))
  const all = [...present, ...missing]
  await sendAgain(() =>
    db.batch([
      db.prepare("INSERT OR REPLACE INTO seed_state (key, value) VALUES ('set-aside', ?1)").bind(JSON.stringify(all)),
      ...present.map(({ type, name }) => db.prepare(`DROP ${type} IF EXISTS ${name}`)),
    ]),
  )
  await work()
  await sendAgain(async () => {
    const made = new Set((await definitionsOf(db, table)).map(({ name }) => name))
    await db.batch([
      ...all.filter(({ name }) => !made.has(name)).map(({ sql }) => db.prepare(sql)),
      db.prepare("DELETE FROM seed_state WHERE key = 'set-aside'"),
    ])
  })
}

async function definitionsOf(db: D1Database, table: string) {
  const { results } = await db
    .prepare(
      "SELECT type, name, sql FROM sqlite_master WHERE tbl_name = ?1 AND type IN ('index', 'trigger') AND sql <> ''",
    )
    .bind(table)
    .all()
  return v.parse(SetAsideSchema, results)
}
