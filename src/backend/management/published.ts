import * as v from 'valibot'
import type { ContentLocale } from '../../contracts/content-model.ts'
import { LocaleSchema } from '../../contracts/submission.ts'
import type { Published } from '../../domain/publishing/check-entry.ts'
import { isOwnPathIn } from '../../urls/own-paths.ts'
import { publishedPlaces } from './published-places.ts'

const TypesSchema = v.array(v.object({ id: v.string(), locale: LocaleSchema, type: v.string() }))
const AssetsSchema = v.array(v.object({ id: v.string(), locale: LocaleSchema }))

/** What the content service has published by now. */
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
    places: (locale) => publishedPlaces(db, locale),
    isOwnPath: isOwnPathIn,
  }
}

const keyOf = (id: string, locale: ContentLocale) => `${locale} ${id}`

const LinkingSchema = v.array(v.object({ id: v.string(), type: v.string(), title: v.nullable(v.string()) }))
export type LinkingEntry = v.InferOutput<typeof LinkingSchema>[number]

/** Published entries that link to it, in whichever locale and field, texts included. */
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
