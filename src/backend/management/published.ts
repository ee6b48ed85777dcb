import * as v from 'valibot'
import { routeEntryTypes } from '../../contracts/route.ts'
import type { Published } from './check-entry.ts'
import { parentSql } from './moved-paths.ts'

const TypesSchema = v.array(v.object({ id: v.string(), type: v.string() }))
const SlugsSchema = v.array(v.object({ id: v.string(), type: v.string(), parent: v.nullable(v.string()) }))

/** What the content service has published by now. */
export function publishedIn(db: D1Database): Published {
  return {
    async typesOf(ids) {
      const { results } = await db
        .prepare('SELECT DISTINCT id, type FROM entry WHERE id IN (SELECT value FROM json_each(?1))')
        .bind(JSON.stringify(ids))
        .all()
      return new Map(v.parse(TypesSchema, results).map(({ id, type }) => [id, type]))
    },
    async assetsOf(ids) {
      const { results } = await db
        .prepare('SELECT DISTINCT id FROM asset WHERE id IN (SELECT value FROM json_each(?1))')
        .bind(JSON.stringify(ids))
        .all()
      return new Set(v.parse(v.array(v.object({ id: v.string() })), results).map(({ id }) => id))
    },
    async bySlug(slug, locale) {
      const { results } = await db
        .prepare(
          `SELECT id, type, ${parentSql} AS parent FROM entry
           WHERE slug = ?1 AND locale = ?2 AND type IN (SELECT value FROM json_each(?3))`,
        )
        .bind(slug, locale, JSON.stringify(routeEntryTypes))
        .all()
      return v.parse(SlugsSchema, results)
    },
    async parentOf(id, locale) {
      const parent = await db
        .prepare(`SELECT ${parentSql} AS parent FROM entry WHERE id = ?1 AND locale = ?2`)
        .bind(id, locale)
        .first('parent')
      return v.parse(v.nullable(v.string()), parent)
    },
  }
}

const LinkingSchema = v.array(v.object({ id: v.string(), type: v.string(), title: v.nullable(v.string()) }))
export type LinkingEntry = v.InferOutput<typeof LinkingSchema>[number]

/** Published entries that link to it, in whichever locale and field, texts included. */
export async function entriesLinkingTo(db: D1Database, id: string): Promise<LinkingEntry[]> {
  const { results } = await db
    .prepare(
      `SELECT entry.id, entry.type, max(entry.fields ->> 'title') AS title
       FROM entry, json_tree(entry.fields) AS part
       WHERE entry.id <> ?1 AND instr(entry.fields, ?1) > 0 AND part.key = 'id' AND part.value = ?1
         AND part.path LIKE '%.sys'
       GROUP BY entry.id, entry.type ORDER BY entry.type, entry.id`,
    )
    .bind(id)
    .all()
  return v.parse(LinkingSchema, results)
}
