import * as v from 'valibot'
import { errorTexts } from '../contracts/error-texts.ts'
import { type MarketId, MarketIdSchema } from '../contracts/lodging.ts'
import { totalAttribute } from './party-total.ts'
import { filterOf } from './search/expression.ts'
import { type SearchParameters, SearchParametersSchema } from './search/parameters.ts'

const searchLocales = ['da-DK', 'de-DE', 'en'] as const
type SearchLocale = (typeof searchLocales)[number]
const defaultPageSize = 10

/** Name of a sortable attribute, or a facility's id. */
const PropertySchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_][\w.-]{0,63}$/))
const OrderSchema = v.pipe(
  v.array(v.object({ property: PropertySchema, direction: v.picklist(['ASC', 'DESC']) })),
  v.maxLength(10),
)
const paging = {
  order: v.optional(OrderSchema, []),
  resultsPerPage: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), defaultPageSize),
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), 1),
}
const ParametersSchema = v.optional(SearchParametersSchema, {})

const lanMessage = (issue: { input: unknown }) => errorTexts.invalidLan(String(issue.input))
const localeMessage = (issue: { input: unknown }) => errorTexts.invalidLocale(String(issue.input))

const ConfigSchema = v.object({
  facets: v.optional(v.array(v.string())),
  attributesToRetrieve: v.optional(v.array(v.string())),
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
    locale: v.picklist(searchLocales, localeMessage),
    parameters: ParametersSchema,
    config: v.optional(ConfigSchema, {}),
    ...paging,
  }),
  v.object({ kind: v.literal('lodgingDataStatus'), parameters: ParametersSchema, ...paging }),
])
export type SearchRequest = v.InferOutput<typeof SearchRequestSchema>
export type SearchRequestInput = v.InferInput<typeof SearchRequestSchema>

/** What is sent to POST /indexes/{index}/search/. */
export interface SearchBody {
  q: string
  filter?: string
  sort?: string[]
  page: number
  hitsPerPage: number
  distinct?: string
  facets?: string[]
  attributesToRetrieve?: string[]
  matchingStrategy: 'last' | 'all'
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

const lanOfLocale: Record<SearchLocale, MarketId> = { 'da-DK': 1, 'de-DE': 2, en: 7 }

/** The index that answers the request (specification, section 7). */
export function indexOf(request: SearchRequest): string {
  if (request.kind === 'freeText') return `freetext_lan-${lanOfLocale[request.locale]}_locale-${request.locale}`
  if (request.kind === 'lodgingDataStatus') return 'lodging_data_status_lan-1'
  const { market, parameters } = request
  if (parameters.lastMinute === true) return `lodgingOptionsLastMinute_lan-${market}`
  const duration = asksForStays(parameters) ? weeksOf(parameters) : ''
  return `lodgingOptions_duration-${duration}_lan-${market}`
}

/** The body that asks that index. */
export function toSearchBody(request: SearchRequest): SearchBody {
  const { parameters, order, page, resultsPerPage } = request
  const areStays = request.kind === 'lodging' && (parameters.lastMinute === true || asksForStays(parameters))
  const total = totalAttribute(request.kind === 'lodging' ? request.pets : 0)
  const filter = filterOf(parameters, areStays ? 'stays' : 'houses', total)
  const config = request.kind === 'lodgingDataStatus' ? {} : request.config
  const attributes = config.attributesToRetrieve?.filter((name) => name !== 'totalWithPets' || total !== 'totalPrice')
  return {
    q: parameters.text ?? '',
    ...(filter === undefined ? {} : { filter }),
    ...(order.length === 0 ? {} : { sort: order.map((each) => sortExpression(each, total)) }),
    page,
    hitsPerPage: resultsPerPage,
    ...(areStays ? { distinct: 'lodgingId' } : {}),
    ...(config.facets ? { facets: config.facets } : {}),
    ...(attributes ? { attributesToRetrieve: attributes } : {}),
    matchingStrategy: config.matchAllWords ? 'all' : 'last',
  }
}

/** A price sorts by the total that is shown; a number is a facility's id. */
function sortExpression(
  { property, direction }: { property: string; direction: 'ASC' | 'DESC' },
  total: string,
): string {
  const isPrice = property === 'price' || property === 'totalPrice'
  const attribute = isPrice ? total : /^\d+$/.test(property) ? `facilities.${property}` : property
  return `${attribute}:${direction === 'ASC' ? 'asc' : 'desc'}`
}

/** Whether days of arrival are given: one by one, or as a window that is open at one end. */
function asksForStays({ dates, dateTs }: SearchParameters): boolean {
  return [dates, dateTs].some((days) => days !== undefined && days.values.length > 0)
}

/** The first duration that is whole weeks; 7 when there is none, whose index holds the stays of every length. */
function weeksOf({ durations }: SearchParameters): number {
  const nights = (durations?.values ?? []).map(Number)
  return nights.find((night) => night > 0 && night % 7 === 0) ?? 7
}
