import type { MenuItem } from '../contracts/route.ts'
import { hoursAttribute } from '../islands/protocol.ts'
import { formatMessage } from '../markets/format-message.ts'
import { telephone } from '../urls/telephone.ts'
import { type HeaderProps, Languages, ProfileLinks } from './header-parts.tsx'
import { Icon } from './icons.tsx'
import { Picture } from './picture.tsx'

export type MainMenuProps = Pick<
  HeaderProps,
  'market' | 'messages' | 'menu' | 'alternates' | 'contact' | 'anniversary' | 'ownerHref' | 'loginHref' | 'profileLinks'
>

/** One menu for every width: a row under a wide header, a popover behind the burger on a narrow one. */
export function MainMenu({
  market,
  messages,
  menu,
  alternates,
  contact,
  anniversary,
  ownerHref,
  loginHref,
  profileLinks,
}: MainMenuProps) {
  const texts = messages.frame
  return (
    <nav className="main-menu" id="main-menu" popover="auto" aria-label={texts.mainMenu}>
      <button className="tool menu-close" type="button" popoverTarget="main-menu" popoverTargetAction="hide">
        <Icon name="close" />
        {texts.close}
      </button>
      <ul className="menu-items">
        {menu.map((item) => (
          <li key={item.id}>
            {item.items.length === 0 ? (
              <MenuLink item={item} />
            ) : (
              <details name="main-menu" data-megamenu="">
                <summary>
                  {item.label}
                  <Icon name="chevron" />
                </summary>
                <Megamenu item={item} allText={formatMessage(texts.seeAll, { title: item.label }, market)} />
              </details>
            )}
          </li>
        ))}
      </ul>
      <div className="menu-extras">
        <a className="when-signed-out" href={loginHref}>
          {texts.login}
        </a>
        <ul className="when-signed-in" aria-label={texts.profile}>
          <ProfileLinks messages={messages} profileLinks={profileLinks} />
        </ul>
        {ownerHref && <a href={ownerHref}>{texts.ownerLogin}</a>}
        {contact && (
          <a className="menu-contact" href={contact.href ?? telephone(contact.phone)}>
            <span className="live-dot" />
            {contact.phone}
            <span {...{ [hoursAttribute]: '' }}>{contact.hours}</span>
          </a>
        )}
        {anniversary && <a href={anniversary.href}>{anniversary.label}</a>}
        <Languages market={market} messages={messages} alternates={alternates} />
      </div>
    </nav>
  )
}

function Megamenu({ item, allText }: { item: MenuItem; allText: string }) {
  return (
    <div className={`megamenu ${item.type}`}>
      <ul>
        {item.items.map((entry) => (
          <li key={entry.id}>
            <MenuLink item={entry} />
            {entry.items.length > 0 && (
              <ul>
                {entry.items.map((leaf) => (
                  <li key={leaf.id}>
                    <MenuLink item={leaf} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {item.href && (
        <a className="more" href={item.href}>
          {allText}
          <Icon name="arrow" />
        </a>
      )}
    </div>
  )
}

function MenuLink({ item }: { item: MenuItem }) {
  if (!item.href) return <span>{item.label}</span>
  return (
    <a href={item.href}>
      {item.image && <Picture path={item.image} alt="" sizes="15rem" upTo={480} />}
      {item.label}
    </a>
  )
}
