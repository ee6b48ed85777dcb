import type { Handler, Hono } from 'hono'
import * as v from 'valibot'
import { type Env, readVariables } from '../../env.ts'
import { deleteDraft, setArchived } from '../draft-store.ts'
import { type ChangedAsset, notifyChange } from '../notify-change.ts'
import { type Listed, type ListQuery, readListQuery, selected } from './list-query.ts'
import { mismatch, namesOtherVersion, noContent, notFound, refusal, reply, type SpaceContext } from './replies.ts'

interface Item extends ChangedAsset {
  version: number
  /** Null: it is not archived. */
  archived: object | null
}

/** What entries and assets differ in. */
export interface ItemKind<Stored extends Item> {
  name: 'Entry' | 'Asset'
  path: '/entries' | '/assets'
  /** The table of what is not published. */
  drafts: 'draft' | 'asset_draft'
  listed: Listed
  /** Those that there are, in the order of their ids. */
  read(db: D1Database, ids: readonly string[]): Promise<Stored[]>
  shown(c: SpaceContext, item: Stored): { sys: object; fields: object }
  /** Deletes what depends on it. */
  deleted?(env: Env, item: Stored): Promise<void>
}

type ItemHandler<Stored> = (c: SpaceContext, item: Stored) => Promise<Response>

/** Lists them, shows, deletes and archives one: the same for entries and assets. */
export function routeItems<Stored extends Item>(app: Hono<{ Bindings: Env }>, kind: ItemKind<Stored>): void {
  const { path, listed, drafts } = kind
  const one = `${path}/:id` as const

  app.get(path, async (c) => {
    const parameters = new URL(c.req.url).searchParams
    const query = readListQuery(parameters, listed)
    if (typeof query === 'string') return refusal(c, 400, 'InvalidQuery', query)
    const { ids, total } = await listIds(c.env.DB, listed, query)
    const items = (await kind.read(c.env.DB, ids)).map((item) => selected(parameters, kind.shown(c, item)))
    return reply(c, { sys: { type: 'Array' }, total, skip: query.skip, limit: query.limit, items })
  })

  app.get(
    one,
    withItem(kind, async (c, item) => reply(c, kind.shown(c, item))),
  )

  app.delete(
    one,
    withItem(kind, async (c, item) => {
      if (item.publishedVersion !== null) return refusal(c, 400, 'BadRequest', 'Cannot delete published')
      if (!(await deleteDraft(c.env.DB, drafts, item))) return overtaken(c, kind, item.id)
      await kind.deleted?.(c.env, item)
      return noContent(c)
    }),
  )

  const archive = async (c: SpaceContext, item: Stored, isArchived: boolean) =>
    (await setArchived(c.env.DB, drafts, item, isArchived)) ? show(c, kind, item.id) : overtaken(c, kind, item.id)

  app.put(
    `${one}/archived`,
    withItem(kind, async (c, item) => {
      if (item.publishedVersion !== null) return refusal(c, 400, 'BadRequest', 'Cannot archive published')
      return item.archived ? refusal(c, 400, 'BadRequest', 'Already archived') : archive(c, item, true)
    }),
  )

  app.delete(
    `${one}/archived`,
    withItem(kind, async (c, item) =>
      item.archived ? archive(c, item, false) : refusal(c, 400, 'BadRequest', 'Not archived'),
    ),
  )
}

const IdsSchema = v.array(v.object({ id: v.string() }))
const TotalSchema = v.tuple([v.object({ total: v.number() })])

/** Ids of the items requested, in their order, and how many there are in all. */
async function listIds(
  db: D1Database,
  { rows }: Listed,
  { where, orderBy, values, limit, skip }: ListQuery,
): Promise<{ ids: string[]; total: number }> {
  const managed = `WITH managed AS (${rows})`
  const [found, total] = await db.batch([
    db
      .prepare(`${managed} SELECT id FROM managed WHERE ${where} ORDER BY ${orderBy} LIMIT ? OFFSET ?`)
      .bind(...values, limit, skip),
    db.prepare(`${managed} SELECT count(*) AS total FROM managed WHERE ${where}`).bind(...values),
  ])
  return {
    ids: v.parse(IdsSchema, found?.results ?? []).map(({ id }) => id),
    total: v.parse(TotalSchema, total?.results ?? [])[0].total,
  }
}

/** With the item that the path names; a version that the caller names has to be the item's. */
export function withItem<Stored extends Item>(
  kind: ItemKind<Stored>,
  handle: ItemHandler<Stored>,
): Handler<{ Bindings: Env }, `${string}/:id`> {
  return withAnyVersion(kind, async (c, item) =>
    namesOtherVersion(c, item) ? mismatch(c, item.version) : handle(c, item),
  )
}

/** The same where `handle` looks at the version itself. */
export function withAnyVersion<Stored extends Item>(
  kind: ItemKind<Stored>,
  handle: ItemHandler<Stored>,
): Handler<{ Bindings: Env }, `${string}/:id`> {
  return async (c) => {
    const item = await readItem(c, kind, c.req.param('id'))
    return item ? handle(c, item) : notFound(c, kind.name, c.req.param('id'))
  }
}

export async function readItem<Stored extends Item>(
  c: SpaceContext,
  kind: ItemKind<Stored>,
  id: string,
): Promise<Stored | null> {
  const [item = null] = await kind.read(c.env.DB, [id])
  return item
}

/** As it is after what was done to it. */
export async function show<Stored extends Item>(
  c: SpaceContext,
  kind: ItemKind<Stored>,
  id: string,
  status: 200 | 201 = 200,
): Promise<Response> {
  const item = await readItem(c, kind, id)
  return item ? reply(c, kind.shown(c, item), status) : notFound(c, kind.name, id)
}

/**
 * The entry after publishing or unpublishing. The listener is notified behind the reply: it may be slow.
 * @param beside further members of the reply
 */
export async function showChanged<Stored extends Item>(
  c: SpaceContext,
  kind: ItemKind<Stored>,
  action: 'publish' | 'unpublish',
  id: string,
  beside: object = {},
): Promise<Response> {
  const item = await readItem(c, kind, id)
  if (!item) return notFound(c, kind.name, id)
  const { webhook } = readVariables(c.env)
  c.executionCtx.waitUntil(notifyChange(webhook, action, item).catch((error) => console.error(error)))
  return reply(c, { ...kind.shown(c, item), ...beside })
}

/** Somebody else has saved or published it between the look and the write. */
export async function overtaken<Stored extends Item>(
  c: SpaceContext,
  kind: ItemKind<Stored>,
  id: string,
): Promise<Response> {
  const item = await readItem(c, kind, id)
  return item ? mismatch(c, item.version) : notFound(c, kind.name, id)
}
