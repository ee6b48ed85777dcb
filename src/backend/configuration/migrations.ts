import { ConfigurationError } from '../../contracts/configuration-error.ts'

/** The newest file of src/backend/migrations/: what this code reads is there once it was applied. */
export const newestMigration = '0042_changeovers.sql'

/** Has the triggers of the schema while a restore runs without them, and is there until it has ended. */
export const restoreTable = 'restore_trigger'

const ready = new WeakSet<D1Database>()

/**
 * Reads once an isolate, and each time until it is so, whether the database is new enough for the code and whole.
 * @throws ConfigurationError
 */
export async function needDatabase(db: D1Database): Promise<void> {
  if (ready.has(db)) return
  if (!(await hasMigration(db, newestMigration))) {
    throw new ConfigurationError(['the database DB lacks migrations: `npm run deploy` applies them'])
  }
  if (await isBeingRestored(db)) {
    throw new ConfigurationError(['the restore of the database DB has not ended: run `npm run restore` again'])
  }
  ready.add(db)
}

/** After this the database is read again before it is used. */
export function checkDatabaseAgain(db: D1Database): void {
  ready.delete(db)
}

/** From the beginning of a restore to its end, also where it was interrupted: rows are missing. */
export async function isBeingRestored(db: D1Database): Promise<boolean> {
  return (await db.prepare('SELECT 1 FROM sqlite_master WHERE name = ?1').bind(restoreTable).first()) !== null
}

async function hasMigration(db: D1Database, name: string): Promise<boolean> {
  try {
    return (await db.prepare('SELECT 1 FROM d1_migrations WHERE name = ?1').bind(name).first()) !== null
  } catch (error) {
    if (String(error).includes('no such table')) return false
    throw error
  }
}
