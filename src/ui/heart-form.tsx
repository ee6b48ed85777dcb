import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { formatMessage } from '../markets/say.ts'
import { Icon } from './icons.tsx'

export interface HeartFormProps {
  market: Market
  messages: Pick<Messages, 'card'>
  lodgingId: number
  title: string
  /** The edition's favourites page. */
  action: string
  pressed?: boolean
  /** Words beside the heart, as on a house's own page. */
  label?: string
}

/** A heart that works as a form post; with scripts the browser answers it at once by its `data-favorite`. */
export function HeartForm({ market, messages, lodgingId, title, action, pressed = false, label }: HeartFormProps) {
  return (
    <form className="heart-form" method="post" action={action}>
      <input type="hidden" name="lodgingId" value={lodgingId} />
      <input type="hidden" name="action" value="toggle" />
      <button
        type="submit"
        className="heart"
        data-favorite={lodgingId}
        aria-pressed={pressed}
        data-tooltip={label ? undefined : messages.card.favorite}
        aria-label={label ? undefined : formatMessage(messages.card.saveHouse, { title }, market)}
      >
        <Icon name="heart" />
        {label}
      </button>
    </form>
  )
}
