import * as v from 'valibot'
import { MarketIdSchema } from '../../contracts/lodging.ts'
import { wordsOfEntry } from '../search/entries.ts'
import { insertRows, writeWordsOf } from '../search/text/fill-words.ts'

/** Houses of one request: each has a text of some thousand characters in every edition. */
const housesAtOnce = 200

const IdsSchema = v.array(v.object({ id: v.number() }))
const EntriesSchema = v.array(
  v.object({ number: v.number(), lan: MarketIdSchema, title: v.string(), body: v.string() }),
)

/**
 * The words by which search finds houses, made of their texts as the search makes them, from after the house of that id.
 * Answers the last one; null: all are there.
 */
export async function fillWordsOfHouses(db: D1Database, after: number): Promise<number | null> {
  if (after === 0) await db.prepare("INSERT INTO search_house_text(search_house_text) VALUES ('delete-all')").run()
  const { results } = await db
    .prepare('SELECT id FROM lodging WHERE id > ?1 ORDER BY id LIMIT ?2')
    .bind(after, housesAtOnce)
    .all()
  const ids = v.parse(IdsSchema, results).map(({ id }) => id)
  const last = ids.at(-1)
  if (last === undefined) return null
  await writeWordsOf(db, ids)
  return ids.length < housesAtOnce ? null : last
}

/** The words by which it finds entries, made of what search keeps of each. */
export async function fillWordsOfEntries(db: D1Database): Promise<void> {
  const { results } = await db.prepare('SELECT number, lan, title, body FROM search_entry ORDER BY number').all()
  const entries = v.parse(EntriesSchema, results)
  await db.batch([
    db.prepare("INSERT INTO search_content_text(search_content_text) VALUES ('delete-all')"),
    ...insertRows(db, 'search_content_text', entries.flatMap(wordsOfEntry)),
  ])
}
