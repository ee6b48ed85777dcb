import { areaBySlug } from '../../domain/areas.ts'
import { facility } from '../../domain/facilities.ts'
import { type Criteria, type Criterion, isFacilityKey } from '../../domain/search-criteria.ts'
import type { SearchView } from '../../domain/search-view.ts'
import { formatMoney } from '../../markets/formats.ts'
import type { Market } from '../../markets/market.ts'
import { say } from '../../markets/say.ts'
import { Icon } from '../../ui/icons.tsx'
import { searchAddress } from '../../urls/search-address.ts'
import { facilityTexts } from './filters/offered.ts'
import type { PanelMessages } from './panel-messages.ts'

export interface ChosenFiltersProps {
  market: Market
  messages: PanelMessages
  path: string
  criteria: Criteria
  view: SearchView
}

/** The filters in force, each a link that takes it away. What the search box shows is not said again. */
export function ChosenFilters({ market, messages, path, criteria, view }: ChosenFiltersProps) {
  const chips = chosenFilters(criteria, market, messages)
  if (chips.length === 0) return null
  return (
    <div className="chosen">
      {chips.map(({ key, label }) => {
        const without = new Map([...criteria].filter(([each]) => each !== key))
        return (
          <a
            key={key}
            className="chip"
            href={searchAddress(path, without, { ...view, page: 1 })}
            aria-label={say(messages.search.removeFilter, { filter: label }, market)}
          >
            {label}
            <Icon name="close" />
          </a>
        )
      })}
    </div>
  )
}

/** The filters in force but for what the search box shows, each by what it reads as. */
export function chosenFilters(criteria: Criteria, market: Market, messages: PanelMessages) {
  return [...criteria].flatMap(([key, criterion]) => {
    const label = labelOf(key, criterion, market, messages)
    return label === null ? [] : [{ key, label }]
  })
}

const weekdayTexts = { 4: 'thursday', 5: 'friday', 6: 'saturday', 7: 'sunday', 1: 'monday' } as const

/** What a criterion reads as; null for those that the search box shows. */
function labelOf(key: string, { value }: Criterion, market: Market, messages: PanelMessages): string | null {
  const texts = messages.search
  const parts = value.split(',')
  const facilityText = facilityTexts.get(key)
  if (facilityText) return messages.facilities[facilityText]
  switch (key) {
    case 'omraader':
      return parts.length > 1 ? parts.map((slug) => areaBySlug(slug)?.title ?? slug).join(', ') : null
    case 'skiftedag':
      return parts
        .map((day) => texts.weekdays[weekdayTexts[Number(day) as keyof typeof weekdayTexts] ?? 'saturday'])
        .join(', ')
    case 'maxPris':
      return say(texts.filter.upTo, { price: formatMoney(market, Number(value) * 100) }, market)
    case 'badevaerelse':
      return `${texts.filter.bathrooms}: ${value}+`
    case String(facility.bedrooms):
      return `${texts.filter.bedrooms}: ${value}+`
    case String(facility.houseArea):
      return say(texts.filter.sizeFrom, { area: Number(value) }, market)
    case String(facility.beachDistance):
      return `${texts.filter.beach}: ≤ ${value} m`
    case String(facility.shopDistance):
      return `${texts.filter.shop}: ≤ ${value} m`
    case 'varmepumpe':
      return texts.filter.heatPump
    case 'varme':
      return parts.map((each) => texts.heating[each as keyof typeof texts.heating] ?? each).join(', ')
    case 'koglemaerker':
      return parts.map((each) => texts.marks[each as keyof typeof texts.marks] ?? each).join(', ')
    case 'onlyImages':
      return texts.filter.onlyImages
    case 'nyHosMarehalm':
      return texts.filter.newHouse
    case 'textQuery':
    case 'vejnavn':
      return `“${value}”`
    case 'arrivalWeekNextOccurence':
      return say(texts.week, { week: value }, market)
    default:
      return isFacilityKey(key) && key !== String(facility.persons)
        ? say(texts.filter.facilityNumber, { id: key }, market)
        : null
  }
}
