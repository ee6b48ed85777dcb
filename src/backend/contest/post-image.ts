import * as v from 'valibot'
import {
  ContestFieldsSchema,
  contestPictureField,
  contestTextFields,
  minContestPictureSide,
} from '../../contracts/contest-image.ts'
import { checkFields, readTyped } from '../../contracts/form-fields.ts'
import { LocaleSchema } from '../../contracts/submission.ts'
import { digestHex } from '../../domain/digests.ts'
import { contestWords } from '../../editions/url-words.ts'
import { markets } from '../../markets/market.ts'
import { messagesOf } from '../../markets/messages/messages.ts'
import { visitorMail } from '../mail/visitor-mail.ts'
import { failure } from '../middleware/failures.ts'
import { bytesOf, faultOfPicture, multipartIsNeeded, readParts, storePicture } from '../workers/keep-picture.ts'
import { keyIsMissing, readKey, storedResponse, storeOnce, type WorkersContext } from '../workers/submissions.ts'

/**
 * POST /bridge/contest_image_submissions/ (multipart): the picture, made anew, and who sent it, for an editor to look
 * at. Whoever asks again with the same key and picture gets the first answer.
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
  const contest = await findOpenContest(c.env.DB, entry.contestId, locale.output)
  if (!contest) return failure(c, 422, 'closed', `${entry.contestId} is not a contest that is open.`)
  const hashed = { ...entry, picture: await digestHex(bytes) }
  const stored = await storePicture(c.env, bytes)
  if (stored.kind === 'refused') {
    const field = [{ field: contestPictureField, ...stored.fault }]
    return failure(c, 422, 'invalid_fields', 'The picture was not taken.', field)
  }
  const data = { ...entry, picture: stored.picture }
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
        { form: 'contest', isOnceADay: true },
        createdAt,
      ),
  )
  return storedResponse(c, outcome)
}

const ContestSchema = v.nullable(v.object({ title: v.string() }))

async function findOpenContest(db: D1Database, id: string, locale: string) {
  const found = await db
    .prepare(
      `SELECT fields ->> 'title' AS title FROM entry
       WHERE type = 'photoContest' AND id = ?1 AND locale = ?2 AND fields ->> 'status' = 'open'`,
    )
    .bind(id, locale)
    .first()
  return v.parse(ContestSchema, found)
}
