import * as v from 'valibot'
import { guestFields } from '../../contracts/guest.ts'
import { MarketIdSchema } from '../../contracts/lodging.ts'
import type { BookingState } from '../../contracts/office.ts'
import { joinHouseNumber } from '../../domain/search-criteria.ts'
import { marketById } from '../../editions/table.ts'
import { type BookingRow, bookingColumns, listedBooking } from '../booking/listed-booking.ts'
import { joinBookingNumber } from '../tokens.ts'

export interface BookingsFilter {
  /** Empty: every one. */
  search: string
  state?: BookingState | undefined
  /** First and last day of arrival: ISO days. */
  from?: string | undefined
  to?: string | undefined
}

type OfficeRow = BookingRow & { id: number; language_id: number; guest: string }

const GuestSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ firstName: v.string(), lastName: v.string(), email: v.string(), phone: v.string() }),
)

/** SQL: a telephone number without what people write between its digits. */
const digitsOf = (column: string) =>
  [' ', '-', '.', '/', '(', ')'].reduce((text, sign) => `replace(${text}, '${sign}', '')`, column)

const from = `FROM booking JOIN lodging ON lodging.id = booking.lodging_id
  WHERE (?1 = '' OR booking.number LIKE ?1 ESCAPE '\\' OR lodging.name LIKE ?1 ESCAPE '\\'
      OR (guest ->> 'firstName') || ' ' || (guest ->> 'lastName') LIKE ?1 ESCAPE '\\'
      OR (guest ->> 'lastName') || ' ' || (guest ->> 'firstName') LIKE ?1 ESCAPE '\\'
      OR guest ->> 'email' LIKE ?1 ESCAPE '\\' OR guest ->> 'phone' LIKE ?1 ESCAPE '\\'
      OR ${digitsOf("guest ->> 'phone'")} LIKE ?3)
    AND (?2 IS NULL OR (?2 = 'cancelled') = (cancelled_at IS NOT NULL))
    AND (?4 IS NULL OR booking.arrival >= ?4) AND (?5 IS NULL OR booking.arrival <= ?5)`

/** The newest first. */
export async function listOfficeBookings(
  db: D1Database,
  filter: BookingsFilter,
  { limit, skip }: { limit: number; skip: number },
  now: Date,
) {
  const values = valuesOf(filter)
  const [rows, counted] = await db.batch([
    db
      .prepare(`SELECT ${bookingColumns('booking.language_id')} ${from} ORDER BY booking.id DESC LIMIT ?6 OFFSET ?7`)
      .bind(...values, limit, skip),
    db.prepare(`SELECT count(*) AS total ${from}`).bind(...values),
  ])
  return {
    bookings: ((rows?.results ?? []) as OfficeRow[]).map((row) => officeBooking(row, now)),
    total: v.parse(v.tuple([v.object({ total: v.number() })]), counted?.results ?? [])[0].total,
  }
}

const rowsOfPage = 500

/** The next bookings older than that one, and the last of them; null where there are no more. */
export async function pageOfBookings(db: D1Database, filter: BookingsFilter, before: number | null, now: Date) {
  const { results } = await db
    .prepare(
      `SELECT ${bookingColumns('booking.language_id')} ${from} AND (?6 IS NULL OR booking.id < ?6)
       ORDER BY booking.id DESC LIMIT ?7`,
    )
    .bind(...valuesOf(filter), before, rowsOfPage)
    .all<OfficeRow>()
  const last = results.length < rowsOfPage ? null : (results.at(-1)?.id ?? null)
  return { bookings: results.map((row) => officeBooking(row, now)), last }
}

export async function findOfficeBooking(db: D1Database, number: string, now: Date) {
  const row = await db
    .prepare(
      `SELECT ${bookingColumns('booking.language_id')}
       FROM booking JOIN lodging ON lodging.id = booking.lodging_id WHERE booking.number = ?1`,
    )
    .bind(number.toUpperCase())
    .first<OfficeRow>()
  return row && officeBooking(row, now)
}

function officeBooking(row: OfficeRow, now: Date) {
  const listed = listedBooking(row, now)
  return {
    ...listed,
    languageId: v.parse(MarketIdSchema, row.language_id),
    guest: v.parse(GuestSchema, row.guest),
    cancelled: listed.cancelled && { ...listed.cancelled, by: row.cancelled_by },
  }
}

/** What `from` is bound to. */
function valuesOf({ search, state, from, to }: BookingsFilter) {
  return [patternOf(asStored(search)), state ?? null, phonePatternOf(search), from ?? null, to ?? null]
}

/** A house's code, a booking's number and a name as they are stored, where they are typed as they are spoken: 'BL 1017', 'Øst, Anne'. */
function asStored(search: string): string {
  return joinBookingNumber(joinHouseNumber(search)).replace(/^([^,@]+),\s*(?=\S)/, '$1 ')
}

/** Null: it is no telephone number. Which digits a number begins with depends on who dials: 0171 …, 0049 171 …, +49 … */
function phonePatternOf(search: string): string | null {
  if (!/^[+\d\s()./-]+$/.test(search)) return null
  const digits = search.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length < 4 ? null : `%${digits}%`
}

/** Bytes that D1 takes of a LIKE pattern. */
const longestPattern = 50

/**
 * A substring of a text; of a long text only the beginning of it. Letters beyond ASCII, for which SQLite's LIKE is
 * case-sensitive, match any one character.
 */
function patternOf(search: string): string {
  if (search === '') return ''
  let pattern = '%'
  for (const each of search) {
    const sign = each.replace(/[\\%_]/, '\\$&').replace(/[^ -~]/u, '_')
    if (pattern.length + sign.length >= longestPattern) break
    pattern += sign
  }
  return `${pattern}%`
}

type Listed = ReturnType<typeof officeBooking>
type Column = (booking: Listed) => string | number | null

const textOf =
  (name: string): Column =>
  ({ guest }) => {
    const value = guest[name]
    return typeof value === 'string' ? value : ''
  }

/** 'postalCode' → 'postal_code' */
const columnNameOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Columns of the export. Days are ISO dates, moments ISO in UTC, amounts decimal, in the row's currency. */
export const csvColumns: Readonly<Record<string, Column>> = {
  number: ({ number }) => number,
  state: ({ cancelled }) => (cancelled ? 'cancelled' : 'standing'),
  booked_at: ({ createdAt }) => createdAt,
  edition: ({ languageId }) => marketById(languageId).key,
  house: ({ lodging }) => lodging.name,
  arrival: ({ arrival }) => arrival,
  departure: ({ departure }) => departure,
  nights: ({ duration }) => duration,
  adults: ({ party }) => party.adults,
  children: ({ party }) => party.children,
  infants: ({ party }) => party.infants,
  pets: ({ party }) => party.pets,
  currency: ({ currency }) => currency,
  total: ({ total }) => total,
  cancelled_at: ({ cancelled }) => cancelled?.at ?? null,
  cancelled_by: ({ cancelled }) => (cancelled ? (cancelled.by ?? 'guest') : null),
  cancellation_fee: ({ cancelled }) => cancelled?.fee ?? null,
  refund: ({ cancelled }) => cancelled?.refund ?? null,
  ...Object.fromEntries(guestFields.map((name) => [columnNameOf(name), textOf(name)])),
  order: ({ orderNumber }) => orderNumber,
}
