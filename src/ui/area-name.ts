import type { Area } from '../domain/areas.ts'
import type { Market } from '../markets/market.ts'

/** What an area is called in the edition. */
export function areaName(market: Market, area: Area): string {
  return (market.key === 'de' ? area.titleDe : undefined) ?? area.title
}
