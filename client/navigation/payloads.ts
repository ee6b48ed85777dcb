import * as v from 'valibot'
import { type Payload, PayloadSchema } from '../../src/contracts/payload.ts'
import { payloadUrl } from '../../src/urls/page-path.ts'
import { prefetchLifetime, prefetchLimit } from '../measures.ts'

export type PagePayload = Extract<Payload, { kind: 'page' }>

export interface Payloads {
  /** Prefetches a page that may be opened soon, unless the connection is metered or slow. */
  prefetch(url: URL): void
  /** The prefetched payload, else a new request; rejects for anything but a complete reply. */
  take(url: URL, signal: AbortSignal): Promise<Payload>
}

interface Ahead {
  reply: Promise<Payload>
  until: number
}

/**
 * @param hasHadChange whether another build may answer now: then no payload is requested, and pages are loaded by the
 * browser
 * @param arrived called with a page that was prefetched
 */
export function createPayloads(
  buildId: string,
  hasHadChange: () => boolean,
  arrived: (page: PagePayload) => void,
): Payloads {
  const ahead = new Map<string, Ahead>()
  let underWay = 0

  return {
    prefetch(url) {
      const pageUrl = payloadUrl(url.pathname + url.search, buildId)
      if (hasHadChange() || underWay >= prefetchLimit || isSparing() || isFresh(ahead.get(pageUrl))) return
      for (const [each, found] of ahead) if (!isFresh(found)) ahead.delete(each)
      underWay += 1
      const reply = fetchPayload(pageUrl, { priority: 'low' })
      ahead.set(pageUrl, { reply, until: Date.now() + prefetchLifetime })
      reply
        .then((payload) => payload.kind === 'page' && arrived(payload))
        .catch(() => ahead.delete(pageUrl))
        .finally(() => {
          underWay -= 1
        })
    },
    async take(url, signal) {
      if (hasHadChange()) return { kind: 'full-load', buildId, reason: 'build' }
      const pageUrl = payloadUrl(url.pathname + url.search, buildId)
      const found = ahead.get(pageUrl)
      ahead.delete(pageUrl)
      return found && isFresh(found) ? found.reply : fetchPayload(pageUrl, { signal })
    },
  }
}

function isFresh(found: Ahead | undefined): boolean {
  return found !== undefined && found.until > Date.now()
}

async function fetchPayload(url: string, init: RequestInit): Promise<Payload> {
  const response = await fetch(url, { ...init, redirect: 'error', headers: { accept: 'application/json' } })
  return v.parse(PayloadSchema, await response.json())
}

/** Whether the connection is metered or slow: then nothing is prefetched. */
function isSparing(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  if (typeof connection !== 'object' || connection === null) return false
  return Reflect.get(connection, 'saveData') === true || Reflect.get(connection, 'effectiveType') === 'slow-2g'
}
