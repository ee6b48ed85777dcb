import { type Addition, withAdditions } from '../../domain/booking/instalments.ts'
import type { StayTerms } from '../../domain/booking/stay-terms.ts'
import type { PlacedBooking } from '../../drafts/draft.ts'
import type { Market } from '../../markets/market.ts'
import { ServiceError } from '../../services/service-error.ts'
import type { Services } from '../../services/services.ts'
import type { Lack } from '../../ui/receipt-notice.tsx'

/** Members of a booking that a pack and a calendar entry show. */
type Stated = 'title' | 'number' | 'arrival' | 'departure' | 'duration' | 'party' | 'lines' | 'total' | 'currency'

/** The booking that a pack is for. */
export interface ArrivalStay extends Pick<PlacedBooking, Stated> {
  lodgingId: number
  /** The house's code. */
  name: string
  metered: Pick<StayTerms['metered'][number], 'itemId' | 'description' | 'unitName'>[]
  /** What the rent was below its normal price, where that was stored: øre or cents. */
  saving: number | undefined
  /** What its lines and its total may lack; null where they are of now. */
  lack: Lack | null
  /** Where the booking is. */
  back: string
}

export interface BookingNow {
  /** The receipt with the lines and the total of now. */
  booked: PlacedBooking
  additions: readonly Addition[]
  lack: Lack | null
  /** Whether the booking is cancelled; false also where that is unknown. */
  isCancelled: boolean
}

/** What a page waits for the add-ons. */
const bookingNowTimeoutMs = 1_000

/** A receipt in the browser's cookie, with what was added to the booking since, from any device. */
export async function bookingNow(
  { services, market }: { services: { workers: Pick<Services['workers'], 'addOns'> }; market: Market },
  booked: PlacedBooking,
): Promise<BookingNow> {
  const { number, addOnKey } = booked
  const unchanged = { booked, additions: [], isCancelled: false }
  if (addOnKey === null) return { ...unchanged, lack: 'stored-before' }
  if (addOnKey === '') return { ...unchanged, lack: null }
  try {
    const lookup = { reservationId: number, key: addOnKey, lan: market.id }
    const found = await services.workers.addOns(lookup, bookingNowTimeoutMs)
    if (found.kind === 'refused') return { ...unchanged, lack: 'unanswered' }
    const { additions, isCancelled } = found.data
    return { booked: { ...booked, ...withAdditions(booked, additions) }, additions, lack: null, isCancelled }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return { ...unchanged, lack: 'unanswered' }
  }
}
