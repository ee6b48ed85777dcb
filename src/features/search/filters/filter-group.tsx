import type { ReactNode } from 'react'
import { formatNumber } from '../../../markets/formats.ts'
import { countOf } from '../../../ui/choice-count.ts'
import { Icon } from '../../../ui/icons.tsx'
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
  return (
    <div className="choices">
      {choices.map(({ name, value, label }) => {
        const count = countOf(counts, name, value)
        return (
          <label key={`${name}-${value}`} className={count === 0 ? 'none' : undefined}>
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={criteria.get(name)?.value.split(',').includes(value) ?? false}
            />
            <span>{label}</span>
            {count !== undefined && <small>{formatNumber(market, count)}</small>}
          </label>
        )
      })}
    </div>
  )
}

type TicksProps = Pick<PlaceProps, 'market' | 'criteria' | 'counts'> & { choices: readonly Tick[] }
