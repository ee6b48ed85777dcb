import { isRouteEntryType } from '../../contracts/route.ts'
import { pathOf, placesWith } from '../../domain/publishing/places.ts'
import { type Market, markets } from '../../markets/market.ts'
import { type ManagedEntry, onlyIfCurrent } from './draft-store.ts'
import { publishedPlaces } from './published-places.ts'

/**
 * Statements that keep the URLs alive which publishing the entry takes away, its own and those of all that lies
 * below it: each leads to where the page is from now on, for good. What leads to an old one leads to the new one, and an
 * URL that is a page again leads nowhere else.
 */
export async function redirectMoved(db: D1Database, entry: ManagedEntry): Promise<D1PreparedStatement[]> {
  if (!isRouteEntryType(entry.type)) return []
  const statements = await Promise.all(markets.map((market) => ofEdition(db, entry, market)))
  return statements.flat()
}

/** SQL: a path with a slash at both ends. Editors have written them in all forms. */
const slashed = (column: string) => `'/' || trim(${column}, '/') || '/'`

async function ofEdition(
  db: D1Database,
  entry: ManagedEntry,
  { id: lan, locale }: Market,
): Promise<D1PreparedStatement[]> {
  const before = await publishedPlaces(db, locale)
  const after = placesWith(before, entry, locale)
  const paths = [...after.keys()].map((each) => ({ from: pathOf(each, before), to: pathOf(each, after) }))
  const changed = paths.filter(({ from, to }) => to !== null && from !== to)
  if (changed.length === 0) return []
  const moved = changed.filter(({ from }) => from !== null)
  const current = onlyIfCurrent(entry, 3)
  const prepare = (sql: string, values: readonly object[]) =>
    db.prepare(sql).bind(lan, JSON.stringify(values), ...current.values)
  return [
    prepare(
      `DELETE FROM redirect WHERE lan = ?1 AND ${current.sql} AND ${slashed('from_path')} IN (
         SELECT value ->> 'to' FROM json_each(?2) UNION SELECT value ->> 'from' FROM json_each(?2))`,
      changed,
    ),
    prepare(
      `UPDATE redirect SET to_path = moved.value ->> 'to' FROM json_each(?2) AS moved
       WHERE redirect.lan = ?1 AND ${current.sql} AND ${slashed('redirect.to_path')} = moved.value ->> 'from'`,
      moved,
    ),
    prepare(
      `INSERT INTO redirect (lan, from_path, to_path, is_permanent)
       SELECT ?1, value ->> 'from', value ->> 'to', 1 FROM json_each(?2) WHERE ${current.sql}`,
      moved,
    ),
  ]
}
