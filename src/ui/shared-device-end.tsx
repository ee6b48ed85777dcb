import type { Messages } from '../markets/messages/messages.ts'
import { href } from '../urls/paths.ts'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

/** On every private page of a shared device: the way to end the visit. */
export function SharedDeviceEnd({ messages }: { messages: Pick<Messages, 'account'> }) {
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
