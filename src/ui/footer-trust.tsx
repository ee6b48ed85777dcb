import type { ReactNode } from 'react'
import { carouselAttribute } from '../islands/layout-protocol.ts'
import { formatMessage } from '../markets/format-message.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { Embed } from './embed.tsx'
import type { FooterProps } from './footer.tsx'
import { Icon } from './icons.tsx'

/** A group that is folded on phones; wider windows show all of it (footer.css says of which not). */
export function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary>
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  )
}

/** Certificates of the agency with their marks. */
export function Certificates({ title, certificates }: { title: string } & Pick<FooterProps, 'certificates'>) {
  return (
    <section aria-label={title}>
      <FooterGroup title={title}>
        <ul className="certificates">
          {certificates.map((each) => (
            <li key={each.title}>
              <Icon name="check" />
              <h3>{each.title}</h3>
              <p>{each.text}</p>
            </li>
          ))}
        </ul>
      </FooterGroup>
    </section>
  )
}

interface FooterReviewsProps extends NonNullable<FooterProps['reviews']> {
  market: Market
  messages: Pick<Messages, 'layout' | 'consent'>
}

/** Reviews on another site: a link, or its widget once the guest agrees. */
export function FooterReviews({ market, messages, pageUrl, isFramed }: FooterReviewsProps) {
  const texts = messages.layout.footer
  const url = new URL(pageUrl)
  const name = formatMessage(texts.reviewsAt, { host: url.host }, market)
  return (
    <section aria-label={name}>
      {isFramed ? (
        <>
          <h2>{name}</h2>
          <Embed market={market} messages={messages} pageUrl={url} name={name} />
        </>
      ) : (
        <h2>
          <a className="footer-link" href={url.href}>
            <Icon name="star" />
            {name}
          </a>
        </h2>
      )}
    </section>
  )
}

interface PartnersProps extends Pick<FooterProps, 'partners'> {
  texts: Messages['layout']['footer']
}

/** A row that can be scrolled by hand and keyboard; with scripts it moves on by itself, and a button stops it. */
export function Partners({ texts, partners }: PartnersProps) {
  return (
    <section
      className="partners"
      aria-label={texts.partners}
      {...{ [carouselAttribute.pause]: texts.pause, [carouselAttribute.play]: texts.play }}
    >
      <FooterGroup title={texts.partners}>
        <button type="button" className="carousel-button" hidden>
          {texts.pause}
        </button>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
        <ul tabIndex={0} aria-label={texts.partners}>
          {partners.map(({ title, text }) => (
            <li key={title}>
              <span className="partner-mark" aria-hidden="true">
                {title.charAt(0)}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </FooterGroup>
    </section>
  )
}
