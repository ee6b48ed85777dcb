import { sharedDeviceField } from '../contracts/account-forms.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { CheckField } from './field.tsx'

interface SharedDeviceProps {
  messages: Pick<Messages, 'account'>
  isShared: boolean
}

/** Whether others use the device too: then nothing is stored on it. */
export function SharedDeviceField({ messages, isShared }: SharedDeviceProps) {
  const { label, hint } = messages.account.shared
  return <CheckField name={sharedDeviceField} value="1" label={label} hint={hint} defaultChecked={isShared} />
}
