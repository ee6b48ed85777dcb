import { FilterGroup, Ticks } from './filter-group.tsx'
import type { PlaceProps } from './place-props.ts'
import { PriceFilter } from './price-filter.tsx'

const weekdays = { thursday: '4', friday: '5', saturday: '6', sunday: '7', monday: '1' } as const

export function StayFilters(place: PlaceProps) {
  const { messages } = place
  const texts = messages.search
  return (
    <FilterGroup title={texts.groups.stay} open>
      <PriceFilter {...place} />
      <fieldset className="choices">
        <legend>{texts.filter.changeDay}</legend>
        <Ticks
          {...place}
          choices={(Object.keys(weekdays) as (keyof typeof weekdays)[]).map((day) => ({
            name: 'skiftedag',
            value: weekdays[day],
            label: texts.weekdays[day],
          }))}
        />
      </fieldset>
    </FilterGroup>
  )
}
