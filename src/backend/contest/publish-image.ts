import * as v from 'valibot'
import { contentLocales } from '../../contracts/content-model.ts'
import { slugify } from '../../domain/slugs.ts'
import type { Env } from '../env.ts'
import type { ManagedEntry } from '../management/draft-store.ts'
import {
  inLocales,
  insertEntry,
  type Judge,
  managed,
  type Publisher,
  type SubmissionRow,
  setStatus,
} from '../management/submission-row.ts'
import { submissionsPrefix } from '../workers/keep-picture.ts'

const ContestImageSchema = v.object({
  contestId: v.string(),
  imageTitle: v.string(),
  imageText: v.string(),
  picture: v.object({ id: v.string(), width: v.number(), height: v.number() }),
})

/** A picture becomes one of its contest; one that nobody is to see is not kept either. */
export const contestImagePublisher: Publisher = {
  publish: publishContestImage,
  async discard({ MEDIA }, row) {
    const image = v.safeParse(ContestImageSchema, row.data)
    if (image.success) await MEDIA.delete(submissionsPrefix + image.output.picture.id)
  },
}

async function publishContestImage(
  { DB, MEDIA }: Env,
  row: SubmissionRow,
  judge: Judge,
): Promise<ManagedEntry[] | null> {
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
    setStatus(DB, row, 'approved', judge, entryId),
    insertAsset,
    insertEntry(DB, entryId, 'photoContestImage', row, at, byLocale),
  ])
  return judged && judged.meta.changes > 0 ? [managed(entryId, 'photoContestImage', at, inLocales(byLocale))] : null
}
