import type { Context } from 'hono'
import type { Deps } from '../../deps.ts'
import { retriedStatuses } from '../../domain/retries.ts'
import { keysNamed, readParameters } from '../../routing/query-keys.ts'
import { ServiceError } from '../../services/service-error.ts'
import { callOptions, placeOf, type SiteContext } from '../../site-context.ts'

/** Milliseconds for which a picture that was not there is not looked for again. */
export const missMemoryMs = 60_000

const maxPaths = 2_000
/** Characters: no picture has a longer path. */
const longestPath = 1_000

/** Maximum cached stand-ins for missing pictures, one for each width and format. */
const maxStandIns = 24

const maxStandInBytes = 256 * 1024

/** What an isolate knows of pictures that are not there, and what the image service shows in their place. */
class MissingPictures {
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
    if (path.length <= longestPath) this.#paths.set(path, now + missMemoryMs)
    dropOldest(this.#paths, maxPaths)
    const bytes = await reply.arrayBuffer()
    if (bytes.byteLength > 0 && bytes.byteLength <= maxStandInBytes) {
      this.#standIns.delete(kind)
      this.#standIns.set(kind, { bytes, headers: [...reply.headers] })
      dropOldest(this.#standIns, maxStandIns)
    }
    return new Response(bytes, { status: reply.status, headers: reply.headers })
  }
}

const passedBack = [
  'content-type',
  'cache-control',
  'etag',
  'vary',
  'content-length',
  'content-range',
  'accept-ranges',
  'retry-after',
] as const
const isPictureKey = keysNamed('w', 'f')
/** Seconds after which a browser may request a failed picture again. */
const retryAfter = '5'

/** GET /media/<path>?w=<width>: the image service's picture or film under the site's own host. */
export function getPicture(deps: Deps) {
  const missing = new MissingPictures()
  return async function getPictureOfPath(c: Context<SiteContext>): Promise<Response> {
    const url = new URL(c.req.url)
    const path = url.pathname.slice('/media/'.length)
    const query = readParameters(url.searchParams, isPictureKey).toString()
    const kind = `${query} ${c.req.header('accept')}`
    const known = missing.reply(path, kind, Date.now())
    if (known) return known
    try {
      const images = deps.services(callOptions(c)).images
      const picture = await images.picture(path, query && `?${query}`, c.req.raw.headers)
      const headers = new Headers()
      for (const name of passedBack) {
        const value = picture.headers.get(name)
        if (value) headers.set(name, value)
      }
      // A temporary refusal: a later request may succeed.
      if (retriedStatuses.has(picture.status)) headers.set('cache-control', 'no-store')
      const reply = new Response(picture.body, { status: picture.status, headers })
      return picture.status === 404 ? await missing.remember(path, kind, reply, Date.now()) : reply
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      deps.log(error, placeOf(c))
      // No body: the browser shows the words that stand for the picture.
      return c.body(null, 503, { 'cache-control': 'no-store', 'retry-after': retryAfter })
    }
  }
}

interface StandIn {
  bytes: ArrayBuffer
  headers: [string, string][]
}

function dropOldest(map: Map<string, unknown>, max: number): void {
  const [oldest] = map.keys()
  if (map.size > max && oldest !== undefined) map.delete(oldest)
}
