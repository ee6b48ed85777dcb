import type { Breaker } from './breaker.ts'

/** Milliseconds that all services together have for a page request, unless `PAGE_DEADLINE_MS` says otherwise. */
export const pageDeadline = 1_200
/** So many times as long, while the isolate is cold: services and the isolate's own code are then as cold as it is. */
export const coldFactor = 3
/** Milliseconds after which an isolate that no service has answered yet waits no longer than any other. */
export const coldMs = 10_000
/** The same for programs, which wait longer than guests. */
export const programTimeoutMs = 20_000

/** Whether no service has answered an isolate yet that began at that time; both times in milliseconds. */
export function isCold(breakers: readonly Pick<Breaker, 'lastSuccessAt'>[], begunAt: number, now: number): boolean {
  return now < begunAt + coldMs && breakers.every((breaker) => breaker.lastSuccessAt() === null)
}

/** The common end of all service calls of a request. */
export class Deadline {
  readonly #milliseconds: number
  #end: number

  constructor(milliseconds = pageDeadline) {
    this.#milliseconds = milliseconds
    this.#end = Date.now() + milliseconds
  }

  /** Milliseconds since 1970. */
  get end(): number {
    return this.#end
  }

  /** Starts the time again: after the upload of a form, or a booking, which no page has to be quick for. */
  restart(): void {
    this.#end = Date.now() + this.#milliseconds
  }
}
