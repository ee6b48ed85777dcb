import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { contentModel } from '../content/content-model.ts'
import { type Env, readVariables } from '../env.ts'
import { failure } from '../middleware/failures.ts'
import { isSameText } from '../tokens.ts'
import { officeBookingsApp } from './bookings.ts'
import { type EntryFault, findFaults } from './check-entry.ts'
import { FieldsSchema, type ManagedEntry, publishEntry, readEntry, saveDraft, unpublishEntry } from './draft-store.ts'
import { invitationsApp } from './invitations.ts'
import { redirectMoved } from './moved-paths.ts'
import { notifyChange } from './notify-change.ts'
import { entriesLinkingTo, type LinkingEntry, publishedIn } from './published.ts'
import { submissionsApp } from './submissions.ts'

type Call = Context<{ Bindings: Env }>

const BodySchema = v.object({ fields: FieldsSchema })

/**
 * Entries as editors change them, in the conventions of Contentful's management API: read, save, publish, unpublish,
 * each on the version that the caller knows. The space and environment of the path are not looked at: there is one.
 */
export const managementApp = new Hono<{ Bindings: Env }>()
managementApp.use(async (c, next) => {
  const { managementToken } = readVariables(c.env)
  const given = c.req.header('authorization') ?? ''
  if (managementToken === '' || !isSameText(given, `Bearer ${managementToken}`)) {
    return failure(c, 401, 'AccessTokenInvalid', 'The bearer token is missing or not the one for managing content.')
  }
  await next()
})

managementApp.route('/', submissionsApp)
managementApp.route('/', officeBookingsApp)
managementApp.route('/', invitationsApp)

const path = '/spaces/:space/environments/:environment/entries/:id'

managementApp.get(path, async (c) => {
  const entry = await readEntry(c.env.DB, c.req.param('id'))
  return entry ? c.json(replyOf(entry)) : notFound(c)
})

managementApp.put(path, async (c) => {
  const id = c.req.param('id')
  const body = v.safeParse(BodySchema, await c.req.json().catch(() => undefined))
  if (!/^[\w.-]{1,64}$/.test(id) || !body.success) {
    return failure(c, 400, 'ValidationFailed', 'An entry has an id and `fields`: name → locale → value.')
  }
  const before = await readEntry(c.env.DB, id)
  const type = before?.type ?? c.req.header('x-contentful-content-type') ?? ''
  const model = Object.hasOwn(contentModel, type) ? contentModel[type] : undefined
  const unknown = Object.keys(body.output.fields).filter((name) => !model || !Object.hasOwn(model, name))
  if (!model || unknown.length > 0) {
    const message = model ? `${type} has no field ${unknown.join(', ')}` : 'Which content type is it?'
    return failure(c, 400, 'ValidationFailed', message)
  }
  if (before && !isVersion(c, before)) return mismatch(c, before)
  const version = (before?.version ?? 0) + 1
  const entry = { publishedVersion: null, publishedAt: null, ...before, id, type, version, ...body.output }
  if (!(await saveDraft(c.env.DB, entry, before?.version ?? 0))) return overtaken(c, id)
  return c.json(replyOf(entry), before ? 200 : 201)
})

managementApp.put(`${path}/published`, async (c) => {
  const entry = await readEntry(c.env.DB, c.req.param('id'))
  if (!entry) return notFound(c)
  if (!isVersion(c, entry)) return mismatch(c, entry)
  const faults = await findFaults(entry, publishedIn(c.env.DB))
  if (faults.length > 0) return unpublishable(c, faults)
  const publishedAt = new Date().toISOString()
  const isPublished = await publishEntry(c.env.DB, entry, publishedAt, await redirectMoved(c.env.DB, entry))
  if (!isPublished) return overtaken(c, entry.id)
  const published = { ...entry, version: entry.version + 1, publishedVersion: entry.version, publishedAt }
  return changeResponse(c, 'publish', published)
})

managementApp.delete(`${path}/published`, async (c) => {
  const entry = await readEntry(c.env.DB, c.req.param('id'))
  if (!entry || entry.publishedVersion === null) return notFound(c)
  const linkedFrom = await entriesLinkingTo(c.env.DB, entry.id)
  await unpublishEntry(c.env.DB, entry)
  const draft = { ...entry, version: entry.version + 1, publishedVersion: null, publishedAt: null }
  return changeResponse(c, 'unpublish', draft, linkedFrom)
})

/**
 * The listener is told behind the reply: it may be slow.
 * @param linkedFrom entries whose links lead to nothing from now on
 */
function changeResponse(
  c: Call,
  action: 'publish' | 'unpublish',
  entry: ManagedEntry,
  linkedFrom?: readonly LinkingEntry[],
): Response {
  const { webhook } = readVariables(c.env)
  c.executionCtx.waitUntil(notifyChange(webhook, action, entry).catch((error) => console.error(error)))
  return c.json({ ...replyOf(entry), ...(linkedFrom && { linkedFrom }) })
}

function replyOf({ id, type, version, publishedVersion, publishedAt, fields }: ManagedEntry) {
  const contentType = { sys: { type: 'Link', linkType: 'ContentType', id: type } }
  const published = publishedVersion === null ? {} : { publishedVersion, publishedAt }
  return { sys: { type: 'Entry', id, contentType, version, ...published }, fields }
}

function isVersion(c: Call, { version }: ManagedEntry): boolean {
  return c.req.header('x-contentful-version') === String(version)
}

function mismatch(c: Call, { version }: ManagedEntry): Response {
  const message = `X-Contentful-Version has to name the version that you have read; it is ${version} by now.`
  return failure(c, 409, 'VersionMismatch', message)
}

/** Somebody else has saved or published it between the look and the write. */
async function overtaken(c: Call, id: string): Promise<Response> {
  const entry = await readEntry(c.env.DB, id)
  return entry ? mismatch(c, entry) : notFound(c)
}

/** Names every field that keeps the entry from being published, and what to do. */
function unpublishable(c: Call, faults: readonly EntryFault[]): Response {
  const named = faults.map(({ field, locale, reason }) => `${field}${locale ? ` (${locale})` : ''}: ${reason}.`)
  const error = { code: 'ValidationFailed', message: named.join(' '), fields: faults }
  return c.json({ error }, 422, { 'cache-control': 'no-store' })
}

function notFound(c: Call): Response {
  return failure(c, 404, 'NotFound', 'There is no such entry.')
}
