import * as v from 'valibot'
import { ReadSnapshotSchema } from '../../contracts/booking-snapshot.ts'
import { instalmentsOf } from '../../domain/booking/instalments.ts'
import { cancellationSteps, type StayTerms } from '../../domain/booking/stay-terms.ts'
import { addDays, today } from '../../domain/stays.ts'
import { queueMail } from '../mail/queue.ts'
import { billedRows } from './billed-rows.ts'
import type { NewBooking } from './write-booking.ts'

/** The mail to the guest, queued in the booking's batch: one for each booking. */
export function queueConfirmation(db: D1Database, booking: NewBooking): D1PreparedStatement {
  const { number, market, house, request, priceLines, total, order } = booking
  const { guest, option } = request
  const { lodgingId: _, languageId: __, arrival, duration, ...party } = option
  const shown = shownWith(booking)
  return queueMail(
    db,
    {
      id: mailId(number),
      market,
      to: guest.email,
      template: 'booking-confirmation',
      data: {
        name: `${guest.firstName} ${guest.lastName}`,
        number,
        house: {
          title: house.title,
          code: house.name,
          address: `${house.address}, ${house.postalCode} ${house.city}`,
        },
        arrival,
        departure: addDays(arrival, duration),
        nights: duration,
        party,
        lines: billedRows(market, priceLines, shown?.saving ?? 0),
        total,
        together: (order?.others ?? []).map((other) => ({
          number: other.number,
          house: { title: other.house.title, code: other.house.name },
          total: other.total,
        })),
        ...termsOf(booking, shown),
      },
    },
    { sql: 'EXISTS (SELECT 1 FROM booking WHERE number = ?1)', values: [number] },
  )
}

/** Writes the booking's new key into its mail, in the same batch. */
export function addKeyToMail(db: D1Database, { number }: NewBooking): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE outbox SET data = json_set(data, '$.addOnKey',
         (SELECT key FROM booking_key JOIN booking ON booking.id = booking_id WHERE number = ?2))
       WHERE id = ?1 AND EXISTS (SELECT 1 FROM booking WHERE number = ?2)`,
    )
    .bind(mailId(number), number)
}

function mailId(number: string): string {
  return `booking-confirmation-${number}`
}

type Shown = v.InferOutput<typeof ReadSnapshotSchema>

/** What the guest was shown with this price; null where there is nothing, or another price. */
function shownWith({ request, total }: NewBooking): Shown | null {
  const shown = request.snapshot ? v.parse(ReadSnapshotSchema, request.snapshot) : null
  return shown?.total === total ? shown : null
}

/** The terms that the guest was shown; without them the agency's own rules. */
function termsOf({ request, total, createdAt }: NewBooking, shown: Shown | null): StayTerms {
  if (shown) {
    const { instalments, cancellation, metered, deposits } = shown
    return { instalments, cancellation, metered, deposits }
  }
  const { arrival } = request.option
  const day = today(createdAt)
  return {
    instalments: instalmentsOf(arrival, total, day),
    cancellation: cancellationSteps(arrival, total, day),
    metered: [],
    deposits: [],
  }
}
