import type { MenuItem } from '../contracts/route.ts'
import type { EditionKey, Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'

/** How the agency is reached; null, in the frame, while its settings are not there. */
export interface FrameContact {
  /** The contact page; null when it has no page in this edition. */
  href: string | null
  phone: string
  email: string
  hours: string
  /** From which minute on to say what of them, as the browser reads it. */
  moments: string
}

export interface HeaderProps {
  market: Market
  messages: Pick<Messages, 'frame'>
  brand: string
  homeHref: string
  searchHref: string
  favoritesHref: string
  loginHref: string
  /** Where who is logged in finds their own pages. */
  profileLinks: { profile: string; bookings: string; logout: string }
  /** The owners' login: the Danish edition's alone. */
  ownerHref: string | null
  contact: FrameContact | null
  /** Shown beside the languages while there is something to celebrate. */
  anniversary: { label: string; href: string } | null
  menu: readonly MenuItem[]
  /** This page's address in every edition. */
  alternates: Record<EditionKey, string>
}
