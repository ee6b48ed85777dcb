import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { FavoriteSchema } from '../../contracts/favorites.ts'
import { findSession } from '../auth/sessions.ts'
import type { Env } from '../env.ts'
import { failure, invalidRequest } from '../middleware/failures.ts'
import { bearerToken } from '../tokens.ts'
import { createFavorite, deleteFavorite, listFavorites, readList, updateFavorite } from './store.ts'

interface FavoritesContext {
  Bindings: Env
  Variables: { userId: number }
}

const path = '/rest/v1/entities/favorites'
const noStore = { 'cache-control': 'no-store' }

/**
 * The favourites service (specification, section 7): each user's own, by the bearer token of the auth service. Making
 * one twice gives the one that is there; of others' favourites nothing can be told from a reply.
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
