import * as v from 'valibot'
import { joinBytes } from '../domain/bytes.ts'
import { digestHex } from '../domain/digests.ts'

/** A whole page or its payload as it was made. */
export const CachedPageSchema = v.object({
  status: v.picklist([200, 404, 410]),
  type: v.string(),
  /** UTF-8. */
  body: v.custom<Uint8Array<ArrayBuffer>>((body) => body instanceof Uint8Array && body.buffer instanceof ArrayBuffer),
  /** The page's own, which gives way to each reply's; a payload has none. */
  nonce: v.nullable(v.string()),
  language: v.string(),
  /** A form on it has a captcha's field. */
  captcha: v.optional(v.boolean(), false),
})
export type CachedPage = v.InferOutput<typeof CachedPageSchema>

/** Null for what is not to be kept: a private page, a redirect, a failure. Reads the reply to its end. */
export async function cachedPage(
  response: Response,
  nonce: string | null,
  captcha = false,
): Promise<CachedPage | null> {
  const body = new Uint8Array(await response.arrayBuffer())
  const isStored = !response.headers.get('cache-control')?.includes('no-store')
  if (!isStored || response.headers.has('set-cookie') || body.length === 0) return null
  const { status, headers } = response
  const [type, language] = [headers.get('content-type'), headers.get('content-language')]
  const page = { status, type, body, nonce, language, captcha }
  const parsed = v.safeParse(CachedPageSchema, page)
  return parsed.success ? parsed.output : null
}

/** The kept page under the reply's nonce; 304, without a word on its content, for who has it already. */
export async function stampedPage(page: CachedPage, reply: Reply): Promise<Response> {
  const { status, type, language } = page
  const { etag } = await preparedOf(page)
  const headers = { etag, 'cache-control': 'no-cache', 'cache-status': reply.cacheStatus }
  if (namesEtag(reply.ifNoneMatch, etag)) return new Response(null, { status: 304, headers })
  return new Response(stampedBody(page, page.nonce === null ? '' : reply.nonce())?.bytes, {
    status,
    headers: { ...headers, 'content-type': type, 'content-language': language },
  })
}

/**
 * The body under a nonce, and what names it without one; null for a page that was not served yet. The bytes are the page's
 * own, to be handed to a reply at once: that copies them (Fetch Standard, "extract a body"), so that a hit makes none.
 */
export function stampedBody(page: CachedPage, nonce: string): { bytes: Uint8Array<ArrayBuffer>; etag: string } | null {
  const made = prepared.get(page.body)
  if (!made) return null
  const { places, etag } = made
  const stamp = places.length === 0 ? null : encoder.encode(nonce)
  if (stamp) for (const place of places) page.body.set(stamp, place)
  return { bytes: page.body, etag }
}

/** What serving a page takes, made at its first serving: many a page is made and never requested again. */
interface Prepared {
  /** Where the nonces begin in it: every nonce is as long. */
  places: readonly number[]
  /** Of the body without its nonce. */
  etag: string
}

const encoder = new TextEncoder()
/** By the body: nonces are written into it, and what is found of them there is found before the first. */
const prepared = new WeakMap<Uint8Array, Prepared>()

async function preparedOf(page: CachedPage): Promise<Prepared> {
  const before = prepared.get(page.body)
  if (before) return before
  const { nonce, body } = page
  const places = nonce === null ? [] : placesOf(nonce, body)
  const ends = [...places, body.length]
  const parts = ends.map((end, index) => body.subarray((places[index - 1] ?? -length(nonce)) + length(nonce), end))
  const whole = joinBytes(parts)
  const made = { places, etag: await etagOf(whole) }
  prepared.set(body, made)
  return made
}

function length(nonce: string | null): number {
  return nonce?.length ?? 0
}

/** Where a text of ASCII begins in the bytes: each of them is one character of Latin-1. */
function placesOf(text: string, bytes: Uint8Array): number[] {
  const characters = new TextDecoder('latin1').decode(bytes)
  const places: number[] = []
  for (let at = characters.indexOf(text); at !== -1; at = characters.indexOf(text, at + text.length)) places.push(at)
  return places
}

/** Weak: replies differ in their nonce. */
async function etagOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return `W/"${(await digestHex(bytes)).slice(0, 20)}"`
}

interface Reply {
  /** Drawn for a page that has one. */
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
