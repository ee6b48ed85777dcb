import { type Market, markets } from '../markets/market.ts'

interface LodgingPath {
  /** The part after the prefix, in lower case. */
  name: string
  /** False when the prefix is another edition's. */
  ownPrefix: boolean
}

/**
 * '/sommerhus-bl1234/' → bl1234; null for a path that can be no house's in any edition: '/ferienhaus-mieten/' is whatever
 * the editors make of it (specification, section 5: letters and digits with at least one digit).
 */
export function parseLodgingPath(path: string, market: Market): LodgingPath | null {
  for (const { lodgingPrefix } of markets) {
    const start = `/${lodgingPrefix}-`
    if (!path.startsWith(start) || path.indexOf('/', 1) !== path.length - 1) continue
    const name = path.slice(start.length, -1)
    return isHouseCode(name) ? { name, ownPrefix: lodgingPrefix === market.lodgingPrefix } : null
  }
  return null
}

/** A house's code: letters and digits with at least one digit (specification, section 5). */
export function isHouseCode(name: string): boolean {
  return /^(?=.*\d)[a-z0-9]{2,12}$/i.test(name)
}

/** A house's code as it is stored, where it is typed as it is spoken: 'bk 4444', 'BK-4444'. */
export function joinHouseCode(typed: string): string {
  return typed.replace(/[\s.-]/g, '').toUpperCase()
}
