/** Failures in a row that open a breaker. */
export const failuresToOpen = 5
/** Milliseconds after which a failure is no longer in a row with the next. */
export const failureMemory = 30_000
/** Milliseconds that an open breaker refuses every call. Then one is let through, the probe. */
export const openFor = 3_000
/** Milliseconds after which a probe that told nothing is given up, and another let through. */
export const probePatience = 2_000

export type BreakerState =
  | { kind: 'closed'; failures: number; lastFailureAt: number }
  | { kind: 'open'; since: number }
  | { kind: 'half-open'; probedAt: number }

/** How a call was let through. */
export type Pass = 'call' | 'probe'

/** What a call says of its service: an answer, none, or nothing at all, as when the caller has left. */
export type Outcome = 'success' | 'failure' | 'nothing'

export const closed: BreakerState = { kind: 'closed', failures: 0, lastFailureAt: Number.NEGATIVE_INFINITY }

/** Whether a call may be sent at that time (milliseconds), and what the asking makes of the breaker. */
export function askBreaker(state: BreakerState, now: number): { state: BreakerState; pass: Pass | null } {
  if (state.kind === 'closed') return { state, pass: 'call' }
  const opensAt = state.kind === 'open' ? state.since + openFor : state.probedAt + probePatience
  return now < opensAt ? { state, pass: null } : { state: { kind: 'half-open', probedAt: now }, pass: 'probe' }
}

/** What a call that was let through makes of the breaker. Only a probe's failure concerns one that is not closed. */
export function tellBreaker(state: BreakerState, pass: Pass, outcome: Outcome, now: number): BreakerState {
  if (outcome === 'success') return closed
  if (outcome === 'nothing') return state
  if (state.kind !== 'closed') return pass === 'probe' ? { kind: 'open', since: now } : state
  const failures = now - state.lastFailureAt > failureMemory ? 1 : state.failures + 1
  return failures < failuresToOpen ? { kind: 'closed', failures, lastFailureAt: now } : { kind: 'open', since: now }
}

/** What an isolate knows of a service: its breaker, and when it last answered (milliseconds since 1970). */
export interface Breaker {
  /** Null: the service is not to be called now. */
  ask(): Pass | null
  tell(pass: Pass, outcome: Outcome): void
  state(): BreakerState['kind']
  lastSuccessAt(): number | null
}

/** One service's breaker, for as long as the isolate lives. */
export function createBreaker(now: () => number): Breaker {
  let state = closed
  let lastSuccessAt: number | null = null
  return {
    ask() {
      const asked = askBreaker(state, now())
      state = asked.state
      return asked.pass
    },
    tell(pass, outcome) {
      state = tellBreaker(state, pass, outcome, now())
      if (outcome === 'success') lastSuccessAt = now()
    },
    state: () => state.kind,
    lastSuccessAt: () => lastSuccessAt,
  }
}
