import type { EntryRoute } from '../../contracts/route.ts'
import { markets } from '../../markets/market.ts'
import type { EntryPage } from '../../routing/catch-all.ts'
import type { Opened, PageRequest } from '../../routing/page.ts'
import { loadContent } from './load.ts'
import { ContentPage } from './page.tsx'

/** Pages made of sections, whatever their template, that no screen of its own shows. */
export const contentPage: EntryPage = {
  name: 'content',
  shows: (route) => route.entry.type === 'page',
  open: openContent,
}

async function openContent(request: PageRequest, route: EntryRoute): Promise<Opened> {
  return {
    kind: 'page',
    status: 200,
    head: {
      title: route.title,
      description: route.description,
      canonical: route.path,
      twins: Object.fromEntries(markets.map(({ key }) => [key, route.routes[key]])),
    },
    layout: route.entry.layout,
    main: loadContent(request, route).then((content) => ContentPage({ ...content, request, route })),
  }
}
