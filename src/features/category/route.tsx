import type { Category } from '../../contracts/content.ts'
import type { EntryRoute } from '../../contracts/route.ts'
import type { LodgingSearchResult } from '../../contracts/search.ts'
import { criteriaOfTrip, isTripWord, readTrip, withoutBudget } from '../../domain/read-trip.ts'
import { type Criteria, parseCriteria, writeCriteria } from '../../domain/search-criteria.ts'
import { tripParameters } from '../../domain/trip.ts'
import { formatMessage } from '../../markets/format-message.ts'
import type { EntryPage } from '../../routing/catch-all.ts'
import { entryHead } from '../../routing/entry-head.ts'
import { MissingPart } from '../../routing/missing-part.tsx'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import { type SitePage, specificPage } from '../../routing/specific-page.ts'
import type { Linked } from '../../services/content.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RichTextBody } from '../../ui/rich-text.tsx'
import { PageSearchBox } from '../../ui/search-box.tsx'
import { Banner, Section } from '../../ui/section.tsx'
import { href } from '../../urls/paths.ts'
import { pagePolicy } from '../../urls/route.ts'
import { loadTopicPage } from '../blog/posts.tsx'
import { FirstHouses, listHref, listLabel } from '../house-list/first-houses.tsx'
import { searchHouses } from '../house-list/search-houses.ts'
import { categoryQuery } from './queries.ts'

/** The best reviewed of the houses that fit. */
const shownHouses = { searchOrder: 'rating', page: 1, result: 12 } as const

/** Categories of houses; the blog renders categories of posts. */
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
    head: {
      ...(await entryHead(request, route, { ...category, opensWith: '100vw' })),
      alternateQuery: new URLSearchParams(tripParameters(withoutBudget(readTrip(request.query)))),
    },
    layout: route.entry.layout,
    parents: search ? [search] : [],
    main: searchHouses(request, criteria, shownHouses)
      .catch(() => null)
      .then((houses) => CategoryPage({ request, category, criteria, search, houses })),
  }
}

/** The category's criteria with the trip in the URL, as far as the category leaves it open. */
function criteriaOf({ criteria }: Pick<Category, 'criteria'>, query: URLSearchParams): Criteria {
  const trip = writeCriteria(criteriaOfTrip(readTrip(query)))
  return parseCriteria(new URLSearchParams({ ...Object.fromEntries(trip), ...criteria }))
}

interface CategoryPageProps {
  request: RenderContext
  category: Linked<Category>
  /** The category's criteria, and the guest's trip. */
  criteria: Criteria
  search: SitePage | null
  /** Null when the search did not answer. */
  houses: LodgingSearchResult | null
}

function CategoryPage({ request, category, criteria, search, houses }: CategoryPageProps) {
  const { messages } = request
  return (
    <>
      {category.image && <Banner path={category.image.url} focus={category.pictureFocus} title={category.title} />}
      <div className="content container">
        <header className="content-head">
          <Breadcrumbs messages={messages} parents={search ? [search] : []} current={category.title} />
          {!category.image && <h1>{category.title}</h1>}
          {category.excerpt && <p className="lead">{category.excerpt}</p>}
        </header>
        <PageSearchBox request={request} criteria={criteria} />
      </div>
      <Houses request={request} criteria={criteria} houses={houses} />
      {category.body && (
        <div className="section">
          <div className="container">
            <RichTextBody text={category.body} links={category.links} />
          </div>
        </div>
      )}
    </>
  )
}

function Houses({ request, criteria, houses }: Pick<CategoryPageProps, 'request' | 'criteria' | 'houses'>) {
  const { market, messages } = request
  const texts = messages.category
  if (!houses) {
    return (
      <Section tone="sand">
        <MissingPart request={request} />
      </Section>
    )
  }
  if (houses.totalHits === 0) {
    return (
      <Section tone="sand">
        <EmptyState title={texts.emptyTitle} text={texts.emptyText}>
          <a className="button primary" href={href.search(market)}>
            {messages.errors.toSearch}
          </a>
        </EmptyState>
      </Section>
    )
  }
  return (
    <Section
      tone="sand"
      title={formatMessage(texts.title, { count: houses.totalHits }, market)}
      lead={texts.datesLead}
      more={{ href: listHref(request, criteria), label: listLabel(request, houses.totalHits) }}
    >
      <FirstHouses request={request} criteria={criteria} houses={houses} />
    </Section>
  )
}
