import type { StayQuote } from '../../contracts/booking-price.ts'
import type { BookingSnapshot } from '../../contracts/booking-snapshot.ts'
import type { StayTerms } from '../../domain/booking/stay-terms.ts'
import { hashId } from '../../domain/hash-id.ts'
import type { Messages } from '../../markets/messages/messages.ts'

/** What step 3 shows, as it is sent along with the booking: decimal kroner or euro. */
export async function snapshotOf(
  { lines, total }: StayQuote,
  { instalments, cancellation, metered, deposits }: StayTerms,
  { booking: { review } }: Messages,
): Promise<BookingSnapshot> {
  const words = { button: review.submit, terms: review.terms, withdrawal: review.noWithdrawal }
  return {
    lines: lines.map((line) => ({ ...line, unitPrice: line.unitPrice / 100, amount: line.amount / 100 })),
    total: total / 100,
    instalments: instalments.map(({ due, amount }) => ({ due, amount: amount / 100 })),
    cancellation: cancellation.map((step) => ({ ...step, amount: step.amount / 100 })),
    metered: metered.map(({ forecast, ...item }) => ({
      ...item,
      unitPrice: item.unitPrice / 100,
      forecast: forecast && {
        ...forecast,
        expected: forecast.expected / 100,
        from: forecast.from / 100,
        to: forecast.to / 100,
      },
    })),
    deposits: deposits.map((deposit) => ({ ...deposit, amount: deposit.amount / 100 })),
    texts: { version: await hashId(JSON.stringify(words)), ...words },
  }
}
