import { partyWords, tripWords } from '../domain/read-trip.ts'
import { hoursAttribute, searchOpenAttribute, tripAttribute, tripPartyAttribute } from '../islands/protocol.ts'
import { formatMessage } from '../markets/format-message.ts'
import { telephone } from '../urls/paths.ts'
import { type HeaderProps, Languages, type LayoutContact, Logo, ProfileMenu } from './header-parts.tsx'
import { Icon } from './icons.tsx'
import { MainMenu } from './main-menu.tsx'

/**
 * The same for every visitor: what is personal (the count, the profile, the live dot) is filled in by the browser
 * through `data-favorites-count`, `data-signed-in` and `data-hours`. Works without scripts throughout.
 */
export function Header({ market, messages, brand, homeHref, ...props }: HeaderProps) {
  const texts = messages.layout
  return (
    <header className="site-header" data-site-header="">
      <Topline market={market} messages={messages} {...props} />
      <div className="mainline container">
        <a className="home-link" href={homeHref} aria-label={formatMessage(texts.home, { brand }, market)}>
          <Logo brand={brand} />
        </a>
        <MainMenu market={market} messages={messages} {...props} />
        <Tools messages={messages} {...props} />
      </div>
    </header>
  )
}

type PartProps = Omit<HeaderProps, 'homeHref' | 'brand'>

function Topline({ market, messages, contact, anniversary, ownerHref, alternates }: PartProps) {
  return (
    <div className="topline">
      <div className="container">
        {contact && <ContactLink contact={contact} url={contact.href ?? telephone(contact.phone)} />}
        {anniversary && (
          <a className="anniversary" href={anniversary.href}>
            {anniversary.label}
          </a>
        )}
        {ownerHref && <a href={ownerHref}>{messages.layout.ownerLogin}</a>}
        <Languages market={market} messages={messages} alternates={alternates} />
      </div>
    </div>
  )
}

/** The agency's telephone, and its hours of today. */
export function ContactLink({ contact, url }: { contact: LayoutContact; url: string }) {
  return (
    <a className="topline-contact" href={url}>
      <span className="live-dot" />
      <Icon name="phone" />
      {contact.phone}
      <span className="topline-hours" {...{ [hoursAttribute]: contact.moments }}>
        {contact.hours}
      </span>
    </a>
  )
}

function Tools({ messages, searchHref, favoritesHref, loginHref, profileLinks }: Omit<PartProps, 'market'>) {
  const texts = messages.layout
  return (
    <div className="tools">
      <a className="tool" href={searchHref} {...{ [searchOpenAttribute]: '' }} aria-keyshortcuts="Control+K Meta+K">
        <Icon name="search" />
        <span>{texts.search}</span>
      </a>
      <a
        className="tool"
        href={favoritesHref}
        {...{
          [tripAttribute]: tripWords.filter((word) => !partyWords.includes(word)).join(' '),
          [tripPartyAttribute]: partyWords.join(' '),
        }}
      >
        <Icon name="heart" />
        <span>{texts.favorites}</span>
        <b className="count" data-favorites-count="" hidden />
      </a>
      <a className="tool login when-signed-out" href={loginHref}>
        <Icon name="user" />
        <span>{texts.login}</span>
      </a>
      <ProfileMenu messages={messages} profileLinks={profileLinks} />
      <button className="tool burger" type="button" popoverTarget="main-menu" aria-label={texts.openMenu}>
        <Icon name="menu" />
        <span>{texts.menu}</span>
      </button>
    </div>
  )
}
