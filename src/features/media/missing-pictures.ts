/** Milliseconds for which a picture that was not there is not looked for again. */
export const missMemoryMs = 60_000
const maxPaths = 2_000
/** Of what stands in for a missing picture, one for each width and format that is asked for. */
const maxStandIns = 24
const maxStandInBytes = 256 * 1024

interface StandIn {
  bytes: ArrayBuffer
  headers: [string, string][]
}

/** What an isolate knows of pictures that are not there, and what the image service shows in their place. */
export class MissingPictures {
  /** Until when each is remembered, milliseconds since 1970; the oldest first. */
  readonly #paths = new Map<string, number>()
  readonly #standIns = new Map<string, StandIn>()

  /**
   * The reply for a picture that is known to be missing; null for any other, and where its stand-in is not known.
   * @param kind width and format: all missing pictures of one kind have the same stand-in
   */
  reply(path: string, kind: string, now: number): Response | null {
    const standIn = this.#standIns.get(kind)
    if ((this.#paths.get(path) ?? 0) <= now || !standIn) return null
    return new Response(standIn.bytes, { status: 404, headers: standIn.headers })
  }

  /** Remembers a picture that is missing, and the 404 with its stand-in, where that is small. */
  async remember(path: string, kind: string, reply: Response, now: number): Promise<Response> {
    this.#paths.delete(path)
    this.#paths.set(path, now + missMemoryMs)
    dropOldest(this.#paths, maxPaths)
    const bytes = await reply.arrayBuffer()
    if (bytes.byteLength <= maxStandInBytes) {
      this.#standIns.delete(kind)
      this.#standIns.set(kind, { bytes, headers: [...reply.headers] })
      dropOldest(this.#standIns, maxStandIns)
    }
    return new Response(bytes, { status: reply.status, headers: reply.headers })
  }
}

function dropOldest(map: Map<string, unknown>, most: number): void {
  const [oldest] = map.keys()
  if (map.size > most && oldest !== undefined) map.delete(oldest)
}
