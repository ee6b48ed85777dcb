import * as v from 'valibot'
import { fold } from '../../domain/slugs.ts'

/** Houses of one statement: each has a text of some thousand characters in every edition. */
const housesAtOnce = 500

const IdsSchema = v.array(v.object({ id: v.number() }))
const EntriesSchema = v.array(v.object({ number: v.number(), title: v.string(), body: v.string() }))

/**
 * The words by which search finds houses, made of their texts as the triggers of migration 0005 make them, from after the
 * house of that id. Answers the last one; null: all are there.
 */
export async function fillWordsOfHouses(db: D1Database, after: number): Promise<number | null> {
  if (after === 0) await db.prepare("INSERT INTO search_lodging_text(search_lodging_text) VALUES ('delete-all')").run()
  const { results } = await db
    .prepare('SELECT id FROM lodging WHERE id > ?1 ORDER BY id LIMIT ?2')
    .bind(after, housesAtOnce)
    .all()
  const ids = v.parse(IdsSchema, results)
  const last = ids.at(-1)?.id
  if (last === undefined) return null
  await db
    .prepare(
      `INSERT INTO search_lodging_text (rowid, code, title, address, place, body)
       SELECT id, code, title, address, place, body FROM search_lodging_source
       WHERE lodging_id > ?1 AND lodging_id <= ?2`,
    )
    .bind(after, last)
    .run()
  return ids.length < housesAtOnce ? null : last
}

/** The words by which it finds entries, made of what search keeps of each. */
export async function fillWordsOfEntries(db: D1Database): Promise<void> {
  const { results } = await db.prepare('SELECT number, title, body FROM search_entry ORDER BY number').all()
  const entries = v.parse(EntriesSchema, results)
  const insert = db.prepare('INSERT INTO search_entry_text (rowid, title, body) VALUES (?1, ?2, ?3)')
  await db.batch([
    db.prepare("INSERT INTO search_entry_text(search_entry_text) VALUES ('delete-all')"),
    ...entries.map(({ number, title, body }) => insert.bind(number, fold(title), fold(body))),
  ])
}
