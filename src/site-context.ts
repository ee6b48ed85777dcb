import type { Context } from 'hono'
import type { WaitUntilContext } from './domain/promises.ts'
import { visitorKey } from './domain/visitors.ts'
import type { Bindings } from './env.ts'
import type { Market } from './markets/market.ts'
import type { Deadline } from './services/deadline.ts'
import type { LogPlace } from './services/log-line.ts'
import type { Timed } from './services/transport.ts'
import type { Preview } from './urls/program-paths.ts'
import type { Visibility } from './urls/route.ts'

/** What Hono's context carries through a request. */
export interface SiteContext {
  Bindings: Bindings
  Variables: {
    market: Market
    url: URL
    nonce?: string
    deadline: Deadline
    timed: Timed
    trace: string
    /** Seconds of a service's `Retry-After`. */
    retryAfter?: number
    /** Name of the editor who is signed in to the console. */
    editor?: string
    /** Whether an editor has switched on the marks of entries. */
    marks?: boolean
    /** The preview of an editor who sees drafts on the site's pages. */
    preview?: Preview
    /** Whether the device is shared, where this request's form says so. */
    sharedDevice?: boolean
    /** Methods of the page that was requested. */
    allow?: string
    /** Target of a compiled redirect: only this may lead to another host. */
    compiledRedirect?: string
    /** Visibility of the page in the response. */
    visibility?: Visibility
    /** Resolves when all headers of the reply are written. */
    replied?: Promise<void>
    /** Third-party origins that the page's policy allows: the captcha's provider, the owners' chat. */
    cspOrigins?: readonly string[]
  }
}

export type SiteRequest = Context<SiteContext>

/** The requested URL, parsed once; it must not be changed. */
export function urlOf(c: SiteRequest): URL {
  const before: URL | undefined = c.get('url')
  if (before) return before
  const url = new URL(c.req.url)
  c.set('url', url)
  return url
}

export function isRead({ req: { method } }: SiteRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Nonce of the response's scripts, created when it is first read. */
export function nonceOf(c: SiteRequest): string {
  const before = c.get('nonce')
  if (before !== undefined) return before
  const nonce = drawNonce()
  c.set('nonce', nonce)
  return nonce
}

export function drawNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
}

/** The network that the request comes from: counters and breakers distinguish visitors by it. */
function visitorOf(c: SiteRequest): string {
  return visitorKey(c.req.header('cf-connecting-ip'))
}

/** Counts so many requests of the visitor; false beyond the limit. Without a counter nothing is limited. */
export async function isWithinLimit(
  c: SiteRequest,
  limit: Pick<RateLimit, 'limit'> | undefined,
  weight = 1,
): Promise<boolean> {
  for (let counted = 0; limit && counted < weight; counted += 1) {
    const { success } = await limit.limit({ key: visitorOf(c) })
    if (!success) return false
  }
  return true
}

/** What every call of a service receives from its request. */
export function callOptions(c: SiteRequest) {
  return {
    deadline: c.get('deadline'),
    timed: c.get('timed'),
    trace: c.get('trace'),
    visitor: visitorOf(c),
    onRetryAfter: (seconds: number) => c.set('retryAfter', Math.max(seconds, c.get('retryAfter') ?? 0)),
  }
}

/** Undefined in a test without a runtime behind it. */
export function executionContextOf(c: SiteRequest) {
  try {
    return c.executionCtx
  } catch {
    return undefined
  }
}

/** For work that continues after the response. */
export function waitUntilContextOf(c: SiteRequest): WaitUntilContext {
  return executionContextOf(c) ?? withoutRuntime
}

/** In a test without a runtime behind it. */
export const withoutRuntime: WaitUntilContext = { waitUntil: (promise) => void promise.catch(() => undefined) }

/** Where a request leads, for the log; undefined for a host that is no edition's. */
export function placeOf(c: SiteRequest): LogPlace | undefined {
  const market: Market | undefined = c.get('market')
  return market && { market, path: urlOf(c).pathname, trace: c.get('trace') }
}
