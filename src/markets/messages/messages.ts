import type { Market, MarketKey } from '../market.ts'
import { da } from './da/index.ts'
import { de } from './de/index.ts'
import { en } from './en/index.ts'

/** Every visible word of an edition. German and English are typed by the Danish, so a missing text does not compile. */
export type Messages = typeof da

const editions: Record<MarketKey, Messages> = { da, de, en }

export function messagesOf(market: Market): Messages {
  return editions[market.key]
}
