import { Hono } from 'hono'
import * as v from 'valibot'
import { maxReplies, maxReplyLevels } from '../../contracts/blog.ts'
import { checkFields } from '../../contracts/form-fields.ts'
import { commentedPostQuery, commentPlaceQuery } from '../../contracts/queries/submissions.ts'
import {
  CommentFieldsSchema,
  CommentSubmissionSchema,
  type TaxMail,
  TaxMailSchema,
} from '../../contracts/submission.ts'
import { type TelemetryBatch, TelemetryBatchSchema, TelemetryBeaconSchema } from '../../contracts/telemetry.ts'
import { type RentalTax, rentalTax } from '../../domain/rental-tax.ts'
import { agencyCurrency } from '../../editions/table.ts'
import { formatMoney } from '../../markets/formats.ts'
import { type Market, markets } from '../../markets/market.ts'
import { messagesOf } from '../../markets/messages/messages.ts'
import { readContent } from '../content/read-content.ts'
import { postContestImage } from '../contest/images.ts'
import { type Env, readVariables } from '../env.ts'
import { mailNetwork, visitorMail } from '../mail/visitor-mail.ts'
import { failure } from '../middleware/failures.ts'
import { limitBody, limitUpload, requireServiceKey } from '../middleware/guards.ts'
import { isSameText } from '../tokens.ts'
import { postAddOnLookup, postAddOns } from './add-ons/handlers.ts'
import { emailLodgingViews, emailShareFavorites } from './email-houses.ts'
import { postFormSubmission, postSmsSignup } from './form-submissions.ts'
import { bsApp } from './staff.ts'
import { postImage } from './store-picture.ts'
import {
  formatIssue,
  postClientIp,
  readRequest,
  storedResponse,
  storeOnce,
  type WorkersContext,
} from './submissions.ts'

/** Largest number of stored events; `sweepRecords` deletes them by their age. */
const maxTelemetryRows = 200_000

/** Stores a batch, and deletes the oldest events where there are too many. */
export async function storeTelemetry(
  db: D1Database,
  { service, lan, traces, events }: TelemetryBatch,
  now: number,
  max = maxTelemetryRows,
): Promise<void> {
  if (events.length === 0) return
  await db.batch([
    db
      .prepare(
        `INSERT INTO telemetry_event (received_at, service, lan, traces, type, name, page, event)
         SELECT ?1, ?2, ?3, ?4, value ->> 'type', value ->> 'name', value ->> 'page',
                json_remove(value, '$.type', '$.name', '$.page')
         FROM json_each(?5)`,
      )
      .bind(now, service, lan, JSON.stringify(traces), JSON.stringify(events)),
    db.prepare('DELETE FROM telemetry_event WHERE id <= (SELECT max(id) FROM telemetry_event) - ?1').bind(max),
  ])
}

/** POST /bridge/comments/: stored until an editor has looked at it. */
async function postComment(c: WorkersContext): Promise<Response> {
  const parsed = await readRequest(
    c,
    v.object({ ...CommentSubmissionSchema.entries, authorName: v.string(), comment: v.string() }),
  )
  if (parsed.kind === 'refused') return parsed.response
  const checked = checkFields(CommentFieldsSchema, parsed.body)
  if (checked.faults) return failure(c, 422, 'invalid_fields', 'Some fields are missing or wrong.', checked.faults)
  const { parentId, replyTo, locale } = parsed.body
  const post = await readContent(c.env, commentedPostQuery, { id: parentId, locale })
  if (!post) return failure(c, 404, 'unknown_post', `There is no post ${parentId} in ${locale}.`)
  if (!post.isOpen) return failure(c, 422, 'closed', 'Comments on this post are closed.')
  if (replyTo !== null) {
    const answered = await findAnswered(c.env, replyTo, parentId, locale)
    if (!answered) return failure(c, 422, 'unknown_comment', `There is no comment ${replyTo} on this post.`)
    if (answered.level >= maxReplyLevels) {
      return failure(c, 422, 'too_deep', `Replies go ${maxReplyLevels} levels deep.`)
    }
    if (answered.replies + (await repliesOnTheirWay(c.env.DB, replyTo, locale, parsed.key)) >= maxReplies) {
      return failure(c, 422, 'too_many', `A comment has ${maxReplies} replies at most.`)
    }
  }
  const data = { ...parsed.body, ...checked.values }
  return storedResponse(
    c,
    await storeOnce(c.env.DB, { kind: 'comment', key: parsed.key, locale, status: 'waiting', data }),
  )
}

/**
 * The comment that is answered: its level, 0 on the post itself, 1 for a reply to that, and so on, and its replies. Null:
 * it is not below this post.
 */
async function findAnswered(env: Env, id: string, postId: string, locale: string) {
  const first = await readContent(env, commentPlaceQuery, { id, locale })
  let place = first
  // One more than there may be: what lies deeper is not answered either.
  for (let level = 0; first && place && level <= maxReplyLevels; level += 1) {
    if (place.parentType === 'blog') return place.parentId === postId ? { level, replies: first.replies } : null
    place = await readContent(env, commentPlaceQuery, { id: place.parentId, locale })
  }
  return null
}

/** How many replies to a comment wait for an editor, or to be published, besides the one of that key. */
async function repliesOnTheirWay(db: D1Database, id: string, locale: string, key: string): Promise<number> {
  const found = await db
    .prepare(
      `SELECT count(*) FROM submission
       WHERE kind = 'comment' AND (status = 'waiting' OR (status = 'approved' AND entry_id IS NULL))
         AND locale = ?2 AND data ->> 'replyTo' = ?1 AND idempotency_key <> ?3`,
    )
    .bind(id, locale, key)
    .first('count(*)')
  return v.parse(v.number(), found)
}

/** The workers service (specification, section 7). */
export const workersApp = new Hono<{ Bindings: Env }>()

/** Calls that bring a picture. */
const uploads = /\/(contest_image_submissions|upload)\/?$/

workersApp.use((c, next) => (uploads.test(c.req.path) ? limitUpload : limitBody)(c, next))
workersApp.route('/', bsApp)
workersApp.route('/', emailShareFavorites)
workersApp.route('/', emailLodgingViews)

workersApp.post('/client/ip', requireServiceKey, postClientIp)
workersApp.post('/bridge/form_submissions', requireServiceKey, postFormSubmission)
workersApp.post('/bridge/comments', requireServiceKey, postComment)
workersApp.post('/bridge/contest_image_submissions', requireServiceKey, postContestImage)
workersApp.post('/bridge/email/tax-calculation', requireServiceKey, postTaxCalculation)
workersApp.post('/image/upload', requireServiceKey, postImage)
workersApp.post('/bs/signup-for-sms', requireServiceKey, postSmsSignup)
workersApp.post('/bs/anon-tilkoeb-data', requireServiceKey, postAddOnLookup)
workersApp.post('/bs/add-anon-tilkoeb', requireServiceKey, postAddOns)

workersApp.post('/bridge/telemetry', requireServiceKey, async (c) => {
  const batch = v.safeParse(TelemetryBatchSchema, await c.req.json().catch(() => undefined))
  return batch.success ? keep(c, batch.output) : refuse(c, batch.issues[0])
})

/** From a beacon, which has no headers: the key is in the body. */
workersApp.post('/bridge/telemetry/unsafe', async (c) => {
  const body: unknown = await c.req.json().catch(() => undefined)
  const keyed = v.safeParse(v.object({ key: v.string() }), body)
  if (!keyed.success || !isSameText(keyed.output.key, readVariables(c.env).serviceKey)) {
    return failure(c, 401, 'unauthorized', 'The key in the body is missing or not the service’s key.')
  }
  const beacon = v.safeParse(TelemetryBeaconSchema, body)
  return beacon.success ? keep(c, beacon.output.body) : refuse(c, beacon.issues[0])
})

async function keep(c: WorkersContext, batch: v.InferOutput<typeof TelemetryBatchSchema>): Promise<Response> {
  await storeTelemetry(c.env.DB, batch, Date.now())
  return c.json({ data: { accepted: batch.events.length }, meta: {} }, 202)
}

function refuse(c: WorkersContext, issue: v.BaseIssue<unknown>): Response {
  return failure(c, 400, 'invalid_request', formatIssue(issue))
}

/**
 * POST /bridge/email/tax-calculation/: reckoned here, from what was typed, and sent once for each key. Whose address it
 * is, is not proved: the mail has figures alone, no word that was typed, and an address gets one a day.
 */
async function postTaxCalculation(c: WorkersContext): Promise<Response> {
  const parsed = await readRequest(c, TaxMailSchema)
  if (parsed.kind === 'refused') return parsed.response
  const { locale, email, ...given } = parsed.body
  const result = rentalTax(given)
  if (!result) return failure(c, 422, 'unknown_year', `No amounts are known of ${given.year}.`)
  const [market = markets[0]] = markets.filter((each) => each.locale === locale)
  const network = await mailNetwork(c)
  const outcome = await storeOnce(
    c.env.DB,
    { kind: 'tax', key: parsed.key, locale, status: 'received', data: parsed.body },
    ({ reference, createdAt }) =>
      visitorMail(
        c.env.DB,
        {
          id: `tax-calculation-${reference}`,
          market,
          to: email,
          template: 'tax-calculation',
          data: rowsOf(market, given, result),
        },
        { form: 'tax', isOnceADay: true, network },
        createdAt,
      ),
  )
  return storedResponse(c, outcome)
}

/** The rule is about kroner, whatever the edition's guests pay with. */
function rowsOf(market: Market, { year, through }: Pick<TaxMail, 'year' | 'through'>, result: RentalTax) {
  const texts = messagesOf(market).forms.tax
  const kroner = (amount: number) => formatMoney({ ...market, currency: agencyCurrency }, amount * 100)
  return {
    fields: [
      { label: texts.year, value: String(year) },
      { label: texts.through, value: texts.throughNames[through] },
      { label: texts.income, value: kroner(result.income) },
    ],
    result: [
      { label: texts.allowance, value: kroner(result.allowance) },
      { label: texts.rest, value: kroner(result.rest) },
      { label: texts.deduction, value: kroner(result.deduction) },
      { label: texts.taxable, value: kroner(result.taxable) },
    ],
  }
}
