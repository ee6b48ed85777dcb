export interface Pin {
  waitUntil(promise: Promise<unknown>): void
}

/**
 * Identical loads at the same time are one load. Its result is plain data, which requests may share; it is pinned, so
 * that it ends though its first client leaves. Whoever has waited `patience` milliseconds loads for itself: the other
 * request may have been cancelled.
 */
export class InFlight<Value> {
  readonly #running = new Map<string, Promise<{ value: Value }>>()
  readonly #patience: number

  constructor(patience: number) {
    this.#patience = patience
  }

  async once(key: string, context: Pin, load: () => Promise<Value>): Promise<Value> {
    const running = this.#running.get(key)
    if (!running) return this.#start(key, context, load)
    const done = await Promise.race([running, this.#tired()])
    return done ? done.value : load()
  }

  async #start(key: string, context: Pin, load: () => Promise<Value>): Promise<Value> {
    const started = load()
      .then((value) => ({ value }))
      .finally(() => this.#running.delete(key))
    this.#running.set(key, started)
    context.waitUntil(started.catch(() => undefined))
    return (await started).value
  }

  #tired(): Promise<null> {
    return new Promise((resolve) => setTimeout(() => resolve(null), this.#patience))
  }
}
