import * as v from 'valibot'
import { entryPath, isRouteEntryType, type RouteEntryType, routeEntryTypes } from '../../contracts/route.ts'
import { type Market, markets } from '../../markets/market.ts'
import type { Fields, ManagedEntry } from './draft-store.ts'

/** What of an entry its path is made of. */
interface Place {
  type: RouteEntryType
  /** Empty: the home page's. */
  slug: string | null
  parent: string | null
}

/** SQL: below which entry one lies, by its type, as the site's compiler has it. */
export const parentSql = `CASE type WHEN 'department' THEN fields ->> '$.page.sys.id'
  WHEN 'street' THEN fields ->> '$.areas[0].sys.id' ELSE fields ->> '$.parent.sys.id' END`

const LinkSchema = v.object({ sys: v.object({ id: v.string() }) })

/** The same of fields. */
export function parentOf(type: string, fields: Fields, locale: keyof Fields[string]): string | null {
  const first = fields.areas?.[locale]
  const values = {
    department: fields.page?.[locale],
    street: Array.isArray(first) ? first[0] : undefined,
  }
  const link = v.safeParse(
    LinkSchema,
    type === 'department' || type === 'street' ? values[type] : fields.parent?.[locale],
  )
  return link.success ? link.output.sys.id : null
}

/**
 * Statements that keep the addresses alive which publishing the entry takes away, its own and those of all that lies
 * below it: each leads to where the page is from now on, for good. What leads to an old one leads to the new one, and an
 * address that is a page again leads nowhere else.
 */
export async function redirectMoved(db: D1Database, entry: ManagedEntry): Promise<D1PreparedStatement[]> {
  if (!isRouteEntryType(entry.type)) return []
  const statements = await Promise.all(
    markets.map((market) => ofEdition(db, { ...entry, type: entry.type as RouteEntryType }, market)),
  )
  return statements.flat()
}

const RowsSchema = v.array(
  v.object({
    id: v.string(),
    type: v.picklist(routeEntryTypes),
    slug: v.nullable(v.string()),
    parent: v.nullable(v.string()),
  }),
)

async function ofEdition(
  db: D1Database,
  { id, type, fields }: ManagedEntry & { type: RouteEntryType },
  { id: lan, locale }: Market,
): Promise<D1PreparedStatement[]> {
  const { results } = await db
    .prepare(
      `SELECT id, type, CASE fields ->> 'template' WHEN 'home' THEN '' ELSE slug END AS slug, ${parentSql} AS parent
       FROM entry WHERE locale = ?1 AND type IN (SELECT value FROM json_each(?2))`,
    )
    .bind(locale, JSON.stringify(routeEntryTypes))
    .all()
  const before = new Map<string, Place>(v.parse(RowsSchema, results).map(({ id: each, ...place }) => [each, place]))
  const after = new Map(before)
  const slug = fields.template?.[locale] === 'home' ? '' : fields.slug?.[locale]
  if (typeof slug === 'string') after.set(id, { type, slug, parent: parentOf(type, fields, locale) })
  else after.delete(id)
  const places = [...after.keys()].map((each) => ({ from: pathOf(each, before), to: pathOf(each, after) }))
  const changed = places.filter(({ from, to }) => to !== null && from !== to)
  if (changed.length === 0) return []
  const moved = JSON.stringify(changed.filter(({ from }) => from !== null))
  return [
    db
      .prepare("DELETE FROM redirect WHERE lan = ?1 AND from_path IN (SELECT value ->> 'to' FROM json_each(?2))")
      .bind(lan, JSON.stringify(changed)),
    db
      .prepare(
        `UPDATE redirect SET to_path = moved.value ->> 'to' FROM json_each(?2) AS moved
         WHERE redirect.lan = ?1 AND redirect.to_path = moved.value ->> 'from'`,
      )
      .bind(lan, moved),
    db
      .prepare(
        `INSERT INTO redirect (lan, from_path, to_path, is_permanent)
         SELECT ?1, value ->> 'from', value ->> 'to', 1 FROM json_each(?2) WHERE true
         ON CONFLICT (lan, from_path) DO UPDATE SET to_path = excluded.to_path, is_permanent = 1`,
      )
      .bind(lan, moved),
  ]
}

/** Null: it has no page. */
function pathOf(id: string, places: ReadonlyMap<string, Place>): string | null {
  const own = places.get(id)
  if (!own) return null
  const seen = new Set<string>()
  const slugs: string[] = []
  for (let at: string | null = id; at !== null; at = places.get(at)?.parent ?? null) {
    const place = places.get(at)
    if (!place || place.slug === null || seen.has(at)) return null
    seen.add(at)
    slugs.unshift(place.slug)
  }
  return entryPath(own.type, slugs)
}
