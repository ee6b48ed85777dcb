import { longestPassword } from '../../contracts/session.ts'
import type { Messages } from '../../markets/messages/messages.ts'
import type { RenderContext } from '../../routing/page.ts'
import { emailInput } from '../../ui/email-input.ts'
import { TextField } from '../../ui/field.tsx'
import { errorAt, type FieldError } from './account-page.tsx'

export interface EmailFieldProps {
  messages: Messages
  hint?: string
  email: string
  error?: string
}

/** The address that an account is known by. */
export function EmailField({ messages, hint, email, error }: EmailFieldProps) {
  return (
    <TextField
      name="email"
      label={messages.account.login.email}
      hint={hint}
      {...emailInput}
      autoComplete="username"
      defaultValue={email}
      error={error}
      required
    />
  )
}

/** A password that is chosen, and once more against slips. Never given back by the server. */
export function NewPasswordFields({ request, errors }: { request: RenderContext; errors: readonly FieldError[] }) {
  const texts = request.messages.account.reset
  return (
    <>
      <TextField
        name="new_password"
        label={texts.password}
        hint={texts.hint}
        type="password"
        autoComplete="new-password"
        maxLength={longestPassword}
        error={errorAt(errors, 'new_password')}
        required
      />
      <TextField
        name="repeat"
        label={texts.repeat}
        type="password"
        autoComplete="new-password"
        maxLength={longestPassword}
        error={errorAt(errors, 'repeat')}
        required
      />
    </>
  )
}
