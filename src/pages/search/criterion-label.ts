import { areaBySlug } from '../../domain/areas.ts'
import { facility, facilityType, facilityTypeOf } from '../../domain/facilities.ts'
import { petsNone } from '../../domain/party-criteria.ts'
import {
  type ComparatorWord,
  type Criterion,
  comparatorSigns,
  isFacilityKey,
  usualComparator,
} from '../../domain/search-criteria.ts'
import { formatDate, formatMoney } from '../../markets/formats.ts'
import type { Market } from '../../markets/market.ts'
import { say } from '../../markets/say.ts'
import { areaName } from '../../ui/area-name.ts'
import { dateWords } from '../../ui/date-words.ts'
import { facilityTexts } from './filters/offered.ts'
import type { PanelMessages } from './panel-messages.ts'

const weekdayTexts = { 4: 'thursday', 5: 'friday', 6: 'saturday', 7: 'sunday', 1: 'monday' } as const

/** What a criterion reads as. */
export function labelOf(key: string, criterion: Criterion, market: Market, messages: PanelMessages): string {
  const { value } = criterion
  const texts = messages.search
  const parts = value.split(',')
  const price = (text: string) => say(text, { price: formatMoney(market, Number(value) * 100) }, market)
  switch (key) {
    case 'omraader':
      return parts.map((slug) => areaNamed(slug, market)).join(', ')
    case 'skiftedag':
      return parts
        .map((day) => texts.weekdays[weekdayTexts[Number(day) as keyof typeof weekdayTexts] ?? 'saturday'])
        .join(', ')
    case 'kort':
      return texts.mapPart
    case 'maxPris':
      return price(texts.filter.upTo)
    case 'minPris':
      return price(texts.filter.from)
    case 'husdyr':
      return value === petsNone ? texts.filter.petsNone : say(messages.card.pets, { count: Number(value) }, market)
    case 'adults':
    case 'children':
    case 'infants':
    case 'pets':
      return say(messages.booking.party[key], { count: Number(value) }, market)
    case 'badevaerelse':
      return `${texts.filter.bathrooms}: ${value}+`
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
      return value
    case 'ankomst':
      return formatDate(market, value)
    case 'duration':
      return parts.map((nights) => say(messages.card.nights, { count: Number(nights) }, market)).join(', ')
    case 'flex':
      if (value === '0') return texts.form.when.flexNone
      return say(texts.form.when.flexDays, { count: Number(value) }, market)
    case 'arrivalWeekNextOccurence':
    case 'maaned':
    case 'ferie':
      return dateWords(market, texts.form.when, new Map([[key, criterion]])) ?? value
    default:
      return isFacilityKey(key) ? facilityLabel(Number(key), criterion, market, messages) : value
  }
}

/** A facility with its usual comparator has words of its own, others are told by the comparison that was asked for. */
function facilityLabel(id: number, { value, comparator }: Criterion, market: Market, messages: PanelMessages): string {
  const { filter } = messages.search
  const names = new Map<number, string>([
    [facility.bedrooms, filter.bedrooms],
    [facility.houseArea, filter.houseArea],
    [facility.beachDistance, filter.beach],
    [facility.shopDistance, filter.shop],
    [facility.persons, messages.search.form.persons],
  ])
  const name = names.get(id) ?? facilityNameOf(id, messages) ?? filter.otherFacility
  if (facilityTypeOf(id) === facilityType.bool) {
    return meansWithout(value, comparator) ? say(filter.without, { facility: name }, market) : name
  }
  if (comparator === undefined) {
    if (id === facility.persons) return say(messages.card.persons, { count: Number(value) }, market)
    if (id === facility.yearBuilt) return say(filter.newlyBuilt, { year: value }, market)
    if (id === facility.bedrooms) return `${name}: ${value}+`
    if (id === facility.houseArea) return say(filter.sizeFrom, { area: Number(value) }, market)
    if (id === facility.beachDistance || id === facility.shopDistance) return `${name}: ≤ ${value} m`
  }
  return `${name} ${comparatorSigns[comparator ?? usualComparator(id)]} ${value}`
}

/** Whether a facility that a house has or has not is one that it must not have. */
function meansWithout(value: string, comparator: ComparatorWord = 'eq'): boolean {
  const ofNone: readonly ComparatorWord[] = value === '0' ? ['eq', 'lte'] : ['ne', 'lt']
  return ofNone.includes(comparator)
}

function facilityNameOf(id: number, messages: PanelMessages): string | undefined {
  const text = facilityTexts.get(String(id))
  return text ? messages.facilities[text] : messages.facilityNames?.[id]
}

function areaNamed(slug: string, market: Market): string {
  const area = areaBySlug(slug)
  return area ? areaName(market, area) : slug
}
