/** Milliseconds that all services together have for a page request, unless `PAGE_DEADLINE_MS` says otherwise. */
export const pageDeadline = 1_200
/** The same for a reader that is a program: it waits longer than a guest. */
export const programTimeoutMs = 20_000

/** The one end that all service calls of a request share. */
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

  /** The time begins anew: after what no page has to be quick for, a form on its way or a booking. */
  restart(): void {
    this.#end = Date.now() + this.#milliseconds
  }
}
