import { facility } from '../../../domain/facilities.ts'
import { say } from '../../../markets/say.ts'
import type { Choice } from '../../../ui/field.tsx'
import { CountedSelect } from './counted-select.tsx'
import { FilterGroup, Ticks } from './filter-group.tsx'
import { choicesOf, type PlaceProps } from './place-props.ts'
import { beachMetres, shopMetres } from './steps.ts'

export function SurroundingsFilters(place: PlaceProps) {
  const { market, messages } = place
  const texts = messages.search
  const within = (metres: readonly number[]): [Choice, ...Choice[]] => [
    { value: '', label: texts.filter.beachAny },
    ...metres.map((each) => ({
      value: String(each),
      label: say(texts.filter.beachWithin, { distance: distanceText(each) }, market),
    })),
  ]
  return (
    <FilterGroup title={texts.groups.surroundings}>
      <CountedSelect
        {...place}
        name={String(facility.beachDistance)}
        label={texts.filter.beach}
        choices={within(beachMetres)}
      />
      <CountedSelect
        {...place}
        name={String(facility.shopDistance)}
        label={texts.filter.shop}
        choices={within(shopMetres)}
      />
      <Ticks {...place} choices={choicesOf(messages, 'surroundings')} />
    </FilterGroup>
  )
}

function distanceText(metres: number): string {
  return metres < 1000 ? `${metres} m` : `${metres / 1000} km`
}
