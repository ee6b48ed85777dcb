import type { ChoiceCounts } from '../contracts/search.ts'
import type { Criteria } from '../domain/search-criteria.ts'
import { formatNumber } from '../markets/formats.ts'
import type { Market } from '../markets/market.ts'
import { countOf } from './choice-count.ts'
import { escaped, isWritten, writtenInside } from './written-html.ts'

export interface Tick {
  name: string
  value: string
  label: string
}

/** Boxes to tick; several of one name are a list of that criterion. */
export function Ticks({ market, criteria, counts, choices }: TicksProps) {
  const boxes = choices.map((choice): Box => {
    const { name, value } = choice
    const count = countOf(counts, name, value)
    return {
      ...choice,
      isChosen: criteria.get(name)?.value.split(',').includes(value) ?? false,
      isEmpty: count === 0,
      count: count === undefined ? null : formatNumber(market, count),
    }
  })
  return (
    <div
      className="choices"
      {...(isWritten ? writtenInside(boxes.map(writeBox).join('')) : { children: boxes.map(boxOf) })}
    />
  )
}

interface Box extends Tick {
  isChosen: boolean
  isEmpty: boolean
  count: string | null
}

function boxOf({ name, value, label, isChosen, isEmpty, count }: Box) {
  return (
    <label key={`${name}-${value}`} className={isEmpty ? 'none' : undefined}>
      <input type="checkbox" name={name} value={value} defaultChecked={isChosen} />
      <span>{label}</span>
      {count !== null && <small>{count}</small>}
    </label>
  )
}

function writeBox({ name, value, label, isChosen, isEmpty, count }: Box): string {
  const input = `<input type="checkbox" name="${escaped(name)}"${isChosen ? ' checked=""' : ''} value="${escaped(value)}"/>`
  const number = count === null ? '' : `<small>${escaped(count)}</small>`
  return `<label${isEmpty ? ' class="none"' : ''}>${input}<span>${escaped(label)}</span>${number}</label>`
}

interface TicksProps {
  market: Market
  criteria: Criteria
  /** Number of houses for each choice; null where it is unknown. */
  counts: ChoiceCounts | null
  choices: readonly Tick[]
}
