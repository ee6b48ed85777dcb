import { FavoriteChangesSchema, type FavoriteState } from '../../contracts/favorites.ts'
import type { Deps } from '../../deps.ts'
import { changeFavorite } from '../../domain/favorite-account.ts'
import { jsonEndpoint } from '../../routing/json-endpoint.ts'
import { deviceOf, syncFavorites } from '../../routing/store-favorites.ts'
import { cacheControl } from '../../routing/visibility.ts'
import type { SiteRequest } from '../../site-context.ts'

/**
 * GET /api/favorites/: the account of this browser's list, and its houses. POST with {changes} first sends the account
 * what was changed here. It sets no cookies: what is pressed while it is under way would be overwritten. The browser
 * merges the reply with what it has by then.
 */
export function handleFavorites(deps: Deps) {
  return jsonEndpoint<FavoriteState, undefined, { changes: number[] }>(deps, {
    body: FavoriteChangesSchema,
    readBody: async (c) => (c.req.method === 'POST' ? readStrictJson(c) : { changes: [] }),
    invalidMessage: 'Favourites are changed by {"changes": [12, -34]}, in JSON.',
    cacheControl: cacheControl.private,
    async load({ c, context: { favoriteAccount, cookies, services }, body: { changes } }) {
      const account = await favoriteAccount()
      const device = changes.reduce(changeFavorite, deviceOf(cookies))
      const synced = await syncFavorites(device, account, services.favorites)
      const isUnknown = account === undefined || (account !== null && !synced.stored)
      if (isUnknown) c.status(502)
      return { account: account?.user ?? null, ids: synced.device.ids, open: synced.device.queue }
    },
  })
}

/** A page of another site can send no JSON without asking first. */
async function readStrictJson(c: SiteRequest): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? '')) return undefined
  return c.req.json().catch(() => undefined)
}
