import type { MenuItem } from '../contracts/route.ts'
import { hoursAttribute, megamenuAttribute } from '../islands/protocol.ts'
import { formatMessage } from '../markets/format-message.ts'
import { fragmentKey } from '../urls/fragment-url.ts'
import { telephone } from '../urls/paths.ts'
import { type HeaderProps, Languages, ProfileLinks } from './header-parts.tsx'
import { Icon } from './icons.tsx'
import { Picture } from './picture.tsx'

export type MainMenuProps = Pick<
  HeaderProps,
  'market' | 'messages' | 'menu' | 'alternates' | 'contact' | 'anniversary' | 'ownerHref' | 'loginHref' | 'profileLinks'
>

/** Fragment with the second level of a menu's item, loaded when the item is opened. */
export const menuFragment = 'menu'

function menuKey(id: string): string {
  return fragmentKey({ name: menuFragment, parameters: [id] })
}

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
  const texts = messages.layout
  return (
    <nav className="main-menu page-part" id="main-menu" popover="auto" aria-label={texts.mainMenu}>
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
              <details name="main-menu" {...{ [megamenuAttribute]: comesLater(item) ? menuKey(item.id) : '' }}>
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

/** A list in lists and a gallery of pictures weigh most, and the page that they lead to shows the same. */
function comesLater({ href, items }: MenuItem): boolean {
  return href !== null && items.some(({ image, items: leaves }) => image !== null || leaves.length > 0)
}

/** A link to the page with everything, and the items, unless they are loaded when the menu is opened. */
function Megamenu({ item, allText }: { item: MenuItem; allText: string }) {
  return (
    <div className={`megamenu ${item.type}`}>
      {!comesLater(item) && <MenuEntries items={item.items} />}
      {item.href && (
        <a className="more" href={item.href}>
          {allText}
          <Icon name="arrow" />
        </a>
      )}
    </div>
  )
}

export function MenuEntries({ items }: Pick<MenuItem, 'items'>) {
  return (
    <ul>
      {items.map((entry) => (
        <li key={entry.id}>
          <MenuLink item={entry} />
          {entry.items.length > 0 && <MenuEntries items={entry.items} />}
        </li>
      ))}
    </ul>
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
