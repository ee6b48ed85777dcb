import * as v from 'valibot'
import type { OrderBy } from '../../contracts/order-by.ts'
import { markets } from '../../markets/market.ts'
import { contestImagePublisher } from '../contest/images.ts'
import type { Env } from '../env.ts'
import { submissionsPrefix } from '../workers/store-picture.ts'
import type { ManagedEntry } from './draft-store.ts'
import {
  inLocales,
  insertEntry,
  type Judge,
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
  /** null: whatever it is; `judged`: approved or rejected. */
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
  form: { discard: discardPictures },
}

const localeOfReservation = markets.map(({ id, locale }) => `WHEN ${id} THEN '${locale}'`).join(' ')

/** All that the office judges, one row each, in the columns of `submission`. */
const inbox = `(
  SELECT id, kind, reference, locale, status, data, entry_id, created_at, judged_by, judged_at FROM submission
  UNION ALL
  SELECT number, 'reservation', number, CASE language_id ${localeOfReservation} END, status,
    json_object('lodgingId', lodging_id, 'house', (SELECT name FROM lodging WHERE lodging.id = lodging_id),
      'arrival', arrival, 'duration', duration, 'adults', adults, 'children', children, 'infants', infants,
      'pets', pets, 'guest', json(guest)),
    NULL, created_at * 1000, judged_by, judged_at FROM reservation
  UNION ALL
  SELECT reference, 'sms', reference, locale, status,
    json_object('name', name, 'phone', phone, 'consentText', consent_text),
    NULL, created_at, judged_by, judged_at FROM sms_signup
)`

/** What was sent, as it waits for an editor or was judged. */
export async function listSubmissions(db: D1Database, { kind, status, order, limit, skip }: ListOptions) {
  const terms = [
    ...order.map(({ field, direction }) => `${columns[field]} ${direction}`),
    // What was decided last stands first.
    ...(status === 'judged' ? ['judged_at DESC'] : []),
  ]
  const where = `(?1 IS NULL OR kind = ?1)
    AND (?2 IS NULL OR status = ?2 OR (?2 = 'judged' AND status IN ('approved', 'rejected')))`
  const [rows, total] = await db.batch([
    db
      .prepare(
        `SELECT * FROM ${inbox} WHERE ${where} ORDER BY ${[...terms, 'created_at DESC', 'id'].join(', ')} LIMIT ?3 OFFSET ?4`,
      )
      .bind(kind, status, limit, skip),
    db.prepare(`SELECT count(*) AS total FROM ${inbox} WHERE ${where}`).bind(kind, status),
  ])
  return {
    submissions: v.parse(v.array(RowSchema), rows?.results ?? []),
    total: v.parse(v.tuple([v.object({ total: v.number() })]), total?.results ?? [])[0].total,
  }
}

export async function findSubmission(db: D1Database, id: string): Promise<SubmissionRow | null> {
  const row = await db.prepare(`SELECT * FROM ${inbox} WHERE id = ?1`).bind(id).first()
  return row ? v.parse(RowSchema, row) : null
}

/**
 * Approves what waits: a comment is an entry below its post from now on, a picture one of its contest; anything
 * else is done. Answers the entries that changed. Null: it was judged before, by somebody else at this very
 * moment too.
 */
export async function approveSubmission(env: Env, row: SubmissionRow, judge: Judge): Promise<ManagedEntry[] | null> {
  if (row.status !== 'waiting') return null
  const publish = publishers[row.kind]?.publish
  if (publish) return publish(env, row, judge)
  const { meta } = await setStatus(env.DB, row, 'approved', judge).run()
  return meta.changes > 0 ? [] : null
}

/** False: it was moderated before. A rejected picture is deleted. */
export async function rejectSubmission(env: Env, row: SubmissionRow, judge: Judge): Promise<boolean> {
  const { meta } = await setStatus(env.DB, row, 'rejected', judge).run()
  if (meta.changes === 0) return false
  await publishers[row.kind]?.discard?.(env, row)
  return true
}

const PicturesSchema = v.object({ pictures: v.array(v.string()) })

/** The pictures of a form that was rejected. */
async function discardPictures({ MEDIA }: Env, { data }: SubmissionRow): Promise<void> {
  const form = v.safeParse(PicturesSchema, data)
  if (form.success) await MEDIA.delete(form.output.pictures.map((id) => submissionsPrefix + id))
}

async function publishComment({ DB: db }: Env, row: SubmissionRow, judge: Judge): Promise<ManagedEntry[] | null> {
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
    setStatus(db, row, 'approved', judge, entryId),
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
