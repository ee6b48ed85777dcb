import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { maxUploadBytes } from '../contracts/submission.ts'
import type { Endpoint, EndpointAt } from '../routing/endpoint.ts'
import type { SiteContext, SiteRequest } from '../site-context.ts'
import { startsOf } from '../urls/routes.ts'

const largestForm = 256 * 1024
const picturePaths = startsOf(({ takesPictures = false }) => takesPictures)

/** No more of a body is read than the record of its path says. */
export function limitBodies(
  endpointAt: EndpointAt,
  refuse: (c: SiteRequest) => Promise<Response>,
): MiddlewareHandler<SiteContext> {
  const ofForms = bodyLimit({ maxSize: largestForm, onError: refuse })
  const ofUploads = bodyLimit({ maxSize: maxUploadBytes, onError: refuse })
  return function limitBody(c, next) {
    const { path } = c.req
    const own = endpointAt(path)?.body
    if (own) return limitOfEndpoint(own)(c, next)
    return (picturePaths.some((start) => path.startsWith(start)) ? ofUploads : ofForms)(c, next)
  }
}

function limitOfEndpoint({ maxBytes, tooLarge: message }: NonNullable<Endpoint['body']>) {
  return bodyLimit({
    maxSize: maxBytes,
    onError: (c) => c.json({ error: { code: 'body_too_large', message } }, 413),
  })
}
