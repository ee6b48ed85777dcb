import type { StayTerms } from '../../domain/booking/stay-terms.ts'
import type { MadeBooking } from '../../drafts/draft.ts'

/** The booking that a pack is for. */
export interface ArrivalStay extends Pick<MadeBooking, 'title' | 'number' | 'arrival' | 'departure' | 'party'> {
  lodgingId: number
  /** The house's code. */
  name: string
  metered: Pick<StayTerms['metered'][number], 'itemId' | 'description' | 'unitName'>[]
  /** Where the booking is. */
  back: string
}
