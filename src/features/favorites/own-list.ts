import type { StoredFavorite } from '../../contracts/favorites.ts'
import { applyChanges, changeFavorite, type DeviceFavorites } from '../../domain/favorite-account.ts'
import { favoritesQueueCookie, isOwnQueue, maxFavorites } from '../../domain/favorites.ts'
import { deviceOf, keepDevice, syncFavorites } from '../../routing/keep-favorites.ts'
import type { RenderContext } from '../../routing/page.ts'

export interface OwnList {
  /** Lodging ids, newest last. */
  ids: number[]
  /** What the account holds; null for a guest without one, and while its service does not answer. */
  stored: StoredFavorite[] | null
  hasAccount: boolean
}

/** The guest's list as it is now, with the account's where somebody is signed in. */
export function readOwnList(request: RenderContext): Promise<OwnList> {
  return keepOwnList(request, [])
}

/** The same after these changes: ids to add, negative ones to take away. */
export async function keepOwnList(request: RenderContext, changes: readonly number[]): Promise<OwnList> {
  const { cookies, services } = request
  const account = await request.favoriteAccount()
  const before = deviceOf(cookies)
  const isSentByScripts = changes.length === 0 && isOwnQueue(cookies.get(favoritesQueueCookie.name))
  const changed = changes.reduce(changeFavorite, before)
  const { device, stored } = await syncFavorites(changed, account, services.favorites, !isSentByScripts)
  keepDevice(cookies, before, device)
  // What the account has beyond what a cookie holds is listed too.
  const ids = stored
    ? applyChanges(
        stored.map(({ subjectId }) => subjectId),
        device.queue,
      )
    : device.ids
  return { ids, stored, hasAccount: device.account !== null }
}

/** What would make the list longer than it may be is left out, the last first. */
export function withRoom({ ids }: Pick<DeviceFavorites, 'ids'>, added: readonly number[]): number[] {
  const fresh = [...new Set(added)].filter((id) => !ids.includes(id))
  return fresh.slice(0, Math.max(0, maxFavorites - ids.length))
}
