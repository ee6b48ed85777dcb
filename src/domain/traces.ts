import { randomHex } from './digests.ts'
/** Follows one request through the site and its services; random, of nobody (W3C Trace Context). */
export const traceHeader = 'traceparent'

/** Trace id of a `traceparent` header that is well-formed; null for any other. */
export function readTrace(header: string | undefined): string | null {
  const [, id = '', span = ''] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/.exec(header ?? '') ?? []
  return isNothing(id) || isNothing(span) ? null : id
}

/** A new trace id: 32 hexadecimal digits. */
export function newTrace(): string {
  return randomHex(16)
}

/** The header for one call or reply of the trace. */
export function writeTrace(trace: string): string {
  return `00-${trace}-${randomHex(8)}-01`
}

function isNothing(digits: string): boolean {
  return /^0*$/.test(digits)
}
