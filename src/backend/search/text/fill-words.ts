import type { MarketId } from '../../../editions/table.ts'
import { markets } from '../../../markets/market.ts'
import { addressKey } from '../documents/house-documents.ts'
import { type HouseWords, textsOfHouse } from './house-texts.ts'
import { rowOf, rowText, type SearchedAttribute, searchedAttributes, type WordTable } from './word-tables.ts'

/** SQL that finds a row when the words of some house are old. */
export const housesWithOldWords = 'SELECT 1 WHERE EXISTS (SELECT 1 FROM search_house_old)'

/** Houses of one turn: each has a text of some thousand characters in every edition. */
const housesAtOnce = 100
/** Characters of one statement's rows: well below D1's limit for one bound value, whatever the letters are in UTF-8. */
const chunkLength = 300_000

interface HouseRow extends HouseWords {
  id: number
  lan: MarketId
}

/** Rewrites the words and sorted addresses of changed houses. */
export async function fillWordsOfHouses(db: D1Database): Promise<void> {
  for (let ids = await oldHouses(db); ids.length > 0; ids = await oldHouses(db)) {
    const houses = await readHouses(db, ids)
    const listed = JSON.stringify(ids)
    const keys = houses.map(({ id, lan, address1 }) => [id, lan, addressKey(address1, lan)])
    await db.batch([
      ...wordsOfHouses(db, ids, houses),
      db.prepare('DELETE FROM search_address WHERE lodging_id IN (SELECT value FROM json_each(?1))').bind(listed),
      db
        .prepare(
          `INSERT INTO search_address (lodging_id, lan, key)
           SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?1)`,
        )
        .bind(JSON.stringify(keys)),
      db.prepare('DELETE FROM search_house_old WHERE lodging_id IN (SELECT value FROM json_each(?1))').bind(listed),
      db.prepare("UPDATE search_version SET version = version + 1 WHERE subject = 'lodging'"),
    ])
  }
}

/** Rewrites the words of these houses only. */
export async function writeWordsOf(db: D1Database, ids: readonly number[]): Promise<void> {
  await db.batch(wordsOfHouses(db, ids, await readHouses(db, ids)))
}

function wordsOfHouses(db: D1Database, ids: readonly number[], houses: readonly HouseRow[]): D1PreparedStatement[] {
  const rows = houses.flatMap((house) =>
    rowsOfDocument(house.id * 10 + house.lan, textsOfHouse(house, house.lan), house.lan),
  )
  return [...ids.map((id) => deleteRows(db, id)), ...insertRows(db, 'search_house_text', rows)]
}

/**
 * Deletes the rows of all editions, whose numbers are consecutive. FTS5 finds rows by integers alone, and D1 binds every
 * number as a float: without the casts each deletion reads the whole table.
 */
function deleteRows(db: D1Database, id: number): D1PreparedStatement {
  return db
    .prepare('DELETE FROM search_house_text WHERE rowid >= CAST(?1 AS INTEGER) AND rowid < CAST(?2 AS INTEGER)')
    .bind(rowOf(id * 10, 0), rowOf(id * 10 + 10, 0))
}

async function oldHouses(db: D1Database): Promise<number[]> {
  const sql = `SELECT lodging_id FROM search_house_old ORDER BY lodging_id LIMIT ${housesAtOnce}`
  const { results } = await db.prepare(sql).all<{ lodging_id: number }>()
  return results.map(({ lodging_id }) => lodging_id)
}

/** In every edition. */
async function readHouses(db: D1Database, ids: readonly number[]): Promise<HouseRow[]> {
  const { results } = await db
    .prepare(
      `SELECT l.id, m.value AS lan, l.name, t.title, t.body, l.address1, l.address2, s.name AS street,
        l.postal_code AS postalCode, l.city, l.location_id AS locationId
       FROM json_each(?1) e JOIN lodging l ON l.id = e.value JOIN street s ON s.id = l.street_id
       CROSS JOIN json_each(?2) m LEFT JOIN lodging_text t ON t.lodging_id = l.id AND t.lan = m.value`,
    )
    .bind(JSON.stringify(ids), JSON.stringify(markets.map(({ id }) => id)))
    .all<HouseRow & Record<string, unknown>>()
  return results
}

type TextRow = readonly [row: number, words: string]

/** The rows of a document's words, one for each attribute that has any. */
export function rowsOfDocument(
  number: number,
  texts: Partial<Record<SearchedAttribute, string>>,
  lan: MarketId,
): TextRow[] {
  return searchedAttributes.flatMap((name, attribute): TextRow[] => {
    const text = texts[name]
    return text ? [[rowOf(number, attribute), rowText(text, lan)]] : []
  })
}

export function insertRows(db: D1Database, table: WordTable['table'], rows: readonly TextRow[]): D1PreparedStatement[] {
  const insert = db.prepare(`INSERT INTO ${table} (rowid, words) SELECT value ->> 0, value ->> 1 FROM json_each(?1)`)
  const chunks: TextRow[][] = []
  let length = chunkLength
  for (const row of rows) {
    length += row[1].length
    if (length > chunkLength) {
      chunks.push([])
      length = row[1].length
    }
    chunks.at(-1)?.push(row)
  }
  return chunks.map((chunk) => insert.bind(JSON.stringify(chunk)))
}
