import { facility } from '../../src/domain/facilities.ts'

/** Of one URL that is kept, or of URLs that nobody has requested yet. */
export interface Workload {
  name: string
  next(): string
  /** A text that complete pages contain. */
  holds: string
  /** Rendered at each request. */
  isMade?: true
}

let requestCount = 1
const search = (result: number) => `/soeg/?result=${result}`

export const searchPath = search(24)

/**
 * Pages that no cache has, of one search whose houses and numbers this isolate has in its memory: whatever number of a
 * page is less than 1, the first page is meant.
 */
export const searchAtHand: Workload = {
  name: 'search page, 24 cards, its search at hand',
  next: () => `${searchPath}&${facility.beachDistance}=10000&page=-${++requestCount}`,
  holds: 'data-lodging=',
  isMade: true,
}

export const workloads: readonly Workload[] = [
  { name: 'search page, kept', next: () => searchPath, holds: 'data-lodging=' },
  { name: 'its payload, kept', next: () => '/soeg/_payload.json?result=24', holds: 'data-lodging=' },
  {
    name: 'search page, 24 cards, made',
    next: () => `${searchPath}&${newCriterion()}`,
    holds: 'data-lodging=',
    isMade: true,
  },
  searchAtHand,
  { name: 'house page, made', next: () => `/sommerhus-bench${++requestCount}/`, holds: 'id="similar"', isMade: true },
]

/** Pages whose parts are weighed and whose calls are counted. */
export const weighed: readonly Workload[] = [
  ...[10, 24].map((result) => ({
    name: `search page, ${result} cards`,
    next: () => `${search(result)}&${newCriterion()}`,
    holds: 'data-lodging=',
  })),
  { name: 'house page', next: () => `/sommerhus-bench${++requestCount}/`, holds: 'id="similar"' },
]

/** Views of guests, none of them cached. */
export const mixed: readonly (() => string)[] = [
  () => `/soeg/?${newCriterion()}`,
  () => `/soeg/?viewType=grid&${newCriterion()}`,
  () => `/soeg/?ankomst=2027-07-03&duration=7&${newCriterion()}`,
  () => `/sommerhus-bench${++requestCount}/`,
  () => `/favorite-houses/?${++requestCount}`,
]

/** Makes a search that no cache knows: pages beyond the last one would lead to that one. */
function newCriterion(): string {
  return `${facility.beachDistance}=${10_000 + ++requestCount}`
}
