import * as v from 'valibot'
import type { OrderBy } from '../../contracts/order-by.ts'
import { slugify } from '../../domain/slugs.ts'
import { contentLocales } from '../content/content-model.ts'
import type { Env } from '../env.ts'
import { submissionsPrefix } from '../workers/keep-picture.ts'
import { submissionKinds } from '../workers/submissions/store-once.ts'
import type { Fields, ManagedEntry } from './draft-store.ts'

const LocaleSchema = v.picklist(contentLocales)

const CommentSchema = v.object({
  parentId: v.string(),
  replyTo: v.nullable(v.string()),
  authorName: v.string(),
  comment: v.string(),
})
const ContestImageSchema = v.object({
  contestId: v.string(),
  imageTitle: v.string(),
  imageText: v.string(),
  picture: v.object({ id: v.string(), width: v.number(), height: v.number() }),
})

const RowSchema = v.object({
  id: v.string(),
  kind: v.picklist(submissionKinds),
  reference: v.string(),
  locale: LocaleSchema,
  status: v.picklist(['received', 'waiting', 'approved', 'rejected']),
  data: v.pipe(v.string(), v.parseJson()),
  entry_id: v.nullable(v.string()),
  created_at: v.number(),
})
export type SubmissionRow = v.InferOutput<typeof RowSchema>

export interface ListOptions {
  kind: string | null
  status: string | null
  order: OrderBy<keyof typeof columns>
  limit: number
  skip: number
}

const columns = { createdAt: 'created_at', status: 'status' } as const

/** What was sent, as it waits for an editor or was judged. */
export async function listSubmissions(db: D1Database, { kind, status, order, limit, skip }: ListOptions) {
  const terms = order.map(({ field, direction }) => `${columns[field]} ${direction}`)
  const where = '(?1 IS NULL OR kind = ?1) AND (?2 IS NULL OR status = ?2)'
  const [rows, total] = await db.batch([
    db
      .prepare(
        `SELECT * FROM submission WHERE ${where} ORDER BY ${[...terms, 'created_at DESC', 'id'].join(', ')} LIMIT ?3 OFFSET ?4`,
      )
      .bind(kind, status, limit, skip),
    db.prepare(`SELECT count(*) AS total FROM submission WHERE ${where}`).bind(kind, status),
  ])
  return {
    submissions: v.parse(v.array(RowSchema), rows?.results ?? []),
    total: v.parse(v.tuple([v.object({ total: v.number() })]), total?.results ?? [])[0].total,
  }
}

export async function findSubmission(db: D1Database, id: string): Promise<SubmissionRow | null> {
  const row = await db.prepare('SELECT * FROM submission WHERE id = ?1').bind(id).first()
  return row ? v.parse(RowSchema, row) : null
}

/**
 * Approves what waits: a comment is an entry below its post from now on, a picture one of its contest; a form is
 * answered. Answers the entries that changed. Null: it was judged before, by somebody else at this very moment too.
 */
export async function approveSubmission(env: Env, row: SubmissionRow): Promise<ManagedEntry[] | null> {
  if (row.status !== 'waiting') return null
  if (row.kind === 'comment') return publishComment(env.DB, row)
  if (row.kind === 'contest-image') return publishContestImage(env, row)
  const { meta } = await setStatus(env.DB, row, 'approved', null).run()
  return meta.changes > 0 ? [] : null
}

/** False: it was judged before. A picture that nobody is to see is not kept either. */
export async function rejectSubmission({ DB, MEDIA }: Env, row: SubmissionRow): Promise<boolean> {
  const { meta } = await setStatus(DB, row, 'rejected', null).run()
  if (meta.changes === 0) return false
  const image = v.safeParse(ContestImageSchema, row.data)
  if (row.kind === 'contest-image' && image.success) await MEDIA.delete(submissionsPrefix + image.output.picture.id)
  return true
}

function setStatus(db: D1Database, { id }: SubmissionRow, status: 'approved' | 'rejected', entryId: string | null) {
  return db
    .prepare("UPDATE submission SET status = ?2, entry_id = ?3 WHERE id = ?1 AND status = 'waiting'")
    .bind(id, status, entryId)
}

async function publishComment(db: D1Database, row: SubmissionRow): Promise<ManagedEntry[] | null> {
  const { parentId, replyTo, authorName, comment } = v.parse(CommentSchema, row.data)
  const entryId = `comment-${crypto.randomUUID()}`
  const at = new Date().toISOString()
  const values = {
    parentType: replyTo === null ? 'blog' : 'comment',
    parentId: replyTo ?? parentId,
    comment,
    authorName,
    createdAt: new Date(row.created_at).toISOString(),
    replies: [],
  }
  const link = { sys: { type: 'Link', linkType: 'Entry', id: entryId } }
  const [judged] = await db.batch([
    setStatus(db, row, 'approved', entryId),
    insertEntry(db, entryId, 'comment', row, at, { [row.locale]: values }),
    ...(replyTo === null
      ? []
      : [
          db
            .prepare(
              `UPDATE entry SET published_version = published_version + 1, published_at = ?4,
                 fields = json_set(fields, '$.replies', json_insert(coalesce(fields -> '$.replies', '[]'), '$[#]', json(?3)))
               WHERE id = ?1 AND locale = ?2 AND EXISTS (SELECT 1 FROM submission WHERE id = ?5 AND entry_id = ?6)`,
            )
            .bind(replyTo, row.locale, JSON.stringify(link), at, row.id, entryId),
        ]),
  ])
  return judged && judged.meta.changes > 0
    ? [managed(entryId, 'comment', at, inLocales({ [row.locale]: values }))]
    : null
}

async function publishContestImage({ DB, MEDIA }: Env, row: SubmissionRow): Promise<ManagedEntry[] | null> {
  const { contestId, imageTitle, imageText, picture } = v.parse(ContestImageSchema, row.data)
  const waiting = await MEDIA.get(submissionsPrefix + picture.id)
  if (!waiting) return null
  const url = `contest/${picture.id}`
  const stored = await MEDIA.put(url, waiting.body, { httpMetadata: { contentType: 'image/webp' } })
  const [entryId, assetId] = [`contest-image-${picture.id}`, `contest-picture-${picture.id}`]
  const at = new Date().toISOString()
  const values = {
    imageTitle,
    imageSlug: slugify(imageTitle),
    imageText,
    contestId,
    image: { sys: { type: 'Link', linkType: 'Asset', id: assetId } },
    createdAt: new Date(row.created_at).toISOString(),
  }
  const byLocale = Object.fromEntries(contentLocales.map((locale) => [locale, values]))
  const insertAsset = DB.prepare(
    `INSERT OR IGNORE INTO asset (id, locale, title, description, url, width, height, content_type, size)
     SELECT ?1, value, ?3, ?3, ?4, ?5, ?6, 'image/webp', ?7 FROM json_each(?2)
     WHERE EXISTS (SELECT 1 FROM submission WHERE entry_id = ?8)`,
  ).bind(assetId, JSON.stringify(contentLocales), imageTitle, url, picture.width, picture.height, stored.size, entryId)
  const [judged] = await DB.batch([
    setStatus(DB, row, 'approved', entryId),
    insertAsset,
    insertEntry(DB, entryId, 'photoContestImage', row, at, byLocale),
  ])
  return judged && judged.meta.changes > 0 ? [managed(entryId, 'photoContestImage', at, inLocales(byLocale))] : null
}

/** A row for each locale, where the submission was judged to become this entry. */
function insertEntry(
  db: D1Database,
  entryId: string,
  type: string,
  { id }: SubmissionRow,
  at: string,
  byLocale: Record<string, object>,
) {
  return db
    .prepare(
      `INSERT INTO entry (id, locale, type, slug, published_version, published_at, first_published_at, fields)
       SELECT ?1, key, ?2, NULL, 1, ?3, ?3, value FROM json_each(?4)
       WHERE EXISTS (SELECT 1 FROM submission WHERE id = ?5 AND entry_id = ?1)`,
    )
    .bind(entryId, type, at, JSON.stringify(byLocale), id)
}

function managed(id: string, type: string, publishedAt: string, fields: Fields): ManagedEntry {
  return { id, type, version: 2, publishedVersion: 1, publishedAt, fields }
}

/** locale → name → value, as name → locale → value. */
function inLocales(byLocale: Record<string, Record<string, unknown>>): Fields {
  const fields: Record<string, Record<string, unknown>> = {}
  for (const [locale, values] of Object.entries(byLocale)) {
    for (const [name, value] of Object.entries(values)) fields[name] = { ...fields[name], [locale]: value }
  }
  return fields
}
