import type { StayTerms } from '../../domain/booking/stay-terms.ts'
import type { MadeBooking } from '../../drafts/draft.ts'
import type { Lack } from '../../ui/receipt-notice.tsx'

/** What a pack and a calendar entry say of a booking. */
type Stated = 'title' | 'number' | 'arrival' | 'departure' | 'party' | 'lines' | 'total' | 'currency'

/** The booking that a pack is for. */
export interface ArrivalStay extends Pick<MadeBooking, Stated> {
  lodgingId: number
  /** The house's code. */
  name: string
  metered: Pick<StayTerms['metered'][number], 'itemId' | 'description' | 'unitName'>[]
  /** What its lines and its total may lack; null where they are of now. */
  lack: Lack | null
  /** Where the booking is. */
  back: string
}
