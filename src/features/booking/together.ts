import type { Draft } from '../../drafts/draft.ts'
import { isAttempted } from '../../drafts/draft.ts'
import type { RenderContext } from '../../routing/page.ts'
import { readHold } from './hold.ts'
import { readMates } from './kept-draft.ts'
import { loadStay, quoteOf } from './load.ts'

/** The form's field with which step 3 says that the other houses could be had when it was shown. */
export const togetherField = 'together'

/** A house that is booked together with the one of the draft, as it stands now. */
export interface Mate {
  mark: string
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
  /** Which of the houses this one is, from 1. */
  place: number
  count: number
  mates: Mate[]
  /** Of the other houses; null where one of them is not known. */
  total: number | null
}

/** Null for a house that is booked by itself. */
export async function readTogether(request: RenderContext, draft: Draft): Promise<Together | null> {
  const kept = await readMates(request, draft)
  if (kept.length === 0) return null
  const mates = await Promise.all(kept.map((mate) => readMate(request, mate.draft)))
  const marks = draft.together.filter((mark) => mark === draft.mark || mates.some((mate) => mate.mark === mark))
  const sorted = mates.toSorted((one, other) => marks.indexOf(one.mark) - marks.indexOf(other.mark))
  const totals = mates.flatMap(({ total }) => total ?? [])
  return {
    place: marks.indexOf(draft.mark ?? '') + 1,
    count: marks.length,
    mates: sorted,
    total: totals.length === mates.length ? totals.reduce((sum, total) => sum + total, 0) : null,
  }
}

async function readMate(request: RenderContext, draft: Draft): Promise<Mate> {
  const { mark = '', booked, holdId, stay } = draft
  const mate = { mark, name: stay.name, arrival: stay.arrival, duration: stay.duration, bookingNumber: '' }
  if (booked) {
    const total = booked.currency === request.market.currency ? booked.total : null
    return { ...mate, state: 'booked', until: null, total, bookingNumber: booked.number }
  }
  const [found, hold] = await Promise.all([loadStay(request, stay, holdId), readHold(request, draft)])
  const total = (found && quoteOf(found, draft.items, draft.party)?.total) ?? null
  if (isAttempted(draft)) return { ...mate, state: 'sent', until: null, total }
  if (found?.state !== 'free') return { ...mate, state: 'lost', until: found?.heldUntil ?? null, total: null }
  return { ...mate, state: 'free', until: hold?.until ?? null, total }
}

/** What goes to the price of a house beside the steps: the sum with the other houses. Null for a single one. */
export function alsoOf({ messages }: RenderContext, together: Together | null): { text: string; total: number } | null {
  return together?.total == null ? null : { text: messages.bookingFlow.together.total, total: together.total }
}
