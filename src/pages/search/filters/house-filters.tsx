import { facility } from '../../../domain/facilities.ts'
import { bathroomLevels, sizeBands } from '../../../domain/search-criteria.ts'
import { say } from '../../../markets/say.ts'
import { SelectField } from '../../../ui/field.tsx'
import { FilterGroup, Ticks } from './filter-group.tsx'
import { choicesOf, type PlaceProps } from './place-props.ts'
import { bedroomCounts } from './steps.ts'

export function HouseFilters({ market, messages, criteria }: PlaceProps) {
  const texts = messages.search
  const atLeast = (counts: readonly number[]) => [
    { value: '', label: texts.form.anyPersons },
    ...counts.map((count) => ({ value: String(count), label: say(texts.filter.atLeast, { count }, market) })),
  ]
  return (
    <FilterGroup title={texts.groups.house} open>
      <SelectField
        name={String(facility.bedrooms)}
        label={texts.filter.bedrooms}
        defaultValue={criteria.get(String(facility.bedrooms))?.value ?? ''}
        choices={atLeast(bedroomCounts)}
      />
      <SelectField
        name="badevaerelse"
        label={texts.filter.bathrooms}
        defaultValue={criteria.get('badevaerelse')?.value ?? ''}
        choices={atLeast(bathroomLevels)}
      />
      <SelectField
        name={String(facility.houseArea)}
        label={texts.filter.houseArea}
        defaultValue={criteria.get(String(facility.houseArea))?.value ?? ''}
        choices={[
          { value: '', label: texts.form.anyPersons },
          ...sizeBands.map((area) => ({ value: String(area), label: say(texts.filter.sizeFrom, { area }, market) })),
        ]}
      />
      <Ticks criteria={criteria} choices={choicesOf(messages, 'house')} />
    </FilterGroup>
  )
}
