import type { MiddlewareHandler } from 'hono'
import type { SiteContext } from '../site-context.ts'

/** A fresh nonce for the document's scripts, and the headers that keep a page from being misused. */
export const securityHeaders: MiddlewareHandler<SiteContext> = async function securityHeaders(c, next) {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
  c.set('nonce', nonce)
  await next()
  c.header('x-content-type-options', 'nosniff')
  c.header('referrer-policy', 'strict-origin-when-cross-origin')
  c.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()')
  c.header('cross-origin-opener-policy', 'same-origin')
  if (new URL(c.req.url).protocol === 'https:') {
    c.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
  }
  if (c.res.headers.get('content-type')?.startsWith('text/html')) {
    c.header('content-security-policy', contentSecurityPolicy(nonce))
  }
}

function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
