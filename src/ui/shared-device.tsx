import { sharedDeviceField } from '../contracts/account-forms.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { href } from '../urls/paths.ts'
import { Button } from './button.tsx'
import { CheckField } from './field.tsx'
import { Notice } from './notice.tsx'

interface SharedDeviceProps {
  messages: Pick<Messages, 'account'>
}

/** Whether others use the device too: then nothing is stored on it. */
export function SharedDeviceField({ messages, isShared }: SharedDeviceProps & { isShared: boolean }) {
  const { label, hint } = messages.account.shared
  return <CheckField name={sharedDeviceField} value="1" label={label} hint={hint} defaultChecked={isShared} />
}

/** On every private page of a shared device: the way to end the visit. */
export function SharedDeviceEnd({ messages }: SharedDeviceProps) {
  const { notice, end } = messages.account.shared
  return (
    <div className="container">
      <Notice>
        <p>{notice}</p>
        <form method="post" action={href.forget()}>
          <Button type="submit" kind="secondary">
            {end}
          </Button>
        </form>
      </Notice>
    </div>
  )
}
