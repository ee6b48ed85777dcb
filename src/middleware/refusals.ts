import type { MiddlewareHandler } from 'hono'
import { maxFormBytes, maxUploadBytes } from '../contracts/submission.ts'
import { joinBytes } from '../domain/bytes.ts'
import type { EndpointAt } from '../routing/endpoint.ts'
import type { SiteContext, SiteRequest } from '../site-context.ts'
import { isForPrograms } from '../urls/program-paths.ts'
import { startsOf } from '../urls/routes.ts'

const picturePaths = startsOf(({ takesPictures = false }) => takesPictures)

/** Refuses bodies beyond the limit of their path's record. Of a larger one nothing is read, where its length is stated. */
export function limitBodies(
  endpointAt: EndpointAt,
  refuse: (c: SiteRequest) => Promise<Response>,
): MiddlewareHandler<SiteContext> {
  return async function limitBody(c, next) {
    const { path, raw } = c.req
    const own = endpointAt(path)?.body
    if (own === null || !raw.body) return next()
    const length = c.req.header('transfer-encoding') ? undefined : c.req.header('content-length')
    const isUpload = length !== undefined && picturePaths.some((start) => path.startsWith(start))
    const most = own?.maxBytes ?? (isUpload ? maxUploadBytes : maxFormBytes)
    const refuseBody = () =>
      own ? c.json({ error: { code: 'body_too_large', message: own.tooLarge } }, 413) : refuse(c)
    if (length !== undefined) return Number(length) > most ? refuseBody() : next()
    const chunks: Uint8Array[] = []
    let size = 0
    try {
      for await (const chunk of raw.body) {
        size += chunk.length
        if (size > most) return refuseBody()
        chunks.push(chunk)
      }
    } catch {
      // The client has left while it sent the body: nobody reads the response, and nothing has failed here.
      return c.body(null, 400)
    }
    c.req.raw = new Request(raw, { body: joinBytes(chunks) })
    return next()
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a request that changes state when `Sec-Fetch-Site` or `Origin` says that it does not come from a page of this
 * origin.
 */
export function guardForms(
  endpointAt: EndpointAt,
  refuse: (c: SiteRequest) => Promise<Response>,
): MiddlewareHandler<SiteContext> {
  return async function guardFormsOfSite(c, next) {
    if (safeMethods.has(c.req.method)) return next()
    if (endpointAt(c.req.path)?.takesAnyOrigin) return next()
    const site = c.req.header('sec-fetch-site')
    const origin = c.req.header('origin')
    const foreign =
      (site !== undefined && site !== 'same-origin') || (origin !== undefined && origin !== new URL(c.req.url).origin)
    if (!foreign) return next()
    if (!isForPrograms(c.req.path)) return refuse(c)
    return c.json({ error: { code: 'forbidden', message: 'This was not sent from a page of this site.' } }, 403)
  }
}

/** Responds to a method that the path does not have: 405 with its methods, or 204 for OPTIONS. */
export function refuseMethod(refuse: (c: SiteRequest) => Promise<Response>) {
  return async function refuseMethodOfRequest(c: SiteRequest, allowed: readonly string[]): Promise<Response> {
    const allow = [...new Set([...allowed, 'OPTIONS'])].join(', ')
    const response = await respond(c)
    response.headers.set('allow', allow)
    return response
  }

  async function respond(c: SiteRequest): Promise<Response> {
    if (c.req.method === 'OPTIONS') return new Response(null, { status: 204 })
    if (!isForPrograms(c.req.path)) return refuse(c)
    return c.json({ error: { code: 'method_not_allowed', message: `${c.req.method} is not allowed here.` } }, 405)
  }
}
