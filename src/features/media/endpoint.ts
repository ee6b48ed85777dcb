import type { Context } from 'hono'
import type { Deps } from '../../deps.ts'
import { retriedStatuses } from '../../domain/retries.ts'
import { keysNamed, readParameters } from '../../routing/query-keys.ts'
import { ServiceError } from '../../services/service-error.ts'
import { callOptions, placeOf, type SiteContext } from '../../site-context.ts'
import { MissingPictures } from './missing-pictures.ts'

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
/** Seconds after which a browser may ask again for a picture that could not be had. */
const retryAfter = '5'

/** GET /media/<path>?w=<width>: the image service's picture or film under the site's own host. */
export function getPicture(deps: Deps) {
  const missing = new MissingPictures()
  return async function servePictureOfPath(c: Context<SiteContext>): Promise<Response> {
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
      // Refused for now: asked again it may well be there.
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
