import { ConfigurationError } from '../../contracts/configuration-error.ts'

/** The newest file of src/backend/migrations/: what this code reads is there once it was applied. */
export const newestMigration = '0038_mails_by_visitor.sql'

const migrated = new WeakSet<D1Database>()

/**
 * Reads the database's version once an isolate, and each time until it is new enough for the code.
 * @throws ConfigurationError
 */
export async function needMigrations(db: D1Database): Promise<void> {
  if (migrated.has(db)) return
  if (!(await hasMigration(db, newestMigration))) {
    throw new ConfigurationError(['the database DB lacks migrations: `npm run deploy` applies them'])
  }
  migrated.add(db)
}

async function hasMigration(db: D1Database, name: string): Promise<boolean> {
  try {
    return (await db.prepare('SELECT 1 FROM d1_migrations WHERE name = ?1').bind(name).first()) !== null
  } catch (error) {
    if (String(error).includes('no such table')) return false
    throw error
  }
}
