import type { BookingRefusal } from '../../contracts/booking.ts'
import { type FieldFault, houseField } from '../../contracts/booking-forms.ts'
import { guestFields } from '../../contracts/guest.ts'
import { type LoaderResult, type RenderContext, seeOther } from '../../routing/page.ts'
import { Notice } from '../../ui/notice.tsx'
import { href } from '../../urls/paths.ts'
import { guestPage } from './guest-page.tsx'
import { loadStay } from './load.ts'
import { type Order, prepareOrder } from './order.ts'
import { houseGonePage } from './other-pages.tsx'
import { changeSince, PriceChanged, quoteField, seenPrice } from './price-changes.tsx'
import { reviewPage } from './review-page.tsx'
import { stayPage } from './stay-page.tsx'
import { changeDraft, readOrdered, type StoredDraft } from './stored-draft.ts'

/** A definite no: each reason is answered where it can be put right. */
export async function refusedPage(
  request: RenderContext,
  storedDraft: StoredDraft,
  order: Order,
  { code, until, lodgingId, fields = [] }: BookingRefusal['error'],
): Promise<LoaderResult> {
  const refusal = request.messages.booking.refusals[code]
  const { draft, stay, others } = order
  const refusedMate = others.some((other) => other.stay.house.id === lodgingId) && {
    lodgingId: lodgingId ?? 0,
    until: until ? new Date(until) : null,
  }
  switch (code) {
    case 'unknown_lodging':
      if (refusedMate) return stayPage(request, draft, stay, { status: 409, refusedMate })
      return houseGonePage(request)
    case 'taken':
      if (refusedMate) return stayPage(request, draft, stay, { status: 409, refusedMate })
      return stayPage(
        request,
        draft,
        { ...stay, state: 'taken', heldUntil: until ? new Date(until) : null },
        { status: 409, refusal },
      )
    case 'unknown_stay':
    case 'closed_day':
    case 'too_late':
      if (refusedMate) return stayPage(request, draft, stay, { status: 409, refusedMate })
      return stayPage(request, draft, { ...stay, state: 'closed' }, { status: 422, refusal })
    case 'too_many_guests':
    case 'pets_not_allowed':
      return stayPage(request, draft, stay, { status: 422, refusal })
    case 'invalid_item':
    case 'invalid_request':
      return guestPage(request, draft, (await loadStay(request, draft.stay, draft.holdId)) ?? stay, {
        status: 422,
        refusal,
        faults: guestFaults(fields),
      })
    case 'missing_item':
    case 'price_changed':
      return priceChangedPage(request, storedDraft, order, refusal)
    case 'idempotency_conflict':
      return reviewPage(request, order, { status: 409, notice: <Notice kind="error">{refusal}</Notice> })
  }
}

/**
 * Stores what the sent form's page showed of each house, and how that differs from the order, also of another house.
 */
export async function storeSeen(request: RenderContext, storedDraft: StoredDraft, { stay, others }: Order) {
  const shown = await seenPrice(request, storedDraft.draft)
  await changeDraft(request, storedDraft, { shown })
  const ordered = await readOrdered(request, storedDraft.draft)
  const changes = await Promise.all(
    ordered.map(async ({ id, draft }) => {
      const seen = await seenPrice(request, draft, houseField(quoteField, draft.mark))
      await request.drafts.change(id, { shown: seen })
      const other = others.find((each) => each.draft.mark === draft.mark)
      return other ? changeSince(seen, other.stay) : null
    }),
  )
  return { change: changeSince(shown, stay), isOther: changes.some((each) => each !== null) }
}

/** The price of a moment ago is not the service's any more: it is read again and has to be accepted. */
async function priceChangedPage(
  request: RenderContext,
  storedDraft: StoredDraft,
  before: Order,
  refusal: string,
): Promise<LoaderResult> {
  const order = await prepareOrder(request, before.draft)
  if (order?.kind !== 'order') return seeOther(href.bookingStep(3))
  const { change, isOther } = await storeSeen(request, storedDraft, order)
  const own = change && PriceChanged({ request, change })
  const notice = own ?? (isOther ? null : <Notice kind="warning">{refusal}</Notice>)
  return reviewPage(request, order, { status: 409, notice })
}

/** `guest.email` → the field of step 2. */
function guestFaults(fields: readonly string[]): FieldFault[] {
  return guestFields.filter((field) => fields.includes(`guest.${field}`)).map((field) => ({ field, kind: 'check' }))
}
