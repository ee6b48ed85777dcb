import * as v from 'valibot'
import { contentLocales, type Fields } from '../../contracts/content-model.ts'
import type { Decision } from '../../contracts/office.ts'
import type { Env } from '../env.ts'
import { submissionKinds } from '../workers/submissions.ts'
import type { SpaceEntry } from './agency-space.ts'
import type { ManagedEntry } from './draft-store.ts'

const LocaleSchema = v.picklist(contentLocales)

export const RowSchema = v.object({
  id: v.string(),
  kind: v.picklist([...submissionKinds, 'reservation', 'sms']),
  reference: v.string(),
  locale: LocaleSchema,
  status: v.picklist(['received', 'waiting', 'approved', 'rejected']),
  data: v.pipe(v.string(), v.parseJson()),
  entry_id: v.nullable(v.string()),
  created_at: v.number(),
  judged_by: v.nullable(v.string()),
  judged_at: v.nullable(v.number()),
})
export type SubmissionRow = v.InferOutput<typeof RowSchema>

/** Name of the deciding person, null where a program does not give it, and the time in milliseconds since 1970. */
export interface Judge {
  by: string | null
  at: number
}

/** How a kind of submission becomes an entry, and what goes when an editor rejects one. */
export interface Publisher {
  /** Answers the entries that changed. Null: it was judged before. Without it, approving changes no entry. */
  publish?(env: Env, row: SubmissionRow, judge: Judge): Promise<ManagedEntry[] | null>
  /** What it becomes in a space of the agency's own. Null: what was sent is not whole any more. */
  spaceEntry?(env: Env, row: SubmissionRow): Promise<SpaceEntry | null>
  discard?(env: Env, row: SubmissionRow): Promise<void>
}

/** Kinds that have a table of their own, and the column of their id there. */
const ownTables: Partial<Record<SubmissionRow['kind'], { table: string; key: string }>> = {
  reservation: { table: 'reservation', key: 'number' },
  sms: { table: 'sms_signup', key: 'reference' },
}

/** Changes nothing where it is decided already. */
export function setStatus(
  db: D1Database,
  { id, kind }: SubmissionRow,
  status: Decision,
  { by, at }: Judge,
  entryId: string | null = null,
) {
  const own = ownTables[kind]
  if (own) {
    return db
      .prepare(
        `UPDATE ${own.table} SET status = ?2, judged_by = ?3, judged_at = ?4
         WHERE ${own.key} = ?1 AND status = 'waiting'`,
      )
      .bind(id, status, by, at)
  }
  return db
    .prepare(
      `UPDATE submission SET status = ?2, entry_id = ?3, judged_by = ?4, judged_at = ?5
       WHERE id = ?1 AND status = 'waiting'`,
    )
    .bind(id, status, entryId, by, at)
}

/** A row for each locale, where the submission was judged to become this entry; those that are there stay. */
export function insertEntry(
  db: D1Database,
  entryId: string,
  type: string,
  { id }: SubmissionRow,
  at: string,
  byLocale: Record<string, object>,
) {
  return db
    .prepare(
      `INSERT OR IGNORE INTO entry (id, locale, type, slug, published_version, published_at, first_published_at, fields)
       SELECT ?1, key, ?2, NULL, 1, ?3, ?3, value FROM json_each(?4)
       WHERE EXISTS (SELECT 1 FROM submission WHERE id = ?5 AND entry_id = ?1)`,
    )
    .bind(entryId, type, at, JSON.stringify(byLocale), id)
}

export function managed(id: string, type: string, publishedAt: string, fields: Fields): ManagedEntry {
  return { id, type, version: 2, publishedVersion: 1, publishedAt, fields }
}

/** locale → name → value, as name → locale → value. */
export function inLocales(byLocale: Record<string, Record<string, unknown>>): Fields {
  const fields: Record<string, Record<string, unknown>> = {}
  for (const [locale, values] of Object.entries(byLocale)) {
    for (const [name, value] of Object.entries(values)) fields[name] = { ...fields[name], [locale]: value }
  }
  return fields
}
