import type { FoundHouses } from '../../contracts/search.ts'
import type { Urgency } from '../../contracts/urgency.ts'
import { withQuotes } from '../../domain/booking/quoted-hits.ts'
import type { Quotes } from '../../domain/booking/signed-quotes.ts'
import { partyOfCriteria } from '../../domain/party-criteria.ts'
import { withPartyTotals } from '../../domain/party-total.ts'
import { asksForDates, type Criteria } from '../../domain/search-criteria.ts'
import type { SearchView } from '../../domain/search-view.ts'
import { streetKey } from '../../domain/street-key.ts'
import type { Market } from '../../markets/market.ts'
import type { Services } from '../../services/services.ts'
import { withForecasts } from './hit-forecasts.ts'
import { listHouses } from './list-houses.ts'
import { loadChanges } from './load-changes.ts'
import { loadStreets } from './load-streets.ts'
import { loadAreaCounts } from './map/load-area-counts.ts'

export interface SearchQuery {
  criteria: Criteria
  view: SearchView
  market: Market
  now: Date
  quotes: Quotes
}

/** Milliseconds that results wait for what stands beside them once they are there. */
const timeoutMs = 100

/** The houses of one page of results, and what their view shows beside them. Rejects when the search does not answer. */
export async function loadResults(
  services: Pick<Services, 'search' | 'urgency'>,
  asked: SearchQuery,
): Promise<FoundHouses> {
  if (asked.view.viewType !== 'map') return loadHouses(services, asked)
  // Without their numbers the areas still lead to their houses.
  const counting = loadAreaCounts(services, asked).catch(() => undefined)
  const houses = await loadHouses(services, asked)
  const areas = await counting
  return areas ? { ...houses, areas } : houses
}

async function loadHouses(
  { search, urgency }: Pick<Services, 'search' | 'urgency'>,
  asked: SearchQuery,
): Promise<FoundHouses> {
  const { criteria, market, now, quotes } = asked
  // Whoever reads the log learns that it failed; a guest misses nothing.
  const judging = asksForDates(criteria) ? urgency.decide(criteria, market.id).catch(() => null) : null
  const results = await listHouses(search, asked)
  if (results.totalHits === 0 && criteria.size > 0) {
    const [changes, street] = await Promise.all([changesFor(search, asked), streetOf(search, asked)])
    return { ...results, ...changes, ...street }
  }
  const party = partyOfCriteria(criteria)
  const priced = withPartyTotals(results.hits, party?.pets ?? 0)
  const shown = withForecasts(priced, judging !== null, party)
  if (!judging) return { ...results, hits: shown }
  const hits = await withQuotes(quotes, shown, now, party)
  const judged = await inTime(judging)
  return { ...results, hits, ...(judged && isTold(judged, results.totalHits) && { lastOf: judged.of }) }
}

/** Whoever found nothing waits for what would find something; where that can't be had, the page names no numbers. */
async function changesFor(search: Services['search'], asked: SearchQuery): Promise<Pick<FoundHouses, 'changes'>> {
  const changes = await loadChanges({ search }, asked).catch(() => undefined)
  return changes ? { changes } : {}
}

/** Whether nothing could be found because of the street; nothing is said where the streets can't be had. */
async function streetOf(
  search: Services['search'],
  { criteria, market }: SearchQuery,
): Promise<Pick<FoundHouses, 'isStreetUnknown'>> {
  const street = criteria.get('vejnavn')?.value
  const names = street === undefined ? undefined : await loadStreets({ search }, market).catch(() => undefined)
  if (street === undefined || !names) return {}
  const key = streetKey(street)
  return names.some((name) => streetKey(name) === key) ? {} : { isStreetUnknown: true }
}

/** What results come with, asked for at the same time as they; null where it failed or they would have to wait for it. */
export async function inTime<Part>(part: Promise<Part>, onLate?: () => void): Promise<Part | null> {
  const answer = await Promise.race([part.catch(() => null), waitNoLonger()])
  if (answer !== late) return answer
  onLate?.()
  return null
}

const late = Symbol('late')

function waitNoLonger(): Promise<typeof late> {
  return new Promise((resolve) => setTimeout(resolve, timeoutMs, late))
}

/** Only what stands on the page itself is told of it: the houses that were found, and that they are fewer than half. */
function isTold({ isUrgent, left, of }: Urgency, found: number): boolean {
  return isUrgent && left === found && left > 0 && 2 * left < of
}
