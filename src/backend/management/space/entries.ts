import { type Handler, Hono } from 'hono'
import * as v from 'valibot'
import { contentModel, FieldsSchema } from '../../../contracts/content-model.ts'
import { randomHex } from '../../../domain/digests.ts'
import { type EntryFault, findFaults } from '../../../domain/publishing/check-entry.ts'
import { type Env, readVariables } from '../../env.ts'
import {
  deleteDraft,
  publishEntry,
  readEntries,
  readEntry,
  type StoredEntry,
  saveDraft,
  setArchived,
  unpublishEntry,
} from '../draft-store.ts'
import { redirectMoved } from '../moved-paths.ts'
import { notifyChange } from '../notify-change.ts'
import { entriesLinkingTo, type LinkingEntry, publishedIn } from '../published.ts'
import { listEntries, listedEntries } from './entry-list.ts'
import { readListQuery, selected } from './list-query.ts'
import {
  invalid,
  isId,
  isVersion,
  linkTo,
  mismatch,
  namesOtherVersion,
  noContent,
  notFound,
  placeOf,
  refusal,
  reply,
  type SpaceContext,
  type ValueFault,
} from './replies.ts'

const BodySchema = v.object({ fields: FieldsSchema })

/** Entries as editors change them: each change on the version that the caller knows. */
export const entriesApp = new Hono<{ Bindings: Env }>()

entriesApp.get('/entries', async (c) => {
  const parameters = new URL(c.req.url).searchParams
  const query = readListQuery(parameters, listedEntries)
  if (typeof query === 'string') return refusal(c, 400, 'InvalidQuery', query)
  const { ids, total } = await listEntries(c.env.DB, query)
  const items = (await readEntries(c.env.DB, ids)).map((entry) => selected(parameters, shown(c, entry)))
  return reply(c, { sys: { type: 'Array' }, total, skip: query.skip, limit: query.limit, items })
})

entriesApp.post('/entries', (c) => save(c, randomHex(11), null))

const one = '/entries/:id'

entriesApp.get(
  one,
  withEntry(async (c, entry) => reply(c, shown(c, entry))),
)

entriesApp.put(one, async (c) => {
  const id = c.req.param('id')
  return save(c, id, await readEntry(c.env.DB, id))
})

entriesApp.delete(
  one,
  withEntry(async (c, entry) => {
    if (entry.publishedVersion !== null) return refusal(c, 400, 'BadRequest', 'Cannot delete published')
    return (await deleteDraft(c.env.DB, 'draft', entry)) ? noContent(c) : overtaken(c, entry.id)
  }),
)

entriesApp.put(
  `${one}/published`,
  withEntry(async (c, entry) => {
    if (!isVersion(c, entry)) return mismatch(c, entry.version)
    if (entry.archived) return refusal(c, 400, 'BadRequest', 'Cannot publish archived')
    if (await namesLocales(c)) return refusal(c, 400, 'BadRequest', 'An entry is published in all its locales at once.')
    const faults = await findFaults(entry, publishedIn(c.env.DB))
    if (faults.length > 0) return invalid(c, faults.map(valueFault))
    const publishedAt = new Date().toISOString()
    const isPublished = await publishEntry(c.env.DB, entry, publishedAt, await redirectMoved(c.env.DB, entry))
    return isPublished ? changed(c, 'publish', entry.id) : overtaken(c, entry.id)
  }),
)

entriesApp.delete(
  `${one}/published`,
  withEntry(async (c, entry) => {
    if (entry.publishedVersion === null) return refusal(c, 400, 'BadRequest', 'Not published')
    const linkedFrom = await entriesLinkingTo(c.env.DB, entry.id)
    await unpublishEntry(c.env.DB, entry)
    return changed(c, 'unpublish', entry.id, linkedFrom)
  }),
)

entriesApp.put(
  `${one}/archived`,
  withEntry(async (c, entry) => {
    if (entry.publishedVersion !== null) return refusal(c, 400, 'BadRequest', 'Cannot archive published')
    if (entry.archived) return refusal(c, 400, 'BadRequest', 'Already archived')
    return setArchive(c, entry, true)
  }),
)

entriesApp.delete(
  `${one}/archived`,
  withEntry(async (c, entry) => {
    if (!entry.archived) return refusal(c, 400, 'BadRequest', 'Not archived')
    return setArchive(c, entry, false)
  }),
)

async function setArchive(c: SpaceContext, entry: StoredEntry, isArchived: boolean): Promise<Response> {
  const isDone = await setArchived(c.env.DB, 'draft', entry, isArchived)
  const after = isDone && (await readEntry(c.env.DB, entry.id))
  return after ? reply(c, shown(c, after)) : overtaken(c, entry.id)
}

/** With the entry that the path names; a version that the caller names has to be the entry's. */
function withEntry(
  handle: (c: SpaceContext, entry: StoredEntry) => Promise<Response>,
): Handler<{ Bindings: Env }, `${string}/entries/:id`> {
  return async (c) => {
    const entry = await readEntry(c.env.DB, c.req.param('id'))
    if (!entry) return notFound(c, 'Entry', c.req.param('id'))
    return namesOtherVersion(c, entry) ? mismatch(c, entry.version) : handle(c, entry)
  }
}

async function save(c: SpaceContext, id: string, before: StoredEntry | null): Promise<Response> {
  const body = v.safeParse(BodySchema, await c.req.json().catch(() => undefined))
  if (!isId(id))
    return refusal(c, 400, 'BadRequest', 'An id has 1 to 64 letters, digits, dots, hyphens or underscores.')
  if (!body.success) {
    const message = '`fields` are needed: name → locale → value, in the locales that the space has.'
    return refusal(c, 422, 'ValidationFailed', message, { errors: [] })
  }
  const type = before?.type ?? c.req.header('x-contentful-content-type') ?? ''
  const model = Object.hasOwn(contentModel, type) ? contentModel[type] : undefined
  if (!model)
    return refusal(c, 422, 'UnprocessableEntity', 'X-Contentful-Content-Type names no content type of the space.')
  const unknown = Object.keys(body.output.fields).filter((name) => !Object.hasOwn(model, name))
  if (unknown.length > 0) {
    const details = `${type} has no such field`
    return invalid(
      c,
      unknown.map((field) => ({ name: 'unknown', path: ['fields', field], details })),
    )
  }
  if (before && !isVersion(c, before)) return mismatch(c, before.version)
  if (before?.archived) return refusal(c, 400, 'BadRequest', 'Cannot edit archived')
  const version = (before?.version ?? 0) + 1
  const entry = { publishedVersion: null, publishedAt: null, id, type, version, ...body.output }
  if (!(await saveDraft(c.env.DB, entry, before?.version ?? 0))) return overtaken(c, id)
  const after = await readEntry(c.env.DB, id)
  return after ? reply(c, shown(c, after), before ? 200 : 201) : notFound(c, 'Entry', id)
}

/** Whether some locales of the entry are to be published, and others not. */
async function namesLocales(c: SpaceContext): Promise<boolean> {
  const body: unknown = await c.req.json().catch(() => null)
  return typeof body === 'object' && body !== null && ('add' in body || 'remove' in body)
}

/**
 * The listener is told behind the reply: it may be slow.
 * @param linkedFrom entries whose links lead to nothing from now on
 */
async function changed(
  c: SpaceContext,
  action: 'publish' | 'unpublish',
  id: string,
  linkedFrom?: readonly LinkingEntry[],
): Promise<Response> {
  const entry = await readEntry(c.env.DB, id)
  if (!entry) return notFound(c, 'Entry', id)
  const { webhook } = readVariables(c.env)
  c.executionCtx.waitUntil(notifyChange(webhook, action, entry).catch((error) => console.error(error)))
  return reply(c, { ...shown(c, entry), ...(linkedFrom && { linkedFrom }) })
}

function shown(c: SpaceContext, entry: StoredEntry) {
  const { id, type, version, publishedVersion, publishedAt, firstPublishedAt, archived, fields } = entry
  const sys = {
    ...{ type: 'Entry', id, version, contentType: linkTo('ContentType', type), ...placeOf(c) },
    ...{ createdAt: entry.createdAt ?? undefined, updatedAt: entry.updatedAt ?? undefined },
    ...(publishedVersion !== null && { publishedVersion, publishedAt, firstPublishedAt }),
    ...(archived && { archivedVersion: archived.version, archivedAt: archived.at }),
    automationTags: [],
  }
  return { sys, metadata: { tags: [], concepts: [] }, fields }
}

/** Somebody else has saved or published it between the look and the write. */
async function overtaken(c: SpaceContext, id: string): Promise<Response> {
  const entry = await readEntry(c.env.DB, id)
  return entry ? mismatch(c, entry.version) : notFound(c, 'Entry', id)
}

function valueFault({ field, locale, reason }: EntryFault): ValueFault {
  return { name: 'published', path: ['fields', field, ...(locale ? [locale] : [])], details: reason }
}
