import { getCookie } from 'hono/cookie'
import * as v from 'valibot'
import { envelope } from '../contracts/envelope.ts'
import { FavoriteChangesSchema, type FavoriteState } from '../contracts/favorites.ts'
import type { Deps } from '../deps.ts'
import { changeFavorite } from '../domain/favorite-account.ts'
import { deviceOf, syncFavorites } from '../routing/keep-favorites.ts'
import { createRenderContext } from '../routing/render-context.ts'
import type { SiteRequest } from '../site-context.ts'

/**
 * GET /api/favorites/: whose list this browser's is now, and what it holds. POST with {changes} first tells the account
 * what was changed here. It sets no cookies: what is pressed while it is under way would be overwritten. The browser
 * puts the answer together with what it has by then.
 */
export function answerFavorites(deps: Deps) {
  return async function answerFavoritesOfGuest(c: SiteRequest): Promise<Response> {
    c.header('cache-control', 'private, no-store')
    const given = c.req.method === 'POST' ? v.safeParse(FavoriteChangesSchema, await jsonOf(c)) : null
    if (given && !given.success) {
      const message = 'Favourites are changed by {"changes": [12, -34]}, in JSON.'
      return c.json({ error: { code: 'invalid_request', message } }, 400)
    }
    const { favoriteAccount, services } = createRenderContext(c, deps)
    const account = await favoriteAccount()
    const changes = given?.output.changes ?? []
    const device = changes.reduce(changeFavorite, deviceOf({ get: (name) => getCookie(c, name) }))
    const synced = await syncFavorites(device, account, services.favorites)
    const state: FavoriteState = {
      account: account?.user ?? null,
      ids: synced.device.ids,
      open: synced.device.queue,
    }
    const isUnknown = account === undefined || (account !== null && !synced.stored)
    return c.json(envelope(state), isUnknown ? 502 : 200)
  }
}

/** A page of another site can send no JSON without asking first. */
async function jsonOf(c: SiteRequest): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '')) return undefined
  return c.req.json().catch(() => undefined)
}
