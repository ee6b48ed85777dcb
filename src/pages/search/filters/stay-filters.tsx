import { SelectField } from '../../../ui/field.tsx'
import { FilterGroup, Ticks } from './filter-group.tsx'
import type { PlaceProps } from './place-props.ts'
import { PriceFilter } from './price-filter.tsx'
import { weekChoices } from './week-choices.ts'

const weekdays = { thursday: '4', friday: '5', saturday: '6', sunday: '7', monday: '1' } as const

export function StayFilters({ earliest, ...place }: PlaceProps & { earliest: string }) {
  const { market, messages, criteria } = place
  const texts = messages.search
  return (
    <FilterGroup title={texts.groups.stay} open>
      {!criteria.has('ankomst') && (
        <SelectField
          name="arrivalWeekNextOccurence"
          label={texts.filter.week}
          defaultValue={criteria.get('arrivalWeekNextOccurence')?.value ?? ''}
          choices={[{ value: '', label: texts.filter.anyWeek }, ...weekChoices(market, texts.week, earliest)]}
        />
      )}
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
