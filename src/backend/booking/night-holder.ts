import { digestHex } from '../../domain/digests.ts'

/** The holder in the tables: a digest, because the hold's id gives access to it. */
export async function holderOf(holdId: string): Promise<string> {
  return `hold:${await digestOf(holdId)}`
}

/** The network line in the tables: comparable, but without the address. */
export async function networkOf(line: string): Promise<string> {
  return digestOf(`network ${line}`)
}

async function digestOf(text: string): Promise<string> {
  return (await digestHex(text)).slice(0, 32)
}

export function toSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000)
}

/**
 * SQL: whether nobody holds a night of the stay in the row `alias` of booking_option. Houses without any hold, nearly
 * every one, are sorted out first. An expired hold does not count; nor does the reader's own.
 * @param now null where it is known that none has expired
 */
export function notHeldSql(alias: string, now: Date | null): string {
  const live = liveHolds(now)
  return `(${alias}.lodging_id NOT IN (SELECT lodging_id FROM night WHERE ${live})
    OR NOT EXISTS (SELECT 1 FROM night WHERE ${nightsOfStay(alias)} AND ${live}))`
}

/** SQL: seconds since 1970 until which a night of that stay is held, the last of its holds; null where none is. */
export function heldUntilSql(alias: string, now: Date, own?: string): string {
  const live = liveHolds(now, own)
  return `(CASE WHEN ${alias}.lodging_id IN (SELECT lodging_id FROM night WHERE ${live})
    THEN (SELECT MAX(expires_at) FROM night WHERE ${nightsOfStay(alias)} AND ${live}) END)`
}

function liveHolds(now: Date | null, own?: string): string {
  const live = now ? `expires_at > ${toSeconds(now)}` : 'expires_at IS NOT NULL'
  return own ? `${live} AND holder <> '${own}'` : live
}

function nightsOfStay(alias: string): string {
  return `lodging_id = ${alias}.lodging_id AND date >= ${alias}.arrival
    AND date < date(${alias}.arrival, '+' || ${alias}.duration || ' days')`
}
