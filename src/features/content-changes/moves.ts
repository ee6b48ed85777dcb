import type { RouteStore } from '../../../kv/store.ts'
import { tagOf } from '../../../kv/tags.ts'
import { errorTexts } from '../../contracts/error-texts.ts'
import type { RemadePage } from '../../contracts/purge.ts'
import type { CompiledRoute } from '../../contracts/route.ts'
import type { Deps } from '../../deps.ts'
import { createTurns } from '../../domain/promises.ts'
import { markets } from '../../markets/market.ts'
import type { BackgroundRecords } from '../../resolve-records.ts'

/** Entries that are compiled at the same time, when they are compiled alone. */
const maxAtOnce = 4

/** `expected`: the status that it has to answer with; without, 200. `entry`: the named one that it is of, or shows. */
export type NamedPage = Pick<RemadePage, 'market' | 'path'> & { expected?: number; entry?: string }

/** Pages of an entry as they were and are, none for an entry without a page; null: it cannot be told. */
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
export async function compileMoves(
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

export async function pagesBefore(routes: RouteStore, sysId: string): Promise<NamedPage[]> {
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
export function tagsOfMove({ before, after }: Move): string[] {
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
