import type { StayTerms } from '../../domain/booking/stay-terms.ts'
import type { MadeBooking } from '../../drafts/draft.ts'

/** What a pack and a calendar entry say of a booking. */
type Stated = 'title' | 'number' | 'arrival' | 'departure' | 'party' | 'lines' | 'total' | 'currency'

/** The booking that a pack is for. */
export interface ArrivalStay extends Pick<MadeBooking, Stated> {
  lodgingId: number
  /** The house's code. */
  name: string
  metered: Pick<StayTerms['metered'][number], 'itemId' | 'description' | 'unitName'>[]
  /** Where the booking is. */
  back: string
}
