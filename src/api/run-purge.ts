import { pathOfSlug } from '../../kv/keys.ts'
import type { RouteStore } from '../../kv/store.ts'
import { tagOf } from '../../kv/tags.ts'
import { backgroundRoutes } from '../background-routes.ts'
import { everything } from '../cache/purges.ts'
import { errorTexts } from '../contracts/error-texts.ts'
import type { PurgeRequest, Receipt, RemadePage } from '../contracts/purge.ts'
import type { RouteDataState } from '../contracts/route-data.ts'
import type { Deps } from '../deps.ts'
import type { WaitUntilContext } from '../domain/in-flight.ts'
import { type Market, markets } from '../markets/market.ts'
import { readCompiled } from '../route-data.ts'
import { parseLodgingPath } from '../urls/lodging-path.ts'
import { href } from '../urls/paths.ts'

/** Asks the site itself for a page, as a visitor would. */
export type Visit = (address: string) => Promise<Response> | Response

const mostPages = 60

/** A purge that is done, its pages not yet made again. */
export interface BegunPurge {
  receipt: Receipt
  startedAt: number
}

/**
 * Purges what is named: from now on nothing made before is served. Entries are compiled anew with it; where that moves a
 * page, the paths that it had and has are purged, too, and the menus, which lead there. So a new or moved page is there
 * at once. Answers the receipt, the pages in it still open.
 */
export async function beginPurge(
  deps: Deps,
  context: WaitUntilContext,
  named: PurgeRequest,
  by: Receipt['by'],
  subject = subjectOf(named),
): Promise<BegunPurge> {
  const startedAt = Date.now()
  const routes = backgroundRoutes(deps, context)
  const routeData = (epoch: number | null) =>
    Promise.all(named.entries.map((sysId) => routeDataOrNone(deps, context, sysId, epoch)))
  const before = await routeData(null)
  const tags = tagsOf(named)
  let epoch = await deps.purge(tags)
  const after = await routeData(epoch)
  const moved = new Set(after.flatMap((state, index) => tagsOfMove(before[index] ?? { state: 'not-fetched' }, state)))
  if (moved.size > 0) epoch = await deps.purge([...moved])
  const pages = inOrder([...(await otherPagesOf(routes, named)), ...after.flatMap(pagesIn)])
  const receipt: Receipt = {
    epoch,
    at: startedAt,
    by,
    subject,
    tags: [...new Set([...tags, ...moved])],
    pages: pages.slice(0, mostPages).map((page) => ({ ...page, status: null, seconds: null })),
  }
  await deps.receipts.keep(receipt)
  return { receipt, startedAt }
}

/** Asks for each page again, one after the other, and keeps in the receipt after how many seconds it was there. */
export async function* remakePages(
  deps: Deps,
  { receipt, startedAt }: BegunPurge,
  origins: Record<Market['key'], string>,
  visit: Visit,
): AsyncGenerator<RemadePage> {
  const pages = [...receipt.pages]
  for (const [index, { market, path }] of pages.entries()) {
    const response = await visit(origins[market] + path)
    await response.text()
    const remade = { market, path, status: response.status, seconds: (Date.now() - startedAt) / 1000 }
    pages[index] = remade
    await deps.receipts.keep({ ...receipt, pages })
    yield remade
  }
}

function tagsOf({ tags, slugs, entries, lodgings, market, all }: PurgeRequest): string[] {
  return [
    ...tags,
    ...slugs.map((slug) => tagOf.page(pathOfSlug(slug))),
    ...entries.map(tagOf.entry),
    ...lodgings.map(tagOf.lodging),
    ...(market ? [tagOf.market(market)] : []),
    ...(all ? [everything] : []),
  ]
}

function subjectOf({ tags, slugs, entries, lodgings, market, all }: PurgeRequest): string {
  const named = [
    ...(all ? ['everything'] : []),
    ...(market ? [`the edition ${market}`] : []),
    ...slugs.map(pathOfSlug),
    ...entries.map((id) => `entry ${id}`),
    ...lodgings.map((id) => `house ${id}`),
    ...tags,
  ]
  return named.length > 4 ? `${named.slice(0, 3).join(', ')} and ${named.length - 3} more` : named.join(', ')
}

type NamedPage = Pick<RemadePage, 'market' | 'path'>

/** The pages of what is named by slug in every edition that has them; the front pages of what was purged whole. */
async function otherPagesOf(routes: RouteStore, { slugs, market, all }: PurgeRequest): Promise<NamedPage[]> {
  const fronts = markets
    .filter(({ key }) => all || market === key)
    .map(({ key }) => ({ market: key, path: href.home() }))
  const found = await Promise.all(
    slugs.map((slug) =>
      inEditions(async (edition) => ((await hasPage(routes, edition, slug)) ? pathOfSlug(slug) : null)),
    ),
  )
  return [...fronts, ...found.flat()]
}

/** Where the entry's page is, compiled anew after the purge of that epoch; not fetched while that cannot be told. */
async function routeDataOrNone(
  deps: Deps,
  context: WaitUntilContext,
  sysId: string,
  purgedAt: number | null,
): Promise<RouteDataState> {
  const [market] = markets
  const compile = () => deps.compile(context, market, { sysId })
  const read = () =>
    purgedAt === null ? readCompiled(backgroundRoutes(deps, context), market, { sysId }, compile) : compile()
  try {
    return await deps.routeData(context, { market, wanted: { sysId }, purgedAt, read })
  } catch (error) {
    deps.log(new Error(errorTexts.routeDataNotEnsured, { cause: error }))
    return { state: 'not-fetched' }
  }
}

function pagesIn(known: RouteDataState): NamedPage[] {
  if (known.state !== 'fetched') return []
  return markets.flatMap(({ key, locale }) => {
    const path = known.routes[locale]
    return path === undefined ? [] : [{ market: key, path }]
  })
}

async function inEditions(pathIn: (edition: Market) => Promise<string | null>): Promise<NamedPage[]> {
  const paths = await Promise.all(
    markets.map(async (edition) => ({ market: edition.key, path: await pathIn(edition) })),
  )
  return paths.flatMap(({ market, path }) => (path === null ? [] : [{ market, path }]))
}

/** Each once, edition by edition. */
function inOrder(pages: readonly NamedPage[]): NamedPage[] {
  return markets.flatMap(({ key }) => {
    const paths = new Set(pages.filter(({ market }) => market === key).map(({ path }) => path))
    return [...paths].map((path) => ({ market: key, path }))
  })
}

/** What an entry's pages were and are → what else has changed. What has no page may be a menu's item or a setting. */
function tagsOfMove(before: RouteDataState, after: RouteDataState): string[] {
  if (before.state === 'null' && after.state === 'null') return [tagOf.menu, tagOf.settings]
  const placeOf = ({ market, path }: NamedPage) => `${market} ${path}`
  const [old, now] = [pagesIn(before), pagesIn(after)]
  const stayed = new Set(old.map(placeOf).filter((place) => now.map(placeOf).includes(place)))
  const moved = [...old, ...now].filter((page) => !stayed.has(placeOf(page)))
  return moved.length === 0 ? [] : [...moved.map(({ path }) => tagOf.page(path)), tagOf.menu]
}

async function hasPage(routes: RouteStore, edition: Market, slug: string): Promise<boolean> {
  const house = parseLodgingPath(pathOfSlug(slug), edition)
  if (house) return house.ownPrefix && (await routes.lodging(house.name)) !== null
  return (await routes.route(edition, slug)) !== null
}
