import { furtherPersons, partyOfCriteria, personKeys, personsKey } from '../../domain/party-criteria.ts'
import { choiceName, houseChoices } from '../../domain/search/criterion-rules.ts'
import { bandOfStep, priceBandAttribute } from '../../domain/search/price-bands.ts'
import { type Criteria, criteriaText, moneyCriteria, requestsStay } from '../../domain/search-criteria.ts'
import { today } from '../../domain/stays.ts'
import { type Currency, priceSteps } from '../../editions/table.ts'
import { remembered } from '../../markets/intl.ts'
import { type CountPlan, type NamedChoices, numbersAt, totalAt, valueAt } from './count-plan.ts'
import type { CountsQuery } from './count-query.ts'
import { type Choice, choosing, countedChoices, priceBarKey } from './counted-choices.ts'

/** Facet of the choices that a house meets, in the documents of the search. */
const choices = 'choices'

/**
 * Counts all choices but days and those outside the search: one search for groups without a choice, one
 * for each group with one, without it, and further ones for choices that differ between the stays of a house.
 */
export function planChoices(plan: CountPlan, query: CountsQuery): void {
  const day = today(query.now)
  const ofKey = choicesByKey(query.market.currency, day)
  const counted = (key: string) => ofKey.get(key) ?? noChoices
  plan.search(query.criteria, { facet: choices })
  planPriceBars(plan, query)
  for (const key of houseKeys(Number(day.slice(0, 4)))) {
    const isBeyond = key === areasKey && areAreasBeyond(query.criteria)
    if (!isBeyond && !hasOwnTotal(key, query.criteria)) planOfHouse(plan, query.criteria, key, counted(key))
  }
  planEach(plan, query.criteria, counted('nyHosMarehalm'))
  if (!areChangeDaysBeyond(query.criteria)) planChangeDays(plan, query.criteria, counted('skiftedag'))
}

/**
 * Counts choices beyond the houses of the search itself: a page that contained them would be rendered again at every
 * such change.
 */
export function planBeyondSearch(plan: CountPlan, { criteria, market, now }: CountsQuery): void {
  const ofKey = choicesByKey(market.currency, today(now))
  if (areAreasBeyond(criteria)) planOfHouse(plan, criteria, areasKey, ofKey.get(areasKey) ?? noChoices)
  if (areChangeDaysBeyond(criteria)) planChangeDays(plan, criteria, ofKey.get('skiftedag') ?? noChoices)
}

const areasKey = 'omraader'
/** Whether the areas to choose from lie beside those that are searched. */
const areAreasBeyond = (criteria: Criteria) => criteria.has(areasKey)
/** Whether it is about houses alone, whose stays begin on any day. */
const areChangeDaysBeyond = (criteria: Criteria) => !requestsStay(criteria)

const noChoices: readonly Choice[] = []
const houseKeys = remembered((year: number): readonly string[] => Object.keys(houseChoices(year)))

const choicesByKey = remembered(
  (currency: Currency, day: string): ReadonlyMap<string, readonly Choice[]> =>
    Map.groupBy(countedChoices(currency, day), ({ key }) => key),
)

/** Choices that need many searches with a price limit: each number of pets has other totals. */
export function planPetsOfPrice(plan: CountPlan, query: CountsQuery): void {
  if (!hasPrice(query.criteria)) return
  const choices = countedChoices(query.market.currency, today(query.now))
  planEach(
    plan,
    query.criteria,
    choices.filter(({ key }) => key === 'husdyr'),
  )
}

/** Each party has its own expected use, and each number of pets a total: their range can't be read from documents. */
function hasOwnTotal(key: string, criteria: Criteria): boolean {
  return key === 'husdyr' ? hasPrice(criteria) : key === personsKey && criteria.has('maxIalt')
}

function hasPrice(criteria: Criteria): boolean {
  return moneyCriteria.some((key) => criteria.has(key))
}

/** Whether choosing it changes nothing. */
export function isChosen(criteria: Criteria, choice: Choice): boolean {
  return criteriaText(choosing(criteria, choice)) === criteriaText(criteria)
}

/** Counts each choice by a search of its own. */
export function planEach(plan: CountPlan, criteria: Criteria, each: readonly Choice[]): void {
  for (const choice of each) plan.count(choice, totalAt(plan.search(choosing(criteria, choice))))
}

export function without(criteria: Criteria, keys: readonly string[]): Criteria {
  return new Map([...criteria].filter(([key]) => !keys.includes(key)))
}

/** Keys of criteria that exclude each other. */
function keysBeside(key: string): readonly string[] {
  if (key === personsKey) return personKeys
  return key === 'husdyr' ? ['husdyr', 'pets'] : [key]
}

function planOfHouse(plan: CountPlan, criteria: Criteria, key: string, values: readonly Choice[]): void {
  const keys = keysBeside(key)
  const isOpen = keys.every((each) => !criteria.has(each))
  if (!isOpen && values.every((choice) => isChosen(criteria, choice))) {
    planEach(plan, criteria, values)
    return
  }
  const place = plan.search(isOpen ? criteria : without(criteria, keys), { facet: choices })
  if (isOpen) {
    plan.countValues(place, choices, namedChoices(key, values))
    return
  }
  const offered = new Set(values.map(({ value }) => value))
  for (const choice of values) {
    const value = meantBy(criteria, choice)
    if (value !== null && offered.has(value)) plan.count(choice, valueAt(place, choices, choiceName(key, value)))
  }
}

const named = new WeakMap<readonly Choice[], NamedChoices>()

/** Names in the documents of the choices of one key, computed once for a list of `choicesByKey`. */
function namedChoices(key: string, values: readonly Choice[]): NamedChoices {
  const before = named.get(values)
  if (before) return before
  const pairs = values.map((choice) => [choice, choiceName(key, choice.value)] as const)
  named.set(values, pairs)
  return pairs
}

/** The value of a choice with the others of its group; null where it filters nothing. */
function meantBy(criteria: Criteria, choice: Choice): string | null {
  const chosen = choosing(criteria, choice)
  if (choice.key === personsKey) {
    const persons = Number(chosen.get(personsKey)?.value ?? 0)
    return String(Math.max(persons, furtherPersons(chosen) ?? 0))
  }
  return chosen.get(choice.key)?.value ?? null
}

/** Change days: a house has a stay that begins on a weekday whatever its other stays do. */
function planChangeDays(plan: CountPlan, criteria: Criteria, days: readonly Choice[]): void {
  const any = { value: days.map(({ value }) => value).join(',') }
  const place = plan.search(new Map([...criteria, ['skiftedag', any]]), {
    facet: 'changeDay',
    oneHitPer: 'houseAndChangeDay',
  })
  for (const choice of days) plan.count(choice, valueAt(place, 'changeDay', choice.value))
}

/** Counts for the bars above the handles of the price: houses by their cheapest stay, whatever price is requested. */
function planPriceBars(plan: CountPlan, { criteria, market }: CountsQuery): void {
  const facet = priceBandAttribute(partyOfCriteria(criteria)?.pets ?? 0)
  const requested = without(criteria, ['minPris', 'maxPris'])
  const place = plan.search(requested, { facet, ...(requestsStay(requested) && { stay: 'cheapest' as const }) })
  for (const [step, price] of priceSteps[market.currency].entries()) {
    const choice = { key: priceBarKey, value: String(price) }
    plan.count(
      choice,
      numbersAt(place, facet, (band) => band <= bandOfStep(step)),
    )
  }
  plan.count({ key: priceBarKey, value: '' }, totalAt(place))
}
