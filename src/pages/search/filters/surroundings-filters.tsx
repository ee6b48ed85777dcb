import { facility } from '../../../domain/facilities.ts'
import { say } from '../../../markets/say.ts'
import { SelectField } from '../../../ui/field.tsx'
import { FilterGroup, Ticks } from './filter-group.tsx'
import { choicesOf, type PlaceProps } from './place-props.ts'
import { beachMetres, shopMetres } from './steps.ts'

export function SurroundingsFilters({ market, messages, criteria }: PlaceProps) {
  const texts = messages.search
  const within = (metres: readonly number[]) => [
    { value: '', label: texts.filter.beachAny },
    ...metres.map((each) => ({
      value: String(each),
      label: say(texts.filter.beachWithin, { distance: distanceText(each) }, market),
    })),
  ]
  return (
    <FilterGroup title={texts.groups.surroundings}>
      <SelectField
        name={String(facility.beachDistance)}
        label={texts.filter.beach}
        defaultValue={criteria.get(String(facility.beachDistance))?.value ?? ''}
        choices={within(beachMetres)}
      />
      <SelectField
        name={String(facility.shopDistance)}
        label={texts.filter.shop}
        defaultValue={criteria.get(String(facility.shopDistance))?.value ?? ''}
        choices={within(shopMetres)}
      />
      <Ticks criteria={criteria} choices={choicesOf(messages, 'surroundings')} />
    </FilterGroup>
  )
}

function distanceText(metres: number): string {
  return metres < 1000 ? `${metres} m` : `${metres / 1000} km`
}
