import * as v from 'valibot'
import { contentTypeIds, controlsOf, definitionOf } from '../../content/content-types.ts'

const ValidationsSchema = v.optional(v.array(v.record(v.string(), v.unknown())), [])
const FieldSchema = v.looseObject({
  id: v.string(),
  name: v.string(),
  type: v.string(),
  linkType: v.optional(v.string()),
  items: v.optional(
    v.looseObject({ type: v.string(), linkType: v.optional(v.string()), validations: ValidationsSchema }),
  ),
  localized: v.optional(v.boolean(), false),
  required: v.optional(v.boolean(), false),
  disabled: v.optional(v.boolean(), false),
  omitted: v.optional(v.boolean(), false),
  validations: ValidationsSchema,
})
export const DefinitionSchema = v.object({
  name: v.pipe(v.string(), v.minLength(1)),
  description: v.nullish(v.string(), ''),
  displayField: v.nullish(v.string()),
  fields: v.array(FieldSchema),
})
export type Definition = v.InferOutput<typeof DefinitionSchema>

export const ControlsSchema = v.array(
  v.looseObject({
    fieldId: v.string(),
    widgetNamespace: v.optional(v.string()),
    widgetId: v.optional(v.string()),
    settings: v.optional(v.record(v.string(), v.unknown())),
  }),
)
type Controls = v.InferOutput<typeof ControlsSchema>

/** A content type with the editor interface that belongs to it. */
export interface StoredType {
  id: string
  version: number
  /** Null: it is not active. */
  publishedVersion: number | null
  publishedAt: string | null
  updatedAt: string | null
  definition: Definition
  editorVersion: number
  controls: Controls
}

const RowSchema = v.object({
  id: v.string(),
  version: v.number(),
  published_version: v.nullable(v.number()),
  published_at: v.nullable(v.string()),
  updated_at: v.string(),
  definition: v.pipe(v.string(), v.parseJson(), DefinitionSchema),
  editor_version: v.number(),
  controls: v.pipe(v.string(), v.parseJson(), ControlsSchema),
})

/** Every type that the code has, as it is or as scripts have changed it. */
export async function readTypes(db: D1Database): Promise<StoredType[]> {
  const { results } = await db.prepare('SELECT * FROM content_type').all()
  const rows = new Map(v.parse(v.array(RowSchema), results).map((row) => [row.id, row]))
  return contentTypeIds.map((id): StoredType => {
    const row = rows.get(id)
    if (!row) return asWritten(id)
    const { version, published_version, published_at, updated_at, definition, editor_version, controls } = row
    return {
      ...{ id, version, definition, controls, editorVersion: editor_version },
      ...{ publishedVersion: published_version, publishedAt: published_at, updatedAt: updated_at },
    }
  })
}

export async function readType(db: D1Database, id: string): Promise<StoredType | null> {
  return (await readTypes(db)).find((type) => type.id === id) ?? null
}

/** As the code has it: active, in its first version. */
function asWritten(id: string): StoredType {
  return {
    ...{ id, version: 2, publishedVersion: 1, publishedAt: null, updatedAt: null },
    ...{
      definition: v.parse(DefinitionSchema, definitionOf(id)),
      editorVersion: 1,
      controls: v.parse(ControlsSchema, controlsOf(id)),
    },
  }
}

export async function writeType(db: D1Database, type: StoredType): Promise<void> {
  const { id, version, publishedVersion, publishedAt, definition, editorVersion, controls } = type
  await db
    .prepare(
      `INSERT OR REPLACE INTO content_type
         (id, version, published_version, published_at, updated_at, definition, editor_version, controls)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)`,
    )
    .bind(
      ...[id, version, publishedVersion, publishedAt, new Date().toISOString()],
      ...[JSON.stringify(definition), editorVersion, JSON.stringify(controls)],
    )
    .run()
}
