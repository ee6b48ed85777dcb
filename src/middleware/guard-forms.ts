import type { MiddlewareHandler } from 'hono'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** What changes state must come from a page of this very site: the browser's own words for where a request is from. */
export const guardForms: MiddlewareHandler = async function guardForms(c, next) {
  if (safeMethods.has(c.req.method)) return next()
  const site = c.req.header('sec-fetch-site')
  const origin = c.req.header('origin')
  const foreign =
    (site !== undefined && site !== 'same-origin') || (origin !== undefined && origin !== new URL(c.req.url).origin)
  if (foreign) return c.text('Forbidden: this form was sent from another site.', 403)
  await next()
}
