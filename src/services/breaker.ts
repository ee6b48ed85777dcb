/** Failures of different inputs, with no success between them, that open a breaker. */
export const failuresToOpen = 5
/** Failures of one visitor that count at most: it takes three visitors to open a breaker. */
const countedFailuresPerVisitor = 2
/** Milliseconds for which a failure counts, and after which an unused open breaker is forgotten. */
export const failureMemory = 30_000
/** Milliseconds that an open breaker refuses every call. Then one is let through, the probe. */
export const openFor = 3_000
/** Milliseconds after which a probe without an outcome is given up and another is admitted. */
export const probeTimeoutMs = 2_000
/** Maximum operations of a service with a state of their own; further ones share one. */
export const maxOperations = 64

/** A call as its breaker knows it. */
interface BreakerCall {
  /** The call's operation. Each operation of a service has its own state. */
  operation: string
  /** Equal for equal calls, because one that always fails says nothing of the others. */
  input: string
  /** Network line of the visitor; undefined for the site's own work. */
  visitor?: string | undefined
}

interface Failure extends Pick<BreakerCall, 'input' | 'visitor'> {
  at: number
}

type BreakerState =
  /** `failures` of different inputs since the last success, the oldest first. */
  | { kind: 'closed'; failures: readonly Failure[] }
  /** `probedFor` is the visitor whose probe has failed last. */
  | { kind: 'open'; since: number; probedFor?: string | undefined }
  | { kind: 'half-open'; probedAt: number; probedFor?: string | undefined }

/** How a call was admitted. */
export type Pass = 'call' | 'probe'

/** What a call shows of its service: an answer, none, or nothing, as when the caller has left. */
export type Outcome = 'success' | 'failure' | 'nothing'

const closed: BreakerState = { kind: 'closed', failures: [] }

/** Decides whether a call may be sent at that time (milliseconds). @returns also the breaker's next state */
function admitCall(
  state: BreakerState,
  { visitor }: Pick<BreakerCall, 'visitor'>,
  now: number,
): { state: BreakerState; pass: Pass | null } {
  if (state.kind === 'closed') return { state, pass: 'call' }
  const since = state.kind === 'open' ? state.since : state.probedAt
  // The visitor whose probe has just failed waits twice as long: another visitor's input may succeed.
  const isSameAgain = state.kind === 'open' && visitor !== undefined && visitor === state.probedFor
  const probedAfter = state.kind === 'half-open' ? probeTimeoutMs : openFor * (isSameAgain ? 2 : 1)
  if (now < since + probedAfter) return { state, pass: null }
  return { state: { kind: 'half-open', probedAt: now, probedFor: visitor }, pass: 'probe' }
}

/** The breaker's state after a call. When it is not closed, only a probe counts as a failure. */
function notifyBreaker(
  state: BreakerState,
  { input, visitor }: Pick<BreakerCall, 'input' | 'visitor'>,
  pass: Pass,
  outcome: Outcome,
  now: number,
): BreakerState {
  if (outcome === 'success') return closed
  if (outcome === 'nothing') return state
  if (state.kind !== 'closed') return pass === 'probe' ? { kind: 'open', since: now, probedFor: visitor } : state
  const others = state.failures.filter((failure) => failure.input !== input && now - failure.at <= failureMemory)
  const ofVisitor = others.filter((failure) => visitor !== undefined && failure.visitor === visitor)
  const dropped = ofVisitor.length < countedFailuresPerVisitor ? undefined : ofVisitor[0]
  const failures = [...others.filter((failure) => failure !== dropped), { input, visitor, at: now }]
  return failures.length < failuresToOpen ? { kind: 'closed', failures } : { kind: 'open', since: now }
}

/** What an isolate knows of a service: a breaker for each operation, and when it last answered (milliseconds since 1970). */
export interface Breaker {
  /** Null: the operation is not to be called now. */
  admit(call: Omit<BreakerCall, 'input'>): Pass | null
  record(call: BreakerCall, pass: Pass, outcome: Outcome): void
  /** The worst state of its operations. */
  state(): BreakerState['kind']
  lastSuccessAt(): number | null
}

/** One service's breakers, for as long as the isolate lives. */
export function createBreaker(now: () => number): Breaker {
  /** Only operations that have failed. */
  const states = new Map<string, BreakerState>()
  let lastSuccessAt: number | null = null

  function keyOf(operation: string): string {
    return states.has(operation) || states.size < maxOperations ? operation : 'others'
  }

  function stateOf(key: string): BreakerState {
    const state = states.get(key) ?? closed
    return isForgotten(state, now()) ? closed : state
  }

  function store(key: string, state: BreakerState): void {
    if (state === closed) states.delete(key)
    else states.set(key, state)
  }

  return {
    admit(call) {
      const key = keyOf(call.operation)
      const { state, pass } = admitCall(stateOf(key), call, now())
      store(key, state)
      return pass
    },
    record(call, pass, outcome) {
      const key = keyOf(call.operation)
      store(key, notifyBreaker(stateOf(key), call, pass, outcome, now()))
      if (outcome === 'success') lastSuccessAt = now()
    },
    state() {
      const kinds = new Set([...states.keys()].map((key) => stateOf(key).kind))
      if (kinds.has('open')) return 'open'
      return kinds.has('half-open') ? 'half-open' : 'closed'
    },
    lastSuccessAt: () => lastSuccessAt,
  }
}

function isForgotten(state: BreakerState, now: number): boolean {
  if (state.kind === 'closed') return state.failures.every(({ at }) => now - at > failureMemory)
  return now - (state.kind === 'open' ? state.since : state.probedAt) > failureMemory
}
