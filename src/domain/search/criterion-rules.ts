import { type Currency, priceSteps } from '../../editions/table.ts'
import { areaBySlug, areas } from '../areas.ts'
import { metresBetween } from '../distance.ts'
import { facility } from '../facilities.ts'
import { readBox } from '../map/box.ts'
import {
  bathroomLevels,
  type Criteria,
  type Criterion,
  type CriterionKey,
  coneMarks,
  heatingFacilities,
  isHouseNumber,
  sizeBands,
} from '../search-criteria.ts'
import { streetKey } from '../slugs.ts'
import { addDays, isoWeekOf, newAtProviderDays, saturdayOfNextWeek, weekdayOf } from '../stays.ts'
import {
  beachSteps,
  bedroomCounts,
  doorWidths,
  maxPersonsOffered,
  newSince,
  petChoices,
  shopSteps,
  tickedFacilities,
} from './house-choices.ts'
import type { SearchParametersInput } from './parameters.ts'

export interface CriterionRule {
  /**
   * Condition on a house by the value and the agency's ISO day; or the group whose members form one condition
   * (`criteria-request.ts`): of one stay, of the party, or of the price.
   */
  request: 'stay' | 'party' | 'price' | ((value: string, today: string) => SearchParametersInput)
  /** Weaker values for a search that finds nothing, nearest first; null where the criterion can only be left out. */
  loosen: ((criterion: Criterion, search: LoosenedSearch) => readonly LooserValue[]) | null
  /**
   * The values that the filters offer, where a house meets each or not whatever its stay is: search documents say which
   * of them their house meets. None for other criteria.
   */
  choices: readonly string[]
}

export interface LoosenedSearch {
  criteria: Criteria
  currency: Currency
  /** ISO day: no arrival is moved before it. */
  today: string
}
/** `within`: for other areas, how far off the farthest of those that join is, in kilometres. */
export type LooserValue = string | number | { value: string; within: number }

/** For every criterion: its search parameters, how it is loosened, and its choices in the filters. */
export const criterionRules: Record<CriterionKey, CriterionRule> = {
  omraader: {
    request: (value) => {
      const locations = value.split(',').flatMap((slug) => areaBySlug(slug)?.locationIds ?? [])
      return locations.length > 0 ? { locations } : {}
    },
    loosen: ({ value }) => widerAreas(value.split(',')),
    choices: areas.map(({ slug }) => slug),
  },
  husdyr: {
    request: 'party',
    loosen: ({ value }) => (value === '2' || value === '3' ? [Number(value) - 1] : []),
    choices: petChoices,
  },
  skiftedag: { request: 'stay', loosen: null, choices: [] },
  badevaerelse: {
    request: (value) => ({ bathrooms: { value: Number(value), comparator: '>=' } }),
    loosen: ({ value }) => (Number(value) > 1 ? [Number(value) - 1] : []),
    choices: bathroomLevels.map(String),
  },
  varmepumpe: { request: () => anyFacility([facility.heatPump]), loosen: null, choices: ['1'] },
  varme: {
    request: (value) => anyFacility(idsOf(heatingFacilities, value)),
    loosen: null,
    choices: Object.keys(heatingFacilities).filter((key) => key !== 'varmepumpe'),
  },
  koglemaerker: {
    request: (value) => anyFacility(idsOf(coneMarks, value)),
    loosen: null,
    choices: Object.keys(coneMarks),
  },
  onlyImages: { request: () => ({ hasImages: true }), loosen: null, choices: ['1'] },
  nyHosMarehalm: {
    request: (_, today) => {
      const since = Date.parse(`${addDays(today, -newAtProviderDays)}T00:00:00Z`) / 1000
      return { publishedTs: { value: since, comparator: '>=' } }
    },
    loosen: null,
    choices: [],
  },
  minPris: { request: 'price', loosen: null, choices: [] },
  maxPris: {
    request: 'price',
    loosen: dearer,
    choices: [],
  },
  maxIalt: {
    request: 'price',
    loosen: dearer,
    choices: [],
  },
  textQuery: {
    request: (value) => (isHouseNumber(value) ? { name: value.toUpperCase() } : { text: value }),
    loosen: null,
    choices: [],
  },
  vejnavn: { request: (value) => ({ streetKey: streetKey(value) }), loosen: null, choices: [] },
  kort: {
    request: (value) => {
      const box = readBox(value)
      if (!box) return {}
      const { south, west, north, east } = box
      return { boundingBox: { northEast: { lat: north, lng: east }, southWest: { lat: south, lng: west } } }
    },
    loosen: null,
    choices: [],
  },
  ankomst: {
    request: 'stay',
    loosen: ({ value }, { criteria, today }) => otherArrivals(value, criteria, today),
    choices: [],
  },
  arrivalWeekNextOccurence: {
    request: 'stay',
    loosen: ({ value }, { today }) => otherWeeks(Number(value), today),
    choices: [],
  },
  maaned: {
    request: 'stay',
    loosen: ({ value }, { today }) =>
      [-1, 1].map((by) => monthAfter(value, by)).filter((month) => month >= today.slice(0, 7)),
    choices: [],
  },
  ferie: { request: 'stay', loosen: null, choices: [] },
  flex: { request: 'stay', loosen: null, choices: [] },
  weekend: { request: 'stay', loosen: null, choices: [] },
  duration: {
    request: 'stay',
    loosen: ({ value }) => (value.includes(',') ? [] : nearestOf(lengthsOfStay, Number(value))),
    choices: [],
  },
  adults: { request: 'party', loosen: null, choices: [] },
  children: { request: 'party', loosen: null, choices: [] },
  infants: { request: 'party', loosen: null, choices: [] },
  pets: { request: 'party', loosen: null, choices: [] },
}

/**
 * Choices of the filters that a house meets or not, whatever its stay is: the criterion's key, and its values. Search
 * documents say which of them their house meets. Houses that are new next year are included, so that a document of
 * December is right in January.
 * @param year that it is at the agency
 */
export function houseChoices(year: number): Readonly<Record<string, readonly string[]>> {
  return {
    ...Object.fromEntries(
      Object.entries(criterionRules).flatMap(([key, { choices }]) => (choices.length > 0 ? [[key, choices]] : [])),
    ),
    [facility.persons]: Array.from({ length: maxPersonsOffered }, (_, index) => String(index + 1)),
    [facility.bedrooms]: bedroomCounts,
    [facility.houseArea]: sizeBands.map(String),
    [facility.beachDistance]: beachSteps,
    [facility.shopDistance]: shopSteps,
    [facility.doorWidth]: doorWidths,
    [facility.yearBuilt]: [newSince(year), newSince(year + 1)],
    ...Object.fromEntries(tickedFacilities.map((id) => [id, ['1']])),
  }
}

/** A choice as search documents name it. */
export function choiceName(key: string, value: string): string {
  return `${key}=${value}`
}

function anyFacility(ids: readonly number[]): SearchParametersInput {
  if (ids.length === 0) return {}
  return { children: [{ operator: 'OR', facilities: Object.fromEntries(ids.map((id) => [String(id), true])) }] }
}

function idsOf(facilities: Readonly<Record<string, number>>, value: string): number[] {
  return value.split(',').flatMap((key) => facilities[key] ?? [])
}

/** Every second price step above: for each one houses are counted. */
function dearer({ value }: Criterion, { currency }: LoosenedSearch): number[] {
  return priceSteps[currency].filter((step, place) => place % 2 === 0 && step > Number(value))
}

/** Kilometres around the areas that are requested. */
const nearby = [6, 12, 25]
const lengthsOfStay = [3, 4, 5, 7, 10, 14, 21]
/** Days that an arrival is moved by: single ones where a day is meant exactly, weeks always. */
const fewDays = [-1, 1, -2, 2, -3, 3]
const fewWeeks = [-7, 7, -14, 14]

/** A Saturday stands for the days around it, and so does a day with `flex`: moving those by a day says little. */
function otherArrivals(day: string, criteria: Criteria, today: string): string[] {
  const isExact = weekdayOf(day) !== 6 && !criteria.has('flex')
  return [...(isExact ? fewDays : []), ...fewWeeks].map((by) => addDays(day, by)).filter((each) => each >= today)
}

function otherWeeks(week: number, today: string): number[] {
  const saturday = saturdayOfNextWeek(week, today)
  if (!saturday) return []
  return fewWeeks
    .map((by) => addDays(saturday, by))
    .filter((each) => each >= today)
    .map(isoWeekOf)
}

function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

/** The next shorter and the next longer. */
function nearestOf(lengths: readonly number[], length: number): number[] {
  return [lengths.findLast((each) => each < length), lengths.find((each) => each > length)].filter(
    (each) => each !== undefined,
  )
}

/** The areas with all others whose middle lies so near to one of theirs. */
function widerAreas(slugs: readonly string[]): LooserValue[] {
  const chosen = slugs.flatMap((slug) => areaBySlug(slug) ?? [])
  let known = slugs.length
  return nearby.flatMap((within) => {
    const near = areas.filter((area) => chosen.some((each) => metresBetween(each, area) <= within * 1000))
    if (near.length <= known) return []
    known = near.length
    const all = near.map(({ slug }) => slug)
    return [{ value: all.sort().join(','), within }]
  })
}
