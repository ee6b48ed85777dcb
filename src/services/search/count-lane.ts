import { ServiceError } from '../service-error.ts'

const maxUnderWay = 2
/** Milliseconds between two looks whether it is one's turn. */
const lookEveryMs = 10

/**
 * A lane for calls that nobody waits for: two at most are under way, and of those that wait the newest is the next; what
 * was asked before it has been requested in vain. A place is free again when its time is over, also where the guest has
 * left and nothing else says so. Nobody waits for a promise of another request.
 * @param now milliseconds since 1970
 */
export function createCountLane(now: () => number = Date.now) {
  /** When each call under way has to have ended. */
  const underWay = new Set<{ end: number }>()
  let newest: object | undefined

  function isFull(): boolean {
    for (const call of underWay) if (call.end <= now()) underWay.delete(call)
    return underWay.size >= maxUnderWay
  }

  /** Throws ServiceError for a call that newer ones have overtaken, or whose time was over before it was its turn. */
  return async function run<Reply>(call: () => Promise<Reply>, timeoutMs: number): Promise<Reply> {
    const own = { end: now() + timeoutMs }
    newest = own
    while (isFull()) {
      if (newest !== own || now() >= own.end) {
        throw new ServiceError('search', 0, undefined, 'Not counted: others are counted before')
      }
      await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
    }
    underWay.add(own)
    try {
      return await call()
    } finally {
      underWay.delete(own)
    }
  }
}
