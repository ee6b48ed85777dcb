import type { ReactNode } from 'react'
import type { Criteria } from '../../../domain/search-criteria.ts'
import { Icon } from '../../../ui/icons.tsx'

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
export function Ticks({ criteria, choices }: { criteria: Criteria; choices: readonly Tick[] }) {
  return (
    <div className="choices">
      {choices.map(({ name, value, label }) => (
        <label key={`${name}-${value}`}>
          <input
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={criteria.get(name)?.value.split(',').includes(value) ?? false}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  )
}
