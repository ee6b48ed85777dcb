export { SharedShortlist } from '../../src/features/shortlist/object/shortlist-object.ts'

/** The worker that the objects belong to; each test makes an app of its own. */
export default { fetch: () => new Response(null, { status: 404 }) }
export { BookingDraft } from '../../src/drafts/booking-draft.ts'
