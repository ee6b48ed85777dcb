import * as v from 'valibot'

/** Where the back end exports and imports what it stores, with BACKUP_SECRET as bearer; the site: `siteBackupPath`. */
export const backendBackupPath = '/backup/'

/** Objects in one request: their reply is much smaller than a worker's memory. */
export const maxObjectsAtOnce = 50
/** Rows of one request, and characters of rows that are restored at once. */
export const rowsAtOnce = 2_000
export const restoredCharacters = 1_000_000

/** A value of SQLite: bytes as base64. */
const CellSchema = v.union([v.null(), v.number(), v.string(), v.object({ base64: v.string() })])
export type Cell = v.InferOutput<typeof CellSchema>
const RowSchema = v.array(CellSchema)
export type Row = v.InferOutput<typeof RowSchema>

/** One Durable Object: its tables, its keys with their values (as JSON of `encodeValue`), and its alarm. */
export const ObjectDumpSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  tables: v.array(
    v.object({ name: v.string(), sql: v.array(v.string()), columns: v.array(v.string()), rows: v.array(RowSchema) }),
  ),
  values: v.array(v.tuple([v.string(), v.string()])),
  alarm: v.nullable(v.number()),
})
export type ObjectDump = v.InferOutput<typeof ObjectDumpSchema>
export const ObjectDumpsSchema = v.object({ objects: v.array(ObjectDumpSchema) })

export const TablesSchema = v.object({
  /** Applied migrations: rows fit a database with the same ones. */
  migrations: v.array(v.string()),
  /** In an order in which rows refer only to tables before. */
  tables: v.array(v.object({ name: v.string(), columns: v.array(v.string()) })),
})
export type Tables = v.InferOutput<typeof TablesSchema>

/** A page of a table's rows, and what the next one begins after; null: that was the last. */
export const RowsSchema = v.object({ rows: v.array(RowSchema), next: v.nullable(RowSchema) })
export const RestoredRowsSchema = v.object({ rows: v.array(RowSchema) })

const TextsSchema = v.record(v.string(), v.string())
/** An object of a bucket, when it is listed and when it is restored. */
const BucketObjectSchema = v.object({
  key: v.string(),
  size: v.number(),
  etag: v.string(),
  httpMetadata: TextsSchema,
  customMetadata: TextsSchema,
})
export type BucketObject = v.InferOutput<typeof BucketObjectSchema>
export const BucketPageSchema = v.object({ objects: v.array(BucketObjectSchema), cursor: v.nullable(v.string()) })

/** Header of a restored object: its metadata as JSON. */
export const metadataHeader = 'x-backup-metadata'
export const MetadataSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ httpMetadata: TextsSchema, customMetadata: TextsSchema }),
)
