import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { type Favorite, FavoriteSchema, favoriteOrders, type StoredFavorite } from '../../contracts/favorites.ts'
import { type OrderBy, readOrderBy } from '../../contracts/order-by.ts'
import { findSession } from '../auth/sessions.ts'
import type { Env } from '../env.ts'
import { failure, invalidRequest } from '../middleware/failures.ts'
import { bearerToken } from '../tokens.ts'

interface FavoritesContext {
  Bindings: Env
  Variables: { userId: number }
}

const path = '/rest/v1/entities/favorites'
const noStore = { 'cache-control': 'no-store' }

/**
 * The favourites service (specification, section 7): each user's own, by the bearer token of the auth service. Creating
 * one twice returns the existing one; replies reveal nothing of others' favourites.
 */
export const favoritesApp = new Hono<FavoritesContext>({ strict: false })

favoritesApp.use(async (c, next) => {
  const token = bearerToken(c.req.header('authorization'))
  const session = token === undefined ? null : await findSession(c.env.DB, token)
  if (session?.kind !== 'session') return failure(c, 401, 'unauthorized', 'The bearer token is missing, wrong or over.')
  c.set('userId', session.account.id)
  await next()
})

favoritesApp.get(path, async (c) => {
  const parsed = readList(new URL(c.req.url).searchParams)
  if (parsed.kind === 'wrong') return failure(c, 400, 'invalid_request', `Wrong: ${parsed.names.join(', ')}.`)
  const { page, limit } = parsed.list
  const { favorites, total } = await listFavorites(c.env.DB, { ...parsed.list, userId: c.get('userId') })
  return c.json({ data: favorites, meta: { total, page, pages: Math.ceil(total / limit) } }, 200, noStore)
})

favoritesApp.post(path, async (c) => {
  const favorite = v.safeParse(FavoriteSchema, await jsonOf(c))
  if (!favorite.success) return invalidRequest(c, favorite.issues)
  const creation = await createFavorite(c.env.DB, c.get('userId'), favorite.output, Date.now())
  if (creation.kind === 'full') return failure(c, 409, 'too_many', 'This user has as many favourites as there may be.')
  return c.json({ data: creation.favorite, meta: {} }, creation.kind === 'created' ? 201 : 200, noStore)
})

favoritesApp.put(`${path}/:id{[1-9]\\d{0,8}}`, async (c) => {
  const change = v.safeParse(v.pick(FavoriteSchema, ['comment']), await jsonOf(c))
  if (!change.success) return invalidRequest(c, change.issues)
  const id = Number(c.req.param('id'))
  const favorite = await updateFavorite(c.env.DB, c.get('userId'), id, change.output.comment, Date.now())
  return favorite ? c.json({ data: favorite, meta: {} }, 200, noStore) : unknownFavorite(c)
})

favoritesApp.delete(`${path}/:id{[1-9]\\d{0,8}}`, async (c) => {
  const favorite = await deleteFavorite(c.env.DB, c.get('userId'), Number(c.req.param('id')))
  return favorite ? c.json({ data: favorite, meta: {} }, 200, noStore) : unknownFavorite(c)
})

function jsonOf(c: Context): Promise<unknown> {
  return c.req.json().catch(() => undefined)
}

function unknownFavorite(c: Context): Response {
  return failure(c, 404, 'unknown_favorite', 'This user has no such favourite.')
}

/** Favourites of one user: a guard against programs that never stop. */
export const maxOfUser = 2000

interface Row {
  id: number
  userId: number
  subjectType: string
  subjectId: number
  comment: string | null
  createdAt: number
  updatedAt: number
}

interface ListQuery {
  userId: number
  subjectType: string | null
  order: OrderBy<(typeof favoriteOrders)[number]>
  page: number
  limit: number
}

interface FavoriteList {
  favorites: StoredFavorite[]
  total: number
}

const columns = `id, user_id AS userId, subject_type AS subjectType, subject_id AS subjectId, comment,
  created_at AS createdAt, updated_at AS updatedAt`
const columnOf = { id: 'id', subjectId: 'subject_id', createdAt: 'created_at', updatedAt: 'updated_at' } as const

/** One page of the user's own. */
async function listFavorites(
  db: D1Database,
  { userId, subjectType, order, page, limit }: ListQuery,
): Promise<FavoriteList> {
  const where = 'user_id = ?1 AND (?2 IS NULL OR subject_type = ?2)'
  const sorted = [...order.map(({ field, direction }) => `${columnOf[field]} ${direction}`), 'id asc'].join(', ')
  const [rows, counted] = await db.batch<Row & { total: number }>([
    db
      .prepare(`SELECT ${columns} FROM favorite WHERE ${where} ORDER BY ${sorted} LIMIT ?3 OFFSET ?4`)
      .bind(userId, subjectType, limit, (page - 1) * limit),
    db.prepare(`SELECT count(*) AS total FROM favorite WHERE ${where}`).bind(userId, subjectType),
  ])
  return { favorites: rows?.results.map(favoriteOf) ?? [], total: counted?.results[0]?.total ?? 0 }
}

type Creation = { kind: 'created' | 'there'; favorite: StoredFavorite } | { kind: 'full' }

/** Saves it once: a user who has it already gets it as it is. */
async function createFavorite(
  db: D1Database,
  userId: number,
  { subjectType, subjectId, comment }: Favorite,
  now: number,
): Promise<Creation> {
  const created = await db
    .prepare(
      `INSERT INTO favorite (user_id, subject_type, subject_id, comment, created_at, updated_at)
       SELECT id, ?2, ?3, ?4, ?5, ?5 FROM account
       WHERE id = ?1 AND (SELECT count(*) FROM favorite WHERE user_id = ?1) < ${maxOfUser}
       ON CONFLICT DO NOTHING RETURNING ${columns}`,
    )
    .bind(userId, subjectType, subjectId, comment, now)
    .first<Row>()
  if (created) return { kind: 'created', favorite: favoriteOf(created) }
  const existing = await db
    .prepare(`SELECT ${columns} FROM favorite WHERE user_id = ?1 AND subject_type = ?2 AND subject_id = ?3`)
    .bind(userId, subjectType, subjectId)
    .first<Row>()
  return existing ? { kind: 'there', favorite: favoriteOf(existing) } : { kind: 'full' }
}

/** Null when the user has none with this id. */
async function updateFavorite(
  db: D1Database,
  userId: number,
  id: number,
  comment: string | null,
  now: number,
): Promise<StoredFavorite | null> {
  const row = await db
    .prepare(
      `UPDATE favorite SET comment = ?3, updated_at = max(?4, created_at) WHERE id = ?1 AND user_id = ?2
       RETURNING ${columns}`,
    )
    .bind(id, userId, comment, now)
    .first<Row>()
  return row && favoriteOf(row)
}

/** What was deleted; null when the user has none with this id. */
async function deleteFavorite(db: D1Database, userId: number, id: number): Promise<StoredFavorite | null> {
  const row = await db
    .prepare(`DELETE FROM favorite WHERE id = ?1 AND user_id = ?2 RETURNING ${columns}`)
    .bind(id, userId)
    .first<Row>()
  return row && favoriteOf(row)
}

function favoriteOf({ createdAt, updatedAt, ...row }: Row): StoredFavorite {
  return { ...row, createdAt: new Date(createdAt).toISOString(), updatedAt: new Date(updatedAt).toISOString() }
}

const NumberText = (max: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(1), v.maxValue(max))
const QuerySchema = v.object({
  subjectType: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z_]{0,39}$/))),
  page: v.optional(NumberText(100_000), '1'),
  limit: v.optional(NumberText(500), '100'),
})

type ReadList = { kind: 'list'; list: Omit<ListQuery, 'userId'> } | { kind: 'wrong'; names: string[] }

/** ?subjectType=&page=&limit=&order_by[field]=asc|desc. */
function readList(query: URLSearchParams): ReadList {
  const { subjectType, page, limit } = Object.fromEntries(query)
  const plain = v.safeParse(QuerySchema, { subjectType, page, limit })
  const order = readOrderBy(query, favoriteOrders)
  if (plain.success && order)
    return { kind: 'list', list: { ...plain.output, subjectType: plain.output.subjectType ?? null, order } }
  const wrong = plain.success ? [] : plain.issues.map((issue) => v.getDotPath(issue) ?? 'query')
  return { kind: 'wrong', names: [...new Set([...wrong, ...(order ? [] : ['order_by'])])] }
}
