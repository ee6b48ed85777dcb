import * as v from 'valibot'
import { compileRoute, placeEntries } from '../../../kv/compile-routes.ts'
import { readRouteSources } from '../../../kv/content-sources.ts'
import type { RouteSource } from '../../contracts/content.ts'
import { errorTexts } from '../../contracts/error-texts.ts'
import { isOpenForApplications } from '../../contracts/jobs.ts'
import { CountSchema } from '../../contracts/numbers.ts'
import { jobsQuery } from '../../contracts/queries/jobs.ts'
import { entryRoutes, type RouteEntryType, routeEntryTypes } from '../../contracts/route.ts'
import type { Deps } from '../../deps.ts'
import { alternateLinks } from '../../document/head.ts'
import { areas } from '../../domain/areas.ts'
import { today } from '../../domain/stays.ts'
import { byEditionAsync } from '../../editions/by-edition.ts'
import { byEdition } from '../../editions/table.ts'
import type { EditionKey, Market } from '../../markets/market.ts'
import type { ListedPage, Sitemaps } from '../../routing/feature.ts'
import type { RenderContext } from '../../routing/page.ts'
import { createRenderContext } from '../../routing/render-context.ts'
import { programTimeoutMs } from '../../services/deadline.ts'
import type { SiteRequest } from '../../site-context.ts'
import { mediaUrl } from '../../urls/media.ts'
import { href } from '../../urls/paths.ts'
import { patternsOf, routeList } from '../../urls/routes.ts'
import { xmlReply, xmlText } from './xml.ts'

type PageGroup = (typeof entryRoutes)[RouteEntryType]['sitemap']
/** Each sitemap of entries. */
const pageGroups: ReadonlySet<PageGroup> = new Set(routeEntryTypes.map((type) => entryRoutes[type].sitemap))

/** What entries may lie below. */
const above: readonly RouteEntryType[] = ['page', 'area']

/** Every page of a group that search engines may index. @throws ServiceError */
async function listPages(
  context: RenderContext,
  market: Market,
  group: PageGroup,
  today: string,
): Promise<ListedPage[]> {
  const [closed, editions] = await Promise.all([
    closedEntries(context, market, group, today),
    byEditionAsync((edition) => placePages(context, edition, group)),
  ])
  const listed = pagesOfGroup(editions[market.key], group, closed).map((page) => ({
    path: page.path,
    alternates: compileRoute(page, editions).routes,
    changed: dayOfChange(page),
    images: page.entry.picture ? [page.entry.picture.url] : [],
  }))
  return group === 'pages' ? [...listed, ...pagesWithoutEntry(market)] : listed
}

/** When each of them was changed: of an edition alone, so a third of the entries are read. @throws ServiceError */
async function listChanges(
  context: RenderContext,
  market: Market,
  group: PageGroup,
  today: string,
): Promise<ChangedPage[]> {
  const [closed, placed] = await Promise.all([
    closedEntries(context, market, group, today),
    placePages(context, market, group),
  ])
  const changes = pagesOfGroup(placed, group, closed).map((page) => ({ changed: dayOfChange(page) }))
  return group === 'pages' ? [...changes, ...pagesWithoutEntry(market)] : changes
}

type ChangedPage = Pick<ListedPage, 'changed'>
type Placed = ReturnType<typeof placeEntries>['placed']

/** An edition's pages of a group and what these may lie below, by the rules that their routes are compiled by. */
async function placePages({ services, routes }: RenderContext, edition: Market, group: PageGroup): Promise<Placed> {
  const types = routeEntryTypes.filter((type) => isOfGroup(type, group) || above.includes(type))
  const [settings, ...sources] = await Promise.all([
    routes.settings(edition),
    ...types.map(async (type) =>
      (await readRouteSources(services.content, type, edition.locale)).map((source) => ({ ...source, type })),
    ),
  ])
  if (!settings) throw new Error(`The settings of ${edition.key} are not there`)
  return placeEntries(edition.key, { entries: sources.flat(), settings }).placed
}

function isOfGroup(type: RouteEntryType, group: PageGroup): boolean {
  return entryRoutes[type].sitemap === group
}

/** Those of the group alone that a search engine may name. */
function pagesOfGroup(placed: Placed, group: PageGroup, closed: ReadonlySet<string>) {
  return [...placed.values()].filter(({ entry: { type, noIndex, template, sys } }) => {
    const isOwnList = template === 'favorites'
    return isOfGroup(type, group) && !noIndex && !isOwnList && !closed.has(sys.id)
  })
}

function dayOfChange({ entry }: { entry: Pick<RouteSource, 'sys'> }): string | null {
  return entry.sys.publishedAt?.slice(0, 10) ?? null
}

const listedRoutes = routeList.filter(({ sitemap }) => sitemap)

/** Pages without an entry that search engines may index; tools with a state of their own are not. */
function pagesWithoutEntry(market: Market): ListedPage[] {
  const listed = (pathIn: (edition: Market) => string): ListedPage => ({
    path: pathIn(market),
    alternates: byEdition(pathIn),
    changed: null,
    images: [],
  })
  return [
    ...listedRoutes.map((route) => listed((edition) => patternsOf(route, edition).join())),
    ...areas.map(({ slug }) => listed((edition) => href.areaPrices(edition, slug))),
  ]
}

async function closedEntries(
  { services: { content } }: RenderContext,
  { locale }: Market,
  group: PageGroup,
  today: string,
): Promise<Set<string>> {
  if (group !== 'jobs') return new Set()
  const jobs = await content.query(jobsQuery, { locale })
  return new Set(
    jobs.flatMap(({ id, applicationDeadline }) => (isOpenForApplications(applicationDeadline, today) ? [] : [id])),
  )
}

/** Houses in one sitemap: with their pictures and alternates 2 kB each, where a sitemap may have 50 MB and 50,000 entries. */
const housesPerSitemap = 1000

const picturesOfHouse = 10

const cachePolicy = { maxAge: 10 * 60, staleWhileRevalidate: 24 * 60 * 60, staleIfError: 7 * 24 * 60 * 60 }

const housesQuery = {
  name: 'SitemapHouses',
  document: /* GraphQL */ `
    query SitemapHouses($lan: Int!, $limit: Int!, $skip: Int!, $pictures: Int!) {
      lodgingNames(lan: $lan, limit: $limit, skip: $skip) { name updatedAt images(limit: $pictures) { url } }
    }
  `,
  schema: v.object({
    lodgingNames: v.array(
      v.object({ name: v.string(), updatedAt: v.string(), images: v.array(v.object({ url: v.string() })) }),
    ),
  }),
  caching: { cachePolicy, tags: () => ['lodgings'] },
}

const countQuery = {
  name: 'SitemapHouseCount',
  document: 'query SitemapHouseCount { lodgingCount }',
  schema: v.object({ lodgingCount: CountSchema }),
  caching: { cachePolicy, tags: () => ['lodgings'] },
}

const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'
/** Entries that are written at once. */
const chunk = 100

/** GET /sitemap.xml: the edition's sitemaps, those of entries with the day of their last change. */
export function getSitemapIndex(deps: Deps, ofFeatures: Sitemaps) {
  const list =
    (group: PageGroup) =>
    (context: RenderContext, market: Market): Promise<ChangedPage[]> =>
      listChanges(context, market, group, today(deps.now()))
  const groups = Object.entries({ ...ofEachGroup(list), ...ofFeatures })
  return async function getIndexOfEdition(c: SiteRequest): Promise<Response> {
    const market = c.get('market')
    const context = createRenderContext(c, deps, { timeoutMs: programTimeoutMs })
    const [houses, ...pages] = await Promise.all([
      countHouseSitemaps(context),
      ...groups.map(([, list]) => list(context, market)),
    ])
    const maps = [
      ...Array.from({ length: houses }, (_, index) => ({ name: `houses-${index + 1}`, changed: null })),
      ...groups.flatMap(([name], index) => (pages[index]?.length ? [{ name, changed: lastChange(pages[index]) }] : [])),
    ]
    const origin = deps.origins(new URL(c.req.url))[market.key]
    const entries = maps.map(
      ({ name, changed }) => `<sitemap><loc>${origin}/sitemaps/${name}.xml</loc>${lastmod(changed)}</sitemap>\n`,
    )
    return xmlReply([`${head}<sitemapindex xmlns="${schema}">\n`, ...entries, '</sitemapindex>\n'])
  }
}

/** GET /sitemaps/{group}.xml, /sitemaps/houses-{number}.xml */
export function getSitemap(deps: Deps, ofFeatures: Sitemaps) {
  const groups: Sitemaps = { ...sitemapsOfEntries(deps), ...ofFeatures }
  return async function getSitemapOfGroup(c: SiteRequest): Promise<Response> {
    const market = c.get('market')
    const listed = await listedOf(deps, groups, c, market)
    if (!listed?.length) return c.text(errorTexts.unmatchedRoute(c.req.path), 404)
    return xmlReply(writeSitemap(listed, market.key, deps.origins(new URL(c.req.url))))
  }
}

async function listedOf(deps: Deps, groups: Sitemaps, c: SiteRequest, market: Market): Promise<ListedPage[] | null> {
  const [, name = ''] = /^\/sitemaps\/([a-z]+(?:-[1-9]\d{0,3})?)\.xml$/.exec(c.req.path) ?? []
  const context = createRenderContext(c, deps, { timeoutMs: programTimeoutMs })
  if (Object.hasOwn(groups, name)) return groups[name]?.(context, market) ?? null
  const [, number] = /^houses-(\d+)$/.exec(name) ?? []
  return number === undefined ? null : listHouses(context, market, Number(number))
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'

function* writeSitemap(pages: readonly ListedPage[], edition: EditionKey, origins: Record<EditionKey, string>) {
  yield `${head}<urlset xmlns="${schema}" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`
  for (let start = 0; start < pages.length; start += chunk) {
    yield pages
      .slice(start, start + chunk)
      .map((page) => entryOf(page, edition, origins))
      .join('')
  }
  yield '</urlset>\n'
}

/** The same alternates that the page's own head names. */
function entryOf(
  { path, alternates, changed, images }: ListedPage,
  edition: EditionKey,
  origins: Record<EditionKey, string>,
) {
  const links = alternateLinks(alternates, origins).map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${xmlText(href)}"/>`,
  )
  const pictures = images.map(
    (image) => `<image:image><image:loc>${xmlText(origins[edition] + mediaUrl(image, 1280))}</image:loc></image:image>`,
  )
  const location = `<loc>${xmlText(origins[edition] + path)}</loc>`
  return `<url>${location}${lastmod(changed)}${links.join('')}${pictures.join('')}</url>\n`
}

function lastmod(day: string | null): string {
  return day === null ? '' : `<lastmod>${day}</lastmod>`
}

function lastChange(pages: readonly ChangedPage[] = []): string | null {
  return pages.reduce<string | null>((last, { changed }) => (changed && changed > (last ?? '') ? changed : last), null)
}

function sitemapsOfEntries({ now }: Deps): Sitemaps {
  return ofEachGroup(
    (group): Sitemaps[string] =>
      (context, market) =>
        listPages(context, market, group, today(now())),
  )
}

function ofEachGroup<Listing>(list: (group: PageGroup) => Listing): Record<string, Listing> {
  return Object.fromEntries([...pageGroups].map((group) => [group, list(group)]))
}

/** How many sitemaps of houses there are. @throws ServiceError */
async function countHouseSitemaps({ services }: RenderContext): Promise<number> {
  const { lodgingCount } = await services.broker.query(countQuery, {})
  return Math.ceil(lodgingCount / housesPerSitemap)
}

/** The houses of the sitemap of that number, counted from 1. @throws ServiceError */
async function listHouses({ services }: RenderContext, market: Market, number: number): Promise<ListedPage[]> {
  const { lodgingNames } = await services.broker.query(housesQuery, {
    lan: market.id,
    limit: housesPerSitemap,
    skip: (number - 1) * housesPerSitemap,
    pictures: picturesOfHouse,
  })
  return lodgingNames.map(({ name, updatedAt, images }) => ({
    path: href.lodging(market, name),
    alternates: byEdition((edition) => href.lodging(edition, name)),
    changed: updatedAt.slice(0, 10),
    images: images.map(({ url }) => url),
  }))
}
