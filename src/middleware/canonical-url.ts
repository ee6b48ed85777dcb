import type { MiddlewareHandler } from 'hono'
import { isFile } from '../domain/slashes.ts'
import { type SiteContext, urlOf } from '../site-context.ts'
import { isPayloadPath, pathOfPayload, withPayloadFile } from '../urls/payload-address.ts'

const servicePaths = /^\/(api|media|assets|__nuxt_island|bridge|builds|rest|@|client|src|node_modules)/

/** Slash at the end, lower case, single slashes, no first page number: at most one redirect, query kept. Files and service paths are exempt, payloads are not. */
export const canonicalUrl: MiddlewareHandler<SiteContext> = async function canonicalUrl(c, next) {
  const url = urlOf(c)
  const isPayload = isPayloadPath(url.pathname)
  if (servicePaths.test(url.pathname) || (isFile(url.pathname) && !isPayload)) return next()
  // A page has one payload, too.
  const path = isPayload ? withPayloadFile(canonicalPath(pathOfPayload(url.pathname))) : canonicalPath(url.pathname)
  if (path === url.pathname) return next()
  // 301 would turn a form into a GET: 308 sends it on as it is.
  return c.redirect(path + url.search, c.req.method === 'GET' || c.req.method === 'HEAD' ? 301 : 308)
}

export function canonicalPath(path: string): string {
  const clean = path
    .replace(/\\|%5c/gi, '/')
    .replace(/\/{2,}/g, '/')
    .toLowerCase()
  return (clean.endsWith('/') ? clean : `${clean}/`).replace(/\/(?:page\/0*1\/)+$/, '/')
}
