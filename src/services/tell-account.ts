import { lodgingSubject, type StoredFavorite } from '../contracts/favorites.ts'
import type { FavoritesService } from './favorites.ts'
import { ServiceError } from './service-error.ts'

/** Calls for one request: the rest of a long queue goes with the next. */
const maxCalls = 40
const atOnce = 8

export interface AccountTold {
  /** What the account holds now. */
  stored: StoredFavorite[]
  /** Changes that it has not taken: to be told again. */
  open: number[]
}

/**
 * Tells an account's service what a device has changed (ids to add, negative ones to take away) and gives what it holds
 * then. What is as wished already costs no call, so that telling twice is telling once.
 * @throws ServiceError where even the list can't be had: then nothing was told
 */
export async function notifyAccount(
  service: FavoritesService,
  token: string,
  queue: readonly number[],
): Promise<AccountTold> {
  const stored = new Map((await service.lodgings(token)).map((each) => [each.subjectId, each]))
  const wanted = queue.filter((change) => change > 0 !== stored.has(Math.abs(change)))
  const open = wanted.slice(maxCalls)
  const now = wanted.slice(0, maxCalls)

  async function tell(change: number): Promise<void> {
    const there = stored.get(-change)
    try {
      if (there) {
        await service.remove(token, there.id)
        stored.delete(there.subjectId)
      } else if (change > 0) {
        stored.set(change, await service.create(token, { subjectType: lodgingSubject, subjectId: change }))
      }
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      open.push(change)
    }
  }

  for (let first = 0; first < now.length; first += atOnce) {
    await Promise.all(now.slice(first, first + atOnce).map(tell))
  }
  return { stored: inOrder(stored.values()), open }
}

function inOrder(favorites: Iterable<StoredFavorite>): StoredFavorite[] {
  return [...favorites].sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id - b.id)
}
