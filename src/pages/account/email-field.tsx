import type { Messages } from '../../markets/messages/messages.ts'
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
      type="email"
      inputMode="email"
      autoComplete="username"
      maxLength={200}
      defaultValue={email}
      error={error}
      required
    />
  )
}
