import { markets } from '../markets/market.ts'
import type { Head } from './page.ts'

/** Alternates of a page whose path is the same in every edition. */
export function sameInAll(path: string): NonNullable<Head['alternates']> {
  return Object.fromEntries(markets.map(({ key }) => [key, path]))
}
