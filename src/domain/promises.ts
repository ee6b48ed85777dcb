/**
 * What they all come to, once none of them is under way any more: with the first failure only then, so that what they use
 * can be closed after it. A call of a local runtime that is closed already never returns.
 */
export async function allEnded<Value>(works: readonly Promise<Value>[]): Promise<Value[]> {
  await Promise.allSettled(works)
  return Promise.all(works)
}

/** Does works in their order, at most so many at once: whoever comes when all are at work waits for the first to end. */
export function createTurns(maxAtOnce: number) {
  const waiting: (() => void)[] = []
  let atWork = 0
  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    // A place that becomes free is handed on: nobody who comes meanwhile takes it.
    if (atWork < maxAtOnce) atWork += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else atWork -= 1
    }
  }
}

/**
 * What the promise comes to, or `late` where that takes longer. The timer ends with it: of those that are left a request,
 * and an object with all of its requests, may have ten thousand.
 */
export async function withTimeout<Value, Late>(
  promise: Promise<Value>,
  timeoutMs: number,
  late: Late,
): Promise<Value | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const over = new Promise<Late>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, late)
  })
  try {
    return await Promise.race([promise, over])
  } finally {
    clearTimeout(timer)
  }
}
