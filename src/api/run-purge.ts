import { everything } from '../cache/purges.ts'
import type { PurgeRequest, Receipt, RemadePage } from '../contracts/purge.ts'
import type { Deps } from '../deps.ts'
import { type Market, markets } from '../markets/market.ts'
import { pageTag } from '../routing/making.ts'
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

/** Purges what is named: from now on nothing made before is served. Answers its receipt, the pages in it still open. */
export async function beginPurge(deps: Deps, named: PurgeRequest, by: Receipt['by'], subject = subjectOf(named)) {
  const startedAt = Date.now()
  const tags = tagsOf(named)
  const [epoch, pages] = await Promise.all([deps.purge(tags), pagesOf(deps, named)])
  const receipt: Receipt = {
    epoch,
    at: startedAt,
    by,
    subject,
    tags,
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
    ...slugs.map((slug) => pageTag(pathOf(slug))),
    ...entries.map((id) => `entry:${id}`),
    ...lodgings.map((id) => `lodging:${id}`),
    ...(market ? [`market:${market}`] : []),
    ...(all ? [everything] : []),
  ]
}

function subjectOf({ tags, slugs, entries, lodgings, market, all }: PurgeRequest): string {
  const named = [
    ...(all ? ['everything'] : []),
    ...(market ? [`the edition ${market}`] : []),
    ...slugs.map(pathOf),
    ...entries.map((id) => `entry ${id}`),
    ...lodgings.map((id) => `house ${id}`),
    ...tags,
  ]
  return named.length > 4 ? `${named.slice(0, 3).join(', ')} and ${named.length - 3} more` : named.join(', ')
}

type NamedPage = Pick<RemadePage, 'market' | 'path'>

/** The pages that were named, in every edition that has them, each once; the front pages of what was purged whole. */
async function pagesOf({ routes }: Deps, { slugs, entries, market, all }: PurgeRequest): Promise<NamedPage[]> {
  const pages = await Promise.all(
    markets.map(async (edition): Promise<NamedPage[]> => {
      const found = await Promise.all([
        ...slugs.map(async (slug) => ((await hasPage(routes, edition, slug)) ? pathOf(slug) : null)),
        ...entries.map(async (id) => (await routes.path(edition, id))?.path ?? null),
      ])
      const front = all || market === edition.key ? [href.home()] : []
      const paths = new Set([...front, ...found].filter((path) => path !== null))
      return [...paths].map((path) => ({ market: edition.key, path }))
    }),
  )
  return pages.flat()
}

async function hasPage(routes: Deps['routes'], edition: Market, slug: string): Promise<boolean> {
  const house = parseLodgingPath(pathOf(slug), edition)
  if (house) return house.valid && house.ownPrefix && (await routes.lodging(house.name)) !== null
  return (await routes.route(edition, slug)) !== null
}

function pathOf(slug: string): string {
  return slug === '' ? href.home() : `/${slug}/`
}
