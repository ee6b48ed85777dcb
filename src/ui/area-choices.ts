import { areas } from '../domain/areas.ts'
import { areaName } from '../markets/area-name.ts'
import type { Market } from '../markets/market.ts'
import type { Choice } from './field.tsx'

/** Every area by its slug, below a choice of all of them. */
export function areaChoices(market: Market, all: string): Choice[] {
  return [{ value: '', label: all }, ...areas.map((area) => ({ value: area.slug, label: areaName(market, area) }))]
}
