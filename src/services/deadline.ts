/** Milliseconds that all services together have for a page request, unless `PAGE_DEADLINE_MS` says otherwise. */
export const pageDeadline = 1_200
/** The same for programs, which wait longer than guests. */
export const programTimeoutMs = 20_000

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
