import { withTimeout } from './promises.ts'

export interface WaitUntilContext {
  waitUntil(promise: Promise<unknown>): void
}

/**
 * What another request has begun, for one that waits for it. The runtime resolves the promise in the other's context and
 * goes on in this one's, as long as there is one: so it stays until then, though its guest has left or waits no longer.
 * @returns null where it has failed
 */
export function shared<Value>(context: WaitUntilContext, theirs: Promise<Value>): Promise<Value | null> {
  const settled = theirs.catch(() => null)
  context.waitUntil(settled)
  return settled
}

/**
 * Identical loads at the same time are one load. Its result is plain data, which requests may share; it is pinned, so
 * that it ends though its first client leaves. Whoever has waited `timeoutMs`, or sees it fail, loads for
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
    // One that never ends must not keep the next ones waiting.
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
