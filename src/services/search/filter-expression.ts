import { isIsoDay } from '../../contracts/calendar.ts'
import { facilitiesImplying } from '../../domain/facilities.ts'
import { allInAttribute } from '../../domain/party-criteria.ts'
import { isOfHousesAlone, namesOfHousesAlone } from '../../domain/search/house-choices.ts'
import {
  type Filter,
  type FilterScalar,
  plainParameterNames,
  type SearchParameters,
} from '../../domain/search/parameters.ts'
import { daysBetween } from '../../domain/stays.ts'

/** Parameters about a stay: with dates a document is one stay; without, it is a house with lists of its stays. */
const stayAttributes = { dates: 'date', durations: 'duration', changeDays: 'changeDay' } as const
const houseAttributes = { dates: 'dates', durations: 'durations', changeDays: 'changeDays' } as const

interface FilteredDocuments {
  documentsAre: 'stays' | 'houses'
  /** Attribute of the displayed total, which includes all mandatory parts. */
  total: string
  /** Ids of houses that meet criteria which documents of stays lack, by `keyOfHouses`. */
  houses?: ReadonlyMap<string, readonly number[]> | undefined
}

/** The parameters in Meilisearch's filter grammar; undefined when they filter nothing. */
export function filterOf(parameters: SearchParameters, documents: FilteredDocuments): string | undefined {
  const { houses } = documents
  const { own, ofHouses } = houses ? dividedParameters(parameters) : { own: parameters, ofHouses: undefined }
  const expressions = [
    ...(ofHouses ? [isOneOfHouses(houses?.get(keyOfHouses(ofHouses)) ?? [])] : []),
    ...ownExpressions(own, documents),
    ...childExpressions(parameters, documents),
  ]
  return expressions.length === 0 ? undefined : expressions.join(` ${parameters.operator} `)
}

/** The filters of the search for houses that precedes a search for stays: one for each level of the parameters. */
export function parametersOfHouses(parameters: SearchParameters): SearchParameters[] {
  const { ofHouses } = dividedParameters(parameters)
  return [...(ofHouses ? [ofHouses] : []), ...(parameters.children ?? []).flatMap(parametersOfHouses)]
}

export function keyOfHouses(ofHouses: SearchParameters): string {
  return filterOf(ofHouses, { documentsAre: 'houses', total: '' }) ?? ''
}

const ofHousesAlone: ReadonlySet<string> = new Set([...namesOfHousesAlone, '_geo'])

/** One level: conditions on the documents of stays, and those on the documents of their houses. */
function dividedParameters({ children: _, operator, facilities = {}, ...parameters }: SearchParameters) {
  const of = (isOfHouses: boolean): SearchParameters => ({
    ...Object.fromEntries(Object.entries(parameters).filter(([name]) => ofHousesAlone.has(name) === isOfHouses)),
    facilities: Object.fromEntries(
      Object.entries(facilities).filter(([id]) => isOfHousesAlone(Number(id)) === isOfHouses),
    ),
    operator,
  })
  const ofHouses = of(true)
  return { own: of(false), ofHouses: keyOfHouses(ofHouses) === '' ? undefined : ofHouses }
}

function childExpressions(parameters: SearchParameters, documents: FilteredDocuments): string[] {
  return (parameters.children ?? []).flatMap((child) => {
    const expression = filterOf(child, documents)
    return expression === undefined ? [] : [`(${expression})`]
  })
}

function ownExpressions(parameters: SearchParameters, { documentsAre, total }: FilteredDocuments): string[] {
  const attributes = documentsAre === 'stays' ? stayAttributes : houseAttributes
  const { _geo, allIn, boundingBox, lastMinute } = parameters
  const named: string[] = []
  for (const name of plainParameterNames) {
    const filter = parameters[name]
    if (filter) named.push(...filterExpression(name, filter))
  }
  return [
    ...daysExpression(attributes.dates, parameters.dates, documentsAre),
    ...expressionOf(attributes.durations, parameters.durations),
    ...expressionOf(attributes.changeDays, parameters.changeDays),
    ...expressionOf('locationId', parameters.locations),
    ...expressionOf(total, parameters.price),
    ...(allIn ? [`${allInAttribute(allIn.guests, allIn.pets)} <= ${allIn.most}`] : []),
    ...named,
    ...negated(expressionOf('categories', parameters.notCategories)),
    ...Object.entries(parameters.facilities ?? {}).flatMap(([id, filter]) => facilityExpression(id, filter)),
    ...Object.entries(parameters.meta ?? {}).flatMap(([key, filter]) => expressionOf(`meta.${key}`, filter)),
    ...(_geo ? [`_geoRadius(${coordinates(_geo.lat, _geo.lng, _geo.radius)})`] : []),
    ...(boundingBox ? [boxExpression(boundingBox, documentsAre)] : []),
    ...(lastMinute === undefined ? [] : [`lastMinute = ${lastMinute}`]),
  ]
}

/** Number of consecutive days from which a range is written by its first and last day. */
const minDaysOfRange = 8

/** A stay has one day of arrival. A range of days would mean something else for a house's list. */
function daysExpression(attribute: string, days: Filter | undefined, documentsAre: 'stays' | 'houses'): string[] {
  if (documentsAre === 'houses' || days?.comparator !== 'IN') return expressionOf(attribute, days)
  const sorted = [...new Set(days.values.map(String))].sort()
  const [first = '', last = ''] = [sorted[0], sorted.at(-1)]
  const isRange =
    sorted.length >= minDaysOfRange && sorted.every(isIsoDay) && daysBetween(first, last) === sorted.length - 1
  return isRange ? [`${attribute} "${first}" TO "${last}"`] : expressionOf(attribute, days)
}

function expressionOf(attribute: string, filter: Filter | undefined): string[] {
  return filter ? filterExpression(attribute, filter) : []
}

function negated(expressions: string[]): string[] {
  return expressions.map((expression) => `NOT ${expression}`)
}

/**
 * A boolean facility is 1 or missing: compared with a boolean, present counts as 1 and missing as 0. A facility that
 * implies it counts as well.
 */
function facilityExpression(id: string, { values, comparator }: Filter): string[] {
  const attribute = `facilities.${id}`
  const [first] = values
  if (values.length === 1 && (typeof first === 'boolean' || (first === 1 && comparator === '='))) {
    const each = facilitiesImplying(Number(id)).map((one) => `facilities.${one} = 1`)
    const isThere = each.length === 1 ? each.join('') : `(${each.join(' OR ')})`
    const [absent, present] = [0, 1].map((own) => isMet(own, comparator, Number(first)))
    if (absent && present) return []
    if (absent) return [`NOT ${isThere}`]
    return [present ? isThere : `${isThere} AND NOT ${isThere}`]
  }
  return filterExpression(attribute, { comparator, values: values.map((value) => (value === true ? 1 : value)) })
}

function isMet(own: number, comparator: Filter['comparator'], limit: number): boolean {
  if (comparator === '!=') return own !== limit
  if (comparator === '>') return own > limit
  if (comparator === '>=') return own >= limit
  if (comparator === '<') return own < limit
  return comparator === '<=' ? own <= limit : own === limit
}

/** Unlike a parameter's, an empty list finds nothing. */
export function isOneOfHouses(ids: readonly number[]): string {
  return `lodgingId IN [${ids.join(', ')}]`
}

/**
 * The corner in the north-east comes first, then the one in the south-west. A stay has its house's position as two
 * numbers, which cost an engine less at each change.
 */
function boxExpression(
  { northEast, southWest }: NonNullable<SearchParameters['boundingBox']>,
  documentsAre: FilteredDocuments['documentsAre'],
): string {
  if (documentsAre === 'stays') {
    const [west, east] = [coordinates(southWest.lng), coordinates(northEast.lng)]
    // As in the engine's own filter, a box whose east lies west of its west crosses the date line.
    const lng = southWest.lng <= northEast.lng ? `lng ${west} TO ${east}` : `(lng >= ${west} OR lng <= ${east})`
    return `(lat ${coordinates(southWest.lat)} TO ${coordinates(northEast.lat)} AND ${lng})`
  }
  const corners = [northEast, southWest].map(({ lat, lng }) => `[${coordinates(lat, lng)}]`)
  return `_geoBoundingBox(${corners.join(', ')})`
}

function coordinates(...numbers: number[]): string {
  return numbers.map((number) => number.toFixed(7).replace(/\.?0+$/, '')).join(', ')
}

/** The filter in Meilisearch's grammar; an empty list when it has no values. */
export function filterExpression(attribute: string, { values, comparator }: Filter): string[] {
  const [first, second] = values.map(quoteValue)
  if (first === undefined) return []
  if (comparator === 'BETWEEN') return second === undefined ? [] : [`${attribute} ${first} TO ${second}`]
  const list = `[${values.map(quoteValue).join(', ')}]`
  if (comparator === 'IN' || (comparator === '=' && values.length > 1)) return [`${attribute} IN ${list}`]
  if (comparator === '!=' && values.length > 1) return [`${attribute} NOT IN ${list}`]
  return [`${attribute} ${comparator} ${first}`]
}

/**
 * A value in Meilisearch's filter grammar: numbers and booleans bare, everything else in double quotes with backslash
 * and quote escaped, so that nothing that a guest types can end the value.
 */
export function quoteValue(value: FilterScalar): string {
  if (typeof value === 'boolean') return String(value)
  if (typeof value === 'number' && Number.isFinite(value)) return plainNumber(value)
  return `"${String(value).replace(/["\\]/g, (character) => `\\${character}`)}"`
}

/** The grammar's bare words know no plus sign: 1e+21 has to be quoted. */
function plainNumber(value: number): string {
  const text = String(value)
  return text.includes('+') ? `"${text}"` : text
}
