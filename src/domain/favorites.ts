const maxAge = 365 * 24 * 60 * 60

/** The list that hearts and pages read. */
export const favoritesCookie = { name: 'marehalm_favorites', maxAge } as const
/** While the list belongs to an account: the account, and the device's list before. */
export const favoritesAccountCookie = { name: 'marehalm_favorites_account', maxAge } as const
/** Changes that have not been sent to the account yet. */
export const favoritesQueueCookie = { name: 'marehalm_favorites_queue', maxAge } as const
/** From a logout to the next login: the houses that this account has, and the removals that it does not know of. */
export const favoritesMergedCookie = { name: 'marehalm_favorites_merged', maxAge } as const

/** Event on the document and between tabs when a favourite was added, changed or removed. */
export const favoriteEvent = 'favorite:crud'
/** Event on the document when a heart was pressed and the list is full. */
export const favoritesFull = 'favorites:full'
export const favoritesChannel = 'marehalm_favorites'

export interface FavoriteCrud {
  type: 'create' | 'update' | 'delete'
  subjectId: number
}

/** Houses that a heart adds to a list; beyond them it says that the list is full. */
export const maxFavorites = 200
/** Ids that fit into one cookie, and that a shared list has at most: two full lists that became one. */
export const maxStored = 400

/** The cookie's value, '12.34.56', → lodging ids, newest last. Anything that is no id is left out. */
export function parseFavorites(value: string | undefined): number[] {
  return parseIds(value, /^[1-9]\d{0,8}$/)
}

/** The queue's value, '12.-34', → what to add, and with a minus what to take away. */
export function parseQueue(value: string | undefined): number[] {
  return parseIds(value, /^-?[1-9]\d{0,8}$/)
}

export function serializeFavorites(ids: readonly number[]): string {
  return ids.slice(-maxStored).join('.')
}

/**
 * Marks the queue as written by scripts rather than by the server: scripts send it themselves, and add to it while
 * pages are on their way, so that no page may clear it.
 */
export function serializeOwnQueue(queue: readonly number[]): string {
  return `.${serializeFavorites(queue)}`
}

export function isOwnQueue(value: string | undefined): boolean {
  return value?.startsWith('.') ?? false
}

/** Adds or removes the house; a full list stays as it is. */
export function toggleFavorite(ids: readonly number[], lodgingId: number): number[] {
  if (ids.includes(lodgingId)) return ids.filter((id) => id !== lodgingId)
  return ids.length < maxFavorites ? [...ids, lodgingId] : [...ids]
}

/** Adds a change; the last one of each house counts. */
export function queueChange(queue: readonly number[], change: number): number[] {
  return [...queue.filter((each) => Math.abs(each) !== Math.abs(change)), change]
}

function parseIds(value: string | undefined, form: RegExp): number[] {
  const ids = (value ?? '').split('.').filter((part) => form.test(part))
  return [...new Set(ids.map(Number))].slice(-maxStored)
}
