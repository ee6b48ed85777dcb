import { areaBySlug, areas } from '../../domain/areas.ts'
import { facility } from '../../domain/facilities.ts'
import { petsNone } from '../../domain/party-criteria.ts'
import {
  beachSteps,
  bedroomCounts,
  doorWidths,
  maxPersonsOffered,
  newSince,
  petChoices,
  shopSteps,
} from '../../domain/search/house-choices.ts'
import {
  bathroomLevels,
  type CriterionKey,
  coneMarks,
  heatingFacilities,
  sizeBands,
} from '../../domain/search-criteria.ts'
import { changeDays } from '../../domain/stays.ts'
import { areaName } from '../../markets/area-name.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { formatDate, formatMoney } from '../../markets/formats.ts'
import type { Market } from '../../markets/market.ts'
import { capital, dateWords } from '../../ui/date-words.ts'
import type { PanelMessages } from './panel-messages.ts'

/** Facilities whose filter is more than a checkbox. */
const facilityFields = {
  persons: facility.persons,
  bedrooms: facility.bedrooms,
  houseArea: facility.houseArea,
  doorWidth: facility.doorWidth,
  beachDistance: facility.beachDistance,
  shopDistance: facility.shopDistance,
  yearBuilt: facility.yearBuilt,
} as const
export type FieldKey = CriterionKey | keyof typeof facilityFields

/** Parts of a field's label; `texts` are those of the search. */
export interface Words {
  market: Market
  messages: PanelMessages
  texts: PanelMessages['search']
}
type FilterText = keyof PanelMessages['search']['filter']
type Label = (value: string, words: Words) => string
/** Values whose houses are counted beside the choices, on an ISO day. */
type Counted = (form: { day: string }) => readonly string[]

/** What most guests look for first, then the others; each criterion is in one of them. */
export const filterGroups = [
  'popular',
  'price',
  'house',
  'changeDay',
  'wellness',
  'comfort',
  'surroundings',
  'accessibility',
  'heating',
  'more',
] as const
export type FilterGroupKey = (typeof filterGroups)[number]

interface LabelledField {
  /** Label of the criterion with the default comparator. */
  label: Label
  /** Text before another comparator of a facility. */
  name?: FilterText
  /** Values that checkboxes and lists offer. */
  counted?: Counted
}
export interface SelectField extends LabelledField {
  name: FilterText
  counted: Counted
  filter: {
    group: FilterGroupKey
    control: 'select'
    /** The choice without a filter. */
    any: (texts: Words['texts']) => string
    option: Label
  }
}
interface OtherField extends LabelledField {
  /** Null: set only by the search box (`ui/search-box.tsx`) or by links. */
  filter: {
    group: FilterGroupKey
    /** `text` and `street` have components of their own; `within-price` is part of the lowest price's. */
    control: 'ticks' | 'price' | 'within-price' | 'text' | 'street'
  } | null
}
export type CriterionField = SelectField | OtherField

/** Set by the search box, or by links alone. */
const elsewhere = (label: Label, counted?: Counted): CriterionField => ({ label, counted, filter: null })
const ticks = (group: FilterGroupKey, label: Label, counted: Counted = () => ['1']) =>
  ({ label, counted, filter: { group, control: 'ticks' } }) satisfies CriterionField
const select = (
  group: FilterGroupKey,
  field: Omit<SelectField, 'filter'> & Pick<SelectField['filter'], 'any' | 'option'>,
): CriterionField => ({ ...field, filter: { group, control: 'select', any: field.any, option: field.option } })

const plain: Label = (value) => value
const text =
  (key: FilterText): Label =>
  (_, { texts }) =>
    texts.filter[key]
/** A list of values by their names. */
const listed =
  (nameOf: Label): Label =>
  (value, words) =>
    value
      .split(',')
      .map((each) => nameOf(each, words))
      .join(', ')
const travellers =
  (key: 'adults' | 'children' | 'infants' | 'pets'): Label =>
  (value, { market, messages }) =>
    formatMessage(messages.booking.party[key], { count: Number(value) }, market)
const when =
  (key: CriterionKey): Label =>
  (value, { market, texts }) =>
    dateWords(market, texts.form.when, new Map([[key, { value }]])) ?? value
const price =
  (key: 'from' | 'upTo' | 'upToAllIn'): Label =>
  (value, { market, texts }) =>
    formatMessage(texts.filter[key], { price: formatMoney(market, Number(value) * 100) }, market)
const atLeast: Label = (value) => `${value}+`
const orMore =
  (key: FilterText): Label =>
  (value, place) =>
    `${place.texts.filter[key]}: ${atLeast(value, place)}`
const sizeFrom: Label = (value, { market, texts }) =>
  formatMessage(texts.filter.sizeFrom, { area: Number(value) }, market)
const doorsFrom: Label = (value, { market, texts }) =>
  formatMessage(texts.filter.doorsFrom, { width: Number(value) }, market)
const within: Label = (value, { market, texts }) =>
  formatMessage(texts.filter.beachWithin, { distance: distanceText(Number(value)) }, market)
const distance =
  (key: FilterText): Label =>
  (value, context) =>
    `${context.texts.filter[key]}: ${within(value, context)}`
const anyCount: SelectField['filter']['any'] = (texts) => texts.form.anyPersons
const anyMeasure: SelectField['filter']['any'] = (texts) => texts.filter.beachAny

/** The label of each criterion and its filter, in the order of the filters. */
export const criterionFields: Record<FieldKey, CriterionField> = {
  omraader: elsewhere(
    listed((slug, { market }) => areaNamed(slug, market)),
    () => areas.map(({ slug }) => slug),
  ),
  ankomst: elsewhere((value, { market }) => formatDate(market, value)),
  arrivalWeekNextOccurence: elsewhere(when('arrivalWeekNextOccurence')),
  maaned: elsewhere(when('maaned')),
  ferie: elsewhere(when('ferie')),
  weekend: elsewhere((_, { texts }) => texts.form.when.weekend),
  flex: elsewhere((value, { market, texts }) =>
    value === '0'
      ? texts.form.when.flexNone
      : formatMessage(texts.form.when.flexDays, { count: Number(value) }, market),
  ),
  duration: elsewhere(
    listed((nights, { market, messages }) => formatMessage(messages.card.nights, { count: Number(nights) }, market)),
  ),
  persons: elsewhere(
    (value, { market, messages }) => formatMessage(messages.card.persons, { count: Number(value) }, market),
    () => Array.from({ length: maxPersonsOffered }, (_, index) => String(index + 1)),
  ),
  adults: elsewhere(travellers('adults')),
  children: elsewhere(travellers('children')),
  infants: elsewhere(travellers('infants')),
  pets: elsewhere(travellers('pets')),
  husdyr: elsewhere(
    (value, { market, messages, texts }) =>
      value === petsNone ? texts.filter.petsNone : formatMessage(messages.card.pets, { count: Number(value) }, market),
    () => petChoices,
  ),
  kort: elsewhere((_, { texts }) => texts.mapPart),
  minPris: { label: price('from'), filter: { group: 'price', control: 'price' } },
  maxPris: { label: price('upTo'), filter: { group: 'price', control: 'within-price' } },
  maxIalt: elsewhere(price('upToAllIn')),
  skiftedag: ticks(
    'changeDay',
    // February 2027 begins on a Monday.
    listed((day, { market }) => capital(formatDate(market, `2027-02-0${day}`, 'dayOfWeek'))),
    () => Object.values(changeDays).map(String),
  ),
  bedrooms: select('house', {
    name: 'bedrooms',
    label: orMore('bedrooms'),
    counted: () => bedroomCounts,
    any: anyCount,
    option: atLeast,
  }),
  badevaerelse: select('house', {
    name: 'bathrooms',
    label: orMore('bathrooms'),
    counted: () => bathroomLevels.map(String),
    any: anyCount,
    option: atLeast,
  }),
  houseArea: select('house', {
    name: 'houseArea',
    label: sizeFrom,
    counted: () => sizeBands.map(String),
    any: anyMeasure,
    option: sizeFrom,
  }),
  doorWidth: select('accessibility', {
    name: 'doorWidth',
    label: doorsFrom,
    counted: () => doorWidths,
    any: anyMeasure,
    option: doorsFrom,
  }),
  beachDistance: select('popular', {
    name: 'beach',
    label: distance('beach'),
    counted: () => beachSteps,
    any: anyMeasure,
    option: within,
  }),
  shopDistance: select('surroundings', {
    name: 'shop',
    label: distance('shop'),
    counted: () => shopSteps,
    any: anyMeasure,
    option: within,
  }),
  varmepumpe: ticks('heating', text('heatPump')),
  varme: ticks(
    'heating',
    listed((key, { texts }) => texts.heating[key as keyof typeof texts.heating] ?? key),
    () => Object.keys(heatingFacilities).filter((key) => key !== 'varmepumpe'),
  ),
  textQuery: { label: plain, filter: { group: 'more', control: 'text' } },
  vejnavn: { label: plain, filter: { group: 'more', control: 'street' } },
  onlyImages: ticks('more', text('onlyImages')),
  nyHosMarehalm: ticks('more', text('newHouse')),
  yearBuilt: ticks(
    'more',
    (year, { market, texts }) => formatMessage(texts.filter.newlyBuilt, { year }, market),
    ({ day }) => [newSince(Number(day.slice(0, 4)))],
  ),
  koglemaerker: ticks(
    'more',
    listed((key, { texts }) => texts.marks[key as keyof typeof texts.marks] ?? key),
    () => Object.keys(coneMarks),
  ),
}
export const fieldKeys = Object.keys(criterionFields) as FieldKey[]

/** The parameter of a search URL, and the name of the form's field. */
export function parameterOf(key: FieldKey): string {
  return key in facilityFields ? String(facilityFields[key as keyof typeof facilityFields]) : key
}

const fieldsByParameter: ReadonlyMap<string, CriterionField> = new Map(
  fieldKeys.map((key) => [parameterOf(key), criterionFields[key]]),
)

export function fieldOf(parameter: string): CriterionField | undefined {
  return fieldsByParameter.get(parameter)
}

function areaNamed(slug: string, market: Market): string {
  const area = areaBySlug(slug)
  return area ? areaName(market, area) : slug
}

function distanceText(metres: number): string {
  return metres < 1000 ? `${metres} m` : `${metres / 1000} km`
}
