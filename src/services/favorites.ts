import {
  type Favorite,
  FavoriteReplySchema,
  FavoritesReplySchema,
  lodgingSubject,
  type StoredFavorite,
} from '../contracts/favorites.ts'
import { parseReply, ServiceError } from './service-error.ts'
import { type Call, callService, type ServiceEndpoint } from './transport.ts'

/** The favourites of the bearer token's account. A refusal is a ServiceError. */
export interface FavoritesService {
  /** All houses that the user has saved, the oldest first. */
  lodgings(token: string): Promise<StoredFavorite[]>
  /** Creates it, or returns the existing one. */
  create(
    token: string,
    favorite: Pick<Favorite, 'subjectType' | 'subjectId'> & Partial<Favorite>,
  ): Promise<StoredFavorite>
  /** Changes its comment. */
  update(token: string, favorite: StoredFavorite): Promise<StoredFavorite>
  /** Deletes it; a missing one is no error. */
  remove(token: string, id: number): Promise<void>
}

const path = '/rest/v1/entities/favorites/'
const pageSize = 500
/** Limit for a service whose list never ends. */
const maxPages = 8

/** The favourites service (specification, section 7). */
export function createFavoritesService(
  endpoint: ServiceEndpoint,
  options: Pick<Call, 'signal' | 'deadline' | 'timed' | 'trace' | 'visitor' | 'onRetryAfter'>,
): FavoritesService {
  const call = (token: string, rest: Pick<Call, 'path' | 'method' | 'body'>) =>
    callService(endpoint, {
      operation: `${rest.method ?? 'GET'} favorites`,
      ...options,
      ...rest,
      headers: { authorization: `Bearer ${token}` },
    })
  const parse = (reply: unknown) => parseReply('favorites', FavoriteReplySchema, reply).data
  return {
    async lodgings(token) {
      const found: StoredFavorite[] = []
      for (let page = 1; page <= maxPages; page += 1) {
        const query = new URLSearchParams({
          subjectType: lodgingSubject,
          'order_by[createdAt]': 'asc',
          limit: String(pageSize),
          page: String(page),
        })
        const reply = await call(token, { path: `${path}?${query}` })
        const { data, meta } = parseReply('favorites', FavoritesReplySchema, reply)
        found.push(...data)
        if (page >= meta.pages) break
      }
      return found
    },
    create: async (token, favorite) =>
      parse(await call(token, { path, method: 'POST', body: { id: null, userId: 0, comment: null, ...favorite } })),
    update: async (token, favorite) =>
      parse(await call(token, { path: `${path}${favorite.id}/`, method: 'PUT', body: favorite })),
    async remove(token, id) {
      try {
        await call(token, { path: `${path}${id}/`, method: 'DELETE' })
      } catch (error) {
        if (!(error instanceof ServiceError && error.status === 404)) throw error
      }
    },
  }
}

/** Calls of one request; the rest of a long queue is sent with the next. */
const maxCalls = 40
const atOnce = 8

export interface AccountState {
  /** What the account holds now. */
  stored: StoredFavorite[]
  /** Changes that were not accepted, to be sent again. */
  open: number[]
}

/**
 * Sends the changes of a device (ids to add, negative ones to remove) to the account and returns its list after that. A
 * change that the account has already costs no call, so that sending twice is harmless.
 * @throws ServiceError where the list can't be read: then nothing was sent
 */
export async function notifyAccount(
  service: FavoritesService,
  token: string,
  queue: readonly number[],
): Promise<AccountState> {
  const stored = new Map((await service.lodgings(token)).map((each) => [each.subjectId, each]))
  const changes = queue.filter((change) => change > 0 !== stored.has(Math.abs(change)))
  const open = changes.slice(maxCalls)
  const now = changes.slice(0, maxCalls)

  async function send(change: number): Promise<void> {
    const existing = stored.get(-change)
    try {
      if (existing) {
        await service.remove(token, existing.id)
        stored.delete(existing.subjectId)
      } else if (change > 0) {
        stored.set(change, await service.create(token, { subjectType: lodgingSubject, subjectId: change }))
      }
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      open.push(change)
    }
  }

  for (let first = 0; first < now.length; first += atOnce) {
    await Promise.all(now.slice(first, first + atOnce).map(send))
  }
  return { stored: inOrder(stored.values()), open }
}

function inOrder(favorites: Iterable<StoredFavorite>): StoredFavorite[] {
  return [...favorites].sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id - b.id)
}
