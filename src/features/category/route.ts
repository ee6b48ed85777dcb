import type { Category } from '../../contracts/content.ts'
import type { EntryRoute } from '../../contracts/route.ts'
import { isTripWord } from '../../domain/read-trip.ts'
import type { EntryPage } from '../../routing/catch-all.ts'
import { entryHead } from '../../routing/entry-head.ts'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import { specificPage } from '../../routing/specific-page.ts'
import type { Linked } from '../../services/content.ts'
import { pagePolicy } from '../../urls/route.ts'
import { loadTopicPage } from '../blog/posts.tsx'
import { loadHouses } from './load.ts'
import { CategoryPage } from './page.tsx'
import { categoryQuery } from './queries.ts'

/** Categories of houses; what a category of posts looks like is the blog's to say. */
export const categoryPage: EntryPage = {
  name: 'category',
  cachePolicy: pagePolicy,
  numbered: true,
  queryKeys: isTripWord,
  async load(request, route) {
    const variables = { id: route.entry.id, locale: request.market.locale }
    const category = await request.services.content.queryLinked(categoryQuery, variables)
    if (!category) return { kind: 'not-found' }
    if (category.type === 'blog') return loadTopicPage(request, route, category)
    return request.pageNumber > 1 ? { kind: 'not-found' } : openHouses(request, route, category)
  },
}

async function openHouses(
  request: RenderContext,
  route: EntryRoute,
  category: Linked<Category>,
): Promise<LoaderResult> {
  const search = await specificPage(request, 'search')
  return {
    kind: 'page',
    status: 200,
    head: await entryHead(request, route, { ...category, opensWith: '100vw' }),
    layout: route.entry.layout,
    parents: search ? [search] : [],
    main: loadHouses(request, category).then((houses) => CategoryPage({ request, category, search, houses })),
  }
}
