import type { Context } from 'hono'
import type { Bindings } from './env.ts'
import type { Market } from './markets/market.ts'
import type { Deadline } from './services/deadline.ts'

/** What Hono's context carries through a request. */
export interface SiteContext {
  Bindings: Bindings
  Variables: { market: Market; nonce: string; deadline: Deadline }
}

export type SiteRequest = Context<SiteContext>

/** Undefined in a test without a runtime behind it. */
export function executionContextOf(c: SiteRequest) {
  try {
    return c.executionCtx
  } catch {
    return undefined
  }
}

/** For what outlives the reply. */
export function pinOf(c: SiteRequest): { waitUntil(promise: Promise<unknown>): void } {
  return executionContextOf(c) ?? { waitUntil: (promise) => void promise.catch(() => undefined) }
}
