import type { CompiledRoute } from '../src/contracts/route.ts'
import { byEditionAsync } from '../src/editions/by-edition.ts'
import { type Market, markets } from '../src/markets/market.ts'
import { readRedirects } from './broker-queries.ts'
import { compileRedirect } from './compile-redirects.ts'
import { compileRoute, compileRoutes } from './compile-routes.ts'
import type { CompileSources } from './compile-sources.ts'
import { pathOfSlug, slugOfPath } from './keys.ts'
import { placeById, placeBySlug } from './place-some.ts'
import type { KeyedRecord } from './records.ts'

/** A whole slug without slashes at its ends (the home page's is empty), or the id of a content entry. */
export type EntryQuery = { slug: string } | { sysId: string }

export interface CompiledEntry {
  /** What the slug leads to in the asked edition, or the entry's page, there or in the first that has one; null: nothing. */
  route: CompiledRoute | null
  /** The entry's route and path records in every edition that has it; of a redirect its one route record. */
  records: KeyedRecord[]
}

/**
 * Compiles what one slug or one entry leads to from what content and broker say now, as a compilation of everything
 * would. It puts nothing: hand the records to a RecordStore, with the epoch of the purge log that was known before this
 * was called. What lies below an entry that has moved is not compiled with it, but when it is asked for.
 * @throws ServiceError when content fails or, for a slug that is no entry's, the broker
 */
export async function compileEntry(
  { content, broker }: CompileSources,
  market: Market,
  wanted: EntryQuery,
): Promise<CompiledEntry> {
  const here =
    'slug' in wanted
      ? await placeBySlug(content, market, wanted.slug)
      : await placeById(content, market, [wanted.sysId])
  const found = [...here.values()].find(({ entry, path }) =>
    'slug' in wanted ? slugOfPath(path) === wanted.slug : entry.sys.id === wanted.sysId,
  )
  if (!found && 'slug' in wanted) {
    const isPage = async (slug: string) =>
      [...(await placeBySlug(content, market, slug)).values()].some(({ path }) => path === pathOfSlug(slug))
    const redirects = await readRedirects(broker, market.id)
    const record = await compileRedirect(market.key, redirects, wanted.slug, isPage)
    return { route: record?.value ?? null, records: record ? [record] : [] }
  }
  const id = found?.entry.sys.id ?? ('sysId' in wanted ? wanted.sysId : '')
  const inEdition = async (edition: Market) => {
    const placed = edition.key === market.key ? here : await placeById(content, edition, [id])
    return new Map([...placed].filter(([key]) => key === id))
  }
  const placed = await byEditionAsync(inEdition)
  const [own] = [market, ...markets].flatMap(({ key }) => placed[key].get(id) ?? [])
  return {
    route: own ? compileRoute(own, placed) : null,
    records: markets.flatMap(({ key }) => compileRoutes(key, placed)),
  }
}
