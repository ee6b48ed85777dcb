import { streetKey } from '../../../domain/street-key.ts'

/** SQL that finds a row when a street is new or has another name. */
export const streetsWithoutKey = 'SELECT 1 WHERE EXISTS (SELECT 1 FROM street WHERE key IS NULL)'

/** Gives those streets their key. */
export async function fillStreetKeys(db: D1Database): Promise<void> {
  const { results } = await db.prepare('SELECT id, name FROM street WHERE key IS NULL').all<{
    id: number
    name: string
  }>()
  if (results.length === 0) return
  const keys = JSON.stringify(results.map(({ id, name }) => ({ id, name, key: streetKey(name) })))
  await db
    .prepare(
      `UPDATE street SET key = e.value ->> 'key' FROM json_each(?1) e
       WHERE street.id = e.value ->> 'id' AND street.name = e.value ->> 'name'`,
    )
    .bind(keys)
    .run()
}
