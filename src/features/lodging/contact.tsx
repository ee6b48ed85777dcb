import { formatMessage } from '../../markets/say.ts'
import { Icon } from '../../ui/icons.tsx'
import { telephone } from '../../urls/telephone.ts'
import type { LodgingPageProps } from './page.tsx'

/** Whom to ask about the house. */
export function Contact({ request, lodging, contact }: LodgingPageProps) {
  const { market, messages } = request
  const texts = messages.lodging
  if (!contact) return null
  return (
    <section className="part" id="contact">
      <h2>{texts.contact}</h2>
      <p>{formatMessage(texts.contactText, { name: lodging.name }, market)}</p>
      <p className="actions">
        <a className="button secondary" href={telephone(contact.phone)}>
          <Icon name="phone" />
          {contact.phone}
        </a>
        <a className="button secondary" href={`mailto:${contact.email}?subject=${encodeURIComponent(lodging.name)}`}>
          <Icon name="mail" />
          {contact.email}
        </a>
      </p>
    </section>
  )
}
