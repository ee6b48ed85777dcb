import { isIsoDay } from '../contracts/calendar.ts'
import { areaBySlug } from './areas.ts'
import { facility, facilityKeyOf, facilityType, facilityTypeOf, mayBeForTime } from './facilities.ts'
import { dateChoiceField, dateChoiceOf, dateRules, isIdleDate } from './flexible-dates.ts'
import { canonicalBox } from './map/box.ts'
import { foldParty, partyRules, petsRule } from './party-criteria.ts'
import { parseQuery, type QueryValue } from './query-parameters.ts'
import { holidayInLand, landField } from './school-holidays.ts'
import { withoutEndSlashes } from './slashes.ts'
import { streetKey } from './slugs.ts'
import { placeField, readTypedPlace } from './typed-place.ts'

/** Comparators of the facilities' criteria, by the word that stands for them in a URL. */
export const comparators = { eq: '=', ne: '!=', gt: '>', gte: '>=', lt: '<', lte: '<=' } as const
export type ComparatorWord = keyof typeof comparators
/** Comparators as signs. */
export const comparatorSigns: Record<ComparatorWord, string> = {
  eq: '=',
  ne: '≠',
  gt: '>',
  gte: '≥',
  lt: '<',
  lte: '≤',
}

export interface Criterion {
  value: string
  comparator?: ComparatorWord
}
/** Client search criteria (specification, section 3), keyed as in a URL, in canonical order. */
export type Criteria = ReadonlyMap<string, Criterion>

export const heatingFacilities = {
  varmepumpe: facility.heatPump,
  braendeovn: facility.woodStove,
  fjernvarme: facility.districtHeating,
  el: facility.electricHeating,
  gulvvarme: facility.underfloorHeating,
} as const
export const coneMarks = {
  bronze: facility.ratingBronze,
  solv: facility.ratingSilver,
  guld: facility.ratingGold,
} as const
export const sizeBands = [50, 100, 150] as const
export const bathroomLevels = [1, 2, 3, 4, 5, 6, 7, 8] as const

/** Criteria that one search may have: more than every choice of the search's own forms. Each costs the search service. */
export const maxCriteria = 60

const longestText = 100
const wholeNumber = (min: number, max: number) => (value: string) =>
  /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max ? String(Number(value)) : null
const listOf = (isKnown: (value: string) => boolean) => (value: string) =>
  [...new Set(value.split(',').map((part) => withoutEndSlashes(part.trim())))].filter(isKnown).sort().join(',') || null
const text = (value: string) => value.normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, longestText).trim() || null
const flag = (value: string) => (value === '1' ? '1' : null)

/**
 * Nights, the shortest first. One index of stays answers a search: several weeks have one each, all other lengths use
 * that of one week. Lengths of another index than the shortest one's are left out.
 */
function lengthsOfOneIndex(value: string): string | null {
  const isLength = listOf((each) => wholeNumber(1, 60)(each) === each)
  const lengths = (isLength(value)?.split(',') ?? []).map(Number).sort((a, b) => a - b)
  const weeks = (nights = 0) => (nights % 7 === 0 ? nights : 7)
  return lengths.filter((nights) => weeks(nights) === weeks(lengths[0])).join(',') || null
}

/**
 * Parsers of the criteria: the cleaned value, or null for an invalid one. A new key does not compile until it has rules
 * (`search/criterion-rules.ts`) and a field (the search page's `criterion-fields.ts`). Counts are sent in this order.
 */
const parsers = {
  omraader: listOf((slug) => areaBySlug(slug) !== undefined),
  husdyr: petsRule,
  skiftedag: listOf((value) => /^[1-7]$/.test(value)),
  badevaerelse: wholeNumber(1, 8),
  varmepumpe: flag,
  varme: listOf((value) => Object.hasOwn(heatingFacilities, value)),
  koglemaerker: listOf((value) => Object.hasOwn(coneMarks, value)),
  onlyImages: flag,
  nyHosMarehalm: flag,
  minPris: wholeNumber(1, 1_000_000),
  maxPris: wholeNumber(1, 1_000_000),
  /** The total with the party's pets and what the meters are likely to count. */
  maxIalt: wholeNumber(1, 1_000_000),
  textQuery: (value: string) => joinHouseNumber(text(value) ?? '') || null,
  vejnavn: (value: string) => (streetKey(value) === '' ? null : text(value)),
  kort: canonicalBox,
  ankomst: (value: string) => (isIsoDay(value) ? value : null),
  arrivalWeekNextOccurence: wholeNumber(1, 53),
  ...dateRules,
  duration: lengthsOfOneIndex,
  ...partyRules,
} as const satisfies Record<string, (value: string) => string | null>
export type CriterionKey = keyof typeof parsers
export const criterionKeys = Object.keys(parsers) as CriterionKey[]

export function isCriterionKey(key: string): key is CriterionKey {
  return Object.hasOwn(parsers, key)
}

/** The id of a facility, known or not: the page reports an unknown one. */
const facilityKey = /^[1-9]\d{0,3}$/

/** Fields of the search form that are no criteria, and modify others. */
const formFields: ReadonlySet<string> = new Set([dateChoiceField, landField, placeField])

/** Whether a parameter is a criterion (of one value or a list), or a form's field from which criteria are read. */
export function isCriteriaParameter(name: string): boolean {
  const key = name.replace(/\[\d{0,2}\]$/, '')
  return isCriterionKey(key) || formFields.has(key) || facilityKey.test(key)
}

/** Whether a search has more criteria than are answered at once. */
export function hasTooManyCriteria(criteria: Criteria): boolean {
  return criteria.size > maxCriteria
}

/** Whether days are requested, for which houses are then priced. */
export function requestsDates(criteria: Criteria): boolean {
  return dateChoiceOf(criteria) !== null
}

/** Criteria with amounts, which are in one currency. */
export const moneyCriteria = ['minPris', 'maxPris', 'maxIalt'] as const satisfies CriterionKey[]

/** The query without amounts, for another currency. */
export function withoutAmounts(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([key]) => !moneyCriteria.some((each) => each === key)))
}

/** Criteria that one of a house's stays has to meet, not the one that it is offered with. Prices without dates are none. */
const stayCriteria = ['duration', 'skiftedag'] as const satisfies CriterionKey[]

/** Whether criteria choose among a house's stays: the house is then shown with the cheapest one that meets them all. */
export function requestsStay(criteria: Criteria): boolean {
  const areSome = stayCriteria.some((key) => criteria.has(key))
  return requestsDates(criteria) || areSome || [...criteria.keys()].some((key) => mayBeForTime(Number(key)))
}

/** Criteria that may hold several values, by a comma or by repeating the key as forms do. */
const listKeys: ReadonlySet<string> = new Set<CriterionKey>([
  'omraader',
  'duration',
  'skiftedag',
  'koglemaerker',
  'varme',
])

/** The criteria of a URL: what `readCriteria` finds. */
export function parseCriteria(query: URLSearchParams): Criteria {
  return readCriteria(query).criteria
}

/**
 * The criteria of a URL, and its parameters that are none: 'omraader=atlantis', '9999=1'. A repeated key is a list for
 * keys that hold several values and ignored for others (specification, section 5); of several ways to name dates one
 * remains. The lower of two prices is the minimum (BETWEEN sorts).
 */
export function readCriteria(query: URLSearchParams): { criteria: Criteria; unread: string[] } {
  const found: [string, Criterion][] = []
  const unread: string[] = []
  for (const [key, value] of Object.entries(parseQuery(withFormFields(query)))) {
    if (!isCriterionKey(key) && !facilityKey.test(key)) continue
    const values = valuesOf(value)
    const criterion = Array.isArray(value) && !listKeys.has(key) ? null : parseCriterion(key, values)
    if (criterion) found.push([key, criterion])
    const left = listKeys.has(key) ? partsBeside(criterion, values) : criterion ? [] : values
    // Forms send zero for none.
    unread.push(...left.filter((each) => each !== '0').map((each) => `${key}=${each}`))
  }
  return { criteria: settledCriteria(new Map(found), query.get(dateChoiceField) ?? ''), unread }
}

/**
 * Replaces the value of a key, or removes it where the value is invalid: as if the URL had it.
 * @param dateChoice the kind of dates that counts beside others
 */
export function withCriterion(criteria: Criteria, key: string, value: string, dateChoice = ''): Criteria {
  const all = new Map(criteria)
  all.delete(key)
  const criterion = parseCriterion(key, valuesOf(value))
  if (criterion) all.set(key, criterion)
  return settledCriteria(all, dateChoice)
}

/** Resolves criteria that exclude each other, in canonical order. Changes the map. */
function settledCriteria(all: Map<string, Criterion>, dateChoice: string): Criteria {
  sortPrices(all)
  foldParty(all)
  const counting = [...all].filter(([key]) => !isIdleDate(key, all, dateChoice))
  return new Map(counting.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Replaces form fields that are no criteria by criteria: 'hvor=Henne', 'land=nw'. */
function withFormFields(query: URLSearchParams): URLSearchParams {
  const typed = query.get(placeField)?.slice(0, longestText) ?? ''
  const land = query.get(landField) ?? ''
  const holiday = query.get('ferie') ?? ''
  const ticked = query.getAll('omraader')
  if (typed === '' && land === '' && ticked.length < 2) return query
  const read = new URLSearchParams(query)
  // A query may not repeat one key so often.
  if (ticked.length > 1) read.set('omraader', ticked.join(','))
  for (const [key, value] of readTypedPlace(typed)) {
    read.set(key, key === 'omraader' ? [...ticked, value].join(',') : value)
  }
  if (holiday !== '') read.set('ferie', holidayInLand(holiday, land))
  return read
}

/** A trailing slash is no part of a value (specification, section 5). */
function valuesOf(value: QueryValue): string[] {
  const values = Array.isArray(value) ? value : [value]
  return values
    .filter((each) => typeof each === 'string')
    .map((each) => withoutEndSlashes(each.trim()))
    .filter((each) => each !== '')
}

/** Invalid members of a criterion's list. */
function partsBeside(criterion: Criterion | null, values: readonly string[]): string[] {
  const read = criterion?.value.split(',') ?? []
  const parts = values.flatMap((value) => value.split(',')).map((part) => withoutEndSlashes(part.trim()))
  return parts.filter((part) => part !== '' && !read.includes(part))
}

function sortPrices(found: Map<string, Criterion>): void {
  const [min, max] = [found.get('minPris'), found.get('maxPris')]
  if (min && max && Number(min.value) > Number(max.value)) found.set('minPris', max).set('maxPris', min)
}

function parseCriterion(key: string, values: readonly string[]): Criterion | null {
  const [first] = values
  if (first === undefined) return null
  if (!isCriterionKey(key)) return isFacilityKey(key) ? parseFacility(key, first) : null
  const value = parsers[key](values.join(','))
  return value === null ? null : { value }
}

/** '6' or 'lte~500': a value with the facility's usual comparator or with one of its own. */
function parseFacility(key: string, raw: string): Criterion | null {
  const match = /^(?:(eq|ne|gt|gte|lt|lte)~)?(\d{1,7}(?:\.\d)?)$/.exec(raw)
  const value = match?.[2]
  if (value === undefined) return null
  const plain = String(Number(value))
  const word = match?.[1] as ComparatorWord | undefined
  return word && word !== defaultComparator(Number(key)) ? { value: plain, comparator: word } : { value: plain }
}

export function writeCriteria(criteria: Criteria): URLSearchParams {
  return new URLSearchParams(criteriaParameters(criteria))
}

/** The same as a list: creating a URL's query is slow. */
export function criteriaParameters(criteria: Criteria): [key: string, value: string][] {
  const inOrder = [...criteria].sort(([a], [b]) => (a < b ? -1 : 1))
  return inOrder.map(([key, criterion]) => [key, writeCriterion(criterion)])
}

/** The value of its parameter; empty where there is none. */
export function writeCriterion(criterion: Criterion | undefined): string {
  if (!criterion) return ''
  const { value, comparator } = criterion
  return comparator ? `${comparator}~${value}` : value
}

const texts = new WeakMap<Criteria, string>()

/** The query string of criteria: equal for equal searches. Cached by the object, which a page links to many times. */
export function criteriaText(criteria: Criteria): string {
  const before = texts.get(criteria)
  if (before !== undefined) return before
  const text = criteriaParameters(criteria)
    .map(([key, value]) => `${key}=${encoded(value)}`)
    .join('&')
  texts.set(criteria, text)
  return text
}

/** As `URLSearchParams` has it, which the runtime makes at a cost: most values are words, numbers and lists of them. */
function encoded(value: string): string {
  if (!/^[\w*.,~-]*$/.test(value)) return new URLSearchParams([['', value]]).toString().slice(1)
  return value.replaceAll(',', '%2C').replaceAll('~', '%7E')
}

/** A house number without the signs that are often written in it: 'BK 4444', 'bk-4444'. Any other text stays as it is. */
export function joinHouseNumber(text: string): string {
  return text.replace(/^([a-z]{2})[\s.-]+(\d{3,4})$/i, '$1$2')
}

/** A text of 5 or 6 characters, letters then digits, is a house's code (specification, section 5). */
export function isHouseNumber(textQuery: string): boolean {
  return /^(?=.{5,6}$)[a-z]+\d+$/i.test(textQuery)
}

/** Booleans are compared for equality, distances with a maximum, other numbers with a minimum. */
export function defaultComparator(id: number): ComparatorWord {
  if (facilityTypeOf(id) !== facilityType.number) return 'eq'
  return isDistance(id) ? 'lte' : 'gte'
}

function isDistance(id: number): boolean {
  return id >= facility.beachDistance && id <= facility.townDistance
}

/** Facilities that can be requested: those with a text for a value can't. */
export function isFacilityKey(key: string): boolean {
  const known = facilityKey.test(key) && facilityKeyOf(Number(key)) !== undefined
  return known && facilityTypeOf(Number(key)) !== facilityType.string
}
