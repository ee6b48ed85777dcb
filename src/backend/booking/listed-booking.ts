import * as v from 'valibot'
import { PriceLineSchema } from '../../contracts/booking.ts'
import { ReadSnapshotSchema } from '../../contracts/booking-snapshot.ts'
import { BookedTogetherSchema } from '../../contracts/my-bookings.ts'
import { withAdditions } from '../../domain/booking/instalments.ts'
import { type CancellationQuote, cancellationSteps, quoteCancellation } from '../../domain/booking/stay-terms.ts'
import { addDays, today } from '../../domain/stays.ts'
import type { Currency } from '../../editions/table.ts'
import { stayTimes } from '../../markets/booking-texts.ts'
import { toMajor } from '../broker/context.ts'

/** Columns of `booking` and `lodging` that the guest and the office see, with `lan` as the value named. */
export const bookingColumns = (lan: string) => `booking.*,
  (SELECT json_group_array(json_object('createdAt', created_at, 'lines', json(lines), 'total', total)) FROM (
    SELECT created_at, lines, total FROM booking_addition WHERE booking_id = booking.id ORDER BY id
  )) AS additions,
  (SELECT json_group_array(json_object('number', mate.number, 'name', house.name, 'title', coalesce(
    (SELECT title FROM lodging_text WHERE lodging_id = house.id AND lan = ${lan}), house.name),
    'cancelled', json(iif(mate.cancelled_at IS NULL, 'false', 'true'))))
    FROM booking AS mate JOIN lodging AS house ON house.id = mate.lodging_id
    WHERE mate.order_number = booking.order_number AND mate.id <> booking.id) AS mates,
  lodging.name, lodging.city, coalesce(
    (SELECT title FROM lodging_text WHERE lodging_text.lodging_id = lodging.id AND lan = ${lan}), lodging.name
  ) AS title`

export interface BookingRow {
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
  /** JSON of what was shown, and of the house at that time. */
  snapshot: string | null
  created_at: number
  /** Seconds since 1970; null: not cancelled. */
  cancelled_at: number | null
  /** Name of the person in the office; null: the guest. */
  cancelled_by: string | null
  /** Øre or cents. */
  cancellation_fee: number | null
  /** JSON list of what was added since; money in øre or cents. */
  additions: string
  /** Number of the first booking of the same order; null: it was booked by itself. */
  order_number: string | null
  /** JSON list of the other bookings of the order. */
  mates: string
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

const MatesSchema = v.pipe(v.string(), v.parseJson(), v.array(BookedTogetherSchema))

/** As the wire has it: decimal kroner and euro. */
export function listedBooking(row: BookingRow, now: Date) {
  const { number, arrival, duration, currency, adults, children, infants, pets } = row
  const { additions, lines, total } = bookedNow(row)
  const quote = row.cancelled_at === null ? quoteOf(row, { lines, total }, now) : null
  return {
    number,
    orderNumber: row.order_number,
    together: v.parse(MatesSchema, row.mates),
    lodging: { id: row.lodging_id, name: row.name, title: row.title, city: row.city },
    arrival,
    departure: addDays(arrival, duration),
    duration,
    currency,
    total: toMajor(total),
    party: { adults, children, infants, pets },
    lines: lines.map((line) => ({ ...line, unitPrice: toMajor(line.unitPrice), amount: toMajor(line.amount) })),
    additions: additions.map((addition) => ({
      createdAt: addition.createdAt,
      total: toMajor(addition.total),
      lines: addition.lines.map((line) => ({ ...line, amount: toMajor(line.amount) })),
    })),
    snapshot: row.snapshot === null ? null : JSON.parse(row.snapshot).shown,
    createdAt: new Date(row.created_at * 1000).toISOString(),
    /** What cancelling costs today; null where it is cancelled, or the stay has begun. */
    cancellation: quote && { ...quote, fee: toMajor(quote.fee), refund: toMajor(quote.refund) },
    cancelled: cancelledOf(row, total),
  }
}

function cancelledOf({ cancelled_at: at, cancellation_fee: fee }: BookingRow, total: number) {
  if (at === null) return null
  return {
    at: new Date(at * 1000).toISOString(),
    fee: toMajor(fee ?? 0),
    refund: toMajor(total - (fee ?? 0)),
  }
}

/** What a booking consists of and costs with what was added since: øre or cents. */
export function bookedNow(row: Pick<BookingRow, 'lines' | 'total' | 'additions'>) {
  const additions = v.parse(AdditionsSchema, row.additions)
  return { additions, ...withAdditions({ lines: v.parse(LinesSchema, row.lines), total: row.total }, additions) }
}

/** By the cancellation steps that the guest was shown; without them the agency's own. */
export function quoteOf(
  { snapshot, arrival }: Pick<BookingRow, 'snapshot' | 'arrival'>,
  { lines, total }: Pick<ReturnType<typeof bookedNow>, 'lines' | 'total'>,
  now: Date,
): CancellationQuote | null {
  const shown = snapshot === null ? null : v.safeParse(ShownSchema, JSON.parse(snapshot))
  const agreed = shown?.success ? (shown.output.shown?.cancellation ?? []) : []
  const day = today(now)
  return quoteCancellation(agreed.length > 0 ? agreed : cancellationSteps(arrival, total, day), {
    ...{ arrival, total, now },
    // With an early check-in the stay begins earlier.
    checkIn: stayTimes(lines).checkIn,
  })
}

const ShownSchema = v.object({ shown: v.nullable(ReadSnapshotSchema) })
