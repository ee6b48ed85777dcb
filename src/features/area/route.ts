import type { EntryRoute } from '../../contracts/route.ts'
import { isTripWord, withoutBudget } from '../../domain/read-trip.ts'
import { tripParameters } from '../../domain/trip.ts'
import type { EntryPage } from '../../routing/catch-all.ts'
import { routeHead } from '../../routing/entry-head.ts'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import { pagePolicy } from '../../urls/route.ts'
import { loadArea, tripOfArea } from './load.ts'
import { AreaPage } from './page.tsx'
import { monthKey } from './prices-load.ts'

export const areaPage: EntryPage = {
  name: 'area',
  cachePolicy: pagePolicy,
  queryKeys: (name) => name === monthKey || isTripWord(name),
  load: loadAreaPage,
}

async function loadAreaPage(request: RenderContext, route: EntryRoute): Promise<LoaderResult> {
  return {
    kind: 'page',
    status: 200,
    head: {
      ...(await routeHead(request, route)),
      sheets: ['prices', 'area'],
      kept: new URLSearchParams(tripParameters(withoutBudget(tripOfArea(request.query)))),
    },
    layout: route.entry.layout,
    main: loadArea(request, route).then((loaded) => AreaPage({ ...loaded, request, route })),
  }
}
