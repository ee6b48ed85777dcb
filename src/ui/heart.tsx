import { formatMessage } from '../markets/format-message.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { shortTitle } from '../markets/short-title.ts'
import { href } from '../urls/paths.ts'
import { iconClass } from './icons.tsx'

const formId = 'hearts'
/** Of hearts of saved houses that the cookie has no room for: scripts leave them to the server. */
export const heartsBeyondForm = 'hearts-beyond'

/** The form that every heart of a page sends, to the edition's favourites with the page's trip; it has their tooltip. */
export function HeartsForm({ action, messages }: Pick<HeartProps, 'action' | 'messages'>) {
  return (
    <form id={formId} method="post" action={action} hidden data-tooltip={messages.card.favorite}>
      <input type="hidden" name="action" value="toggle" />
    </form>
  )
}

/** The form of the hearts beyond the cookie: each of their houses is on the account's list, and is taken off it. */
export function HeartsBeyondForm({ action, messages }: Pick<HeartProps, 'action' | 'messages'>) {
  return (
    <form id={heartsBeyondForm} method="post" action={action} hidden data-tooltip={messages.card.favorite}>
      <input type="hidden" name="action" value="remove" />
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
  /** Id of the form that it sends, if not the page's. */
  form?: string
  /** Words beside the heart, as on a house's own page. */
  label?: string
}

/**
 * A heart that works as a form post. With scripts the browser answers it at once by its form and value, and says of each
 * whether it is pressed.
 */
export function Heart({
  market,
  messages,
  lodgingId,
  title,
  action,
  pressed = false,
  form = formId,
  label,
}: HeartProps) {
  return (
    // biome-ignore lint/a11y/useButtonType: one that submits, as every button without a type
    <button
      form={form}
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
