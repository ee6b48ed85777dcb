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
import { searchAddress } from './address.ts'
import { FilterGroup, Ticks } from './filter-group.tsx'
import { HiddenSearch } from './hidden-search.tsx'
import type { PanelMessages } from './panel-messages.ts'

export interface FiltersProps {
  market: Market
  messages: PanelMessages
  path: string
  criteria: Criteria
  view: SearchView
  /** How many houses the search as it stands finds. */
  total?: number
}

const wellness = [
  ['pool', facility.pool],
  ['sauna', facility.sauna],
  ['spa', facility.spa],
  ['wildernessBath', facility.wildernessBath],
  ['activity', facility.activityRoom],
] as const
const comfort = [
  ['internet', facility.internet],
  ['fireplace', facility.woodStove],
  ['charging', facility.chargingStation],
  ['dishwasher', facility.dishwasher],
  ['washing', facility.washingMachine],
  ['dryer', facility.dryer],
] as const
const surroundings = [['seaView', facility.seaView]] as const
const weekdays = { thursday: '4', friday: '5', saturday: '6', sunday: '7', monday: '1' } as const
const beachMetres = [200, 500, 1000, 2000]
const shopMetres = [500, 1000, 2000, 5000]
const bedrooms = [1, 2, 3, 4, 5, 6, 8]

/** Every wish that the search box does not ask for. The hidden fields carry what the box asks along. */
export function Filters({ market, messages, path, criteria, view, total }: FiltersProps) {
  const texts = messages.search
  const place = { market, messages, criteria }
  return (
    <aside aria-label={texts.filters}>
      <form className="filters" id="filters" popover="auto" action={path} method="get">
        <HiddenSearch criteria={criteria} view={view} />
        <div className="filters-head">
          <h2>{texts.filters}</h2>
          <button className="tool" type="button" popoverTarget="filters" popoverTargetAction="hide">
            <Icon name="close" />
          </button>
        </div>
        <StayFilters {...place} />
        <HouseFilters {...place} />
        <FilterGroup title={texts.groups.wellness} open>
          <Ticks criteria={criteria} choices={wellness.map(([text, id]) => choiceOf(messages, text, id))} />
        </FilterGroup>
        <FilterGroup title={texts.groups.comfort}>
          <Ticks criteria={criteria} choices={comfort.map(([text, id]) => choiceOf(messages, text, id))} />
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

function StayFilters({ market, messages, criteria }: PlaceProps) {
  const texts = messages.search
  const steps = priceSteps[market.currency]
  return (
    <FilterGroup title={texts.groups.stay} open>
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
      <Ticks criteria={criteria} choices={surroundings.map(([text, id]) => choiceOf(messages, text, id))} />
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

function choiceOf(messages: PanelMessages, text: keyof PanelMessages['facilities'], id: number) {
  return { name: String(id), value: '1', label: messages.facilities[text] }
}

function distanceText(metres: number): string {
  return metres < 1000 ? `${metres} m` : `${metres / 1000} km`
}
