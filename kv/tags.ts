import type { EditionKey } from '../src/markets/market.ts'

/** Ids of the data in replies and records, as purges name them. */
export const tagOf = {
  /** The page at that path, in every edition. */
  page: (path: string) => `page:${path}`,
  /** An entry or a picture of the content service. */
  entry: (id: string) => `entry:${id}`,
  /** A house with all its stays: purged by every change of it. */
  lodging: (id: number) => `lodging:${id}`,
  /** A house with its offer, as in a search without dates. */
  house: (id: number) => `house:${id}`,
  /** Any house in that place of the location table. */
  location: (id: number) => `location:${id}`,
  market: (market: EditionKey) => `market:${market}`,
  menu: 'menu',
  settings: 'settings',
  redirects: 'redirects',
} as const
