import * as v from 'valibot'
import { cookieOf, writeCookie } from '../../../client/cookies.ts'
import { favoritesTimeout } from '../../../client/measures.ts'
import { FavoriteStateSchema } from '../../contracts/favorites.ts'
import {
  changedCookies,
  type DeviceFavorites,
  followAccount,
  forgetMerged,
  readDevice,
  settleFavorites,
} from '../../domain/favorite-account.ts'
import { favoritesChannel, favoritesCookie, favoritesQueueCookie, serializeOwnQueue } from '../../domain/favorites.ts'

const url = '/api/favorites/'

/** `again`: more waits that the account would take. `left`: nobody is signed in here any more. */
export type Sent = 'done' | 'again' | 'left' | 'failed'

/**
 * Tells the account what waits on this device and takes over what it holds, one tab at a time. What is pressed meanwhile
 * stays as it is pressed, and waits for the next time.
 */
export async function sendFavorites(root: Document): Promise<Sent> {
  if (!('locks' in navigator)) return send(root)
  return navigator.locks.request(favoritesChannel, () => send(root))
}

async function send(root: Document): Promise<Sent> {
  const before = deviceOf(root)
  const state = await ask(before.queue)
  if (!state) return 'failed'
  const { account, ids: stored, open } = state
  const now = deviceOf(root)
  const device = followAccount(now, account)
  const sent = followAccount(before, account).queue
  const settled = account === null ? device : settleFavorites(device, { sent, open, stored })
  keep(root, now, settled)
  if (before.account && account === null) return 'left'
  if (settled.queue.length === 0) return 'done'
  return settled.queue.length < sent.length ? 'again' : 'failed'
}

async function ask(changes: readonly number[]) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ changes }),
      signal: AbortSignal.timeout(favoritesTimeout),
    })
    return response.ok ? v.parse(FavoriteStateSchema, await response.json()).data : null
  } catch {
    return null
  }
}

export function deviceOf(root: Document): DeviceFavorites {
  return readDevice((name) => cookieOf(root, name))
}

/** A heart that a guest presses after a logout: the next login merges that house anew. */
export function forgetOnDevice(root: Document, id: number): void {
  const device = deviceOf(root)
  keep(root, device, forgetMerged(device, id))
}

/** Hearts of all tabs show it at once. */
function keep(root: Document, before: DeviceFavorites, after: DeviceFavorites): void {
  const changed = changedCookies(before, after)
  for (const [name, value] of changed) {
    const own = name === favoritesQueueCookie.name && value !== null ? serializeOwnQueue(after.queue) : value
    writeCookie(root, { ...favoritesCookie, name }, own)
  }
  if (changed.size === 0) return
  const tabs = new BroadcastChannel(favoritesChannel)
  tabs.postMessage(null)
  tabs.close()
}
