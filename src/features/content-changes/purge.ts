import { pathOfSlug } from '../../../kv/keys.ts'
import type { RouteStore } from '../../../kv/store.ts'
import { tagOf } from '../../../kv/tags.ts'
import { everything } from '../../cache/purges.ts'
import { errorTexts } from '../../contracts/error-texts.ts'
import type { PurgeRequest, Receipt, RemadePage } from '../../contracts/purge.ts'
import type { CompiledRoute } from '../../contracts/route.ts'
import type { Deps } from '../../deps.ts'
import { type Market, markets } from '../../markets/market.ts'
import type { BackgroundRecords } from '../../resolve-records.ts'
import { parseLodgingPath } from '../../urls/lodging-path.ts'
import { href } from '../../urls/paths.ts'

/** Requests a page of the site itself, as a visitor would. */
export type Visit = (url: string) => Promise<Response> | Response

const maxPages = 60
/**
 * Milliseconds after which pages that answer with another status are requested again, one after the other. Together less
 * than a worker is given behind its reply.
 */
const waits = [1000, 2000, 4000]

interface PurgeParts {
  deps: Deps
  records: BackgroundRecords
  visit: Visit
  origins: Record<Market['key'], string>
  /** Who of the editors has it purged. */
  who?: string
  /** Milliseconds since 1970 from which the seconds of its pages count; otherwise from the purge on. */
  since?: number
  /** Entries that show what was named: they are purged with it, and their pages looked up once that is done. */
  linking?: readonly string[]
}

interface RemakeOptions {
  onPage?: (page: RemadePage) => Promise<void>
  /** Ends it: what was purged has changed again. */
  signal?: AbortSignal
}

/** A purge that is done. */
export interface Purge {
  /** Its pages not yet requested again. */
  receipt: Receipt
  /**
   * Requests each page again, one after the other, and keeps in the receipt after how many seconds it was live: answered
   * with the status that it has to have. One that is not is requested again, unless it fails: then it is made when
   * somebody asks for it.
   */
  remakePages(options?: RemakeOptions): Promise<void>
}

/**
 * The one way to purge, for editors, programs and the content service: from now on nothing that was made before of what
 * is named is served. Entries are compiled before it, so that one purge also ends the paths that an entry had and has
 * now, and the menus, which lead there: a new or moved page is there at once.
 */
export async function purge(
  { deps, records, visit, origins, who = '', since = Date.now(), linking = [] }: PurgeParts,
  request: PurgeRequest,
  by: Receipt['by'],
  subject = subjectOf(request),
): Promise<Purge> {
  const at = Date.now()
  const moves = await Promise.all(request.entries.map((id) => compileMove(deps, records, id)))
  const tags = [...new Set([...tagsOf(request), ...linking.map(tagOf.entry), ...moves.flatMap(tagsOfMove)])]
  const epoch = await deps.purge(tags)
  await Promise.all(moves.map(({ keep }) => keep(epoch)))
  const pages = inOrder([...(await pagesOf(records.routes, request)), ...moves.flatMap(({ after }) => after ?? [])])
  const isAtWork = pages.length > 0 || linking.length > 0
  const receipt: Receipt = {
    epoch,
    at,
    by,
    who,
    isAtWork,
    subject,
    tags,
    pages: waiting(pages),
  }
  await deps.receipts.keep(receipt)

  return {
    receipt,
    async remakePages({ onPage, signal } = {}) {
      const showing = await Promise.all(linking.map((id) => pagesBefore(records.routes, id).catch(() => [])))
      receipt.pages = waiting(inOrder([...pages, ...showing.flat()]))
      let left = receipt.pages.map((_, index) => index)
      const failed: number[] = []
      for (const wait of [0, ...waits]) {
        if (left.length === 0) break
        if (wait > 0) await deps.wait(wait)
        const requested = left
        left = []
        for (const index of requested) {
          if (signal?.aborted) return overtake()
          const status = await remake(index)
          if (status !== receipt.pages[index]?.expected) (status >= 500 ? failed : left).push(index)
        }
      }
      for (const { market, path, status } of [...failed, ...left].flatMap((index) => receipt.pages[index] ?? [])) {
        await onPage?.({ market, path, status: status ?? 0, seconds: secondsSince() })
      }
      receipt.isAtWork = false
      await deps.receipts.keep(receipt)

      async function overtake(): Promise<void> {
        const made = receipt.pages.filter(({ seconds }) => seconds !== null)
        await deps.receipts.keep({
          ...receipt,
          isAtWork: false,
          pages: made,
          subject: `${subject}, then changed again`,
        })
      }

      async function remake(index: number): Promise<number> {
        const page = receipt.pages[index]
        if (!page) return 0
        const response = await visit(origins[page.market] + page.path)
        await response.text()
        const { status } = response
        const isLive = status === page.expected
        const seconds = secondsSince()
        receipt.pages[index] = { ...page, status, seconds: isLive ? seconds : null }
        await deps.receipts.keep(receipt)
        if (isLive) await onPage?.({ market: page.market, path: page.path, status, seconds })
        return status
      }

      function secondsSince(): number {
        return (Date.now() - since) / 1000
      }
    },
  }
}

/** As a receipt begins with them. */
function waiting(pages: readonly NamedPage[]): Receipt['pages'] {
  return pages.slice(0, maxPages).map((page) => ({ expected: 200, ...page, status: null, seconds: null }))
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

/** `expected`: the status that it has to answer with; without, 200. */
type NamedPage = Pick<RemadePage, 'market' | 'path'> & { expected?: number }

/** The pages of what is named by slug in every edition that has them; the front pages of what was purged whole. */
async function pagesOf(routes: RouteStore, { slugs, market, all }: PurgeRequest): Promise<NamedPage[]> {
  const fronts = markets
    .filter(({ key }) => all || market === key)
    .map(({ key }) => ({ market: key, path: href.home() }))
  const named = slugs.flatMap((slug) => markets.map((edition) => ({ edition, slug })))
  const found = await Promise.all(named.map(({ edition, slug }) => statusOf(routes, edition, slug)))
  const pages = named.flatMap(({ edition, slug }, index) => {
    const expected = found[index] ?? null
    return expected === null ? [] : [{ market: edition.key, path: pathOfSlug(slug), expected }]
  })
  return [...fronts, ...pages]
}

/** What a page has to answer with; null: there is none of that slug. */
async function statusOf(routes: RouteStore, edition: Market, slug: string): Promise<number | null> {
  const house = parseLodgingPath(pathOfSlug(slug), edition)
  if (house) return house.ownPrefix && (await routes.lodging(house.name)) !== null ? 200 : null
  const route = await routes.route(edition, slug)
  if (route?.kind === 'redirect') return route.redirect.isPermanent ? 301 : 302
  return route && 200
}

/** Each once, edition by edition. */
function inOrder(pages: readonly NamedPage[]): NamedPage[] {
  return markets.flatMap(({ key }) => {
    const own = pages.filter(({ market }) => market === key)
    return own.filter(({ path }, index) => own.findIndex((each) => each.path === path) === index)
  })
}

/** Pages of an entry as they were and are, none for an entry without a page; null: it cannot be told. */
interface Move {
  before: NamedPage[] | null
  after: NamedPage[] | null
  /** Puts what was compiled into KV, once it is purged. */
  keep(epoch: number): Promise<void>
}

async function compileMove(deps: Deps, { stored, compile }: BackgroundRecords, sysId: string): Promise<Move> {
  // What is compiled now is what it has become.
  const before = await pagesBefore(stored, sysId).catch(() => null)
  try {
    const { route, keep } = await deps.retryRouteFetch(() => compile(markets[0], { sysId }))
    return { before, after: pagesIn(route), keep }
  } catch (error) {
    deps.log(new Error(errorTexts.routeDataNotEnsured, { cause: error }))
    return { before, after: null, keep: async () => {} }
  }
}

async function pagesBefore(routes: RouteStore, sysId: string): Promise<NamedPage[]> {
  const found = await Promise.all(
    markets.map(async (market) => ({ market: market.key, path: (await routes.path(market, sysId))?.path })),
  )
  return found.flatMap(({ market, path }) => (path === undefined ? [] : [{ market, path }]))
}

/**
 * What else has changed with an entry. One that has no page may be a menu's item or a setting. Its pages are named also
 * where none has moved: a visitor who came between the publishing and this may have had the new path compiled already,
 * and one before them have been told that there is none.
 */
function tagsOfMove({ before, after }: Move): string[] {
  if (before?.length === 0 && after?.length === 0) return [tagOf.menu, tagOf.settings]
  const placeOf = ({ market, path }: NamedPage) => `${market} ${path}`
  const places = [before ?? [], after ?? []].map((pages) => pages.map(placeOf))
  const pages = [...(before ?? []), ...(after ?? [])]
  const hasMoved = pages.some((page) => !places.every((each) => each.includes(placeOf(page))))
  // A URL that a page has left leads to its new one.
  return [...pages.map(({ path }) => tagOf.page(path)), ...(hasMoved ? [tagOf.menu, tagOf.redirects] : [])]
}

function pagesIn(route: CompiledRoute | null): NamedPage[] {
  if (route?.kind !== 'entry') return []
  return markets.flatMap(({ key }) => {
    const path = route.routes[key]
    return path === undefined ? [] : [{ market: key, path }]
  })
}
