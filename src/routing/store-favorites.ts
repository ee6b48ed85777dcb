import type { StoredFavorite } from '../contracts/favorites.ts'
import {
  changedCookies,
  type DeviceFavorites,
  followAccount,
  readDevice,
  settleFavorites,
} from '../domain/favorite-account.ts'
import { favoritesCookie } from '../domain/favorites.ts'
import { type FavoritesService, notifyAccount } from '../services/favorites.ts'
import { ServiceError } from '../services/service-error.ts'
import type { Cookies } from './page.ts'

/** The signed-in user, for favourites. */
export interface FavoriteAccount {
  /** Ten hexadecimal digits that identify this user, without saying who it is. */
  user: string
  /** The session's bearer token. */
  token: string
}

export interface SyncedFavorites {
  device: DeviceFavorites
  /** What the account's service holds; null for a guest without one, and while the service does not answer. */
  stored: StoredFavorite[] | null
}

/**
 * The device's favourites for the user who is signed in now, sent to the account where there is one. Called whenever a
 * request shows a login or logout, it makes up for what that should have done; changes that the service does not accept
 * wait in the queue. While it is unknown who is signed in (undefined), nothing changes.
 */
export async function syncFavorites(
  given: DeviceFavorites,
  account: FavoriteAccount | null | undefined,
  service: FavoritesService,
  /** False: the account is only read, and the queue is left to the script that sends it. */
  isReported = true,
): Promise<SyncedFavorites> {
  if (account === undefined) return { device: given, stored: null }
  const device = followAccount(given, account?.user ?? null)
  if (!account) return { device, stored: null }
  const sent = isReported ? device.queue : []
  try {
    const { stored, open } = await notifyAccount(service, account.token, sent)
    const ids = stored.map(({ subjectId }) => subjectId)
    return { device: settleFavorites(device, { sent, open, stored: ids }), stored }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return { device, stored: null }
  }
}

/** A login without scripts: the list becomes one with the account's, on both sides. It never fails a login. */
export async function favoritesAtLogin(
  cookies: Cookies,
  account: FavoriteAccount,
  service: FavoritesService,
): Promise<void> {
  const before = deviceOf(cookies)
  storeDevice(cookies, before, (await syncFavorites(before, account, service)).device)
}

/**
 * A logout: the account gets the pending changes while the token is still valid, and the device gets back the list from
 * before the login.
 */
export async function favoritesAtLogout(
  cookies: Cookies,
  account: FavoriteAccount | null,
  service: FavoritesService,
): Promise<void> {
  const before = deviceOf(cookies)
  const isOwn = account !== null && before.account?.user === account.user && before.queue.length > 0
  const stored = isOwn ? (await syncFavorites(before, account, service)).device : before
  storeDevice(cookies, before, followAccount(stored, null))
}

export function deviceOf(cookies: Pick<Cookies, 'get'>): DeviceFavorites {
  return readDevice((name) => cookies.get(name))
}

/** Writes the cookies that have changed; scripts can read them. */
export function storeDevice(cookies: Cookies, before: DeviceFavorites, after: DeviceFavorites): void {
  for (const [name, value] of changedCookies(before, after)) {
    cookies.set(name, value ?? '', { maxAge: value === null ? 0 : favoritesCookie.maxAge, httpOnly: false })
  }
}
