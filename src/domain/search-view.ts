import { type ParameterType, parameterType, parseQuery, perPageSetting, readParameters } from './query-parameters.ts'
import type { PlainParameter } from './search/parameters.ts'

/** Query parameters of the search page that say how results are shown (specification, section 2). */
export interface SearchView {
  searchOrder: SearchOrder
  /** 1 unless a greater one was requested. */
  page: number
  viewType: ViewType
  /** Houses a page, at most `maxPageSize`. */
  result: number
}

export const viewTypes = ['list', 'grid', 'map'] as const
export type ViewType = (typeof viewTypes)[number]
/** Sizes that the page offers; its URL takes any number up to the largest. */
export const pageSizes = [10, 24, 50] as const
export const maxPageSize = 100

/** What search documents can be sorted by: a parameter of the search, or one of a stay's totals. */
type SortProperty = PlainParameter | 'totalPrice' | 'allIn'

/** Sort options: the URL's word → what is sorted by. `best` leaves the order to the service's own ranking,
 * after the days from the requested one and the size for the party (criteria-request.ts). */
export const searchOrders = {
  best: [],
  'price-asc': [{ property: 'totalPrice', direction: 'ASC' }],
  'price-desc': [{ property: 'totalPrice', direction: 'ASC' }],
  'all-in': [{ property: 'allIn', direction: 'ASC' }],
  'discount-total': [{ property: 'discountTotal', direction: 'DESC' }],
  'discount-percentage': [{ property: 'discountPercentage', direction: 'DESC' }],
  beach: [{ property: 'beachDistance', direction: 'ASC' }],
  persons: [{ property: 'persons', direction: 'DESC' }],
  'house-area': [{ property: 'houseArea', direction: 'DESC' }],
  rating: [
    { property: 'reviewAverage', direction: 'DESC' },
    { property: 'reviewCount', direction: 'DESC' },
  ],
  newest: [{ property: 'publishedTs', direction: 'DESC' }],
  address: [{ property: 'address1', direction: 'ASC' }],
} as const satisfies Record<string, readonly { property: SortProperty; direction: 'ASC' | 'DESC' }[]>
export type SearchOrder = keyof typeof searchOrders

/**
 * Orders that are read from their end. A house is shown by its offer, or by its cheapest stay that meets all criteria,
 * whichever order it stands in; a search service sorted by the highest price would show the dearest one. In the other orders of a stay's own
 * numbers (discounts, the total with the expected use) a house is shown by its stay that comes first, the cheapest of equal ones.
 */
export const ordersFromEnd: ReadonlySet<SearchOrder> = new Set(['price-desc'])
/** Those in which a house is not shown by its cheapest stay. */
export const ordersByOtherAmount: ReadonlySet<SearchOrder> = new Set([
  'all-in',
  'discount-total',
  'discount-percentage',
])

/** Keys of the messages that name the orders. */
export const searchOrderTexts = {
  best: 'best',
  'price-asc': 'priceAscending',
  'price-desc': 'priceDescending',
  'all-in': 'allIn',
  'discount-total': 'discountTotal',
  'discount-percentage': 'discountPercentage',
  beach: 'beach',
  persons: 'persons',
  'house-area': 'houseArea',
  rating: 'rating',
  newest: 'newest',
  address: 'address',
} as const satisfies Record<SearchOrder, string>

const types = {
  searchOrder: parameterType.string,
  page: parameterType.string,
  viewType: parameterType.string,
  result: parameterType.numeric,
} as const satisfies Record<keyof SearchView, ParameterType>

/** Whether the key says how results are shown. */
export function isViewKey(key: string): boolean {
  return Object.hasOwn(types, key)
}

/** Unknown keys and repeated ones (arrays) are ignored; what is no page, view, size or order is the default. */
export function parseSearchView(query: URLSearchParams): SearchView {
  const { searchOrder = '', page = '', viewType = '', result } = readParameters(parseQuery(query), types)
  const size = perPageSetting(result, pageSizes[0])
  return {
    searchOrder: isSearchOrder(searchOrder) ? searchOrder : 'best',
    page: readPage(page),
    viewType: viewTypes.find((each) => each === viewType.toLowerCase()) ?? 'list',
    result: Number.isInteger(size) && size >= 1 ? Math.min(size, maxPageSize) : pageSizes[0],
  }
}

/** A whole number in decimal digits that is greater than 1 (specification, section 5); whatever else is written is page 1. */
function readPage(written: string): number {
  return /^\d{1,5}$/.test(written) ? Math.max(1, Number(written)) : 1
}

function isSearchOrder(word: string): word is SearchOrder {
  return Object.hasOwn(searchOrders, word)
}

/** The view as parameters, without defaults; the values need no escaping. */
export function writeSearchView(view: SearchView): [key: keyof SearchView, value: string][] {
  const { searchOrder, viewType, result, page } = view
  const written: [key: keyof SearchView, value: string][] = []
  if (searchOrder !== 'best') written.push(['searchOrder', searchOrder])
  if (viewType !== 'list') written.push(['viewType', viewType])
  if (result !== pageSizes[0]) written.push(['result', String(result)])
  if (page > 1) written.push(['page', String(page)])
  return written
}
