import type { Category } from '../../contracts/content.ts'
import type { EntryRoute } from '../../contracts/route.ts'
import { criteriaOfTrip, isTripWord, readTrip } from '../../domain/read-trip.ts'
import { type Criteria, parseCriteria, writeCriteria } from '../../domain/search-criteria.ts'
import type { EntryPage } from '../../routing/catch-all.ts'
import { entryHead } from '../../routing/entry-head.ts'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import { specificPage } from '../../routing/specific-page.ts'
import type { Linked } from '../../services/content.ts'
import { pagePolicy } from '../../urls/route.ts'
import { loadTopicPage } from '../blog/posts.tsx'
import { searchHouses } from '../house-list/search-houses.ts'
import { CategoryPage } from './page.tsx'
import { categoryQuery } from './queries.ts'

/** The best reviewed of the houses that fit. */
const shownHouses = { searchOrder: 'rating', page: 1, result: 12 } as const

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
    return request.pageNumber > 1 ? { kind: 'not-found' } : loadHousesPage(request, route, category)
  },
}

async function loadHousesPage(
  request: RenderContext,
  route: EntryRoute,
  category: Linked<Category>,
): Promise<LoaderResult> {
  const criteria = criteriaOf(category, request.query)
  const search = await specificPage(request, 'search')
  return {
    kind: 'page',
    status: 200,
    head: await entryHead(request, route, { ...category, opensWith: '100vw' }),
    layout: route.entry.layout,
    parents: search ? [search] : [],
    main: searchHouses(request, criteria, shownHouses)
      .catch(() => null)
      .then((houses) => CategoryPage({ request, category, criteria, search, houses })),
  }
}

/** What the category stands for, and the trip of the URL as far as it leaves that to the guest. */
function criteriaOf({ criteria }: Pick<Category, 'criteria'>, query: URLSearchParams): Criteria {
  const trip = writeCriteria(criteriaOfTrip(readTrip(query)))
  return parseCriteria(new URLSearchParams({ ...Object.fromEntries(trip), ...criteria }))
}
