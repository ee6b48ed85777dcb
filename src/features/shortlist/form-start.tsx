import { submissionField } from '../../contracts/form-fields.ts'
import type { BoardProps } from './board-props.ts'
import { keyField } from './contract.ts'

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
