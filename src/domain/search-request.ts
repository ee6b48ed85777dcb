import * as v from 'valibot'
import { errorTexts } from '../contracts/error-texts.ts'
import { MarketIdSchema } from '../contracts/lodging.ts'
import { locales } from '../editions/table.ts'
import { SearchParametersSchema } from './search/parameters.ts'

const defaultPageSize = 10
/** Limit of one request: as many stays as are compared at once, and one more that shows that there are more. */
const maxResults = 10_001

/** Name of a sortable attribute, or a facility's id. */
const PropertySchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_][\w.-]{0,63}$/))
const OrderSchema = v.pipe(
  v.array(v.object({ property: PropertySchema, direction: v.picklist(['ASC', 'DESC']) })),
  v.maxLength(10),
)
const paging = {
  order: v.optional(OrderSchema, []),
  resultsPerPage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxResults)), defaultPageSize),
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1),
}
const ParametersSchema = v.optional(SearchParametersSchema, {})

const lanMessage = (issue: { input: unknown }) => errorTexts.invalidLan(String(issue.input))
const localeMessage = (issue: { input: unknown }) => errorTexts.invalidLocale(String(issue.input))

const ConfigSchema = v.object({
  /** Names of what is counted: of all that is found, how many have which value of it. */
  facets: v.optional(v.array(v.string())),
  /**
   * Of stays: one of each house, its first in the requested order, else its cheapest that fits; one of each day of arrival; or every stay that fits. To count
   * houses by something of their stays: one of each house and weekday of arrival, number of nights, week or month.
   */
  oneHitPer: v.optional(
    v.picklist(['house', 'arrival', 'stay', 'houseAndChangeDay', 'houseAndDuration', 'houseAndWeek', 'houseAndMonth']),
    'house',
  ),
  /** Hits have their totals with pets, though prices are compared without. */
  withPetTotals: v.optional(v.boolean()),
  /** Every word of the text has to be found, instead of as many of the first ones as can be. */
  matchAllWords: v.optional(v.boolean()),
})

/** The three kinds of search request (specification, section 3). */
const SearchRequestSchema = v.variant('kind', [
  v.object({
    kind: v.literal('lodging'),
    market: v.picklist(MarketIdSchema.options, lanMessage),
    parameters: ParametersSchema,
    config: v.optional(ConfigSchema, {}),
    /** Pets that come along: prices are compared and sorted as totals with them. */
    pets: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
    ...paging,
  }),
  v.object({
    kind: v.literal('freeText'),
    locale: v.picklist(locales, localeMessage),
    parameters: ParametersSchema,
    config: v.optional(ConfigSchema, {}),
    ...paging,
  }),
  v.object({ kind: v.literal('lodgingDataStatus'), parameters: ParametersSchema, ...paging }),
])
export type SearchRequest = v.InferOutput<typeof SearchRequestSchema>
export type SearchRequestInput = v.InferInput<typeof SearchRequestSchema>
export type LodgingRequest = Extract<SearchRequestInput, { kind: 'lodging' }>

/** The last-minute offers of a market, the largest discount on the rent in per cent first. */
export function lastMinuteRequest(market: LodgingRequest['market'], resultsPerPage: number): LodgingRequest {
  const parameters = { lastMinute: true }
  return {
    kind: 'lodging',
    market,
    parameters,
    order: [{ property: 'discountPercentage', direction: 'DESC' }],
    resultsPerPage,
  }
}

/**
 * Throws an Error with the first issue's text: 'Lan "X" was not a valid language', 'Locale "X" was not valid', or what is
 * wrong with which parameter.
 */
export function parseSearchRequest(input: unknown): SearchRequest {
  const parsed = v.safeParse(SearchRequestSchema, input)
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  const path = v.getDotPath(issue)
  const isCatalogued = path === 'market' || path === 'locale'
  throw new RangeError(isCatalogued || path === null ? issue.message : `${path}: ${issue.message}`)
}
