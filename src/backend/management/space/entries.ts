import { Hono } from 'hono'
import * as v from 'valibot'
import { contentModel, FieldsSchema } from '../../../contracts/content-model.ts'
import type { EntryFault } from '../../../contracts/entry.ts'
import { randomHex } from '../../../domain/digests.ts'
import { findFaults } from '../../../domain/publishing/check-entry.ts'
import type { Env } from '../../env.ts'
import { publishEntry, readEntries, type StoredEntry, saveDraft, unpublishEntry } from '../draft-store.ts'
import { entriesLinkingTo, publishedIn, redirectMoved, rememberPaths } from '../published.ts'
import { type ItemKind, overtaken, readItem, routeItems, show, showChanged, withItem } from './items.ts'
import { listedEntries } from './list-query.ts'
import {
  invalid,
  isId,
  isVersion,
  linkTo,
  mismatch,
  placeOf,
  refusal,
  type SpaceContext,
  type ValueFault,
} from './replies.ts'

const BodySchema = v.object({ fields: FieldsSchema })

/** Entries as editors change them: each change on the version that the caller knows. */
export const entriesApp = new Hono<{ Bindings: Env }>()

const entries: ItemKind<StoredEntry> = {
  ...{ name: 'Entry', path: '/entries', drafts: 'draft', listed: listedEntries },
  ...{ read: readEntries, shown },
}
routeItems(entriesApp, entries)

entriesApp.post('/entries', (c) => save(c, randomHex(11), null))

const one = '/entries/:id'

entriesApp.put(one, async (c) => {
  const id = c.req.param('id')
  return save(c, id, await readItem(c, entries, id))
})

entriesApp.put(
  `${one}/published`,
  withItem(entries, async (c, entry) => {
    if (!isVersion(c, entry)) return mismatch(c, entry.version)
    if (entry.archived) return refusal(c, 400, 'BadRequest', 'Cannot publish archived')
    if (await namesLocales(c)) return refusal(c, 400, 'BadRequest', 'An entry is published in all its locales at once.')
    const faults = await findFaults(entry, publishedIn(c.env.DB))
    if (faults.length > 0) return invalid(c, faults.map(valueFault))
    const publishedAt = new Date().toISOString()
    const isPublished = await publishEntry(c.env.DB, entry, publishedAt, await redirectMoved(c.env.DB, entry))
    return isPublished ? showChanged(c, entries, 'publish', entry.id) : overtaken(c, entries, entry.id)
  }),
)

entriesApp.delete(
  `${one}/published`,
  withItem(entries, async (c, entry) => {
    if (entry.publishedVersion === null) return refusal(c, 400, 'BadRequest', 'Not published')
    const linkedFrom = await entriesLinkingTo(c.env.DB, entry.id)
    const isUnpublished = await unpublishEntry(c.env.DB, entry, await rememberPaths(c.env.DB, entry))
    if (!isUnpublished) return overtaken(c, entries, entry.id)
    // Their links lead to nothing from now on.
    return showChanged(c, entries, 'unpublish', entry.id, { linkedFrom })
  }),
)

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
  if (!(await saveDraft(c.env.DB, entry, before?.version ?? 0))) return overtaken(c, entries, id)
  return show(c, entries, id, before ? 200 : 201)
}

/** Whether some locales of the entry are to be published, and others not. */
async function namesLocales(c: SpaceContext): Promise<boolean> {
  const body: unknown = await c.req.json().catch(() => null)
  return typeof body === 'object' && body !== null && ('add' in body || 'remove' in body)
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

function valueFault({ field, locale, reason }: EntryFault): ValueFault {
  return { name: 'published', path: ['fields', field, ...(locale ? [locale] : [])], details: reason }
}
