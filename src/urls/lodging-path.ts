import { isHouseCode } from '../domain/house-codes.ts'
import { type Market, markets } from '../markets/market.ts'

export interface LodgingPath {
  /** The part after the prefix, in lower case. */
  name: string
  /** False when the prefix is another edition's. */
  ownPrefix: boolean
  /** False when the name breaks the rule of house codes: the page is then not found. */
  valid: boolean
}

/** '/sommerhus-bl1234/' → bl1234; null for a path that is no house's in any edition. */
export function parseLodgingPath(path: string, market: Market): LodgingPath | null {
  for (const { lodgingPrefix } of markets) {
    const start = `/${lodgingPrefix}-`
    if (!path.startsWith(start) || path.indexOf('/', 1) !== path.length - 1) continue
    const name = path.slice(start.length, -1)
    return { name, ownPrefix: lodgingPrefix === market.lodgingPrefix, valid: isHouseCode(name) }
  }
  return null
}
