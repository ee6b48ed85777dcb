import * as v from 'valibot'

/** A whole page as it was rendered, under a nonce of its own that gives way to each reply's. */
export const KeptPageSchema = v.object({
  status: v.picklist([200, 404, 410]),
  html: v.string(),
  nonce: v.string(),
  language: v.string(),
  /** Of the HTML without its nonce. */
  etag: v.string(),
})
export type KeptPage = v.InferOutput<typeof KeptPageSchema>

/** Null for what is not to be kept: a private page, a redirect, a failure. Reads the reply to its end. */
export async function keptPage(response: Response, nonce: string): Promise<KeptPage | null> {
  const html = await response.text()
  const isPrivate = response.headers.get('cache-control')?.includes('private')
  if (isPrivate || response.headers.has('set-cookie') || html === '') return null
  const page = { status: response.status, html, nonce, language: response.headers.get('content-language'), etag: '' }
  const parsed = v.safeParse(KeptPageSchema, page)
  return parsed.success ? { ...parsed.output, etag: await etagOf(html.replaceAll(nonce, '')) } : null
}

/** Weak: replies differ in their nonce. */
async function etagOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `W/"${Array.from(new Uint8Array(digest).slice(0, 10), (byte) => byte.toString(16).padStart(2, '0')).join('')}"`
}

/** The kept page under the reply's nonce; 304, without a word on its content, for who has it already. */
export function stampedPage(page: KeptPage, reply: Reply): Response {
  const { status, language, etag } = page
  const headers = { etag, 'cache-control': 'no-cache', 'cache-status': reply.cacheStatus }
  if (namesEtag(reply.ifNoneMatch, etag)) return new Response(null, { status: 304, headers })
  return new Response(stamped(page, reply.nonce), {
    status,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8', 'content-language': language },
  })
}

const encoder = new TextEncoder()
/** What stands between a page's nonces, as bytes: a page is encoded once and served often. */
const pieces = new WeakMap<KeptPage, Uint8Array[]>()

function stamped(page: KeptPage, nonce: string): Uint8Array<ArrayBuffer> {
  const parts = pieces.get(page) ?? page.html.split(page.nonce).map((part) => encoder.encode(part))
  pieces.set(page, parts)
  const stamp = encoder.encode(nonce)
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length + stamp.length, -stamp.length))
  let end = 0
  for (const [index, part] of parts.entries()) {
    if (index > 0) {
      bytes.set(stamp, end)
      end += stamp.length
    }
    bytes.set(part, end)
    end += part.length
  }
  return bytes
}

interface Reply {
  nonce: string
  cacheStatus: string
  ifNoneMatch: string | undefined
}

/** Weak comparison (RFC 9110, section 8.8.3.2). */
function namesEtag(header: string | undefined, etag: string): boolean {
  return (header ?? '')
    .split(',')
    .some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === etag.slice(2))
}
