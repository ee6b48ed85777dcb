import { trapField } from '../contracts/form-fields.ts'
import type { Messages } from '../markets/messages/messages.ts'

/** A field that only programs fill in. */
export function TrapField({ messages }: { messages: Pick<Messages, 'forms'> }) {
  return (
    <div className="website-field" aria-hidden="true">
      <label>
        {messages.forms.website}
        <input name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
