import { facility } from '../../../domain/facilities.ts'
import { bathroomLevels, sizeBands } from '../../../domain/search-criteria.ts'
import { say } from '../../../markets/say.ts'
import type { Choice } from '../../../ui/field.tsx'
import { CountedSelect } from './counted-select.tsx'
import { FilterGroup, Ticks } from './filter-group.tsx'
import { choicesOf, type PlaceProps } from './place-props.ts'
import { bedroomCounts } from './steps.ts'

export function HouseFilters(place: PlaceProps) {
  const { market, messages } = place
  const texts = messages.search
  const any = { value: '', label: texts.form.anyPersons }
  const atLeast = (counts: readonly number[]): [Choice, ...Choice[]] => [
    any,
    ...counts.map((count) => ({ value: String(count), label: say(texts.filter.atLeast, { count }, market) })),
  ]
  return (
    <FilterGroup title={texts.groups.house} open>
      <CountedSelect
        {...place}
        name={String(facility.bedrooms)}
        label={texts.filter.bedrooms}
        choices={atLeast(bedroomCounts)}
      />
      <CountedSelect {...place} name="badevaerelse" label={texts.filter.bathrooms} choices={atLeast(bathroomLevels)} />
      <CountedSelect
        {...place}
        name={String(facility.houseArea)}
        label={texts.filter.houseArea}
        choices={[
          any,
          ...sizeBands.map((area) => ({ value: String(area), label: say(texts.filter.sizeFrom, { area }, market) })),
        ]}
      />
      <Ticks {...place} choices={choicesOf(messages, 'house')} />
    </FilterGroup>
  )
}
