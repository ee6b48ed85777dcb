export interface Pin {
  waitUntil(promise: Promise<unknown>): void
}

/** A request that has waited this long for another's work does the work itself: the other may have been cancelled. */
const patience = 4_000

/**
 * Identical work that is asked for at the same time is done once an isolate. The results are plain data, which
 * requests may share; the work is pinned, so that it ends even if its first client leaves.
 */
export class InFlight<Value> {
  readonly #running = new Map<string, Promise<Value>>()

  async once(key: string, context: Pin, work: () => Promise<Value>): Promise<Value> {
    const running = this.#running.get(key)
    if (!running) return this.#start(key, context, work)
    return Promise.race([running, afterPatience()]).then((value) => value ?? work())
  }

  #start(key: string, context: Pin, work: () => Promise<Value>): Promise<Value> {
    const started = work().finally(() => this.#running.delete(key))
    this.#running.set(key, started)
    context.waitUntil(started.catch(() => undefined))
    return started
  }
}

function afterPatience(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), patience))
}
