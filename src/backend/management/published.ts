import * as v from 'valibot'
import type { ContentLocale } from '../../contracts/content-model.ts'
import { isRouteEntryType, routeEntryTypes } from '../../contracts/route.ts'
import { LocaleSchema } from '../../contracts/submission.ts'
import { type Places, type Published, pathOf, placesWith } from '../../domain/publishing/check-entry.ts'
import { type Market, markets } from '../../markets/market.ts'
import { isOwnPathIn } from '../../urls/own-paths.ts'
import { type ManagedEntry, onlyIfCurrent } from './draft-store.ts'

/**
 * Statements that redirect the URLs that publishing the entry takes away, its own and those of all pages below it: each
 * redirects permanently to the page's new URL. Redirects to an old URL are changed to the new one, and a URL that is a
 * page again loses its redirect. The URL of a page before it was unpublished redirects to it too, unless another page has
 * been there since.
 */
export async function redirectMoved(db: D1Database, entry: ManagedEntry): Promise<D1PreparedStatement[]> {
  return ofEditions(entry, db, (before, locale) => placesWith(before, entry, locale))
}

/** Statements that store the URLs of the entry and of all pages below it, when it is unpublished. */
export async function rememberPaths(db: D1Database, entry: ManagedEntry): Promise<D1PreparedStatement[]> {
  return ofEditions(entry, db, (before) => {
    const after = new Map(before)
    after.delete(entry.id)
    return after
  })
}

async function ofEditions(
  entry: ManagedEntry,
  db: D1Database,
  placesAfter: (before: Places, locale: ContentLocale) => Places,
): Promise<D1PreparedStatement[]> {
  if (!isRouteEntryType(entry.type)) return []
  const only = onlyIfCurrent(entry, 3)
  const statements = await Promise.all(
    markets.map(async (market) => {
      const before = await publishedPlaces(db, market.locale)
      return ofEdition(db, only, market, { before, after: placesAfter(before, market.locale) })
    }),
  )
  return statements.flat()
}

/** SQL: a path with a slash at both ends, however editors have written it. */
const slashed = (column: string) => `'/' || trim(${column}, '/') || '/'`

async function ofEdition(
  db: D1Database,
  only: ReturnType<typeof onlyIfCurrent>,
  { id: lan, locale }: Market,
  { before, after }: { before: Places; after: Places },
): Promise<D1PreparedStatement[]> {
  const left = await leftPaths(db, locale)
  const paths = [...new Set([...before.keys(), ...after.keys()])].map((id) => {
    const [was, to] = [pathOf(id, before), pathOf(id, after)]
    return { id, was, from: was ?? left.get(id) ?? null, to }
  })
  const live = new Set(paths.map(({ to }) => to))
  const gone = paths.filter(({ was, to }) => was !== null && to === null)
  const changed = paths.filter(({ was, to }) => to !== null && was !== to)
  const moved = changed.filter(({ from, to, was }) => from !== null && from !== to && (was !== null || !live.has(from)))
  const prepare = (sql: string, place: string | number, values: readonly object[]) =>
    values.length === 0 ? [] : [db.prepare(sql).bind(place, JSON.stringify(values), ...only.values)]
  return [
    ...prepare(
      `INSERT OR REPLACE INTO left_path (locale, entry_id, path)
       SELECT ?1, value ->> 'id', value ->> 'was' FROM json_each(?2) WHERE ${only.sql}`,
      locale,
      gone,
    ),
    ...prepare(
      `DELETE FROM left_path WHERE locale = ?1 AND ${only.sql}
         AND entry_id IN (SELECT value ->> 'id' FROM json_each(?2))`,
      locale,
      changed,
    ),
    ...prepare(
      `DELETE FROM redirect WHERE lan = ?1 AND ${only.sql} AND ${slashed('from_path')} IN (
         SELECT value ->> 'to' FROM json_each(?2) UNION SELECT value ->> 'was' FROM json_each(?2))`,
      lan,
      changed,
    ),
    ...prepare(
      `UPDATE redirect SET to_path = moved.value ->> 'to' FROM json_each(?2) AS moved
       WHERE redirect.lan = ?1 AND ${only.sql} AND ${slashed('redirect.to_path')} = moved.value ->> 'from'`,
      lan,
      moved,
    ),
    // Another page may have had this page's earlier URL since, and have left a redirect of its own.
    ...prepare(
      `INSERT INTO redirect (lan, from_path, to_path, is_permanent)
       SELECT ?1, value ->> 'from', value ->> 'to', 1 FROM json_each(?2) WHERE ${only.sql} AND NOT EXISTS (
         SELECT 1 FROM redirect WHERE lan = ?1 AND ${slashed('from_path')} = value ->> 'from')`,
      lan,
      moved,
    ),
  ]
}

const LeftSchema = v.array(v.object({ entry_id: v.string(), path: v.string() }))

/** The last URL of each unpublished entry, by its id. */
async function leftPaths(db: D1Database, locale: ContentLocale): Promise<ReadonlyMap<string, string>> {
  const { results } = await db.prepare('SELECT entry_id, path FROM left_path WHERE locale = ?1').bind(locale).all()
  return new Map(v.parse(LeftSchema, results).map(({ entry_id: id, path }) => [id, path]))
}

const RowsSchema = v.array(
  v.object({
    id: v.string(),
    type: v.picklist(routeEntryTypes),
    slug: v.nullable(v.string()),
    parent: v.nullable(v.string()),
  }),
)

/** The URL of every published entry that has a page, by its id. */
async function publishedPlaces(db: D1Database, locale: ContentLocale): Promise<Places> {
  const { results } = await db
    .prepare(
      `SELECT id, type, CASE fields ->> 'template' WHEN 'home' THEN '' ELSE slug END AS slug,
         CASE type WHEN 'department' THEN fields ->> '$.page.sys.id'
           WHEN 'street' THEN fields ->> '$.areas[0].sys.id' ELSE fields ->> '$.parent.sys.id' END AS parent
       FROM entry WHERE locale = ?1 AND type IN (SELECT value FROM json_each(?2))`,
    )
    .bind(locale, JSON.stringify(routeEntryTypes))
    .all()
  return new Map(v.parse(RowsSchema, results).map(({ id, ...place }) => [id, place]))
}

const TypesSchema = v.array(v.object({ id: v.string(), locale: LocaleSchema, type: v.string() }))
const AssetsSchema = v.array(v.object({ id: v.string(), locale: LocaleSchema }))

const HoldersSchema = v.array(v.object({ id: v.string() }))

/** What the content service has published so far. */
export function publishedIn(db: D1Database): Published {
  const rowsOf = async (columns: string, ids: readonly string[]) => {
    const statement = db.prepare(`SELECT ${columns} WHERE id IN (SELECT value FROM json_each(?1))`)
    return (await statement.bind(JSON.stringify(ids)).all()).results
  }
  return {
    async entries(ids) {
      const rows = v.parse(TypesSchema, await rowsOf('id, locale, type FROM entry', ids))
      const types = new Map(rows.map(({ id, locale, type }) => [keyOf(id, locale), type]))
      return (id, locale) => types.get(keyOf(id, locale)) ?? null
    },
    async assets(ids) {
      const rows = v.parse(AssetsSchema, await rowsOf('id, locale FROM asset', ids))
      const known = new Set(rows.map(({ id, locale }) => keyOf(id, locale)))
      return (id, locale) => known.has(keyOf(id, locale))
    },
    async holders(type, field, value, locale) {
      const { results } = await db
        .prepare(`SELECT id FROM entry WHERE type = ?1 AND locale = ?2 AND fields ->> ?3 = ?4 LIMIT 2`)
        .bind(type, locale, `$.${field}`, value)
        .all()
      return v.parse(HoldersSchema, results).map(({ id }) => id)
    },
    places: (locale) => publishedPlaces(db, locale),
    isOwnPath: isOwnPathIn,
  }
}

const keyOf = (id: string, locale: ContentLocale) => `${locale} ${id}`

const LinkingSchema = v.array(v.object({ id: v.string(), type: v.string(), title: v.nullable(v.string()) }))
type LinkingEntry = v.InferOutput<typeof LinkingSchema>[number]

/** Published entries that link to it, in any locale and field, texts included. */
export async function entriesLinkingTo(db: D1Database, id: string): Promise<LinkingEntry[]> {
  const { results } = await db
    .prepare(
      `SELECT entry.id, entry.type, min(entry.locale), entry.fields ->> 'title' AS title
       FROM entry, json_tree(entry.fields) AS part
       WHERE entry.id <> ?1 AND instr(entry.fields, ?1) > 0 AND part.key = 'id' AND part.value = ?1
         AND part.path LIKE '%.sys'
       GROUP BY entry.id, entry.type ORDER BY entry.type, entry.id`,
    )
    .bind(id)
    .all()
  return v.parse(LinkingSchema, results)
}
