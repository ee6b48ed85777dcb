import type { MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { forgetCookie } from '../domain/browser-keys.ts'
import type { SiteContext } from '../site-context.ts'
import { writeHeader } from './write-header.ts'

/**
 * After a press of "forget everything", which the cookie tells of, the browser also drops cookies that are not sent here,
 * as those of one shared list's path. Browsers that do not know the header have lost all the others already.
 */
export const clearCookies: MiddlewareHandler<SiteContext> = async (c, next) => {
  await next()
  if (c.req.method === 'GET' && getCookie(c, forgetCookie)) writeHeader(c, 'clear-site-data', '"cookies"')
}
