import { placeEntries } from '../../../kv/compile-paths.ts'
import { compileRoute } from '../../../kv/compile-routes.ts'
import { readRouteSources } from '../../../kv/content-sources.ts'
import { jobsQuery } from '../../contracts/queries/jobs.ts'
import { entryRoutes, type RouteEntryType, routeEntryTypes } from '../../contracts/route.ts'
import { areas } from '../../domain/areas.ts'
import { isOpenForApplications } from '../../domain/jobs.ts'
import { byEditionAsync } from '../../editions/by-edition.ts'
import { type Market, markets } from '../../markets/market.ts'
import type { ListedPage } from '../../routing/feature.ts'
import type { RenderContext } from '../../routing/page.ts'
import { href } from '../../urls/paths.ts'
import { patternsOf, routeList } from '../../urls/routes.ts'

export type PageGroup = (typeof entryRoutes)[RouteEntryType]['sitemap']
/** Each sitemap of entries. */
export const pageGroups: ReadonlySet<PageGroup> = new Set(routeEntryTypes.map((type) => entryRoutes[type].sitemap))

/** What entries may lie below. */
const above: readonly RouteEntryType[] = ['page', 'area']

/** Every page of a group that is to be found, placed by the rules that its route is compiled by. @throws ServiceError */
export async function listPages(
  { services, routes }: RenderContext,
  market: Market,
  group: PageGroup,
  today: string,
): Promise<ListedPage[]> {
  const types = routeEntryTypes.filter((type) => entryRoutes[type].sitemap === group)
  const needed = routeEntryTypes.filter((type) => types.includes(type) || above.includes(type))
  const placed = async (edition: Market) => {
    const [settings, ...sources] = await Promise.all([
      routes.settings(edition),
      ...needed.map(async (type) =>
        (await readRouteSources(services.content, type, edition.locale)).map((source) => ({ ...source, type })),
      ),
    ])
    if (!settings) throw new Error(`The settings of ${edition.key} are not there`)
    return placeEntries(edition.key, { entries: sources.flat(), settings }).placed
  }
  const [closed, editions] = await Promise.all([
    group === 'jobs' ? closedJobs(services, market, today) : new Set<string>(),
    byEditionAsync(placed),
  ])
  const listed = [...editions[market.key].values()].flatMap((page): ListedPage[] => {
    const { entry, path } = page
    const isOwnList = entry.template === 'favorites'
    if (!types.includes(entry.type) || entry.noIndex || isOwnList || closed.has(entry.sys.id)) return []
    const alternates = compileRoute(page, editions).routes
    return [
      {
        path,
        alternates,
        changed: entry.sys.publishedAt?.slice(0, 10) ?? null,
        images: entry.picture ? [entry.picture.url] : [],
      },
    ]
  })
  return group === 'pages' ? [...listed, ...pagesWithoutEntry(market)] : listed
}

const listedRoutes = routeList.filter(({ sitemap }) => sitemap)

/** Pages that the site has by itself, and that are worth finding; tools with a state of one's own say noindex. */
function pagesWithoutEntry(market: Market): ListedPage[] {
  const listed = (pathIn: (edition: Market) => string): ListedPage => ({
    path: pathIn(market),
    alternates: Object.fromEntries(markets.map((edition) => [edition.key, pathIn(edition)])),
    changed: null,
    images: [],
  })
  return [
    ...listedRoutes.map((route) => listed((edition) => patternsOf(route, edition).join())),
    ...areas.map(({ slug }) => listed((edition) => href.areaPrices(edition, slug))),
  ]
}

async function closedJobs(
  { content }: RenderContext['services'],
  { locale }: Market,
  today: string,
): Promise<Set<string>> {
  const jobs = await content.query(jobsQuery, { locale })
  return new Set(
    jobs.flatMap(({ id, applicationDeadline }) => (isOpenForApplications(applicationDeadline, today) ? [] : [id])),
  )
}
