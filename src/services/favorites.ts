import {
  type Favorite,
  FavoriteReplySchema,
  FavoritesReplySchema,
  lodgingSubject,
  type StoredFavorite,
} from '../contracts/favorites.ts'
import { parseReply } from './parse-reply.ts'
import { ServiceError } from './service-error.ts'
import { type Call, callService, type ServiceEndpoint } from './transport.ts'

/** The favourites of whoever the bearer token is of. Every status is checked: what was refused is a ServiceError. */
export interface FavoritesService {
  /** All houses that the user has saved, the oldest first. */
  lodgings(token: string): Promise<StoredFavorite[]>
  /** Gives the one that is there, where there is one. */
  create(
    token: string,
    favorite: Pick<Favorite, 'subjectType' | 'subjectId'> & Partial<Favorite>,
  ): Promise<StoredFavorite>
  /** Changes its comment. */
  update(token: string, favorite: StoredFavorite): Promise<StoredFavorite>
  /** One that is gone already is gone. */
  remove(token: string, id: number): Promise<void>
}

const path = '/rest/v1/entities/favorites/'
const pageSize = 500
/** Of a service that never says that it is through. */
const maxPages = 8

/** The favourites service (specification, section 7). */
export function createFavoritesService(
  address: ServiceEndpoint,
  options: Pick<Call, 'signal' | 'deadline' | 'timed' | 'trace' | 'visitor' | 'onRetryAfter'>,
): FavoritesService {
  const call = (token: string, rest: Pick<Call, 'path' | 'method' | 'body'>) =>
    callService(address, {
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
