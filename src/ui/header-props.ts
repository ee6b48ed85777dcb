import type { MenuItem } from '../contracts/route.ts'
import type { Market, MarketKey } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'

export interface HeaderProps {
  market: Market
  messages: Pick<Messages, 'frame'>
  homeHref: string
  searchHref: string
  favoritesHref: string
  loginHref: string
  /** The owners' login: the Danish edition's alone. */
  ownerHref: string | null
  contact: { href: string; phone: string; hours: string }
  menu: readonly MenuItem[]
  /** This page's address in every edition. */
  twins: Record<MarketKey, string>
}
