/**
 * Where a command finds content or broker, and the key that it shows there: an outside service its own (CONTENT_KEY), the
 * embedded one SERVICE_KEY, which goes nowhere else.
 */
export function sourceOf(name: 'content' | 'broker', embeddedUrl: string): { url: string; key: string } {
  const outsideUrl = process.env[`${name.toUpperCase()}_URL`] ?? ''
  return outsideUrl === ''
    ? { url: embeddedUrl, key: process.env.SERVICE_KEY ?? 'local-service-key' }
    : { url: outsideUrl, key: process.env[`${name.toUpperCase()}_KEY`] ?? '' }
}
