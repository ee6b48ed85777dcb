import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares digests of equal length, so that the time taken tells nothing about the secret. */
export function isSameText(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected))
}

function digest(text: string): Uint8Array {
  return createHash('sha256').update(text).digest()
}
