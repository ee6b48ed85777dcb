import { routeEntryTypes } from '../src/contracts/route.ts'
import { byEditionAsync } from '../src/editions/by-edition.ts'
import { byEdition } from '../src/editions/table.ts'
import { type EditionKey, type Market, markets } from '../src/markets/market.ts'
import { readLodgings, readRedirects } from './broker-queries.ts'
import { lodgingRecord, settingsRecord } from './compile-entry.ts'
import { compileMenus } from './compile-menus.ts'
import { compileRedirects } from './compile-redirects.ts'
import { compileRoutes, type PlacedEditions, placeEntries } from './compile-routes.ts'
import type { CompileProblem, CompileSources, Edition, Editions } from './compile-sources.ts'
import type { KeyedRecord } from './records.ts'
import { type PutText, putCompiled, putRecords } from './store.ts'

/**
 * Reads and compiles every edition, and passes every record to `put`. `epoch` is the purge log's, known before; an
 * older one, or 0, only leads to more compilations later. Resolves with the number of records and the editors'
 * mistakes; rejects, with nothing put, when a service fails.
 */
export async function compileAndStore(clients: CompileSources & { put: PutText; epoch: number }): Promise<{
  stored: number
  problems: CompileProblem[]
}> {
  const compiledAt = { madeAt: Date.now(), epoch: clients.epoch }
  const { records, problems } = compileEditions(await readEditions(clients))
  await putRecords(clients.put, records, compiledAt)
  await putCompiled(clients.put, compiledAt)
  return { stored: records.length, problems }
}

/** All editions at once, because a route record names its alternates. */
export function compileEditions(editions: Editions): { records: KeyedRecord[]; problems: CompileProblem[] } {
  const placements = byEdition(({ key }) => placeEntries(key, editions[key]))
  const placed: PlacedEditions = byEdition(({ key }) => placements[key].placed)
  const compiled = markets.map(({ key }) => compileEdition(key, editions[key], placed))
  return {
    records: [...compiled.flatMap(({ records }) => records), ...lodgingRecords(editions)],
    problems: [
      ...markets.flatMap(({ key }) => placements[key].problems),
      ...compiled.flatMap(({ problems }) => problems),
    ],
  }
}

function compileEdition(market: EditionKey, edition: Edition, placed: PlacedEditions) {
  const pagePaths = new Set([...placed[market].values()].map(({ path }) => path))
  const redirects = compileRedirects(market, edition.redirects, pagePaths)
  const menus = compileMenus(market, edition.navigation, placed[market])
  return {
    records: [
      ...compileRoutes(market, placed),
      ...redirects.records,
      ...menus.records,
      settingsRecord(market, edition.settings),
    ],
    problems: [...redirects.problems, ...menus.problems],
  }
}

/** A house without a title in an edition is called by its code there. */
function lodgingRecords(editions: Editions): KeyedRecord[] {
  const titles = byEdition(({ key }) => new Map(editions[key].lodgings.map(({ id, title }) => [id, title])))
  return editions[markets[0].key].lodgings.map((house) =>
    lodgingRecord(
      house,
      byEdition(({ key }) => titles[key].get(house.id)),
    ),
  )
}

/** Reads all sources of the editions. Rejects when a service fails. */
export async function readEditions(clients: CompileSources): Promise<Editions> {
  return byEditionAsync((market) => readEdition(market, clients))
}

async function readEdition(market: Market, { content, broker }: CompileSources): Promise<Edition> {
  const [sources, settings, navigation, redirects, lodgings] = await Promise.all([
    Promise.all(
      routeEntryTypes.map(async (type) =>
        (await content.routeSources(type, market.locale)).map((source) => ({ ...source, type })),
      ),
    ),
    content.settings(market.locale),
    content.navigation(market.locale),
    readRedirects(broker, market.id),
    readLodgings(broker, market.id),
  ])
  return { entries: sources.flat(), settings, navigation, redirects, lodgings }
}
