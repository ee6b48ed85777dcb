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
export function stampedPage({ status, html, nonce, language, etag }: KeptPage, reply: Reply): Response {
  const headers = { etag, 'cache-control': 'no-cache', 'cache-status': reply.cacheStatus }
  if (namesEtag(reply.ifNoneMatch, etag)) return new Response(null, { status: 304, headers })
  return new Response(html.replaceAll(nonce, reply.nonce), {
    status,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8', 'content-language': language },
  })
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
