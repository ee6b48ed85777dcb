import { submissionField } from '../../contracts/form-fields.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatMoney, wholeUnits } from '../../markets/formats.ts'
import type { BoardPartProps, BoardProps } from './board-props.ts'
import { keyField } from './contract.ts'

/** A place card: the first letter of a name. */
export function Initial({ name }: { name: string }) {
  return (
    <span className="initial" aria-hidden="true">
      {[...name][0]?.toUpperCase()}
    </span>
  )
}

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
  return { amount: isExact ? total / parts : wholeUnits(total / parts), isExact }
}

/** What every form of the board sends besides its own. */
export function FormStart({
  board: { formKey, seed },
  action,
  house,
}: {
  board: Pick<BoardProps, 'formKey' | 'seed'>
  action: string
  house?: number
}) {
  return (
    <>
      <input type="hidden" name="action" value={action} />
      {house !== undefined && <input type="hidden" name="house" value={house} />}
      {formKey !== null && <input type="hidden" name={keyField} value={formKey} />}
      <input type="hidden" name={submissionField} value={seed} />
    </>
  )
}
