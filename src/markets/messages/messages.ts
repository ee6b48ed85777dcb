import { type EditionMessages, editionMessages } from '../../editions/messages.ts'
import type { Market } from '../market.ts'

/** Every visible word of an edition. */
export type Messages = EditionMessages

/** Throws before they are read; in a request they always are. */
export function messagesOf(market: Market): Messages {
  const messages = editionMessages[market.key]
  if (!messages) throw new Error(`The messages of ${market.key} have not been read`)
  return messages
}
