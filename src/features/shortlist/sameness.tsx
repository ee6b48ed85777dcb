import { facilitiesImplying } from '../../domain/facilities.ts'
import { hasCapitalNouns } from '../../editions/table.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatNumber } from '../../markets/formats.ts'
import type { Market } from '../../markets/market.ts'
import { factTexts } from '../../ui/facts.tsx'
import { highlighted } from '../../ui/highlighted-facilities.ts'
import type { IconName } from '../../ui/icon-shapes.ts'
import { iconClass } from '../../ui/icons.tsx'
import type { BoardHouse, BoardProps } from './board-parts.tsx'

interface SortedFacts {
  same: string[]
  differing: string[]
}

interface WrittenFact {
  icon: IconName
  text: string
  /** It is something that others have. */
  isLack?: boolean
}

type Words = Omit<BoardProps['messages'], 'copyLink'>

/** What all the houses have alike, and what differs, by the names of facts and the ids of facilities. */
export function sortOutFacts(houses: readonly BoardHouse[]): SortedFacts {
  return compareFacts(
    houses.map(({ facts, rated, facilityIds }) => ({
      ...facts,
      rated,
      ...Object.fromEntries(highlighted.map(({ id }) => [`f${id}`, facilityIds.includes(id)])),
    })),
  )
}

/** Those facts of a house, in words. */
export function formatFacts(
  market: Market,
  messages: Words,
  house: BoardHouse,
  names: readonly string[],
): WrittenFact[] {
  const facts = factTexts(market, messages, house.facts)
  const { board } = messages.shortlist
  return names.flatMap((name): WrittenFact[] => {
    if (isFact(name, facts)) return [facts[name]]
    if (name === 'rated') {
      if (house.rated === 0) return []
      return [
        { icon: 'star', text: formatMessage(board.rated, { rating: formatNumber(market, house.rated, 1) }, market) },
      ]
    }
    const facility = highlighted.find(({ id }) => name === `f${id}`)
    if (!facility) return []
    const label = messages.facilities[facility.text] ?? ''
    if (house.facilityIds.includes(facility.id)) return [{ icon: facility.icon, text: label }]
    if (facilitiesImplying(facility.id).some((kind) => house.facilityIds.includes(kind))) return []
    const inSentence = hasCapitalNouns[market.key] ? label : label.toLowerCase()
    return [{ icon: 'minus', text: formatMessage(board.without, { facility: inSentence }, market), isLack: true }]
  })
}

function isFact<Facts extends object>(name: string, facts: Facts): name is keyof Facts & string {
  return Object.hasOwn(facts, name)
}

/** Facts that all houses share, shown once, so that each house shows only its own. */
export function Sameness({
  market,
  messages,
  facts,
  houses,
}: {
  market: Market
  messages: Words
  facts: SortedFacts
  houses: readonly BoardHouse[]
}) {
  const [first] = houses
  if (!first || houses.length < 2) return null
  const sameFacts = formatFacts(market, messages, first, facts.same)
  if (sameFacts.length === 0) return null
  return (
    <section className="board-same">
      <h2>{messages.shortlist.board.same}</h2>
      <FactList shownFacts={sameFacts} />
    </section>
  )
}

export function FactList({ shownFacts }: { shownFacts: readonly WrittenFact[] }) {
  return (
    <ul className="facts">
      {shownFacts.map(({ icon, text, isLack }) => (
        <li key={text} className={isLack ? `${iconClass(icon)} lacks` : iconClass(icon)}>
          {text}
        </li>
      ))}
    </ul>
  )
}

type FactValues = Readonly<Record<string, number | boolean>>

/**
 * Names of what the houses have in common, and of what differs between them. A yes or no that is no for all of them is
 * neither. One house alone has no differences.
 */
function compareFacts(houses: readonly FactValues[]): { same: string[]; differing: string[] } {
  const [first, ...others] = houses
  const names = Object.keys(first ?? {})
  const differing = names.filter((name) => others.some((house) => house[name] !== first?.[name]))
  return { differing, same: names.filter((name) => !differing.includes(name) && first?.[name] !== false) }
}
