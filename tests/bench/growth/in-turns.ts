import { medianOf, quantileOf } from '../median.ts'
import type { Question } from './questions.ts'

export interface Times {
  /** How much the last answer has found. */
  found: string
  /** Milliseconds. */
  median: number
  p95: number
}

export interface RequestRun {
  /** Requests at once. */
  concurrency: number
  /** Of each agency; fewer where these take longer than `seconds`. */
  requests: number
  seconds: number
  /** Variant that the first request asks for: none is asked twice. */
  first: number
}

/** As many turns as all of an agency's requests are divided into. */
const turns = 4

/**
 * The same question put to each of the agencies, in turns, so that what else the machine does is shared by all of them.
 */
export async function timesInTurns(
  questions: readonly Question[],
  { concurrency, requests, seconds, first }: RequestRun,
): Promise<Times[]> {
  const measured = questions.map((question) => ({
    question,
    took: [] as number[],
    found: '',
    next: first,
    left: seconds,
  }))
  for (let turn = 0; turn < turns; turn += 1) {
    for (const each of measured) {
      const start = performance.now()
      const end = start + (each.left * 1000) / (turns - turn)
      const last = first + Math.ceil((requests * (turn + 1)) / turns)
      await Promise.all(
        Array.from({ length: concurrency }, async (_, place) => {
          do {
            if (each.next >= last) return
            const round = each.next++
            const before = performance.now()
            const found = await each.question(round)
            each.took.push(performance.now() - before)
            if (place === 0) each.found = found
          } while (performance.now() < end)
        }),
      )
      each.left -= (performance.now() - start) / 1000
    }
  }
  return measured.map(({ took, found }) => ({ found, median: medianOf(took), p95: quantileOf(took, 0.95) }))
}
