import { clientAssets } from 'virtual:client-assets'
import type { MiddlewareHandler } from 'hono'
import { trustedTypesPolicy } from '../islands/protocol.ts'
import { nonceOf, type SiteContext, urlOf } from '../site-context.ts'
import { cspReportPath } from '../urls/program-paths.ts'
import { startsOf } from '../urls/routes.ts'
import { writeHeader } from './reply-headers.ts'

/**
 * The security headers of a reply; a page's policy names the nonce of its scripts.
 * @param embedHosts whose films and widgets a guest may load, in a frame
 */
export function securityHeaders(embedHosts: readonly string[]): MiddlewareHandler<SiteContext> {
  const framed = embedHosts.map((host) => `https://${host}`)
  return async function setSecurityHeaders(c, next) {
    await next()
    for (const [name, value] of ofEveryReply) writeHeader(c, name, value)
    // The URL is a secret: no request from the page carries it as referrer, not even to this site.
    if (secretPaths.some((path) => urlOf(c).pathname.startsWith(path)))
      writeHeader(c, 'referrer-policy', 'strict-origin')
    if (urlOf(c).protocol === 'https:') {
      writeHeader(c, 'strict-transport-security', 'max-age=63072000; includeSubDomains')
    }
    const type = c.res.headers.get('content-type') ?? ''
    writeHeader(c, 'cross-origin-resource-policy', /^(image|video)\//.test(type) ? 'cross-origin' : 'same-origin')
    // A client that has the page has its policy too, with the nonce that belongs to it.
    if (c.res.status === 304) return
    const isPage = type.startsWith('text/html')
    if (isPage) writeHeader(c, 'reporting-endpoints', `${reportGroup}="${cspReportPath}"`)
    writeHeader(
      c,
      'content-security-policy',
      // Private pages frame nothing of others.
      isPage
        ? pagePolicy(nonceOf(c), c.get('cspOrigins') ?? [], c.get('visibility') === 'private' ? [] : framed)
        : barePolicy,
    )
  }
}

const secretPaths = startsOf(({ hasSecretUrl = false }) => hasSecretUrl)

/** Name of the endpoint in Reporting-Endpoints. */
const reportGroup = 'csp'

/** Browsers that know no `report-to` take `report-uri`; the others ignore it. */
export const reportDirectives = [`report-uri ${cspReportPath}`, `report-to ${reportGroup}`]

const ofEveryReply = [
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  [
    'permissions-policy',
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
  ],
  ['cross-origin-opener-policy', 'same-origin'],
] as const

/** Policy of what is no page: a picture of another service could contain a script. */
const barePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

/** Vite's code for hot reloading does not support Trusted Types: only builds require them. */
const trustedTypes = clientAssets.isDev
  ? []
  : ["require-trusted-types-for 'script'", `trusted-types ${trustedTypesPolicy}`]

/**
 * @param cspOrigins origins of the page's third-party scripts: their scripts, requests and frames are allowed, and
 * Trusted Types are not required of them
 */
function pagePolicy(nonce: string, cspOrigins: readonly string[], framed: readonly string[]): string {
  const others = cspOrigins.join(' ')
  const frames = [...cspOrigins, ...framed].join(' ')
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${others && ` ${others}`}`,
    ...(frames ? [`frame-src ${frames}`] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(others ? [] : trustedTypes),
    ...reportDirectives,
  ].join('; ')
}
