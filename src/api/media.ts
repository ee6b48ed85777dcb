import type { Context } from 'hono'
import type { Deps } from '../deps.ts'
import type { SiteContext } from '../site-context.ts'

const passedBack = ['content-type', 'cache-control', 'etag', 'vary', 'content-length'] as const

/** GET /media/<path>?w=<width>: the image service's picture under the site's own host. */
export function servePicture(deps: Deps) {
  return async function servePictureOfPath(c: Context<SiteContext>): Promise<Response> {
    const url = new URL(c.req.url)
    const path = url.pathname.slice('/media/'.length)
    const picture = await deps.services({}).images.picture(path, url.search, c.req.raw.headers)
    const headers = new Headers()
    for (const name of passedBack) {
      const value = picture.headers.get(name)
      if (value) headers.set(name, value)
    }
    return new Response(picture.body, { status: picture.status, headers })
  }
}
