import { toHex } from './digests.ts'

/** A request as both sides see it: header names in lower case, the path with its query. */
export interface SignedRequest {
  method: string
  path: string
  /** Those that are signed, and no others. */
  headers: Record<string, string>
  body: string
}

/** Headers of a signed request in Contentful's conventions. */
export const signatureHeaders = {
  signature: 'x-contentful-signature',
  signedHeaders: 'x-contentful-signed-headers',
  timestamp: 'x-contentful-timestamp',
} as const

/**
 * The signature in Contentful's conventions (its docs, "Request verification"): HMAC-SHA256, in hexadecimal, of method,
 * path, headers sorted by name, and body, each on a line of its own.
 */
export async function signatureOf({ method, path, headers, body }: SignedRequest, secret: string): Promise<string> {
  const named = Object.entries(headers)
    .sort(([a], [b]) => (a > b ? 1 : -1))
    .map(([name, value]) => `${name}:${value.trim()}`)
  const canonical = [method, encodeURI(path), named.join(';'), body].join('\n')
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign'])
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(canonical)))
  return toHex(bytes)
}

/** The three headers that sign a request of these headers at this moment, in milliseconds since 1970. */
export async function signRequest(
  request: SignedRequest,
  secret: string,
  now: number,
): Promise<Record<string, string>> {
  const { signature, signedHeaders, timestamp } = signatureHeaders
  const names = [...Object.keys(request.headers), signedHeaders, timestamp].sort()
  const signing = { [timestamp]: String(now), [signedHeaders]: names.join(',') }
  const signed = await signatureOf({ ...request, headers: { ...request.headers, ...signing } }, secret)
  return { ...signing, [signature]: signed }
}
