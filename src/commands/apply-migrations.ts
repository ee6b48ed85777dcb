import { readdirSync, readFileSync } from 'node:fs'
import { unstable_splitSqlQuery } from 'wrangler'

const folder = 'src/backend/migrations'

/** The part of a D1 database that migrating needs. */
interface Database {
  prepare(sql: string): {
    bind(...values: unknown[]): { run(): Promise<unknown> }
    run(): Promise<unknown>
    all<Row>(): Promise<{ results: Row[] }>
  }
}

/** Applies the migrations that the database has not seen, in order, in the table that wrangler keeps its own in. */
export async function applyMigrations(db: Database): Promise<void> {
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
    for (const statement of unstable_splitSqlQuery(readFileSync(`${folder}/${file}`, 'utf8'))) {
      await db.prepare(statement).run()
    }
    await db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(file).run()
  }
}
