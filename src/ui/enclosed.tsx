import { formatMessage } from '../markets/format-message.ts'
import { telephone } from '../urls/paths.ts'
import { FooterEnd, type FooterEndProps, StepFailed } from './footer.tsx'
import { ContactLink } from './header.tsx'
import { type HeaderProps, Languages, Logo } from './header-parts.tsx'

type EnclosedHeaderProps = Pick<HeaderProps, 'market' | 'messages' | 'brand' | 'homeHref' | 'contact'>

/** Header of a page without menus: the agency and its telephone. */
export function EnclosedHeader({ market, messages, brand, homeHref, contact }: EnclosedHeaderProps) {
  return (
    <header className="site-header enclosed">
      <div className="mainline container">
        <a className="home-link" href={homeHref} aria-label={formatMessage(messages.layout.home, { brand }, market)}>
          <Logo brand={brand} />
        </a>
        {contact && <ContactLink contact={contact} url={telephone(contact.phone)} />}
      </div>
    </header>
  )
}

/** Footer of such a page: languages and legal links. */
export function EnclosedFooter({ alternates, ...end }: FooterEndProps & Pick<HeaderProps, 'alternates'>) {
  return (
    <footer className="site-footer enclosed">
      <div className="container">
        <Languages market={end.market} messages={end.messages} alternates={alternates} />
        <FooterEnd {...end} />
      </div>
      <StepFailed messages={end.messages} />
    </footer>
  )
}
