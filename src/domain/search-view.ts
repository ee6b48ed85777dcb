/** Query parameters of the search page that are not criteria (specification, section 2). */
export interface SearchView {
  searchOrder: SearchOrder
  /** 1 unless a greater one was asked for. */
  page: number
  viewType: ViewType
  /** Houses a page: 10, 24 or 50. */
  result: number
  filter: string[]
  profile: string | null
}

export const viewTypes = ['list', 'grid', 'map'] as const
export type ViewType = (typeof viewTypes)[number]
export const pageSizes = [10, 24, 50] as const

/** Sort options: the address's word → what is sorted by. `best` leaves the order to the service's own ranking. */
export const searchOrders = {
  best: [],
  'price-asc': [{ property: 'totalPrice', direction: 'ASC' }],
  'price-desc': [{ property: 'totalPrice', direction: 'DESC' }],
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
} as const
export type SearchOrder = keyof typeof searchOrders

/** Parameter types of the specification's section 5. */
const paramType = { numeric: 0, boolean: 1, string: 2, list: 3 } as const
type ParamType = (typeof paramType)[keyof typeof paramType]
export type ParamValue = number | boolean | string | string[]

/** A value by its type; undefined for one that breaks it. The trailing slash that a path rule may have left is stripped. */
export function parseParam(type: ParamType, raw: string): ParamValue | undefined {
  const value = raw.replace(/\/$/, '')
  if (type === paramType.numeric) return isNumeric(value) ? Number(value) : undefined
  if (type === paramType.boolean) return value === '1'
  if (type === paramType.list) return value.split(',').filter((part) => part !== '')
  return value
}

/** A non-blank string that reads as a number, or a finite number (specification, section 5). */
export function isNumeric(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value)
  return typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))
}

/** A setting of results a page: a number or a numeric string, otherwise the default. */
export function perPageSetting(value: unknown, fallback: number): number {
  return isNumeric(value) ? Number(value) : fallback
}

const paramTypes = {
  searchOrder: paramType.string,
  page: paramType.numeric,
  viewType: paramType.string,
  result: paramType.numeric,
  filter: paramType.list,
  profile: paramType.string,
} as const satisfies Record<keyof SearchView, ParamType>

/** Unknown keys and repeated ones (arrays) are ignored. */
export function parseSearchView(query: URLSearchParams): SearchView {
  const given = new Map<string, ParamValue | undefined>()
  for (const [key, type] of Object.entries(paramTypes)) {
    const [value, second] = query.getAll(key)
    if (value !== undefined && second === undefined) given.set(key, parseParam(type, value))
  }
  const page = given.get('page')
  const viewType = String(given.get('viewType') ?? '').toLowerCase()
  const result = perPageSetting(given.get('result'), pageSizes[0])
  const order = given.get('searchOrder')
  const filter = given.get('filter')
  const profile = given.get('profile')
  return {
    searchOrder: typeof order === 'string' && Object.hasOwn(searchOrders, order) ? (order as SearchOrder) : 'best',
    page: typeof page === 'number' && page > 1 && page <= 100_000 ? Math.floor(page) : 1,
    viewType: viewTypes.find((each) => each === viewType) ?? 'list',
    result: pageSizes.find((size) => size === result) ?? pageSizes[0],
    filter: Array.isArray(filter) ? filter : [],
    profile: typeof profile === 'string' && profile !== '' ? profile : null,
  }
}

export function writeSearchView(view: SearchView): URLSearchParams {
  const query = new URLSearchParams()
  if (view.searchOrder !== 'best') query.set('searchOrder', view.searchOrder)
  if (view.viewType !== 'list') query.set('viewType', view.viewType)
  if (view.result !== pageSizes[0]) query.set('result', String(view.result))
  if (view.filter.length > 0) query.set('filter', view.filter.join(','))
  if (view.profile) query.set('profile', view.profile)
  if (view.page > 1) query.set('page', String(view.page))
  return query
}
