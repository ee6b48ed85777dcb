import { redirectLimit } from '../measures.ts'
import type { PagePayload, Payloads } from './payloads.ts'
import { isSoft } from './soft-address.ts'

export interface Arrival {
  page: PagePayload
  /** Where the page is, after whatever redirects. */
  url: URL
}

/**
 * The page that an address leads to. Null for what the browser has to load: another host's, one visitor's own, another
 * build's, one at the end of a circle. Rejects when there is no whole answer.
 */
export async function arrive(payloads: Payloads, address: URL, signal: AbortSignal): Promise<Arrival | null> {
  let url = address
  for (let left = redirectLimit; left >= 0; left -= 1) {
    const payload = await payloads.take(url, signal)
    if (payload.kind === 'page') return { page: payload, url }
    if (payload.kind !== 'redirect') return null
    const next = new URL(payload.redirect, url)
    if (next.hash === '') next.hash = url.hash
    if (!isSoft(next)) return null
    url = next
  }
  return null
}
