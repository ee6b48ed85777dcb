import type { Bindings } from './env.ts'
import type { Market } from './markets/market.ts'

/** What Hono's context carries through a request. */
export interface SiteContext {
  Bindings: Bindings
  Variables: { market: Market; nonce: string }
}
