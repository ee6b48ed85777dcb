import { inject } from 'vitest'
import { createMeilisearch } from '../../src/services/search/meilisearch.ts'
import { createSearchService, lacksIndex, type SearchService } from '../../src/services/search/search.ts'
import { ServiceError } from '../../src/services/service-error.ts'
import { outsideFetch } from '../../src/services/services.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The engine of SEARCH_URL and SEARCH_KEY; null without them. */
    searchEngine: { url: string; key: string } | null
  }
}

const timeout = 30_000
const engine = inject('searchEngine')
const search = engine && openSearch(engine)
/** Outcome of each request since the last test: the fault, or null. */
const outcomes: Promise<string | null>[] = []

function openSearch(endpoint: { url: string; key: string }): SearchService {
  const client = createMeilisearch({ name: 'search', ...endpoint, fetch: outsideFetch }, { timeout })
  // Every count is to be answered: none gives way to newer ones.
  return createSearchService({ ...client, countAll: client.searchAll })
}

/**
 * A test's own search, each request of which the engine has to answer as well, by the contract. The site gets the test's
 * replies: they hold what a page is to be made of.
 */
export function checkedByEngine(own: SearchService): SearchService {
  if (!search) return own
  return {
    lodgings: sentToBoth(own.lodgings, search.lodgings),
    placed: sentToBoth(own.placed, search.placed),
    houseLocations: sentToBoth(own.houseLocations, search.houseLocations),
    stayPrices: sentToBoth(own.stayPrices, search.stayPrices),
    freeTexts: sentToBoth(own.freeTexts, search.freeTexts),
    counts: sentToBoth(own.counts, search.counts),
    choiceCounts: sentToBoth(own.choiceCounts, search.choiceCounts),
    facetCounts: sentToBoth(own.facetCounts, search.facetCounts),
  }
}

function sentToBoth<Input extends unknown[], Reply>(
  own: (...input: Input) => Promise<Reply>,
  checked: (...input: Input) => Promise<Reply>,
) {
  return (...input: Input): Promise<Reply> => {
    outcomes.push(checked(...input).then(() => null, problemOf))
    return own(...input)
  }
}

/** Null where it is as it should be: a request that is none, and a length that no house is let for. */
function problemOf(error: unknown): string | null {
  if (error instanceof RangeError) return null
  if (!(error instanceof ServiceError)) return String(error)
  const body = JSON.stringify(error.body)
  return lacksIndex(error) && /_duration-(?!7_)\d/.test(body) ? null : `${error.message} ${body}`
}

/** Requests that the engine did not answer since the last test. */
export async function problemsOfEngine(): Promise<string[]> {
  return (await Promise.all(outcomes.splice(0))).filter((problem) => problem !== null)
}
