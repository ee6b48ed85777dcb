import { isTripWord, readTrip, withoutBudget } from '../../domain/read-trip.ts'
import { defaultDuration, today } from '../../domain/stays.ts'
import type { LoaderResult, Page, RenderContext } from '../../routing/page.ts'
import { nullIfFailed } from '../../services/service-error.ts'
import { readCompared } from './compared.ts'
import { type Comparison, compareQuery } from './compared-url.ts'
import { ComparePage } from './page.tsx'
import { loadCompared } from './rows.ts'

/** Up to four houses side by side. All of it is in the address, so that it can be shared, printed and kept. */
export const comparePage: Page = {
  queryKeys: () => (name) => name === 'houses' || name === 'all' || isTripWord(name),
  load: loadComparePage,
}

async function loadComparePage(request: RenderContext): Promise<LoaderResult> {
  const { messages, query, now, path, alternates } = request
  const comparison = readComparison(query, today(now))
  return {
    kind: 'page',
    status: 200,
    head: {
      title: messages.compare.title,
      description: messages.compare.lead,
      canonical: path,
      alternates,
      kept: compareQuery(withoutBudget(comparison)),
      robots: 'noindex',
      sheets: ['compare'],
    },
    layout: 'page',
    // The forms stay: a service that fails costs the houses alone.
    main: nullIfFailed(loadCompared(request, comparison)).then((loaded) =>
      ComparePage({ request, comparison, loaded }),
    ),
  }
}

/** What has no meaning in the URL is as if it were not there; a day that is over is none. */
function readComparison(query: URLSearchParams, day: string): Comparison {
  const { arrival, duration, party, searchQuery } = readTrip(query)
  return {
    codes: readCompared(query),
    arrival: arrival !== null && arrival >= day ? arrival : null,
    duration: duration ?? defaultDuration,
    party,
    searchQuery,
    all: query.get('all') === '1',
  }
}
