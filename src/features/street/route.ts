import type { EntryRoute } from '../../contracts/route.ts'
import { isTripWord, readTrip, withoutBudget } from '../../domain/read-trip.ts'
import { tripParameters } from '../../domain/trip.ts'
import type { EntryPage } from '../../routing/catch-all.ts'
import { routeHead } from '../../routing/entry-head.ts'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import { pagePolicy } from '../../urls/route.ts'
import { loadStreet } from './load.ts'
import { StreetPage } from './page.tsx'

export const streetPage: EntryPage = {
  name: 'street',
  cachePolicy: pagePolicy,
  numbered: true,
  queryKeys: isTripWord,
  load: loadStreetPage,
}

async function loadStreetPage(request: RenderContext, route: EntryRoute): Promise<LoaderResult> {
  const loading = loadStreet(request, route)
  if (request.pageNumber > 1) {
    const { houses } = await loading
    if (houses && request.pageNumber > houses.totalPages) return { kind: 'not-found' }
  }
  return {
    kind: 'page',
    status: 200,
    head: {
      ...(await routeHead(request, route)),
      kept: new URLSearchParams(tripParameters(withoutBudget(readTrip(request.query)))),
    },
    layout: route.entry.layout,
    main: loading.then((loaded) => StreetPage({ ...loaded, request, route })),
  }
}
