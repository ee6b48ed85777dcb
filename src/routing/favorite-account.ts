import type { SiteRequest } from '../site-context.ts'
import type { FavoriteAccount } from './keep-favorites.ts'

/** Whose account a request's favourites go to. */
export async function favoriteAccount(_c: SiteRequest): Promise<FavoriteAccount | null> {
  return null
}
