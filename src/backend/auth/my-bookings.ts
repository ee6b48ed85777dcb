import * as v from 'valibot'
import { PriceLineSchema } from '../../contracts/booking.ts'
import { addressKeys } from '../../contracts/session.ts'
import { withAdditions } from '../../domain/booking/additions.ts'
import { addDays } from '../../domain/stays.ts'
import type { Currency, MarketId } from '../../editions/table.ts'
import { toMajor } from '../broker/context.ts'
import { bearerToken } from '../tokens.ts'
import { findSession } from './sessions.ts'

interface BookingRow {
  number: string
  lodging_id: number
  name: string
  title: string
  city: string
  arrival: string
  duration: number
  currency: Currency
  /** Øre or cents. */
  total: number
  adults: number
  children: number
  infants: number
  pets: number
  /** JSON, as the wire has it. */
  lines: string
  /** JSON of what was shown, and of the house as it was. */
  snapshot: string | null
  created_at: number
  /** JSON list of what was added since; money in øre or cents. */
  additions: string
}

const LinesSchema = v.pipe(v.string(), v.parseJson(), v.array(PriceLineSchema))
const AdditionsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({
      createdAt: v.pipe(
        v.number(),
        v.transform((milliseconds) => new Date(milliseconds).toISOString()),
      ),
      lines: v.array(v.object({ ...v.omit(PriceLineSchema, ['unitPrice', 'amount']).entries, amount: v.number() })),
      total: v.number(),
    }),
  ),
)

/** Booked while logged in, or under the address that a mail has proven to be the account's. */
const own = `(booking.account_id = account.id OR (booking.account_id IS NULL AND account.email_proven_at IS NOT NULL
  AND lower(json_extract(booking.guest, '$.email')) = account.email))`

/** The account's bookings, the latest arrival first; of all of them, or of that number alone. */
export async function bookingsOf(db: D1Database, accountId: number, lan: MarketId, number: string | null = null) {
  const { results } = await db
    .prepare(
      `SELECT booking.*,
         (SELECT json_group_array(json_object('createdAt', created_at, 'lines', json(lines), 'total', total)) FROM (
           SELECT created_at, lines, total FROM booking_addition WHERE booking_id = booking.id ORDER BY id
         )) AS additions,
         lodging.name, lodging.city, coalesce(lodging_text.title, lodging.name) AS title
       FROM account JOIN booking ON ${own}
       JOIN lodging ON lodging.id = booking.lodging_id
       LEFT JOIN lodging_text ON lodging_text.lodging_id = lodging.id AND lodging_text.lan = ?2
       WHERE account.id = ?1 AND (?3 IS NULL OR booking.number = ?3)
       ORDER BY booking.arrival DESC, booking.id DESC LIMIT 200`,
    )
    .bind(accountId, lan, number)
    .all<BookingRow>()
  return results.map(listed)
}

/** Null where the account has no booking of that number. */
export async function bookingOf(db: D1Database, accountId: number, lan: MarketId, number: string) {
  const [row] = await bookingsOf(db, accountId, lan, number)
  return row ?? null
}

function listed(row: BookingRow) {
  const { number, arrival, duration, currency, adults, children, infants, pets } = row
  const additions = v.parse(AdditionsSchema, row.additions)
  const booked = { lines: v.parse(LinesSchema, row.lines), total: row.total }
  const { lines, total } = withAdditions(booked, additions)
  return {
    number,
    lodging: { id: row.lodging_id, name: row.name, title: row.title, city: row.city },
    arrival,
    departure: addDays(arrival, duration),
    duration,
    currency,
    total: toMajor(total),
    party: { adults, children, infants, pets },
    lines: lines.map((line) => ({ ...line, unitPrice: toMajor(line.unitPrice), amount: toMajor(line.amount) })),
    additions: additions.map((addition) => ({ createdAt: addition.createdAt, total: toMajor(addition.total) })),
    snapshot: row.snapshot === null ? null : JSON.parse(row.snapshot).shown,
    createdAt: new Date(row.created_at * 1000).toISOString(),
  }
}

/**
 * The booking made under that key is the account's whose session was open meanwhile. A token that is nobody's changes
 * nothing; nor does another one once the booking is somebody's.
 * @param authorization of the booking's request
 */
export async function linkBooking(db: D1Database, authorization: string | undefined, key: string): Promise<void> {
  const token = bearerToken(authorization)
  const session = token === undefined ? null : await findSession(db, token)
  if (!session) return
  await db.batch([
    db
      .prepare('UPDATE booking SET account_id = ?1 WHERE idempotency_key = ?2 AND account_id IS NULL')
      .bind(session.account.id, key),
    keepPostalAddress(db, session.account.id, key),
  ])
}

/** The address that the account's owner has typed last is the account's. One of somebody else's mail address is not. */
function keepPostalAddress(db: D1Database, accountId: number, key: string): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO user_meta (account_id, meta_key, meta_value)
       SELECT account.id, part.key, part.value
       FROM booking JOIN account ON account.id = booking.account_id, json_each(booking.guest) AS part
       WHERE booking.idempotency_key = ?2 AND account.id = ?1
         AND lower(json_extract(booking.guest, '$.email')) = account.email
         AND part.key IN (SELECT value FROM json_each(?3))
       ON CONFLICT (account_id, meta_key) DO UPDATE SET meta_value = excluded.meta_value`,
    )
    .bind(accountId, key, JSON.stringify(addressKeys))
}
