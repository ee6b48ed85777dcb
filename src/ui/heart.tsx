import { formatMessage } from '../markets/format-message.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { shortTitle } from '../markets/short-title.ts'
import { href } from '../urls/paths.ts'
import { iconClass } from './icons.tsx'

const formId = 'hearts'

/** The form that every heart of a page sends, to the edition's favourites with the page's trip; it has their tooltip. */
export function HeartsForm({ action, messages }: Pick<HeartProps, 'action' | 'messages'>) {
  return (
    <form id={formId} method="post" action={action} hidden data-tooltip={messages.card.favorite}>
      <input type="hidden" name="action" value="toggle" />
    </form>
  )
}

export interface HeartProps {
  market: Market
  messages: Pick<Messages, 'card'>
  lodgingId: number
  title: string
  /** The edition's favourites page, with what goes along to it; with nothing, the page's form leads there. */
  action: string
  pressed?: boolean
  /** Words beside the heart, as on a house's own page. */
  label?: string
}

/**
 * A heart that works as a form post. With scripts the browser answers it at once by its form and value, and says of each
 * whether it is pressed.
 */
export function Heart({ market, messages, lodgingId, title, action, pressed = false, label }: HeartProps) {
  return (
    // biome-ignore lint/a11y/useButtonType: one that submits, as every button without a type
    <button
      form={formId}
      formAction={action === href.favorites() ? undefined : action}
      name="lodgingId"
      value={lodgingId}
      className={`heart ${iconClass('heart')}`}
      aria-pressed={pressed || undefined}
      aria-label={label ? undefined : formatMessage(messages.card.saveHouse, { title: shortTitle(title) }, market)}
    >
      {label}
    </button>
  )
}
