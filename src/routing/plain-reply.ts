import type { MiddlewareHandler } from 'hono'
import type { CacheLookup } from '../cache/cache.ts'
import type { Deps } from '../deps.ts'
import { once } from '../domain/lazy.ts'
import { traceHeader } from '../domain/traces.ts'
import type { Variables } from '../env.ts'
import { drawNonce, type SiteContext, type SiteRequest } from '../site-context.ts'
import { type CachedPage, stampedBody } from './cached-page.ts'

export const robotsHeader = 'x-robots-tag'
/** Headers that every reply writes anew. */
const ofEachReply = new Set(['cache-status', traceHeader, 'server-timing', 'etag', robotsHeader])
/** Headers that concern one visitor alone. */
const ownHeaders = ['set-cookie', 'clear-site-data', 'retry-after']

const policyHeader = 'content-security-policy'
const nonceMark = '{nonce}'

/** The configuration that stored headers depend on; a page that was stored under another one passes all middleware. */
export function setupOf({ EMBED_HOSTS }: Pick<Variables, 'EMBED_HOSTS'>): string {
  return JSON.stringify(EMBED_HOSTS)
}

/** Runs before every middleware: resolves `replied` when all headers of the response are written. */
export const notifyReplied: MiddlewareHandler<SiteContext> = async (c, next) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  c.set('replied', promise)
  try {
    await next()
  } finally {
    resolve()
  }
}

/** The headers of a response, when all of them are written; undefined where they are not the same for every visitor. */
export async function replyOf(c: SiteRequest, { variables }: Pick<Deps, 'variables'>): Promise<CachedPage['reply']> {
  await c.get('replied')
  const { headers } = c.res
  const nonce = c.get('nonce')
  const policy = headers.get(policyHeader)
  const isWhole = policy !== null && (nonce === undefined || policy.includes(nonce))
  if (!isWhole || c.res.status !== 200 || ownHeaders.some((name) => headers.has(name))) return undefined
  const repeated = [...headers].filter(([name]) => !ofEachReply.has(name))
  return {
    headers: repeated.map(([name, value]) => [
      name,
      name === policyHeader && nonce !== undefined ? value.replaceAll(nonce, nonceMark) : value,
    ]),
    setup: setupOf(variables),
  }
}

/** The page with a new nonce and the headers of its first response; null where these may be different by now. */
export function plainReply(page: CachedPage, setup: string): Response | null {
  const { reply, status } = page
  if (status !== 200 || reply?.setup !== setup) return null
  const nonce = once(drawNonce)
  const { headers, policy } = preparedHeaders(reply.headers)
  if (policy) headers.set(policyHeader, policy.join(nonce()))
  headers.set('etag', page.etag)
  return new Response(stampedBody(page, nonce), { headers })
}

/** By the stored list that they are made of. A `Response` copies them, after etag and policy are overwritten. */
const prepared = new WeakMap<object, { headers: Headers; policy: readonly string[] | null }>()

function preparedHeaders(own: [string, string][]) {
  const before = prepared.get(own)
  if (before) return before
  const headers = new Headers(own)
  const policy = headers.get(policyHeader)?.split(nonceMark) ?? []
  const headersOf = { headers, policy: policy.length > 1 ? policy : null }
  prepared.set(own, headersOf)
  return headersOf
}

/** Cache lookups that were done before the middleware ran, by request. */
const lookups = new WeakMap<Request, { key: string; lookup: CacheLookup<CachedPage> }>()

export function storeLookup(request: Request, key: string, look: CacheLookup<CachedPage>): void {
  lookups.set(request, { key, lookup: look })
}

export function lookupOf(request: Request, key: string): CacheLookup<CachedPage> | null {
  const stored = lookups.get(request)
  return stored?.key === key ? stored.lookup : null
}
