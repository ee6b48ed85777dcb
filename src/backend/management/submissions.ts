import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { envelope } from '../../contracts/envelope.ts'
import { readOrderBy } from '../../contracts/order-by.ts'
import { type Env, readVariables } from '../env.ts'
import { failure } from '../middleware/failures.ts'
import { submissionsPrefix } from '../workers/keep-picture.ts'
import { approveSubmission, findSubmission, listSubmissions, rejectSubmission } from './moderation.ts'
import { notifyChange } from './notify-change.ts'
import type { SubmissionRow } from './submission-row.ts'

type Call = Context<{ Bindings: Env }>

const WindowSchema = v.object({
  limit: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(100)),
    '50',
  ),
  skip: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number)), '0'),
})

/** What guests have sent, for editors: see it, approve it, reject it. */
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

submissionsApp.put('/submissions/:id/approved', async (c) => {
  const row = await findSubmission(c.env.DB, c.req.param('id'))
  if (!row) return notFound(c)
  const changed = await approveSubmission(c.env, row)
  if (changed === null) return alreadyDecided(c)
  const { webhook } = readVariables(c.env)
  for (const entry of changed) {
    c.executionCtx.waitUntil(notifyChange(webhook, 'publish', entry).catch((error) => console.error(error)))
  }
  return c.json(envelope({ id: row.id, status: 'approved', entryId: changed[0]?.id ?? null }), 200, noStore)
})

submissionsApp.put('/submissions/:id/rejected', async (c) => {
  const row = await findSubmission(c.env.DB, c.req.param('id'))
  if (!row) return notFound(c)
  if (!(await rejectSubmission(c.env, row))) return alreadyDecided(c)
  return c.json(envelope({ id: row.id, status: 'rejected', entryId: null }), 200, noStore)
})

/** A picture that was sent, made anew when it came: never as anything but a picture, never shown as a page. */
submissionsApp.get('/uploads/:id{[0-9a-f]{32}}', async (c) => {
  const picture = await c.env.MEDIA.get(submissionsPrefix + c.req.param('id'))
  if (!picture) return notFound(c)
  return new Response(picture.body, {
    headers: {
      ...noStore,
      'content-type': 'image/webp',
      'content-disposition': 'attachment; filename="upload.webp"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  })
})

const noStore = { 'cache-control': 'no-store' }

function shown({ id, kind, reference, locale, status, data, entry_id: entryId, created_at: createdAt }: SubmissionRow) {
  return { id, kind, reference, locale, status, data, entryId, createdAt: new Date(createdAt).toISOString() }
}

function notFound(c: Call): Response {
  return failure(c, 404, 'NotFound', 'There is no such submission.')
}

function alreadyDecided(c: Call): Response {
  return failure(c, 409, 'AlreadyJudged', 'This was approved or rejected before.')
}
