export const favoritesCookie = { name: 'marehalm_favorites', maxAge: 365 * 24 * 60 * 60 } as const
const mostFavorites = 200

/** The cookie's value, '12.34.56', → lodging ids, newest last. Anything that is no id is left out. */
export function parseFavorites(value: string | undefined): number[] {
  const ids = (value ?? '').split('.').filter((part) => /^[1-9]\d{0,8}$/.test(part))
  return [...new Set(ids.map(Number))].slice(-mostFavorites)
}

export function serializeFavorites(ids: readonly number[]): string {
  return ids.slice(-mostFavorites).join('.')
}

export function toggleFavorite(ids: readonly number[], lodgingId: number): number[] {
  return ids.includes(lodgingId) ? ids.filter((id) => id !== lodgingId) : [...ids, lodgingId]
}
