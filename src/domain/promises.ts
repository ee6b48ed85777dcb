/**
 * Waits until all promises have settled, then returns their values or throws the first failure. So what they use can be
 * closed afterwards: a call of a local runtime that is already closed never returns.
 */
export async function allEnded<Value>(works: readonly Promise<Value>[]): Promise<Value[]> {
  await Promise.allSettled(works)
  return Promise.all(works)
}

/** Runs tasks in the order of their calls, at most `maxAtOnce` concurrently: the others wait for the first to end. */
export function createTurns(maxAtOnce: number) {
  const waiting: (() => void)[] = []
  let atWork = 0
  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    // A free place goes to the first that waits, not to a later call.
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
 * The promise's value, or `late` after the timeout. The timer is cleared: a request, and a Durable Object with all of its
 * requests, may have at most ten thousand pending timers.
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
