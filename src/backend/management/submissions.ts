import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { envelope } from '../../contracts/envelope.ts'
import { DecisionBodySchema } from '../../contracts/office.ts'
import { readOrderBy } from '../../contracts/order-by.ts'
import { type Env, readVariables } from '../env.ts'
import { failure } from '../middleware/failures.ts'
import { submissionsPrefix } from '../workers/store-picture.ts'
import {
  approveSubmission,
  discardRejected,
  findSubmission,
  listSubmissions,
  logUnsent,
  rejectSubmission,
  sendToSpace,
} from './moderation.ts'
import { notifyChange } from './notify-change.ts'
import type { Judge, SubmissionRow } from './submission-row.ts'

type Call = Context<{ Bindings: Env }>

const WindowSchema = v.object({
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(100)),
    '50',
  ),
  skip: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number)), '0'),
})

/** What guests have sent, for editors to read, approve or reject. */
export const submissionsApp = new Hono<{ Bindings: Env }>()

submissionsApp.get('/submissions', async (c) => {
  const query = new URL(c.req.url).searchParams
  const window = v.safeParse(WindowSchema, c.req.query())
  const order = readOrderBy(query, ['createdAt', 'status'])
  if (!window.success || order === null) {
    return failure(c, 400, 'ValidationFailed', 'limit and skip are numbers; order_by[createdAt] is asc or desc.')
  }
  const { submissions, total } = await listSubmissions(c.env.DB, {
    kind: query.get('kind'),
    status: query.get('status'),
    order,
    ...window.output,
  })
  return c.json({ data: submissions.map(shown), meta: { total } }, 200, noStore)
})

submissionsApp.get('/submissions/:id', async (c) => {
  const row = await findSubmission(c.env.DB, c.req.param('id'))
  return row ? c.json(envelope(shown(row)), 200, noStore) : notFound(c)
})

submissionsApp.put('/submissions/:id/approved', (c) =>
  decide(c, c.req.param('id'), async (row, judge) => {
    const changed = await approveSubmission(c.env, row, judge)
    const { webhook } = readVariables(c.env)
    for (const entry of changed ?? []) {
      c.executionCtx.waitUntil(notifyChange(webhook, 'publish', entry).catch((error) => console.error(error)))
    }
    if (changed) c.executionCtx.waitUntil(sendToSpace(c.env, row).catch(logUnsent(row)))
    return changed !== null
  }),
)

submissionsApp.put('/submissions/:id/rejected', (c) =>
  decide(c, c.req.param('id'), (row, judge) => rejectSubmission(c.env.DB, row, judge)),
)

/** Returns the decision; a second one gets a conflict with who decided first, and when. */
async function decide(
  c: Call,
  id: string,
  write: (row: SubmissionRow, judge: Judge) => Promise<boolean>,
): Promise<Response> {
  const body = v.safeParse(DecisionBodySchema, await c.req.json().catch(() => ({})))
  if (!body.success) return failure(c, 400, 'ValidationFailed', '`by` is who decides: one line, 80 characters at most.')
  const row = await findSubmission(c.env.DB, id)
  if (!row) return notFound(c)
  const isFirst = await write(row, { by: body.output.by, at: Date.now() })
  const after = await findSubmission(c.env.DB, id)
  if (!after) return notFound(c)
  // Whoever was first: an attempt that was cut off, or an approval meanwhile, may have left a picture.
  if (after.status === 'rejected') await discardRejected(c.env, after)
  if (!isFirst && after.status === 'waiting') {
    return failure(c, 409, 'NotPublishable', 'What was sent is not whole any more: reject it.')
  }
  if (isFirst) return c.json(envelope(shown(after)), 200, noStore)
  const message = `This was ${after.status} before${after.judged_by === null ? '' : `, by ${after.judged_by}`}.`
  return c.json({ error: { code: 'AlreadyJudged', message, submission: shown(after) } }, 409, noStore)
}

const WidthSchema = v.optional(v.pipe(v.string(), v.regex(/^\d{2,4}$/), v.transform(Number), v.maxValue(2400)))

/**
 * A picture that was sent, as it was re-encoded on arrival: always served as a picture, never as a page. `?width=` is its
 * maximum width in pixels.
 */
submissionsApp.get('/uploads/:id{[0-9a-f]{32}}', async (c) => {
  const width = v.safeParse(WidthSchema, c.req.query('width'))
  if (!width.success) return failure(c, 400, 'ValidationFailed', '`width` is a number of pixels.')
  const picture = await c.env.MEDIA.get(submissionsPrefix + c.req.param('id'))
  if (!picture) return notFound(c)
  return new Response(width.output === undefined ? picture.body : await scaled(c.env, picture.body, width.output), {
    headers: {
      ...noStore,
      'content-type': 'image/webp',
      'content-disposition': 'attachment; filename="upload.webp"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  })
})

async function scaled({ IMAGES }: Env, body: ReadableStream, width: number): Promise<ReadableStream | null> {
  const rendition = await IMAGES.input(body)
    .transform({ width, height: width, fit: 'scale-down' })
    .output({ format: 'image/webp', quality: 75 })
  return rendition.response().body
}

const noStore = { 'cache-control': 'no-store' }

function shown(row: SubmissionRow) {
  const { id, kind, reference, locale, status, data, judged_at: judgedAt } = row
  return {
    ...{ id, kind, reference, locale, status, data },
    entryId: row.entry_id,
    createdAt: new Date(row.created_at).toISOString(),
    judgedBy: row.judged_by,
    judgedAt: judgedAt === null ? null : new Date(judgedAt).toISOString(),
  }
}

function notFound(c: Call): Response {
  return failure(c, 404, 'NotFound', 'There is no such submission.')
}
