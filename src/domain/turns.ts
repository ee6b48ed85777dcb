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
