/**
 * Waits until all promises are settled, then returns their values or throws the first failure. So their resources can
 * be closed afterwards: a call of a closed local runtime never returns.
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
    // A free slot goes to the first waiting task, not to a later call.
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

/** Milliseconds after which a Durable Object counts as out of reach. */
const objectTimeoutMs = 3_000

/** A Durable Object did not reply in time. What it was called for is not done, or is done later. */
export class NoReplyError extends Error {
  override name = 'NoReplyError'
}

/** The reply of a Durable Object. @throws NoReplyError where there is none within three seconds */
export async function replyInTime<Value>(reply: Promise<Value>): Promise<Value> {
  const inTime = await withTimeout(
    reply.then((value) => ({ value })),
    objectTimeoutMs,
    null,
  )
  if (!inTime) throw new NoReplyError(`A Durable Object did not reply within ${objectTimeoutMs} ms`)
  return inTime.value
}

export interface WaitUntilContext {
  waitUntil(promise: Promise<unknown>): void
}

/**
 * A promise of another request, for use in this one. The runtime resolves it in the other's context and continues in
 * this one's, as long as that exists: `waitUntil` extends it, even if its guest has left.
 * @returns null where it has failed
 */
export function shared<Value>(context: WaitUntilContext, theirs: Promise<Value>): Promise<Value | null> {
  const settled = theirs.catch(() => null)
  context.waitUntil(settled)
  return settled
}

/**
 * Merges identical loads at the same time. The result is plain data, which requests may share; `waitUntil` keeps the
 * load running if its first client leaves. A caller that has waited `timeoutMs`, or sees the load fail, loads for
 * itself: the other request may have been cancelled.
 */
export class InFlight<Value> {
  readonly #running = new Map<string, Promise<Done<Value>>>()
  readonly #timeoutMs: number

  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs
  }

  async once(key: string, context: WaitUntilContext, load: () => Promise<Value>): Promise<Value> {
    const running = this.#running.get(key)
    if (!running) return this.#start(key, context, load)
    const done = await withTimeout(shared(context, running), this.#timeoutMs, null)
    if (done) return done.value
    // A load that never ends must not block later ones.
    this.#forget(key, running)
    return load()
  }

  async #start(key: string, context: WaitUntilContext, load: () => Promise<Value>): Promise<Value> {
    const started: Promise<Done<Value>> = load()
      .then((value) => ({ value }))
      .finally(() => this.#forget(key, started))
    this.#running.set(key, started)
    context.waitUntil(started.catch(() => undefined))
    return (await started).value
  }

  #forget(key: string, running: Promise<Done<Value>>): void {
    if (this.#running.get(key) === running) this.#running.delete(key)
  }
}

interface Done<Value> {
  value: Value
}

/** Resolves after promises that are settled already. */
export function turn(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}
