import * as v from 'valibot'
import type { OrderBy } from '../../contracts/order-by.ts'
import { markets } from '../../markets/market.ts'
import { contestImagePublisher } from '../contest/images.ts'
import { type Env, readVariables } from '../env.ts'
import { submissionsPrefix } from '../workers/store-picture.ts'
import { publishInSpace } from './agency-space.ts'
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
  comment: { publish: publishComment, spaceEntry: async (_, row) => commentEntry(row) },
  'contest-image': contestImagePublisher,
  form: { discard: discardPictures },
}

const publishedKinds = Object.entries(publishers).flatMap(([kind, { spaceEntry }]) => (spaceEntry ? [kind] : []))

const localeOfReservation = markets.map(({ id, locale }) => `WHEN ${id} THEN '${locale}'`).join(' ')

const columnsOfSubmission = 'id, kind, reference, locale, status, data, entry_id, created_at, judged_by, judged_at'

/** All that the office judges, one row each, in the columns of `submission`. */
const inbox = `(
  SELECT ${columnsOfSubmission} FROM submission
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
    // The last decision first.
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
 * Approves a submission: a comment becomes an entry below its post, a picture one of its contest; anything else is
 * done.
 * @returns the entries that changed; null: it was decided before, perhaps at this very moment. In a space of the
 * agency's own the entry is created by `sendToSpace`.
 */
export async function approveSubmission(env: Env, row: SubmissionRow, judge: Judge): Promise<ManagedEntry[] | null> {
  if (row.status !== 'waiting') return null
  const publisher = publishers[row.kind]
  if (publisher?.publish && !readVariables(env).space) return publisher.publish(env, row, judge)
  if (publisher?.spaceEntry && !(await publisher.spaceEntry(env, row))) return null
  const { meta } = await setStatus(env.DB, row, 'approved', judge).run()
  return meta.changes > 0 ? [] : null
}

/**
 * Publishes what was approved in the space of the agency's own. Until that has succeeded the submission names no entry,
 * and the clock sends it again.
 */
export async function sendToSpace(env: Env, row: SubmissionRow): Promise<void> {
  const management = readVariables(env).space?.management
  const entry = management && (await publishers[row.kind]?.spaceEntry?.(env, row))
  if (!entry) return
  await publishInSpace(management, entry)
  await env.DB.prepare('UPDATE submission SET entry_id = ?2 WHERE id = ?1').bind(row.id, entry.id).run()
}

/** Milliseconds that the first attempt, behind the editor's own request, is left alone. */
const firstAttempt = 60_000
/** At random, so that one that fails each time keeps no other from its turn. */
const sentAtOnce = 10

/** Sends what has not reached the space yet; what one of them fails of is the log's. */
export async function sendLeftToSpace(env: Env, now: Date): Promise<void> {
  if (!readVariables(env).space?.management) return
  const { results } = await env.DB.prepare(
    `SELECT * FROM ${inbox} WHERE status = 'approved' AND entry_id IS NULL AND judged_at < ?1
       AND kind IN (SELECT value FROM json_each(?2)) ORDER BY random() LIMIT ?3`,
  )
    .bind(now.getTime() - firstAttempt, JSON.stringify(publishedKinds), sentAtOnce)
    .all()
  for (const row of v.parse(v.array(RowSchema), results)) await sendToSpace(env, row).catch(logUnsent(row))
}

/** Logs a submission that could not be published in the space. */
export function logUnsent({ reference }: SubmissionRow) {
  return (error: unknown) => console.error(`${reference} is not in the content space yet, and is sent again`, error)
}

/** False: it was moderated before. */
export async function rejectSubmission(db: D1Database, row: SubmissionRow, judge: Judge): Promise<boolean> {
  const { meta } = await setStatus(db, row, 'rejected', judge).run()
  return meta.changes > 0
}

/** Deletes the pictures of what was rejected, as often as one likes. */
export async function discardRejected(env: Env, row: SubmissionRow): Promise<void> {
  await publishers[row.kind]?.discard?.(env, row)
  await env.DB.prepare('UPDATE submission SET discarded_at = ?2 WHERE id = ?1').bind(row.id, Date.now()).run()
}

/** Pictures of rejected submissions that are still there: the request that rejected them was cut off. */
export async function discardLeft(env: Env, now: Date): Promise<void> {
  const { results } = await env.DB.prepare(
    `SELECT ${columnsOfSubmission} FROM submission
     WHERE status = 'rejected' AND discarded_at IS NULL AND judged_at < ?1 ORDER BY random() LIMIT ?2`,
  )
    .bind(now.getTime() - firstAttempt, sentAtOnce)
    .all()
  for (const row of v.parse(v.array(RowSchema), results)) {
    await discardRejected(env, row).catch((error) =>
      console.error(`The pictures of ${row.reference} are not deleted yet, and are tried again`, error),
    )
  }
}

const PicturesSchema = v.object({ pictures: v.array(v.string()) })

/** The pictures of a form that was rejected. */
async function discardPictures({ MEDIA }: Env, { data }: SubmissionRow): Promise<void> {
  const form = v.safeParse(PicturesSchema, data)
  if (form.success) await MEDIA.delete(form.output.pictures.map((id) => submissionsPrefix + id))
}

function commentEntry(row: SubmissionRow) {
  const { parentId, replyTo, authorName, comment } = v.parse(CommentSchema, row.data)
  const values = {
    parentType: replyTo === null ? 'blog' : 'comment',
    parentId: replyTo ?? parentId,
    comment,
    authorName,
    createdAt: new Date(row.created_at).toISOString(),
    replies: [],
  }
  return {
    id: `comment-${row.id}`,
    type: 'comment',
    values,
    fields: inLocales({ [row.locale]: values }),
    ...(replyTo !== null && { replyTo: { id: replyTo, locale: row.locale } }),
  }
}

async function publishComment({ DB: db }: Env, row: SubmissionRow, judge: Judge): Promise<ManagedEntry[] | null> {
  const { id, type, values, fields, replyTo } = commentEntry(row)
  const at = new Date().toISOString()
  const link = { sys: { type: 'Link', linkType: 'Entry', id } }
  const [judged] = await db.batch([
    setStatus(db, row, 'approved', judge, id),
    insertEntry(db, id, type, row, at, { [row.locale]: values }),
    ...(replyTo
      ? [
          db
            .prepare(
              `UPDATE entry SET published_version = published_version + 1, published_at = ?4,
                 fields = json_set(fields, '$.replies', json_insert(coalesce(fields -> '$.replies', '[]'), '$[#]', json(?3)))
               WHERE id = ?1 AND locale = ?2 AND EXISTS (SELECT 1 FROM submission WHERE id = ?5 AND entry_id = ?6)
                 AND NOT EXISTS (SELECT 1 FROM json_each(fields, '$.replies') WHERE value ->> '$.sys.id' = ?6)`,
            )
            .bind(replyTo.id, replyTo.locale, JSON.stringify(link), at, row.id, id),
          // Where an editor is changing the comment: publishing what is saved would take the reply away.
          db
            .prepare(
              `UPDATE draft SET version = version + 1, updated_at = ?4,
                 fields = json_set(fields, ?2, json_insert(coalesce(fields -> ?2, '[]'), '$[#]', json(?3)))
               WHERE id = ?1 AND EXISTS (SELECT 1 FROM submission WHERE id = ?5 AND entry_id = ?6)
                 AND NOT EXISTS (SELECT 1 FROM json_each(fields, ?2) WHERE value ->> '$.sys.id' = ?6)`,
            )
            .bind(replyTo.id, `$.replies."${replyTo.locale}"`, JSON.stringify(link), at, row.id, id),
        ]
      : []),
  ])
  return judged && judged.meta.changes > 0 ? [managed(id, type, at, fields)] : null
}
