import { formatMessage } from '../markets/format-message.ts'
import { formatKilometres } from '../markets/formats.ts'
import type { Market } from '../markets/market.ts'
import type { Messages } from '../markets/messages/messages.ts'
import type { IconName } from './icon-shapes.ts'
import { iconClass } from './icons.tsx'

/** The facts that guests compare houses by. Distances in metres, the area in m². */
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
}

/** All six, as on a house's own page. */
export function Facts({ market, messages, house }: FactsProps) {
  const { persons, bedrooms, bathrooms, houseArea, pets, beachDistance } = factTexts(market, messages, house)
  return (
    <ul className="facts">
      {[persons, bedrooms, bathrooms, houseArea, pets, beachDistance].map(({ icon, text }) => (
        <li key={icon} className={iconClass(icon)}>
          {text}
        </li>
      ))}
    </ul>
  )
}

interface CardFactsProps extends FactsProps {
  /** What is special about the house. */
  facilities: readonly { icon: IconName; label: string }[]
}

/** One line of a card, in the order in which what has no room is left out. */
export function CardFacts({ market, messages, house, facilities }: CardFactsProps) {
  const { persons, bedrooms, pets, beachDistance } = factTexts(market, messages, house)
  const short = ({ icon, text }: { icon: IconName; text: string }) => (
    <li key={text} className={iconClass(icon)}>
      <ShortFact text={text} />
    </li>
  )
  return (
    <ul className="facts">
      {[persons, bedrooms, beachDistance].map(short)}
      {facilities.map(({ icon, label }) => (
        <li key={label} className={iconClass(icon)}>
          {label}
        </li>
      ))}
      {house.pets > 0 && short(pets)}
    </ul>
  )
}

/** Its number, with the rest of its words heard alone (card.css). */
function ShortFact({ text }: { text: string }) {
  const [, number, words] = /^(\d[\d.,]*(?:\s?k?m\b)?)(.*)$/.exec(text) ?? []
  return (
    <>
      {number}
      <i>{words}</i>
    </>
  )
}

/** Texts of the facts. */
export type FactMessages = Pick<
  Messages['card'],
  'persons' | 'bedrooms' | 'bathrooms' | 'houseArea' | 'pets' | 'noPets' | 'beachMetres' | 'beachKilometres'
>

/** Each fact in words, with its icon. */
export function factTexts(
  market: Market,
  { card }: { card: FactMessages },
  house: HouseFacts,
): Record<keyof HouseFacts, { icon: IconName; text: string }> {
  return {
    persons: { icon: 'people', text: formatMessage(card.persons, { count: house.persons }, market) },
    bedrooms: { icon: 'bed', text: formatMessage(card.bedrooms, { count: house.bedrooms }, market) },
    bathrooms: { icon: 'bath', text: formatMessage(card.bathrooms, { count: house.bathrooms }, market) },
    houseArea: { icon: 'ruler', text: formatMessage(card.houseArea, { area: house.houseArea }, market) },
    pets: { icon: 'paw', text: house.pets > 0 ? formatMessage(card.pets, { count: house.pets }, market) : card.noPets },
    beachDistance: { icon: 'beach', text: beachText(market, card, house.beachDistance) },
  }
}

function beachText(market: Market, card: FactMessages, metres: number): string {
  if (metres < 1000) return formatMessage(card.beachMetres, { distance: metres }, market)
  return formatMessage(card.beachKilometres, { distance: formatKilometres(market, metres) }, market)
}
