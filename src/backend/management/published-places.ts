import * as v from 'valibot'
import type { ContentLocale } from '../../contracts/content-model.ts'
import { routeEntryTypes } from '../../contracts/route.ts'
import type { Places } from '../../domain/publishing/places.ts'

const RowsSchema = v.array(
  v.object({
    id: v.string(),
    type: v.picklist(routeEntryTypes),
    slug: v.nullable(v.string()),
    parent: v.nullable(v.string()),
  }),
)

/** Where every published entry lies that has a page of its own, by its id. */
export async function publishedPlaces(db: D1Database, locale: ContentLocale): Promise<Places> {
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
