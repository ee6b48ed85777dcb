import { areaBySlug, areas } from '../areas.ts'
import { metresBetween } from '../distance.ts'
import { facility, facilityType, facilityTypeOf } from '../facilities.ts'
import { personKeys, personsKey } from '../party-criteria.ts'
import {
  asksForDates,
  type Criteria,
  type Criterion,
  isFacilityKey,
  parseCriteria,
  priceSteps,
  sizeBands,
  usualComparator,
  writeCriteria,
} from '../search-criteria.ts'
import { addDays, isoWeekOf, saturdayOfNextWeek, weekdayOf } from '../stays.ts'

/** One criterion of a search otherwise: with another value, or without it. */
export interface SingleChange {
  key: string
  /** As it stands in the address; null takes the criterion away. */
  value: string | null
  /** Of another area: how far off the farthest of those that join is, in kilometres. */
  within?: number
}

/** Kilometres around the areas that were asked for. */
const nearby = [6, 12, 25]
const lengthsOfStay = [3, 4, 5, 7, 10, 14, 21]
const distanceSteps = [200, 500, 1000, 2000, 5000]
/** Days that an arrival is moved by: single ones where a day was meant exactly, weeks always. */
const otherDays = [-1, 1, -2, 2, -3, 3]
const otherWeeks = [-7, 7, -14, 14]

export function applyChange(criteria: Criteria, { key, value }: Pick<SingleChange, 'key' | 'value'>): Criteria {
  const query = writeCriteria(criteria)
  if (value === null) for (const each of key === personsKey ? personKeys : [key]) query.delete(each)
  else query.set(key, value)
  return parseCriteria(query)
}

/**
 * The changes of one criterion that may find houses where a search finds none: nearest first for each key, and without it
 * last. Wishes are loosened, never tightened; an arrival is moved, but not before `today` (ISO day).
 */
export function singleChanges(criteria: Criteria, currency: keyof typeof priceSteps, today: string): SingleChange[] {
  return [...criteria].flatMap(([key, criterion]) => [
    ...looser(key, criterion, criteria, currency, today),
    // Without it a stay on these days is of the usual length, and days around a day are the usual ones: no wish less.
    ...(isUsualWithout(key, criteria) || isPartOfPersons(key) ? [] : [{ key, value: null }]),
  ])
}

function isUsualWithout(key: string, criteria: Criteria): boolean {
  return (key === 'duration' && asksForDates(criteria)) || key === 'flex'
}

/** Who the persons are: taken away with their number alone. */
function isPartOfPersons(key: string): boolean {
  return key !== personsKey && personKeys.includes(key)
}

function looser(
  key: string,
  criterion: Criterion,
  criteria: Criteria,
  currency: keyof typeof priceSteps,
  today: string,
): SingleChange[] {
  const { value } = criterion
  const to = (values: readonly (string | number)[]) => values.map((each) => ({ key, value: String(each) }))
  switch (key) {
    case 'ankomst':
      return to(otherArrivals(value, criteria, today))
    case 'arrivalWeekNextOccurence':
      return to(otherWeekNumbers(Number(value), today))
    case 'maaned':
      return to([-1, 1].map((by) => monthAfter(value, by)).filter((month) => month >= today.slice(0, 7)))
    case 'duration':
      return value.includes(',') ? [] : to(nearestOf(lengthsOfStay, Number(value)))
    case 'omraader':
      return widerAreas(value.split(','))
    case 'maxPris':
      return to(priceSteps[currency].filter((step) => step > Number(value)))
    case 'husdyr':
      return value === '2' || value === '3' ? to([Number(value) - 1]) : []
    case 'badevaerelse':
      return Number(value) > 1 ? to([Number(value) - 1]) : []
    default:
      return to(looserFacility(key, criterion))
  }
}

function looserFacility(key: string, { value, comparator }: Criterion): number[] {
  const id = Number(key)
  const wanted = Number(value)
  if (!isFacilityKey(key) || comparator || facilityTypeOf(id) !== facilityType.number) return []
  if (usualComparator(id) === 'lte') return distanceSteps.filter((step) => step > wanted)
  if (id === facility.houseArea) return sizeBands.filter((band) => band < wanted).toReversed()
  return wanted > 1 ? [wanted - 1] : []
}

/** A Saturday stands for the days around it, and so does a day with `flex`: moving those by a day says little. */
function otherArrivals(day: string, criteria: Criteria, today: string): string[] {
  const isExact = weekdayOf(day) !== 6 && !criteria.has('flex')
  return [...(isExact ? otherDays : []), ...otherWeeks].map((by) => addDays(day, by)).filter((each) => each >= today)
}

function otherWeekNumbers(week: number, today: string): number[] {
  const saturday = saturdayOfNextWeek(week, today)
  if (!saturday) return []
  return otherWeeks
    .map((by) => addDays(saturday, by))
    .filter((each) => each >= today)
    .map(isoWeekOf)
}

function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

/** The next shorter and the next longer. */
function nearestOf(lengths: readonly number[], wanted: number): number[] {
  return [lengths.findLast((each) => each < wanted), lengths.find((each) => each > wanted)].filter(
    (each) => each !== undefined,
  )
}

/** The areas with all others whose middle lies so near to one of theirs. */
function widerAreas(slugs: readonly string[]): SingleChange[] {
  const chosen = slugs.flatMap((slug) => areaBySlug(slug) ?? [])
  let known = slugs.length
  return nearby.flatMap((within) => {
    const near = areas.filter((area) => chosen.some((each) => metresBetween(each, area) <= within * 1000))
    if (near.length <= known) return []
    known = near.length
    return [
      {
        key: 'omraader',
        value: near
          .map(({ slug }) => slug)
          .sort()
          .join(','),
        within,
      },
    ]
  })
}
