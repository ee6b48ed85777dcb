import { formatNumber } from '../markets/formats.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import { say } from '../markets/say.ts'
import type { IconName } from './icon-shapes.ts'
import { Icon } from './icons.tsx'

/** What decides first about a house. Distances in metres, the area in m². */
export interface HouseFacts {
  persons: number
  bedrooms: number
  bathrooms: number
  pets: number
  houseArea: number
  beachDistance: number
}

export interface FactsProps {
  market: Market
  messages: Pick<Messages, 'card'>
  house: HouseFacts
  /** All six, as on a house's own page; else the four of a card. */
  all?: boolean
}

export function Facts({ market, messages, house, all }: FactsProps) {
  return (
    <ul className="facts">
      {factsOf(market, messages, house, all).map(({ icon, text }) => (
        <li key={icon}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  )
}

function factsOf(
  market: Market,
  { card }: Pick<Messages, 'card'>,
  house: HouseFacts,
  all = false,
): { icon: IconName; text: string }[] {
  const baths = { icon: 'bath', text: say(card.bathrooms, { count: house.bathrooms }, market) } as const
  const area = { icon: 'ruler', text: say(card.houseArea, { area: house.houseArea }, market) } as const
  return [
    { icon: 'person', text: say(card.persons, { count: house.persons }, market) },
    { icon: 'bed', text: say(card.bedrooms, { count: house.bedrooms }, market) },
    ...(all ? [baths, area] : []),
    { icon: 'paw', text: house.pets > 0 ? say(card.pets, { count: house.pets }, market) : card.noPets },
    { icon: 'wave', text: beachText(market, card, house.beachDistance) },
  ]
}

function beachText(market: Market, card: Messages['card'], metres: number): string {
  if (metres < 1000) return say(card.beachMetres, { distance: metres }, market)
  const kilometres = metres / 1000
  return say(card.beachKilometres, { distance: formatNumber(market, kilometres, metres % 1000 < 50 ? 0 : 1) }, market)
}
