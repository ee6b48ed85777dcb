import { priceSteps } from '../../../domain/search-criteria.ts'
import { formatMoney } from '../../../markets/formats.ts'
import { say } from '../../../markets/say.ts'
import { SelectField } from '../../../ui/field.tsx'
import { FilterGroup, Ticks } from './filter-group.tsx'
import type { PlaceProps } from './place-props.ts'
import { weekChoices } from './week-choices.ts'

const weekdays = { thursday: '4', friday: '5', saturday: '6', sunday: '7', monday: '1' } as const

export function StayFilters({ market, messages, criteria, earliest }: PlaceProps & { earliest: string }) {
  const texts = messages.search
  const steps = priceSteps[market.currency]
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
      <SelectField
        name="maxPris"
        label={texts.filter.maxPrice}
        defaultValue={criteria.get('maxPris')?.value ?? ''}
        choices={[
          { value: '', label: texts.filter.anyPrice },
          ...steps.map((step) => ({
            value: String(step),
            label: say(texts.filter.upTo, { price: formatMoney(market, step * 100) }, market),
          })),
        ]}
      />
      <fieldset className="choices">
        <legend>{texts.filter.changeDay}</legend>
        <Ticks
          criteria={criteria}
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
