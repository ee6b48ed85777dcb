import type { ReactNode } from 'react'
import { formatNumber } from '../../../markets/formats.ts'
import { countOf } from '../../../ui/choice-count.ts'
import { Icon } from '../../../ui/icons.tsx'
import { escaped, isWritten, writtenInside } from '../../../ui/written-html.ts'
import type { PlaceProps } from './place-props.ts'

export function FilterGroup({ title, open, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details className="filter-group" open={open}>
      <summary>
        {title}
        <Icon name="chevron" />
      </summary>
      {children}
    </details>
  )
}

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

type TicksProps = Pick<PlaceProps, 'market' | 'criteria' | 'counts'> & { choices: readonly Tick[] }
