import type { Area } from '../domain/areas.ts'
import type { Market } from '../markets/market.ts'

/** What an area is called in the edition. */
export function areaName(market: Market, area: Pick<Area, 'title' | 'titleDe'>): string {
  return (market.key === 'de' ? area.titleDe : undefined) ?? area.title
}

const prepositions = {
  da: { in: 'i', on: 'på', at: 'ved' },
  de: { in: 'in', on: 'auf', at: 'bei' },
  en: { in: 'in', on: 'on', at: 'at' },
} as const satisfies Record<Market['key'], object>

/** The area as a sentence says it: på Fanø, auf Fanø, on Fanø. */
export function areaPlace(market: Market, area: Pick<Area, 'title' | 'titleDe' | 'preposition'>): string {
  return `${prepositions[market.key][area.preposition ?? 'in']} ${areaName(market, area)}`
}
