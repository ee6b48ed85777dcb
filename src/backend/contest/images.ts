import * as v from 'valibot'
import { contentLocales } from '../../contracts/content-model.ts'
import {
  ContestFieldsSchema,
  contestPictureField,
  contestTextFields,
  minContestPictureSide,
  openContestQuery,
} from '../../contracts/contest.ts'
import { checkFields, readTyped } from '../../contracts/form-fields.ts'
import { LocaleSchema } from '../../contracts/submission.ts'
import { digestHex } from '../../domain/digests.ts'
import { slugify } from '../../domain/slugs.ts'
import { contestWords } from '../../editions/url-words.ts'
import { markets } from '../../markets/market.ts'
import { messagesOf } from '../../markets/messages/messages.ts'
import { readContent } from '../content/read-content.ts'
import type { Env } from '../env.ts'
import { mailNetwork, visitorMail } from '../mail/visitor-mail.ts'
import type { SpaceEntry } from '../management/agency-space.ts'
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
import { failure } from '../middleware/failures.ts'
import {
  bytesOf,
  faultOfPicture,
  multipartIsNeeded,
  readParts,
  storePicture,
  submissionsPrefix,
} from '../workers/store-picture.ts'
import { keyIsMissing, readKey, storedResponse, storeOnce, type WorkersContext } from '../workers/submissions.ts'

const ContestImageSchema = v.object({
  contestId: v.string(),
  imageTitle: v.string(),
  imageText: v.string(),
  picture: v.object({ id: v.string(), width: v.number(), height: v.number() }),
})

/** An approved picture becomes one of its contest; a rejected one is deleted. */
export const contestImagePublisher: Publisher = {
  publish: publishContestImage,
  spaceEntry: contestImageInSpace,
  async discard({ MEDIA }, row) {
    const image = v.safeParse(ContestImageSchema, row.data)
    if (!image.success) return
    const { id } = image.output.picture
    // An approval that was cut off may have left one that is public.
    await MEDIA.delete([submissionsPrefix + id, publicUrl(id)])
  },
}

/** Of an approved picture, below the image service. */
function publicUrl(id: string): string {
  return `contest/${id}`
}

/** The entry, the same in every edition, and the picture that it links to. */
function contestImageEntry(row: SubmissionRow) {
  const { contestId, imageTitle, imageText, picture } = v.parse(ContestImageSchema, row.data)
  const assetId = `contest-picture-${picture.id}`
  const values = {
    imageTitle,
    imageSlug: slugify(imageTitle),
    imageText,
    contestId,
    image: { sys: { type: 'Link', linkType: 'Asset', id: assetId } },
    createdAt: new Date(row.created_at).toISOString(),
  }
  const byLocale = Object.fromEntries(contentLocales.map((locale) => [locale, values]))
  return { id: `contest-image-${picture.id}`, type: 'photoContestImage', byLocale, assetId, imageTitle, picture }
}

async function publishContestImage(
  { DB, MEDIA }: Env,
  row: SubmissionRow,
  judge: Judge,
): Promise<ManagedEntry[] | null> {
  const { id, type, byLocale, assetId, imageTitle, picture } = contestImageEntry(row)
  const waiting = await MEDIA.get(submissionsPrefix + picture.id)
  if (!waiting) return null
  const url = publicUrl(picture.id)
  const stored = await MEDIA.put(url, waiting.body, { httpMetadata: { contentType: 'image/webp' } })
  const at = new Date().toISOString()
  const insertAsset = DB.prepare(
    `INSERT OR IGNORE INTO asset (id, locale, title, description, url, width, height, content_type, size)
     SELECT ?1, value, ?3, ?3, ?4, ?5, ?6, 'image/webp', ?7 FROM json_each(?2)
     WHERE EXISTS (SELECT 1 FROM submission WHERE entry_id = ?8)`,
  ).bind(assetId, JSON.stringify(contentLocales), imageTitle, url, picture.width, picture.height, stored.size, id)
  const [judged] = await DB.batch([
    setStatus(DB, row, 'approved', judge, id),
    insertAsset,
    insertEntry(DB, id, type, row, at, byLocale),
  ])
  return judged && judged.meta.changes > 0 ? [managed(id, type, at, inLocales(byLocale))] : null
}

async function contestImageInSpace({ MEDIA }: Env, row: SubmissionRow): Promise<SpaceEntry | null> {
  const { id, type, byLocale, assetId, imageTitle, picture } = contestImageEntry(row)
  const sent = await MEDIA.get(submissionsPrefix + picture.id)
  if (!sent) return null
  const asset = { id: assetId, title: imageTitle, bytes: await sent.arrayBuffer() }
  return { id, type, fields: inLocales(byLocale), picture: asset }
}

/**
 * POST /bridge/contest_image_submissions/ (multipart): stores the picture, re-encoded, and its sender, for an editor's
 * review. A repeated request with the same key and picture gets the first reply.
 */
export async function postContestImage(c: WorkersContext): Promise<Response> {
  const key = readKey(c)
  if (key === null) return failure(c, 400, 'invalid_request', keyIsMissing)
  const form = await readParts(c)
  const locale = v.safeParse(LocaleSchema, c.req.header('accept-language'))
  if (!form) return failure(c, 400, 'invalid_request', multipartIsNeeded)
  if (!locale.success)
    return failure(c, 400, 'invalid_request', 'The header Accept-Language names an edition’s locale.')
  const bytes = await bytesOf(form, contestPictureField)
  const checked = checkFields(ContestFieldsSchema, readTyped(form, contestTextFields))
  const fault = faultOfPicture(bytes, minContestPictureSide)
  const faults = [...(checked.faults ?? []), ...(fault ? [{ field: contestPictureField, ...fault }] : [])]
  if (checked.faults || fault) return failure(c, 422, 'invalid_fields', 'Some fields are missing or wrong.', faults)

  const { userEmailConfirm: _, ...entry } = checked.values
  const contest = await readContent(c.env, openContestQuery, { id: entry.contestId, locale: locale.output })
  if (!contest) return failure(c, 422, 'closed', `${entry.contestId} is not a contest that is open.`)
  const hashed = { ...entry, picture: await digestHex(bytes) }
  const stored = await storePicture(c.env, bytes, key)
  if (stored.kind === 'refused') {
    const field = [{ field: contestPictureField, ...stored.fault }]
    return failure(c, 422, 'invalid_fields', 'The picture was not taken.', field)
  }
  const network = await mailNetwork(c)
  const data = { ...entry, contest: contest.title, picture: stored.picture }
  const [market = markets[0]] = markets.filter((each) => each.locale === locale.output)
  const outcome = await storeOnce(
    c.env.DB,
    { kind: 'contest-image', key, locale: locale.output, status: 'waiting', data, hashed },
    ({ reference, createdAt }) =>
      visitorMail(
        c.env.DB,
        {
          id: `form-receipt-${reference}`,
          market,
          to: entry.userEmail,
          template: 'form-receipt',
          data: {
            title: contest.title,
            reference,
            page: {
              title: contest.title,
              text: messagesOf(market).contest.all,
              path: `/${contestWords[market.key]}/`,
            },
          },
        },
        { form: 'contest', isOnceADay: true, network },
        createdAt,
      ),
  )
  return storedResponse(c, outcome)
}
