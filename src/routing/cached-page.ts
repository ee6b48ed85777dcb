import * as v from 'valibot'
import { placesOf } from '../domain/bytes.ts'
import { digestHex } from '../domain/digests.ts'
import type { EditionKey } from '../editions/table.ts'

/** A whole page or its payload as it was rendered. */
export const CachedPageSchema = v.object({
  status: v.picklist([200, 404, 410]),
  type: v.string(),
  /** UTF-8. */
  body: v.custom<Uint8Array<ArrayBuffer>>((body) => body instanceof Uint8Array && body.buffer instanceof ArrayBuffer),
  /** Offsets of its nonces, which each response overwrites with its own of the same length; a payload has none. */
  places: v.array(v.number()),
  /** Of the body without its nonces. */
  etag: v.string(),
  language: v.string(),
  /** Whether a form on it has a captcha. */
  captcha: v.optional(v.boolean(), false),
  /** Headers of the first response; missing where they were not the same for every visitor. */
  reply: v.optional(
    v.object({
      /** Those that every response repeats, with `{nonce}` in place of the nonce. */
      headers: v.array(v.tuple([v.string(), v.string()])),
      /** The part of the configuration that they depend on. */
      setup: v.string(),
    }),
  ),
})
export type CachedPage = v.InferOutput<typeof CachedPageSchema>

/**
 * Null for a response that is not cached: a private page, a redirect, a failure.
 * @param whole the bytes of its body, when it has ended; its nonces are written over
 * @param replyOf called after that: the headers of the response
 */
export async function cachedPage(
  { status, headers }: Response,
  whole: Promise<Uint8Array<ArrayBuffer>>,
  nonce: string | null,
  captcha = false,
  replyOf: () => Promise<CachedPage['reply']> = async () => undefined,
): Promise<CachedPage | null> {
  // Read before middleware adds to them what is the visitor's own.
  const isStored = !headers.get('cache-control')?.includes('no-store') && !headers.has('set-cookie')
  const [type, language] = [headers.get('content-type'), headers.get('content-language')]
  const body = await whole
  if (!isStored || body.length === 0) return null
  const page = { status, type, body, ...(await namedBody(body, nonce)), language, captcha, reply: await replyOf() }
  const parsed = v.safeParse(CachedPageSchema, page)
  return parsed.success ? parsed.output : null
}

/** The cached page with the reply's nonce; a 304 without headers of its content where the ETag matches. */
export function stampedPage(page: CachedPage, reply: Reply): Response {
  const { status, type, language, etag } = page
  const headers = { etag, 'cache-control': 'no-cache', 'cache-status': reply.cacheStatus }
  if (namesEtag(reply.ifNoneMatch, etag)) return new Response(null, { status: 304, headers })
  return new Response(stampedBody(page, reply.nonce), {
    status,
    headers: { ...headers, 'content-type': type, 'content-language': language },
  })
}

/**
 * The cache key of a page; null for a query that is too long to be shared.
 * @param query the parameters that the page reads
 */
export function pageKey(
  market: EditionKey,
  format: string,
  { origin, pathname }: Pick<URL, 'origin' | 'pathname'>,
  query: URLSearchParams,
): string | null {
  const page = `${market}:${format}:${origin}${pathname}?`
  if (query.size === 0) return page
  const written = query.toString()
  if (written.length > longestQuery) return null
  if (query.size === 1) return page + written
  const sorted = new URLSearchParams(written)
  sorted.sort()
  return page + sorted
}

/** Characters; longer queries are one visitor's own and are not cached. */
const longestQuery = 300

/**
 * The body with a new nonce, where it has one. The bytes are the cached page's own, written over in place: pass them to
 * a `Response` at once, which copies them (Fetch Standard, "extract a body"), so that a hit makes no copy of its own.
 */
export function stampedBody({ body, places }: CachedPage, nonce: () => string): Uint8Array<ArrayBuffer> {
  const stamp = places.length === 0 ? null : encoder.encode(nonce())
  if (stamp) for (const place of places) body.set(stamp, place)
  return body
}

const encoder = new TextEncoder()

/** Places of the nonces and the ETag, computed when a page is stored, so that a hit does not read the whole body. */
async function namedBody(body: Uint8Array<ArrayBuffer>, nonce: string | null) {
  const places = nonce === null ? [] : placesOf(encoder.encode(nonce), body)
  for (const place of places) body.fill(0, place, place + (nonce?.length ?? 0))
  // Weak: replies differ in their nonce.
  return { places, etag: `W/"${(await digestHex(body)).slice(0, 20)}"` }
}

interface Reply {
  /** Called only for a page that has a nonce. */
  nonce(): string
  cacheStatus: string
  ifNoneMatch: string | undefined
}

/** Weak comparison (RFC 9110, section 8.8.3.2). */
function namesEtag(header: string | undefined, etag: string): boolean {
  return (header ?? '')
    .split(',')
    .some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === etag.slice(2))
}
