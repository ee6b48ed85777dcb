import { beginDraft, type Draft } from '../../src/drafts/draft.ts'
import { newDraftId } from '../../src/drafts/draft-store.ts'
import { type Given, openSite } from './site.ts'

const party = { adults: 2, children: 0, infants: 0, pets: 0 }
const stay = { lodgingId: 1001, name: 'BL1234', arrival: '2027-07-03', duration: 7 }

/** A booking on its way. */
export const begunDraft = beginDraft(stay, party, { guest: null, holdId: 'hold-1', mark: '0123456789' })

/** The same once it is made. */
export const bookedDraft: Draft = {
  ...begunDraft,
  booked: {
    title: 'Klithuset',
    address: 'Klitvej 12, 6857 Blåvand',
    number: 'MH-2345ABCD',
    arrival: '2027-07-03',
    departure: '2027-07-10',
    duration: 7,
    email: 'karen@example.dk',
    party,
    isEarlier: false,
    isTogether: false,
    total: 589_500,
    currency: 'DKK',
    lines: [],
    addOnKey: '',
  },
}

/** The service's reply about a cancelled booking. */
export const cancelledBooking = {
  kind: 'found',
  data: {
    ...{ bookingNumber: 'MH-2345ABCD', house: { name: 'BL1234', title: 'Klithuset' }, currency: 'DKK' },
    ...{ arrival: '2027-07-03', departure: '2027-07-10', lines: [], additions: [], available: [], total: 589_500 },
    ...{ isOpen: false, isCancelled: true },
  },
} as const

/** A site that keeps the draft, and the cookie of the browser that it is of. */
export async function siteWithDraft(draft: Draft, given: Given = {}) {
  const site = openSite(given)
  const id = newDraftId()
  await site.drafts.put(id, draft)
  return { site, cookie: `marehalm_draft=${id}` }
}
