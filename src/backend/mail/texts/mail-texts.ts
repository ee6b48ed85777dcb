import type { Market } from '../../../markets/market.ts'
import { da } from './da.ts'
import { de } from './de.ts'
import { en } from './en.ts'

export type MailTexts = typeof da

const textsByKey: Record<Market['key'], MailTexts> = { da, de, en }

export function mailTextsOf(market: Market): MailTexts {
  return textsByKey[market.key]
}
