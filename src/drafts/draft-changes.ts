import type { TypedParts } from '../contracts/booking-forms.ts'
import { nothingTyped } from '../contracts/guest.ts'
import { stableJson } from '../domain/digests.ts'
import type { Attempt, Draft, SentRequest } from './draft.ts'

/** The attempt with the request as its newest; equal requests are one. */
export function withRequest({ key, requests }: Attempt, request: SentRequest): Attempt {
  return { key, requests: [...requests.filter((each) => !isSameRequest(each, request)), request] }
}

/** Whether both order the same. What was shown when they were sent may differ from one day to the next. */
export function isSameRequest(one: SentRequest, other: SentRequest): boolean {
  return stableJson(withoutSnapshots(one)) === stableJson(withoutSnapshots(other))
}

function withoutSnapshots({ snapshot: _, with: others = [], ...request }: SentRequest) {
  return [request, ...others.map(({ snapshot: __, ...other }) => other)]
}

/** Null when nothing is left that may be booked. */
export function withoutRequests({ key, requests }: Attempt, refused: readonly SentRequest[]): Attempt | null {
  const left = requests.filter((each) => !refused.some((request) => isSameRequest(each, request)))
  return left.length === 0 ? null : { key, requests: left }
}

/** The draft's guest and add-ons with the typed fields; the others stay as they are. */
export function withTyped(
  { guest, items }: Pick<Draft, 'guest' | 'items'>,
  typed: TypedParts,
): Pick<Draft, 'guest' | 'items'> {
  const changed = new Set(typed.items.map(({ itemId }) => itemId))
  return {
    guest: Object.keys(typed.guest).length > 0 ? { ...(guest ?? nothingTyped), ...typed.guest } : guest,
    items: [
      ...items.filter(({ itemId }) => !changed.has(itemId)),
      ...typed.items.filter(({ quantity }) => quantity > 0),
    ],
  }
}

/** How long a link to a draft is valid. */
export const linkMilliseconds = 24 * 60 * 60 * 1000
