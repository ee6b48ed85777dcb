import type { ReactNode } from 'react'
import { embedAttribute } from '../islands/layout-protocol.ts'
import { formatMessage } from '../markets/format-message.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { Button } from './button.tsx'
import { Icon } from './icons.tsx'

export interface EmbedProps {
  market: Market
  messages: Pick<Messages, 'consent'>
  /** URL of the frame, of a host that the policy allows. */
  pageUrl: URL
  name: string
  /** Our own content in place of the frame. */
  still?: ReactNode
}

/**
 * Placeholder of third-party content: nothing is loaded before the guest agrees, here or by consent to marketing.
 * Without scripts it is a link.
 */
export function Embed({ market, messages: { consent }, pageUrl, name, still }: EmbedProps) {
  const texts = consent.embed
  const host = pageUrl.hostname.replace(/^www\./, '')
  return (
    <div className="embed" {...{ [embedAttribute.url]: pageUrl.href, [embedAttribute.name]: name }}>
      {still}
      <div className="embed-choice">
        <p>{formatMessage(texts.text, { host }, market)}</p>
        <p className="actions">
          <Button kind="secondary" {...{ [embedAttribute.show]: '' }}>
            {formatMessage(texts.show, { host }, market)}
          </Button>
          <Button kind="quiet" {...{ [embedAttribute.always]: '' }}>
            {texts.always}
          </Button>
          <a href={pageUrl.href} rel="noopener noreferrer">
            {formatMessage(texts.open, { host }, market)} <Icon name="arrow" />
          </a>
        </p>
      </div>
    </div>
  )
}
