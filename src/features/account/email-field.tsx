import type { Messages } from '../../markets/messages/messages.ts'
import { emailInput } from '../../ui/email-input.ts'
import { TextField } from '../../ui/field.tsx'

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
