import type { Department } from '../contracts/content.ts'
import type { MenuItem } from '../contracts/route.ts'
import { cookieSettingsAttribute, hoursAttribute, stepFailedAttribute, unsentAttribute } from '../islands/protocol.ts'
import { formatMessage } from '../markets/format-message.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { href, telephone } from '../urls/paths.ts'
import { Certificates, FooterGroup, FooterReviews, Partners } from './footer-trust.tsx'
import { type LayoutContact, Logo } from './header-parts.tsx'
import { Notice } from './notice.tsx'
import { OfficeAddress } from './offices.tsx'

/** What the footer shows of an office. */
type FooterOffice = Pick<Department, 'title' | 'address'> & { href: string | null }

export interface FooterProps {
  market: Market
  messages: Pick<Messages, 'layout' | 'errors' | 'consent'>
  brand: string
  /** Null while they cannot be had. */
  offices: readonly FooterOffice[] | null
  columns: readonly { title: string; items: readonly MenuItem[] }[]
  contact: LayoutContact | null
  /** Null for a page that is not there in this edition. */
  links: Record<'privacy' | 'terms' | 'accessibility' | 'cookies', string | null>
  certificates: readonly { title: string; text: string }[]
  partners: readonly { title: string; text: string }[]
  /** Page where others collect reviews; null while the settings can't be read. */
  reviews: { pageUrl: string; isFramed: boolean } | null
  socialLinks: readonly { title: string; url: string }[]
  /** Name, address and registration of the agency, one line; null while its settings are not there. */
  company: string | null
  year: number
}

export function Footer({
  market,
  messages,
  brand,
  offices,
  columns,
  contact,
  links,
  certificates,
  partners,
  reviews,
  socialLinks,
  company,
  year,
}: FooterProps) {
  const texts = messages.layout.footer
  return (
    <footer className="site-footer">
      <div className="container">
        <div className="footer-top">
          <div className="footer-brand">
            <Logo brand={brand} isAgain />
            <p>{messages.layout.tagline}</p>
            {contact && (
              <p className="footer-contact">
                <a href={telephone(contact.phone)}>{contact.phone}</a>
                <a href={`mailto:${contact.email}`}>{contact.email}</a>
                <span>
                  <span {...{ [hoursAttribute]: '' }}>{contact.hours}</span>
                </span>
              </p>
            )}
            <SocialLinks label={texts.followUs} links={socialLinks} />
          </div>
          {columns
            .filter((column) => column.items.length > 0)
            .map((column) => (
              <nav key={column.title} aria-label={column.title}>
                <FooterGroup title={column.title}>
                  <ul>
                    {column.items.map((item) => (
                      <li key={item.id}>{item.href ? <a href={item.href}>{item.label}</a> : item.label}</li>
                    ))}
                  </ul>
                </FooterGroup>
              </nav>
            ))}
        </div>
        {offices === null && <p>{messages.errors.partMissing}</p>}
        {offices && offices.length > 0 && <Offices messages={messages} offices={offices} />}
        <div className="footer-trust">
          {certificates.length > 0 && <Certificates title={texts.certificates} certificates={certificates} />}
          {reviews && <FooterReviews market={market} messages={messages} {...reviews} />}
        </div>
        {partners.length > 0 && <Partners texts={texts} partners={partners} />}
        <div className="footer-legal">
          <p>{texts.priceNote}</p>
          <p>{texts.payment}</p>
          <p>{texts.complaints}</p>
        </div>
        <FooterEnd
          market={market}
          messages={messages}
          brand={brand}
          contact={contact}
          links={links}
          company={company}
          year={year}
        />
      </div>
      <StepFailed messages={messages} />
    </footer>
  )
}

export type FooterEndProps = Pick<
  FooterProps,
  'market' | 'messages' | 'brand' | 'contact' | 'links' | 'company' | 'year'
>

/** The last lines of the footer: copyright, the company, and the links that the law requires on every page. */
export function FooterEnd({ market, messages, brand, contact, links, company, year }: FooterEndProps) {
  const texts = messages.layout.footer
  return (
    <div className="footer-end">
      <p>
        {[formatMessage(texts.copyright, { year: String(year), brand }, market), company].filter(Boolean).join(' · ')}
      </p>
      <EndLinks texts={texts} contact={contact} links={links} />
    </div>
  )
}

function EndLinks({
  texts,
  contact,
  links,
}: Pick<FooterProps, 'contact' | 'links'> & { texts: Messages['layout']['footer'] }) {
  const ends = [
    { url: contact?.href, label: texts.contact },
    { url: links.terms, label: texts.terms },
    { url: links.privacy, label: texts.privacy },
    { url: links.cookies, label: texts.cookies },
    { url: href.cookieSettings(), label: texts.cookieSettings, cookies: true },
    { url: href.forget(), label: texts.forget },
    { url: links.accessibility, label: texts.accessibility },
  ]
  return (
    <ul>
      {ends.map(({ url, label, cookies }) =>
        url ? (
          <li key={label}>
            <a href={url} {...(cookies ? { [cookieSettingsAttribute]: '' } : {})}>
              {label}
            </a>
          </li>
        ) : null,
      )}
    </ul>
  )
}

function SocialLinks({ label, links }: { label: string; links: FooterProps['socialLinks'] }) {
  if (links.length === 0) return null
  return (
    <ul className="footer-social" aria-label={label}>
      {links.map(({ title, url }) => (
        <li key={url}>
          <a href={url}>{title}</a>
        </li>
      ))}
    </ul>
  )
}

function Offices({ messages, offices }: Pick<FooterProps, 'messages'> & { offices: readonly FooterOffice[] }) {
  const texts = messages.layout.footer
  return (
    <section className="footer-offices" aria-label={texts.offices}>
      <FooterGroup title={texts.offices}>
        <p>{texts.officesLead}</p>
        <ul>
          {offices.map(({ title, address, href }) => (
            <li key={title}>
              <h3>{href ? <a href={href}>{title}</a> : title}</h3>
              <OfficeAddress address={address} />
              <a href={mapUrl(address)}>{texts.getDirections}</a>
            </li>
          ))}
        </ul>
      </FooterGroup>
    </section>
  )
}

/** URL of a third-party map, for a link. */
function mapUrl({ address, zipcode, city }: Department['address']): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(`${address}, ${zipcode} ${city}`).replaceAll('%20', '+').replaceAll('%2C', ',')}`
}

/** Shown by a browser without a network instead of its own error page. */
export function StepFailed({ messages: { errors, layout } }: { messages: Pick<Messages, 'errors' | 'layout'> }) {
  return (
    <template {...{ [stepFailedAttribute]: '', [unsentAttribute]: errors.unsent }}>
      <div className="step-failed" popover="manual">
        <Notice kind="error">
          <p>{errors.offline}</p>
          <div className="actions">
            <button type="button" className="button small" data-again="">
              {errors.tryAgain}
            </button>
            <button type="button" className="button small quiet">
              {layout.close}
            </button>
          </div>
        </Notice>
      </div>
    </template>
  )
}
