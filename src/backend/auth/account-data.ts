import type { MarketId } from '../../editions/table.ts'
import { type BookingRow, bookingColumns, listedBooking } from '../booking/listed-booking.ts'
import { recipientDigest } from '../mail/visitor-mail.ts'
import type { Account } from './accounts.ts'
import { ownBooking } from './my-bookings.ts'

type Row = Record<string, string | number | null>

/**
 * Everything that is stored of the account, as one transaction sees it. What is found by the mail address belongs to
 * the account once a mail has proven that address. Nothing in it opens anything: no tokens, passwords or booking keys.
 */
export async function accountData(db: D1Database, { id, ...account }: Account, lan: MarketId, now: Date) {
  const email = account.email_proven_at === null ? null : account.email
  const [metas, bookings, reservations, favorites, stayAlerts, sessions, submissions, mails] = await db.batch<Row>([
    db
      .prepare('SELECT meta_key AS key, meta_value AS value FROM user_meta WHERE account_id = ?1 ORDER BY key')
      .bind(id),
    db
      .prepare(
        `SELECT ${bookingColumns('?2')} FROM account JOIN booking ON ${ownBooking}
         JOIN lodging ON lodging.id = booking.lodging_id WHERE account.id = ?1 ORDER BY booking.arrival, booking.id`,
      )
      .bind(id, lan),
    db
      .prepare(
        `SELECT number, status, lodging_id AS lodgingId, arrival, duration, adults, children, infants, pets, guest,
           ${instant('created_at * 1000')} AS createdAt
         FROM reservation WHERE lower(json_extract(guest, '$.email')) = ?1 ORDER BY id`,
      )
      .bind(email),
    db
      .prepare(
        `SELECT subject_type AS subjectType, subject_id AS subjectId, comment, ${instant('created_at')} AS createdAt,
           ${instant('updated_at')} AS updatedAt FROM favorite WHERE user_id = ?1 ORDER BY id`,
      )
      .bind(id),
    db
      .prepare(
        `SELECT lodging_id AS lodgingId, arrival, duration, ${instant('expires_at * 1000')} AS expiresAt
         FROM stay_alert WHERE recipient = ?1 ORDER BY arrival`,
      )
      .bind(email && recipientDigest(email)),
    db
      .prepare(
        `SELECT kind, target, ${instant('expires_at')} AS expiresAt FROM account_token
         WHERE account_id = ?1 AND kind <> 'reset' AND expires_at > ?2 ORDER BY expires_at`,
      )
      .bind(id, now.getTime()),
    db
      .prepare(
        `SELECT kind, reference, status, data, ${instant('created_at')} AS createdAt FROM submission
         WHERE ?1 IS NOT NULL AND instr(lower(data), json_quote(?1)) > 0 ORDER BY created_at`,
      )
      .bind(email),
    db
      .prepare(
        `SELECT template, state, ${instant('queued_at')} AS queuedAt FROM outbox
         WHERE lower(recipient) = ?1 ORDER BY queued_at`,
      )
      .bind(email),
  ])
  return {
    account: detailsOf({ id, ...account }),
    metas: Object.fromEntries(rowsOf(metas).map(({ key, value }) => [key, value])),
    bookings: (rowsOf(bookings) as unknown as (BookingRow & { guest: string })[]).map((row) => ({
      ...listedBooking(row, now),
      guest: JSON.parse(row.guest),
    })),
    reservations: rowsOf(reservations).map((row) => ({ ...row, guest: JSON.parse(String(row.guest)) })),
    favorites: rowsOf(favorites),
    stayAlerts: rowsOf(stayAlerts),
    sessions: rowsOf(sessions),
    submissions: rowsOf(submissions).map((row) => ({ ...row, data: JSON.parse(String(row.data)) })),
    mails: rowsOf(mails),
  }
}

function detailsOf({ id, type, email, phone, picture, ...account }: Account) {
  return {
    ...{ id, type, email, firstname: account.first_name, lastname: account.last_name, phone, picture },
    permissions: JSON.parse(account.permissions),
    createdAt: new Date(account.created_at).toISOString(),
    emailProvenAt: account.email_proven_at === null ? null : new Date(account.email_proven_at).toISOString(),
  }
}

function rowsOf(result: D1Result<Row> | undefined): Row[] {
  return result?.results ?? []
}

/** A column with milliseconds since 1970 as an ISO instant. */
function instant(column: string): string {
  return `strftime('%Y-%m-%dT%H:%M:%fZ', (${column}) / 1000.0, 'unixepoch')`
}
