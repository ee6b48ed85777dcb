import * as v from 'valibot'
import { type Favorite, favoriteOrders, type StoredFavorite } from '../../contracts/favorites.ts'
import { type OrderBy, readOrderBy } from '../../contracts/order-by.ts'

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
export async function listFavorites(
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
export async function createFavorite(
  db: D1Database,
  userId: number,
  { subjectType, subjectId, comment }: Favorite,
  now: number,
): Promise<Creation> {
  const created = await db
    .prepare(
      `INSERT INTO favorite (user_id, subject_type, subject_id, comment, created_at, updated_at)
       SELECT ?1, ?2, ?3, ?4, ?5, ?5 WHERE (SELECT count(*) FROM favorite WHERE user_id = ?1) < ${maxOfUser}
       ON CONFLICT DO NOTHING RETURNING ${columns}`,
    )
    .bind(userId, subjectType, subjectId, comment, now)
    .first<Row>()
  if (created) return { kind: 'created', favorite: favoriteOf(created) }
  const there = await db
    .prepare(`SELECT ${columns} FROM favorite WHERE user_id = ?1 AND subject_type = ?2 AND subject_id = ?3`)
    .bind(userId, subjectType, subjectId)
    .first<Row>()
  return there ? { kind: 'there', favorite: favoriteOf(there) } : { kind: 'full' }
}

/** Null when the user has none with this id. */
export async function updateFavorite(
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
export async function deleteFavorite(db: D1Database, userId: number, id: number): Promise<StoredFavorite | null> {
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
export function readList(query: URLSearchParams): ReadList {
  const { subjectType, page, limit } = Object.fromEntries(query)
  const plain = v.safeParse(QuerySchema, { subjectType, page, limit })
  const order = readOrderBy(query, favoriteOrders)
  if (plain.success && order)
    return { kind: 'list', list: { ...plain.output, subjectType: plain.output.subjectType ?? null, order } }
  const wrong = plain.success ? [] : plain.issues.map((issue) => v.getDotPath(issue) ?? 'query')
  return { kind: 'wrong', names: [...new Set([...wrong, ...(order ? [] : ['order_by'])])] }
}
