import { facility } from '../../../domain/facilities.ts'
import { coneMarks, heatingFacilities } from '../../../domain/search-criteria.ts'
import { say } from '../../../markets/say.ts'
import { TextField } from '../../../ui/field.tsx'
import { FilterGroup, Ticks } from './filter-group.tsx'
import type { PlaceProps } from './place-props.ts'
import { newHouseSince } from './steps.ts'
import { StreetField } from './street-field.tsx'

export function EnergyFilters(place: PlaceProps) {
  const { messages } = place
  const texts = messages.search
  return (
    <FilterGroup title={texts.groups.heating}>
      <Ticks
        {...place}
        choices={[
          { name: 'varmepumpe', value: '1', label: texts.filter.heatPump },
          ...(Object.keys(heatingFacilities) as (keyof typeof heatingFacilities)[])
            .filter((key) => key !== 'varmepumpe')
            .map((key) => ({ name: 'varme', value: key, label: texts.heating[key] })),
        ]}
      />
    </FilterGroup>
  )
}

export function MoreFilters({ earliest, ...place }: PlaceProps & { earliest: string }) {
  const { market, messages, criteria } = place
  const texts = messages.search
  const newSince = newHouseSince(earliest)
  return (
    <FilterGroup title={texts.groups.more}>
      <TextField
        name="textQuery"
        label={texts.form.text}
        type="search"
        maxLength={100}
        defaultValue={criteria.get('textQuery')?.value ?? ''}
      />
      <StreetField messages={messages} criteria={criteria} />
      <Ticks
        {...place}
        choices={[
          { name: 'onlyImages', value: '1', label: texts.filter.onlyImages },
          { name: 'nyHosMarehalm', value: '1', label: texts.filter.newHouse },
          {
            name: String(facility.yearBuilt),
            value: newSince,
            label: say(texts.filter.newlyBuilt, { year: newSince }, market),
          },
          ...(Object.keys(coneMarks) as (keyof typeof coneMarks)[]).map((mark) => ({
            name: 'koglemaerker',
            value: mark,
            label: texts.marks[mark],
          })),
        ]}
      />
    </FilterGroup>
  )
}
