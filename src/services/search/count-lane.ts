import { ServiceError } from '../service-error.ts'

const maxUnderWay = 2
/** An engine that keeps up is done with so many within the time that each has. */
const maxWaiting = 8
/** Milliseconds between two looks whether it is one's turn, and after which one who has not looked again has left. */
const [lookEveryMs, silentMs] = [10, 200]

interface Waiting {
  /** When its time is over. Milliseconds since 1970. */
  end: number
  lookedAt: number
}

/**
 * A lane for calls that nobody waits for: two at most are under way, and the others follow in their order. Where more wait
 * than an engine keeps up with, the newest stay: what was asked before them has been requested in vain. A place is free
 * again when its time is over, also where the guest has left and nothing else says so. Nobody waits for a promise of
 * another request.
 * @param now milliseconds since 1970
 */
export function createCountLane(now: () => number = Date.now) {
  /** When each call under way has to have ended. */
  const underWay = new Set<{ end: number }>()
  const waiting = new Set<Waiting>()

  function isFull(): boolean {
    for (const call of underWay) if (call.end <= now()) underWay.delete(call)
    return underWay.size >= maxUnderWay
  }

  /** How many wait before and behind, of those that have not left. */
  function neighboursOf(own: Waiting) {
    own.lookedAt = now()
    for (const each of waiting) if (each.end <= own.lookedAt) waiting.delete(each)
    const present = [...waiting].filter(({ lookedAt }) => own.lookedAt - lookedAt <= silentMs)
    const before = present.indexOf(own)
    return { before, behind: present.length - 1 - before }
  }

  /** Takes a place at once where it is one's turn: nobody comes between the look and that. */
  async function takePlace(own: Waiting): Promise<void> {
    waiting.add(own)
    try {
      for (;;) {
        const { before, behind } = neighboursOf(own)
        if (before < 0 || behind >= maxWaiting) {
          // A refusal of our own: the engine has not failed.
          throw new ServiceError('search', 429, undefined, 'Not counted: others are counted before')
        }
        if (before === 0 && !isFull()) {
          underWay.add(own)
          return
        }
        await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
      }
    } finally {
      waiting.delete(own)
    }
  }

  /** Throws ServiceError for a call that newer ones have overtaken, or whose time was over before it was its turn. */
  return async function run<Reply>(call: () => Promise<Reply>, timeoutMs: number): Promise<Reply> {
    const own = { end: now() + timeoutMs, lookedAt: now() }
    await takePlace(own)
    try {
      return await call()
    } finally {
      underWay.delete(own)
    }
  }
}
