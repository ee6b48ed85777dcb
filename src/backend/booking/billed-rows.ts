import type { BilledLine } from '../../domain/prices.ts'
import { lineTitle } from '../../markets/booking-texts.ts'
import type { Market } from '../../markets/market.ts'
import { messagesOf } from '../../markets/messages/messages.ts'

/**
 * The lines of a price as every mail has them: the rent at its normal price, and below it the discount.
 * @param saving what the rent is below its normal price: øre or cents
 */
export function billedRows(
  market: Market,
  lines: readonly BilledLine[],
  saving: number,
): { title: string; amount: number }[] {
  const { summary } = messagesOf(market).booking
  return lines.flatMap((line) => {
    const title = lineTitle(market, summary, line)
    if (line.kind !== 'rent' || saving <= 0) return [{ title, amount: line.amount }]
    return [
      { title, amount: line.amount + saving },
      { title: summary.discount, amount: -saving },
    ]
  })
}
