import type { MenuItem } from '../contracts/route.ts'
import { languageNames } from '../editions/table.ts'
import { type EditionKey, type Market, markets } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { Icon } from './icons.tsx'

/** Contact of the agency; null, in the layout, while its settings can't be read. */
export interface LayoutContact {
  /** The contact page; null when it has no page in this edition. */
  href: string | null
  phone: string
  email: string
  hours: string
  /** The text about opening hours from each minute on, for the browser. */
  moments: string
}

export interface HeaderProps {
  market: Market
  messages: Pick<Messages, 'layout'>
  brand: string
  homeHref: string
  searchHref: string
  favoritesHref: string
  loginHref: string
  /** Links to a logged-in user's own pages. */
  profileLinks: { profile: string; bookings: string; logout: string }
  /** The owners' login: the Danish edition's alone. */
  ownerHref: string | null
  contact: LayoutContact | null
  /** Shown beside the languages while there is something to celebrate. */
  anniversary: { label: string; href: string } | null
  menu: readonly MenuItem[]
  /** This page's URL in every edition. */
  alternates: Record<EditionKey, string>
}

export interface LanguagesProps {
  market: Market
  messages: Pick<Messages, 'layout'>
  alternates: Record<EditionKey, string>
}

/** Leads to the same page's alternate, each edition by its own name. */
export function Languages({ market, messages, alternates }: LanguagesProps) {
  const { language } = messages.layout
  return (
    <ul className="languages" aria-label={language}>
      {markets.map(({ key }) => (
        <li key={key}>
          <a href={alternates[key]} hrefLang={key} lang={key} aria-current={key === market.key ? 'true' : undefined}>
            {languageNames[key].own}
          </a>
        </li>
      ))}
    </ul>
  )
}

const logoId = 'logo'

/**
 * The tuft of lyme grass (Danish: marehalm) on its dune, and the name beside it.
 * @param isAgain it is drawn as in the header of the same page
 */
export function Logo({ brand, isAgain = false }: { brand: string; isAgain?: boolean }) {
  return (
    <span className="logo">
      <svg className="logo-mark" viewBox="0 0 40 40" aria-hidden="true">
        {isAgain ? <use href={`#${logoId}`} /> : <Tuft />}
      </svg>
      <span className="logo-name">{brand}</span>
    </span>
  )
}

function Tuft() {
  return (
    <g id={logoId}>
      <path
        className="logo-grass"
        d="M19.600 31.500C18.800 21 15.400 11.400 8 5.200c5.200 7.400 8.600 16 9.600 26.300ZM21 31.500C20.800 20.300 21.600 10.500 25 2.500c-5.200 7.600-6.800 17.800-5.800 29ZM22.600 31.500c.6-8.300 3.800-15 10.400-19.600-8.400 3.600-12.400 10.900-12.600 19.600ZM17.400 31.500C15.600 25.300 11.600 20.300 5 17.400c5.400 3.900 8.800 8.600 10.200 14.100ZM24.400 31.500c1.400-4 4.200-7.300 9.600-9-6.200.8-10.400 4-12 9Z"
      />
      <path className="logo-dune" d="M1.500 36.500C9 31 15 29.800 21 31.200c6.200 1.500 11.500 3.600 17.500 2.800" />
    </g>
  )
}

export type ProfileMenuProps = Pick<HeaderProps, 'messages' | 'profileLinks'>

/** Shown to logged-in users: by `data-signed-in` on the document. */
export function ProfileMenu({ messages, profileLinks }: ProfileMenuProps) {
  const texts = messages.layout
  return (
    <details className="profile-menu when-signed-in" data-megamenu="">
      <summary className="tool">
        <Icon name="user" />
        <span>{texts.profile}</span>
      </summary>
      <ul>
        <ProfileLinks messages={messages} profileLinks={profileLinks} />
      </ul>
    </details>
  )
}

/** Its entries, which a phone has in its menu. */
export function ProfileLinks({ messages, profileLinks }: ProfileMenuProps) {
  const texts = messages.layout
  return (
    <>
      <li>
        <a href={profileLinks.profile}>{texts.editProfile}</a>
      </li>
      <li data-guests-only="">
        <a href={profileLinks.bookings}>{texts.myBookings}</a>
      </li>
      <li>
        <form method="post" action={profileLinks.logout}>
          <button type="submit">{texts.logout}</button>
        </form>
      </li>
    </>
  )
}

/** The first thing that the keyboard reaches; `main` carries id="main" and tabIndex -1. */
export function SkipLink({ messages }: { messages: Pick<Messages, 'layout'> }) {
  return (
    <a className="skip-link" href="#main">
      {messages.layout.skipToContent}
    </a>
  )
}
