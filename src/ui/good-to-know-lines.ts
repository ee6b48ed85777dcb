import type { LodgingFacility } from '../contracts/lodging.ts'
import { houseNotices } from '../domain/good-to-know.ts'
import type { StayDays } from '../domain/notices-during.ts'
import { today } from '../domain/stays.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { periodText } from './facility-text.ts'
import type { GoodToKnowLine } from './good-to-know.tsx'

interface Reader {
  market: Market
  messages: Pick<Messages, 'goodToKnow' | 'lodging'>
  now: Date
}

/** What is to be known of a house in words: during the stay, or from today on where no stay is chosen. */
export function goodToKnowLines(
  { market, messages, now }: Reader,
  held: readonly LodgingFacility[],
  stay?: StayDays | null,
): GoodToKnowLine[] {
  return houseNotices(held, today(now), stay).map(({ key, from, to }) => ({
    text: messages.goodToKnow.texts[key],
    period: periodText(market, messages.lodging, { from, to }),
    ...{ from, to },
  }))
}
