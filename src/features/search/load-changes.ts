import type { CountedChange } from '../../contracts/search.ts'
import { today } from '../../domain/stays.ts'
import type { Services } from '../../services/services.ts'
import { type CountsQuery, questionOf, searchOf } from './load-counts.ts'
import { applyChange, type SingleChange, singleChanges } from './single-changes.ts'

const most = 6
/** Of one criterion: its nearest change that finds houses, and another. */
const maxOfKey = 2

/**
 * For a search that finds nothing: single changes that find houses, those that find most first. Rejects when the search
 * fails.
 */
export async function loadChanges({ search }: Pick<Services, 'search'>, asked: CountsQuery): Promise<CountedChange[]> {
  const { criteria, market, now } = asked
  const changes = singleChanges(criteria, market.currency, today(now))
  if (changes.length === 0) return []
  const searches = changes.map((change) => searchOf(applyChange(criteria, change), asked))
  const counts = await search.counts(`changes ${questionOf(asked)}`, searches)
  return rankChanges(changes.map((change, place) => ({ ...change, count: counts[place] ?? 0 })))
}

function rankChanges(counted: readonly (SingleChange & { count: number })[]): CountedChange[] {
  const fruitful = counted.filter(({ count }) => count > 0)
  return [...Map.groupBy(fruitful, ({ key }) => key).values()]
    .flatMap((ofKey) => ofKey.filter(isMoreThanBefore).slice(0, maxOfKey))
    .sort((a, b) => b.count - a.count)
    .slice(0, most)
}

/** A farther change has to find more than the nearer ones. */
function isMoreThanBefore({ count }: CountedChange, place: number, all: readonly CountedChange[]): boolean {
  return all.slice(0, place).every((before) => before.count < count)
}
