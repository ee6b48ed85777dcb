import type { MiddlewareHandler } from 'hono'
import { type Market, markets } from '../markets/market.ts'
import { type SiteContext, urlOf } from '../site-context.ts'

export type Hosts = Record<Market['key'], readonly string[]>

/** The edition, from the hostname, once: nothing later reads the hostname. A host we don't know gets a plain 421. */
export function selectMarket(hosts: Hosts): MiddlewareHandler<SiteContext> {
  const byHost = new Map(markets.flatMap((market) => hosts[market.key].map((host) => [host, market] as const)))
  return async function selectMarketOfHost(c, next) {
    const market = byHost.get(urlOf(c).hostname)
    if (!market) return c.text('Misdirected Request: this host is not served here.', 421)
    c.set('market', market)
    await next()
  }
}
