import type { EntryRoute } from '../../contracts/route.ts'
import type { EntryPage } from '../../routing/catch-all.ts'
import { routeHead } from '../../routing/entry-head.ts'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import { mediaSrcSet } from '../../urls/media.ts'
import { pagePolicy } from '../../urls/route.ts'
import { heroPicture, loadFront } from './load.ts'
import { FrontPage } from './page.tsx'

export const frontPage: EntryPage = {
  name: 'front',
  cachePolicy: pagePolicy,
  load: loadFrontPage,
}

async function loadFrontPage(request: RenderContext, route: EntryRoute): Promise<LoaderResult> {
  return {
    kind: 'page',
    status: 200,
    head: {
      ...(await routeHead(request, route)),
      preloadImage: { srcset: mediaSrcSet(heroPicture, 1600), sizes: '100vw' },
    },
    layout: 'page',
    main: loadFront(request).then((front) => FrontPage({ ...front, request })),
  }
}
