import type { ChoiceCounts } from '../../contracts/search.ts'
import { arrivalRanges, freeAttribute, rangeName } from '../../domain/arrival-ranges.ts'
import { mayBeForTime } from '../../domain/facilities.ts'
import { arrivalsFor, dateChoices, dateDetails, windowOf } from '../../domain/flexible-dates.ts'
import { type Criteria, moneyCriteria } from '../../domain/search-criteria.ts'
import { defaultDuration, firstBookableArrival, saturdayOfNextWeek } from '../../domain/stays.ts'
import { remembered } from '../../markets/intl.ts'
import type { Services } from '../../services/services.ts'
import { CountPlan, valueAt } from './count-plan.ts'
import { type CountsQuery, countsKeyOf } from './count-query.ts'
import { type Choice, countedDates } from './counted-choices.ts'
import { isChosen, planBeyondSearch, planChoices, planEach, planPetsOfPrice, without } from './plan-choices.ts'

const ranges: readonly string[] = [dateChoices.uge, dateChoices.maaned, dateChoices.ferie]
const whenKeys = [...Object.values(dateChoices), ...dateDetails]
/** Maximum lengths of stays whose ranges are cached. */
const maxLengths = 50
/** Nights of a stay that may contain two whole months. */
const maxNightsOfMonth = 58

/**
 * Counts of weeks, months, school holidays and lengths. Documents of houses say in which ranges of days they have a
 * free stay of a length; with further criteria of that stay, houses are counted by the weeks and months of those that
 * meet them.
 */
function planDates(plan: CountPlan, query: CountsQuery): void {
  const { criteria, market, now } = query
  const day = firstBookableArrival(now)
  const all = countedDates(criteria, market, day)
  const current = all.filter((choice) => criteria.has(choice.key) && isChosen(criteria, choice))
  const others = all.filter((choice) => !current.includes(choice))
  planEach(plan, criteria, current)
  // Weekends of other months have no number of their own, nor have lengths beside them.
  const areWeekends = criteria.has('weekend')
  const inRanges = others.filter(({ key }) => ranges.includes(key) && !(areWeekends && key === dateChoices.maaned))
  if (narrowsStay(criteria)) planByStays(plan, criteria, inRanges, day)
  else planByHouses(plan, criteria, inRanges, day)
  planLengths(plan, criteria, areWeekends ? [] : all.filter(({ key }) => key === 'duration'))
}

/**
 * Choices that need a search each: flexible days, and holidays with further criteria of a stay, all of them or none.
 */
function planSingleDates(plan: CountPlan, { criteria, market, now }: CountsQuery): void {
  const day = firstBookableArrival(now)
  const all = countedDates(criteria, market, day)
  planEach(
    plan,
    criteria,
    all.filter(({ key }) => key === 'flex'),
  )
  if (!narrowsStay(criteria)) return
  const holidays = all.filter(({ key }) => key === dateChoices.ferie)
  const windows = new Set(holidays.map(({ value }) => String(windowOf(new Map([[dateChoices.ferie, { value }]])))))
  if (windows.size <= plan.left) planEach(plan, criteria, holidays)
}

/** Whether the criteria restrict a stay by more than its dates and one length. */
function narrowsStay(criteria: Criteria): boolean {
  const isOneLength = !criteria.get('duration')?.value.includes(',')
  const ofStay = ['skiftedag', ...moneyCriteria].some((key) => criteria.has(key))
  return ofStay || !isOneLength || [...criteria.keys()].some((key) => mayBeForTime(Number(key)))
}

function lengthOf(criteria: Criteria): string {
  return criteria.get('duration')?.value ?? String(defaultDuration)
}

function planByHouses(plan: CountPlan, criteria: Criteria, choices: readonly Choice[], day: string): void {
  const nights = Number(lengthOf(criteria))
  const facet = freeAttribute(nights)
  const place = plan.search(without(criteria, [...whenKeys, 'duration']), { facet })
  for (const choice of choices) {
    const name = rangeOf(choice.key, choice.value, nights, day)
    if (name !== null) plan.count(choice, valueAt(place, facet, name))
  }
}

/** The name in the documents of the range of arrivals of a choice; null where they have none. */
const rangeOf = remembered((key: string, value: string, nights: number, day: string): string | null => {
  const arrivals = arrivalsFor(new Map([[key, { value }]]), nights, day)
  const [first, last] = [arrivals[0], arrivals.at(-1)]
  if (first === undefined || last === undefined) return null
  const name = rangeName([first, last])
  return rangeNames(nights, day).has(name) ? name : null
})

const rangeNames = remembered(
  (nights: number, day: string): ReadonlySet<string> => new Set(arrivalRanges(nights, day).map(rangeName)),
  maxLengths,
)

function planByStays(plan: CountPlan, criteria: Criteria, choices: readonly Choice[], day: string): void {
  const stays = new Map([...without(criteria, whenKeys), ['duration', { value: lengthOf(criteria) }]])
  const weeks = plan.search(stays, { facet: 'weekTs', oneHitPer: 'houseAndWeek' })
  for (const choice of choices.filter(({ key }) => key === dateChoices.uge)) {
    const saturday = saturdayOfNextWeek(Number(choice.value), day)
    if (saturday) plan.count(choice, valueAt(weeks, 'weekTs', secondsOf(saturday)))
  }
  if (
    lengthOf(criteria)
      .split(',')
      .some((nights) => Number(nights) > maxNightsOfMonth)
  )
    return
  const months = plan.search(stays, { facet: 'monthTs', oneHitPer: 'houseAndMonth' })
  for (const choice of choices.filter(({ key }) => key === dateChoices.maaned)) {
    plan.count(choice, valueAt(months, 'monthTs', secondsOf(`${choice.value}-01`)))
  }
}

function secondsOf(isoDay: string): string {
  return String(Date.parse(isoDay) / 1000)
}

/** Lengths of stays on the same days, each house once for each of them. */
function planLengths(plan: CountPlan, criteria: Criteria, lengths: readonly Choice[]): void {
  const single = lengths.filter(({ value }) => !value.includes(','))
  const any = { value: single.map(({ value }) => value).join(',') }
  const place = plan.search(new Map([...criteria, ['duration', any]]), {
    facet: 'duration',
    oneHitPer: 'houseAndDuration',
  })
  for (const choice of single) plan.count(choice, valueAt(place, 'duration', choice.value))
}

type Searching = Pick<Services, 'search'>
/** In the order of their importance. */
const plans = {
  houses: [planChoices, planPetsOfPrice],
  dates: [planDates, planBeyondSearch, planSingleDates],
  all: [planBeyondSearch, planChoices, planPetsOfPrice, planDates, planSingleDates],
} as const
export type CountedPart = keyof typeof plans

/**
 * Counts the houses of each choice of the search forms: of the choices that depend on the houses of the search alone
 * (`houses`); of dates and what else lies outside the search (`dates`); or both (`all`). A choice that few searches
 * can't count has no number. Rejects when the search fails.
 */
export function loadCounts({ search }: Searching, query: CountsQuery, of: CountedPart): Promise<ChoiceCounts> {
  return search.choiceCounts(`${of} ${countsKeyOf(query)}`, () => {
    const plan = new CountPlan(query)
    for (const part of plans[of]) part(plan, query)
    return plan
  })
}
