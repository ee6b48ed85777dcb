import { facility } from '../../domain/facilities.ts'
import {
  bathroomLevels,
  type Criteria,
  coneMarks,
  heatingFacilities,
  priceSteps,
  sizeBands,
} from '../../domain/search-criteria.ts'
import type { SearchView } from '../../domain/search-view.ts'
import { formatMoney } from '../../markets/formats.ts'
import type { Market } from '../../markets/market.ts'
import { say } from '../../markets/say.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icons.tsx'
import { searchAddress } from '../../urls/search-address.ts'
import { FilterGroup, Ticks } from './filter-group.tsx'
import { HiddenSearch } from './hidden-search.tsx'
import { offeredFacilities } from './offered.ts'
import type { PanelMessages } from './panel-messages.ts'
import { weekChoices } from './week-choices.ts'

export interface FiltersProps {
  market: Market
  messages: PanelMessages
  path: string
  criteria: Criteria
  view: SearchView
  /** ISO day. */
  earliest: string
  /** How many houses the search as it stands finds. */
  total?: number
}

const weekdays = { thursday: '4', friday: '5', saturday: '6', sunday: '7', monday: '1' } as const
const beachMetres = [200, 500, 1000, 2000]
const shopMetres = [500, 1000, 2000, 5000]
const bedrooms = [1, 2, 3, 4, 5, 6, 8]

/** Every wish that the search box does not ask for. The hidden fields carry what the box asks along. */
export function Filters({ market, messages, path, criteria, view, earliest, total }: FiltersProps) {
  const texts = messages.search
  const place = { market, messages, criteria }
  return (
    <aside aria-label={texts.filters}>
      <form className="filters" id="filters" popover="auto" action={path} method="get">
        <HiddenSearch criteria={criteria} view={view} />
        <div className="filters-head">
          <h2>{texts.filters}</h2>
          <button
            className="tool"
            type="button"
            popoverTarget="filters"
            popoverTargetAction="hide"
            aria-label={messages.frame.close}
          >
            <Icon name="close" />
          </button>
        </div>
        <StayFilters {...place} earliest={earliest} />
        <HouseFilters {...place} />
        <FilterGroup title={texts.groups.wellness} open>
          <Ticks criteria={criteria} choices={choicesOf(messages, 'wellness')} />
        </FilterGroup>
        <FilterGroup title={texts.groups.comfort}>
          <Ticks criteria={criteria} choices={choicesOf(messages, 'comfort')} />
        </FilterGroup>
        <SurroundingsFilters {...place} />
        <EnergyFilters {...place} />
        <MoreFilters {...place} />
        <div className="filters-end">
          <button className="button primary" type="submit">
            {total === undefined ? texts.applyFilters : say(texts.form.show, { count: total }, market)}
          </button>
          <a className="quiet" href={searchAddress(path, new Map(), { ...view, searchOrder: 'best', page: 1 })}>
            {texts.resetFilters}
          </a>
        </div>
      </form>
    </aside>
  )
}

type PlaceProps = Pick<FiltersProps, 'market' | 'messages' | 'criteria'>

function StayFilters({ market, messages, criteria, earliest }: PlaceProps & Pick<FiltersProps, 'earliest'>) {
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

function HouseFilters({ market, messages, criteria }: PlaceProps) {
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
        choices={atLeast(bedrooms)}
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

function SurroundingsFilters({ market, messages, criteria }: PlaceProps) {
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

function EnergyFilters({ messages, criteria }: PlaceProps) {
  const texts = messages.search
  return (
    <FilterGroup title={texts.groups.heating}>
      <Ticks
        criteria={criteria}
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

function MoreFilters({ messages, criteria }: PlaceProps) {
  const texts = messages.search
  return (
    <FilterGroup title={texts.groups.more}>
      <TextField
        name="textQuery"
        label={texts.form.text}
        type="search"
        maxLength={100}
        defaultValue={criteria.get('textQuery')?.value ?? ''}
      />
      <TextField
        name="vejnavn"
        label={texts.filter.street}
        maxLength={100}
        defaultValue={criteria.get('vejnavn')?.value ?? ''}
      />
      <Ticks
        criteria={criteria}
        choices={[
          { name: 'onlyImages', value: '1', label: texts.filter.onlyImages },
          { name: 'nyHosMarehalm', value: '1', label: texts.filter.newHouse },
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

function choicesOf(messages: PanelMessages, group: keyof typeof offeredFacilities) {
  return offeredFacilities[group].map(([text, id]) => ({
    name: String(id),
    value: '1',
    label: messages.facilities[text],
  }))
}

function distanceText(metres: number): string {
  return metres < 1000 ? `${metres} m` : `${metres / 1000} km`
}
