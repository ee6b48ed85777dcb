import type { Draft } from '../../drafts/draft.ts'
import { isAttempted } from '../../drafts/draft.ts'
import type { RenderContext } from '../../routing/page.ts'
import { readHold } from './hold.ts'
import { isOrder, readMates } from './kept-draft.ts'
import { type BookingStay, loadStay, quoteOf, validItems } from './load.ts'
import type { ChangedPrice } from './price-changes.tsx'
import { changeSince, signedOffers } from './seen-price.ts'
import type { Also } from './summary.tsx'

/** The form's field with which step 3 says that the other houses could be had when it was shown. */
export const togetherField = 'together'

/** A house that is booked together with the one of the draft, as it stands now. */
export interface Mate {
  mark: string
  /** How its price differs from what the guest has seen of it. */
  change: ChangedPrice | null
  /** The signed quote of what is shown of it; empty where there is none. */
  signed: string
  draft: Draft
  /** What the broker says of its stay now. */
  found: BookingStay | null
  /** The house's code. */
  name: string
  arrival: string
  duration: number
  /** `sent`: an order of it got no answer, it may be booked. `lost`: it can't be booked any more, or not now. */
  state: 'booked' | 'sent' | 'free' | 'lost'
  /** Of a free one: until when it is held for the guest. Of a lost one: until when it is held for another. */
  until: Date | null
  /** Øre or cents; null where it is not known in the currency of the edition. */
  total: number | null
  bookingNumber: string
}

export interface Together {
  /** One press orders all of them: they are priced, held and booked as one. */
  isOrder: boolean
  /** Which of the houses this one is, from 1. */
  place: number
  count: number
  mates: Mate[]
  /** Of the other houses; null where one of them is not known. */
  total: number | null
}

/** A house that the booking service has just refused, whatever the broker says. */
export interface RefusedMate {
  lodgingId: number
  until: Date | null
}

/** Null for a house that is booked by itself. */
export async function readTogether(
  request: RenderContext,
  draft: Draft,
  refused?: RefusedMate,
): Promise<Together | null> {
  const kept = await readMates(request, draft)
  if (kept.length === 0) return null
  const mates = await Promise.all(kept.map((mate) => readMate(request, mate.draft, refused)))
  const marks = draft.together.filter((mark) => mark === draft.mark || mates.some((mate) => mate.mark === mark))
  const sorted = mates.toSorted((one, other) => marks.indexOf(one.mark) - marks.indexOf(other.mark))
  const totals = mates.flatMap(({ total }) => total ?? [])
  return {
    isOrder: isOrder(draft, kept),
    place: marks.indexOf(draft.mark ?? '') + 1,
    count: marks.length,
    mates: sorted,
    total: totals.length === mates.length ? totals.reduce((sum, total) => sum + total, 0) : null,
  }
}

async function readMate(request: RenderContext, draft: Draft, refused?: RefusedMate): Promise<Mate> {
  const { mark = '', booked, holdId, stay } = draft
  const mate = {
    ...{ mark, draft, name: stay.name, arrival: stay.arrival, duration: stay.duration },
    ...{ found: null, change: null, signed: '', bookingNumber: '' },
  }
  if (booked) {
    const total = booked.currency === request.market.currency ? booked.total : null
    return { ...mate, state: 'booked', until: null, total, bookingNumber: booked.number }
  }
  const [found, hold] = await Promise.all([loadStay(request, stay, holdId), readHold(request, draft)])
  const total = (found && quoteOf(found, draft.items, draft.party)?.total) ?? null
  if (isAttempted(draft)) return { ...mate, found, state: 'sent', until: null, total }
  if (refused?.lodgingId === stay.lodgingId) return { ...mate, state: 'lost', until: refused.until, total: null }
  if (found?.state !== 'free') return { ...mate, state: 'lost', until: found?.heldUntil ?? null, total: null }
  const change = changeSince(draft.shown, found)
  const signed = await signedOffers(request, { ...draft, items: validItems(found, draft.items) }, found)
  return { ...mate, found, change, signed, state: 'free', until: hold?.until ?? null, total }
}

/** What goes to the price of a house beside the steps: the sum with the other houses. Null for a single one. */
export function alsoOf({ messages }: RenderContext, together: Together | null): Also | null {
  if (together?.total == null) return null
  return { text: messages.bookingFlow.together.total, total: together.total, isOrder: together.isOrder }
}
