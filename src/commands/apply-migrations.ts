import { readdirSync, readFileSync } from 'node:fs'

/** The part of a D1 database that migrating needs. */
type Database = Pick<D1Database, 'prepare' | 'batch'>

/**
 * Applies the migrations that the database does not have yet, in order, recorded in wrangler's own table. Each runs in one
 * transaction with its record: an interrupted migration leaves nothing behind and is applied by the next start. A local
 * database accepts a whole file as one statement; preparing each statement costs a call.
 */
export async function applyMigrations(db: Database, folder = 'src/backend/migrations'): Promise<void> {
  await db
    .prepare(
      `CREATE TABLE IF NOT EXISTS d1_migrations (
         id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
       )`,
    )
    .run()
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  const applied = new Set(results.map(({ name }) => name))
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.sql') || applied.has(file)) continue
    const migration = db.prepare(readFileSync(`${folder}/${file}`, 'utf8'))
    await db.batch([migration, db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(file)])
  }
}
