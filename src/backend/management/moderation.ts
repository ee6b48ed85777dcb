import * as v from 'valibot'
import type { OrderBy } from '../../contracts/order-by.ts'
import { contestImagePublisher } from '../contest/publish-image.ts'
import type { Env } from '../env.ts'
import type { ManagedEntry } from './draft-store.ts'
import {
  inLocales,
  insertEntry,
  managed,
  type Publisher,
  RowSchema,
  type SubmissionRow,
  setStatus,
} from './submission-row.ts'

const CommentSchema = v.object({
  parentId: v.string(),
  replyTo: v.nullable(v.string()),
  authorName: v.string(),
  comment: v.string(),
})
export interface ListOptions {
  kind: string | null
  status: string | null
  order: OrderBy<keyof typeof columns>
  limit: number
  skip: number
}

const columns = { createdAt: 'created_at', status: 'status' } as const

/** Kinds that become an entry when an editor approves them. */
const publishers: Partial<Record<SubmissionRow['kind'], Publisher>> = {
  comment: { publish: publishComment },
  'contest-image': contestImagePublisher,
}

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
  const publish = publishers[row.kind]?.publish
  if (publish) return publish(env, row)
  const { meta } = await setStatus(env.DB, row, 'approved', null).run()
  return meta.changes > 0 ? [] : null
}

/** False: it was judged before. A picture that nobody is to see is not kept either. */
export async function rejectSubmission(env: Env, row: SubmissionRow): Promise<boolean> {
  const { meta } = await setStatus(env.DB, row, 'rejected', null).run()
  if (meta.changes === 0) return false
  await publishers[row.kind]?.discard?.(env, row)
  return true
}

async function publishComment({ DB: db }: Env, row: SubmissionRow): Promise<ManagedEntry[] | null> {
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
