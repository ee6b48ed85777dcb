import { formatMoney } from '../../markets/formats.ts'
import { formatMessage } from '../../markets/say.ts'
import type { BoardPartProps } from './board-props.ts'

/** What each part of the party pays of the total. */
export function Share({
  market,
  board,
  total,
  parts,
}: Pick<BoardPartProps, 'market' | 'board'> & { total: number | null; parts: number }) {
  const { share, shareAbout } = board.messages.shortlist.board
  if (total === null || parts < 2) return null
  const { amount, isExact } = shareOf(total, parts)
  if (amount === 0) return null
  return (
    <p className="board-share">
      {formatMessage(isExact ? share : shareAbout, { parts, amount: formatMoney(market, amount) }, market)}
    </p>
  )
}

/** One part of a total of øre or cents; where it does not come out even, the next whole krone or euro, about. */
function shareOf(total: number, parts: number): { amount: number; isExact: boolean } {
  const isExact = total % parts === 0
  return { amount: isExact ? total / parts : Math.ceil(total / parts / 100) * 100, isExact }
}
