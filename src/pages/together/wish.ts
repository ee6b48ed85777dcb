import { facility } from '../../domain/facilities.ts'
import { type Criteria, isCriterionKey, parseCriteria, writeCriteria } from '../../domain/search-criteria.ts'
import { defaultDuration } from '../../domain/stays.ts'
import { type GroupWish, groupDistances, groupOrders, groupSizes } from '../../domain/together/find-groups.ts'
import { href, withQuery } from '../../urls/paths.ts'

/** What is asked for: the search's own criteria, of which persons are the whole party's, and how the houses lie. */
export interface TogetherWish extends GroupWish {
  criteria: Criteria
  /** Null while no day is chosen. */
  arrival: string | null
  duration: number
  page: number
}

export const personsKey = String(facility.persons)
const usualDistance = 500

const ownKeys: readonly string[] = ['houses', 'within', 'order', 'page']

export function isTogetherKey(key: string): boolean {
  return ownKeys.includes(key) || isCriterionKey(key)
}

/** What has no meaning in the address is as if it were not there; a day that is over is none. */
export function readTogetherWish(query: URLSearchParams, today: string): TogetherWish {
  const criteria = parseCriteria(query)
  const number = (name: string) => Number(query.get(name))
  const arrival = criteria.get('ankomst')?.value ?? null
  return {
    criteria,
    arrival: arrival !== null && arrival >= today ? arrival : null,
    duration: Number(criteria.get('duration')?.value.split(',')[0] ?? defaultDuration),
    persons: Math.max(1, Number(criteria.get(personsKey)?.value ?? 1)),
    size: groupSizes.find((size) => size === number('houses')) ?? 2,
    within: groupDistances.find((distance) => distance === number('within')) ?? usualDistance,
    order: groupOrders.find((order) => order === query.get('order')) ?? 'total',
    page: Math.min(10_000, Math.max(1, Math.floor(number('page')) || 1)),
  }
}

/** The address of the wish; what has its default is left out. */
export function togetherAddress({ criteria, size, within, order, page }: TogetherWish): string {
  const query = writeCriteria(criteria)
  if (size !== 2) query.set('houses', String(size))
  if (within !== usualDistance) query.set('within', String(within))
  if (order !== 'total') query.set('order', order)
  if (page > 1) query.set('page', String(page))
  return withQuery(href.housesTogether(), query)
}
