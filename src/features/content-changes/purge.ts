import { pathOfSlug } from '../../../kv/keys.ts'
import type { RouteStore } from '../../../kv/store.ts'
import { tagOf } from '../../../kv/tags.ts'
import { everything } from '../../cache/purges.ts'
import { errorTexts } from '../../contracts/error-texts.ts'
import type { PurgeRequest, Receipt, RemadePage } from '../../contracts/purge.ts'
import type { CompiledRoute } from '../../contracts/route.ts'
import type { Deps } from '../../deps.ts'
import { createTurns } from '../../domain/promises.ts'
import { type Market, markets } from '../../markets/market.ts'
import type { BackgroundRecords } from '../../resolve-records.ts'
import { parseLodgingPath } from '../../urls/lodging-path.ts'
import { href } from '../../urls/paths.ts'
import { type RemakeOptions, type RemakeParts, remakePages } from './remake-pages.ts'

/** Pages that are requested again, of which a worker behind its reply has the time for no more. */
const maxPages = 60

interface PurgeParts extends RemakeParts {
  records: BackgroundRecords
  /** Who of the editors has it purged. */
  who?: string
  /**
   * Milliseconds since 1970 from which the seconds of a named entry's pages count, by its id; otherwise from the purge
   * on. All pages of these entries are requested again, however many.
   */
  toldAt?: ReadonlyMap<string, number>
  /**
   * Entries that show what was named, each with the named one: they are purged with it, and their pages looked up once
   * that is done.
   */
  linking?: ReadonlyMap<string, string>
}

/** A purge that is done. */
export interface Purge {
  /** Its pages not yet requested again. */
  receipt: Receipt
  /** Requests them again and, unless its own are all that there is the time for, those that link to what was named. */
  remakePages(options?: RemakeOptions & { ownOnly?: boolean }): Promise<void>
}

/**
 * The one way to purge, for editors, programs and the content service: from now on nothing that was made before of what
 * is named is served. Entries are compiled before it, so that one purge also ends the paths that an entry had and has
 * now, and the menus, which lead there: a new or moved page is there at once.
 */
export async function purge(
  { deps, records, visit, origins, who = '', toldAt = new Map(), linking = new Map() }: PurgeParts,
  request: PurgeRequest,
  by: Receipt['by'],
  subject = subjectOf(request),
): Promise<Purge> {
  const at = Date.now()
  const { moves, keep } = await compileMoves(deps, records, request.entries)
  const tags = new Set([...tagsOf(request), ...[...linking.keys()].map(tagOf.entry), ...moves.flatMap(tagsOfMove)])
  const epoch = await deps.purge([...tags])
  await keep(epoch)
  const own = [...(await pagesOf(records.routes, request)), ...moves.flatMap(({ after }) => after ?? [])]
  const maxOwn = Math.max(maxPages, toldAt.size * markets.length)
  const receipt: Receipt = {
    epoch,
    at,
    by,
    who,
    isAtWork: own.length > 0 || linking.size > 0,
    subject,
    tags: [...tags],
    pages: waiting(own).slice(0, maxOwn),
  }
  await deps.receipts.keep(receipt)

  return {
    receipt,
    async remakePages({ ownOnly = false, ...options } = {}) {
      const lookedUp = ownOnly ? [] : [...linking].slice(0, maxLookedUp)
      const showing = await Promise.all(lookedUp.map(([id, entry]) => pagesShowing(id, entry).catch(() => [])))
      receipt.pages = waiting([...own, ...showing.flat()]).slice(0, Math.max(maxPages, receipt.pages.length))
      await remakePages({ deps, visit, origins }, receipt, options)
    },
  }

  async function pagesShowing(id: string, entry: string): Promise<NamedPage[]> {
    return (await pagesBefore(records.routes, id)).map((page) => ({ ...page, entry }))
  }

  /** As a receipt begins with them: each once, edition by edition. */
  function waiting(pages: readonly NamedPage[]): Receipt['pages'] {
    const places = pages.map(({ market, path }) => `${market} ${path}`)
    const once = pages.filter((_, index) => places.indexOf(places[index] ?? '') === index)
    return markets.flatMap(({ key }) =>
      once
        .filter(({ market }) => market === key)
        .map((page) => ({
          expected: 200,
          since: toldAt.get(page.entry ?? '') ?? at,
          ...page,
          status: null,
          seconds: null,
        })),
    )
  }
}

/** Of entries that show what was named: the pages of so many are looked up, three reads each. */
const maxLookedUp = 99

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

/** Entries that are compiled at the same time, when they are compiled alone. */
const maxAtOnce = 4

/** `expected`: the status that it has to answer with; without, 200. `entry`: the named one that it is of, or shows. */
type NamedPage = Pick<RemadePage, 'market' | 'path'> & { expected?: number; entry?: string }

/** Old and new pages of an entry, none for an entry without a page; null: unknown. */
interface Move {
  before: NamedPage[] | null
  after: NamedPage[] | null
}

interface Moves {
  moves: Move[]
  /** Puts what was compiled into KV, once it is purged. */
  keep(epoch: number): Promise<void>
}

/** Compiles entries together; if that fails, each alone, so that one faulty entry does not affect the others. */
async function compileMoves(
  deps: Deps,
  { stored, compileEntries }: Pick<BackgroundRecords, 'stored' | 'compileEntries'>,
  ids: readonly string[],
): Promise<Moves> {
  if (ids.length === 0) return { moves: [], keep: async () => {} }
  // What is compiled now is what it has become.
  const before = await Promise.all(ids.map((id) => pagesBefore(stored, id).catch(() => null)))
  try {
    const { routes, keep } = await deps.retryRouteFetch(() => compileEntries(ids))
    return {
      moves: ids.map((id, index) => ({ before: before[index] ?? null, after: pagesIn(id, routes[index] ?? null) })),
      keep,
    }
  } catch (error) {
    if (ids.length > 1) {
      const inTurn = createTurns(maxAtOnce)
      const alone = await Promise.all(
        ids.map((id) => inTurn(() => compileMoves(deps, { stored, compileEntries }, [id]))),
      )
      return {
        moves: alone.flatMap(({ moves }) => moves),
        keep: async (epoch) => void (await Promise.all(alone.map(({ keep }) => keep(epoch)))),
      }
    }
    deps.log(new Error(errorTexts.routeDataNotEnsured, { cause: error }))
    return { moves: [{ before: before[0] ?? null, after: null }], keep: async () => {} }
  }
}

async function pagesBefore(routes: RouteStore, sysId: string): Promise<NamedPage[]> {
  const found = await Promise.all(
    markets.map(async (market) => ({ market: market.key, path: (await routes.path(market, sysId))?.path })),
  )
  return found.flatMap(({ market, path }) => (path === undefined ? [] : [{ market, path }]))
}

/**
 * Tags of what else has changed with an entry. An entry without a page may be a menu's item or a setting. Its pages are
 * named also where none has moved: a visitor between the publishing and this may have had the new path compiled
 * already, and one before them may have had a cached 404.
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

function pagesIn(entry: string, route: CompiledRoute | null): NamedPage[] {
  if (route?.kind !== 'entry') return []
  return markets.flatMap(({ key }) => {
    const path = route.routes[key]
    return path === undefined ? [] : [{ market: key, path, entry }]
  })
}
