import { stableJson } from '../domain/stable-json.ts'
import type { Attempt, SentRequest } from './draft.ts'

/** The attempt with the request as its newest; equal requests are one. */
export function withRequest({ key, requests }: Attempt, request: SentRequest): Attempt {
  return { key, requests: [...requests.filter((each) => !isSameRequest(each, request)), request] }
}

/** Whether they order the same; what was shown when they were sent may differ, for days pass. */
export function isSameRequest({ snapshot: _, ...one }: SentRequest, { snapshot: __, ...other }: SentRequest): boolean {
  return stableJson(one) === stableJson(other)
}

/** Null when nothing is left that may be booked. */
export function withoutRequests({ key, requests }: Attempt, refused: readonly SentRequest[]): Attempt | null {
  const left = requests.filter((each) => !refused.some((request) => isSameRequest(each, request)))
  return left.length === 0 ? null : { key, requests: left }
}
