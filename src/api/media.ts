import type { Context } from 'hono'
import type { Deps } from '../deps.ts'
import { ServiceError } from '../services/service-error.ts'
import { callOptions, placeOf, type SiteContext } from '../site-context.ts'

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
/** Seconds after which a browser may ask again for a picture that could not be had. */
const retryAfter = '5'

/** GET /media/<path>?w=<width>: the image service's picture or film under the site's own host. */
export function servePicture(deps: Deps) {
  return async function servePictureOfPath(c: Context<SiteContext>): Promise<Response> {
    const url = new URL(c.req.url)
    const path = url.pathname.slice('/media/'.length)
    try {
      const picture = await deps.services(callOptions(c)).images.picture(path, url.search, c.req.raw.headers)
      const headers = new Headers()
      for (const name of passedBack) {
        const value = picture.headers.get(name)
        if (value) headers.set(name, value)
      }
      return new Response(picture.body, { status: picture.status, headers })
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      deps.log(error, placeOf(c))
      // No body: the browser shows the words that stand for the picture.
      return c.body(null, 503, { 'cache-control': 'no-store', 'retry-after': retryAfter })
    }
  }
}
