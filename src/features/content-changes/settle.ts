import * as v from 'valibot'
import type { RouteStore } from '../../../kv/store.ts'
import { PurgeRequestSchema } from '../../contracts/purge.ts'
import type { ContentQueries } from '../../contracts/queries/query.ts'
import type { Deps } from '../../deps.ts'
import { createTurns, type WaitUntilContext } from '../../domain/promises.ts'
import { markets } from '../../markets/market.ts'
import { Deadline } from '../../services/deadline.ts'
import { findPublishedFaults } from './check-published.ts'
import type { ContentChange, RefusedEntries } from './content-change.ts'
import { type Purge, purge } from './purge.ts'
import { linkingEntriesQuery, type PublishedState, publishedQuery } from './queries.ts'
import type { Visit } from './remake-pages.ts'

/** Milliseconds for the questions to the content service, all together. */
const timeoutMs = 10_000
/** Of the entries that link to one. */
const maxLinking = 99
/** Entries that are checked at the same time, some fifteen questions each. */
const maxChecks = 4
/** Changes that a receipt names. */
const maxNamed = 3

interface Settling {
  deps: Deps
  context: WaitUntilContext
  visit: Visit
}

/** Those of the changes, a hundred at most, that the content service answers with by now. */
export async function arrivedAmong(
  { deps }: Pick<Settling, 'deps'>,
  changes: readonly ContentChange[],
): Promise<ContentChange[]> {
  const { content } = deps.services({ deadline: new Deadline(timeoutMs) })
  const states = {
    entry: await publishedStates(content, 'entry', changes),
    asset: await publishedStates(content, 'asset', changes),
  }
  return changes.filter(({ id, kind, awaited }) => {
    const published = states[kind].flatMap((edition) => edition.get(id) ?? [])
    if (awaited.is === 'gone') return published.length === 0
    return published.length > 0 && published.every((state) => isAwaited(state, awaited))
  })
}

/** In each edition. */
async function publishedStates(content: ContentQueries, kind: 'entry' | 'asset', changes: readonly ContentChange[]) {
  const ids = changes.filter((change) => change.kind === kind).map(({ id }) => id)
  if (ids.length === 0) return []
  return Promise.all(markets.map(({ locale }) => content.query(publishedQuery(kind), { ids, locale })))
}

function isAwaited(
  { version, publishedAt }: PublishedState,
  awaited: Exclude<ContentChange['awaited'], { is: 'gone' }>,
): boolean {
  if (awaited.is === 'version') return version >= awaited.version
  return publishedAt !== null && Date.parse(publishedAt) >= Date.parse(awaited.publishedAt)
}

/**
 * Those of the entries that no edition has: neither published, nor one that a page was compiled of. Empty where a
 * service does not answer.
 */
export async function unknownEntries(deps: Deps, routes: RouteStore, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { content } = deps.services({ deadline: new Deadline(timeoutMs) })
  try {
    const published = await Promise.all(
      markets.map(({ locale }) => content.query(publishedQuery('entry'), { ids, locale })),
    )
    const known = new Set(published.flatMap((edition) => [...edition.keys()]))
    const paths = await Promise.all(
      ids.map((id) => known.has(id) || Promise.all(markets.map((market) => routes.path(market, id)))),
    )
    return ids.filter((_, index) => {
      const found = paths[index]
      return Array.isArray(found) && found.every((path) => path === null)
    })
  } catch (error) {
    deps.log(error)
    return []
  }
}

/** What became of changes that have arrived. */
interface Settled {
  /** Null: nothing was to be purged. */
  purge: Purge | null
  /** Purged, or refused. */
  settled: readonly ContentChange[]
}

/**
 * Settles changes that have arrived, except for entries with a fault by the checks of publishing: these are not purged,
 * so that their cached pages are still served, and the console shows the reason. The embedded service has made the
 * checks before publishing. What can't be checked now is not settled.
 */
export async function settleChecked(
  settling: Settling,
  changes: readonly ContentChange[],
  refused: RefusedEntries,
): Promise<Settled> {
  const inTurn = createTurns(maxChecks)
  const checked = await Promise.all(changes.map((change) => inTurn(() => isSound(settling, change, refused))))
  const sound = changes.filter((_, index) => checked[index] === true)
  return {
    purge: sound.length === 0 ? null : await settleChanges(settling, sound),
    settled: changes.filter((_, index) => checked[index] !== null),
  }
}

/** Null: unknown. */
async function isSound(
  { deps }: Settling,
  { id, kind, contentType, awaited, toldAt }: ContentChange,
  refused: RefusedEntries,
): Promise<boolean | null> {
  const isChecked =
    deps.variables.CONTENT_URL !== '' && kind === 'entry' && contentType !== null && awaited.is !== 'gone'
  if (isChecked) {
    const { content } = deps.services({ deadline: new Deadline(timeoutMs) })
    try {
      const faults = await findPublishedFaults(content, id, contentType)
      if (faults.length > 0) {
        refused.keep({ id, contentType, at: toldAt, faults })
        return false
      }
    } catch (error) {
      deps.log(error)
      return null
    }
  }
  refused.forget(id)
  return true
}

/**
 * Purges changed entries in one purge, a hundred at most, with those that link to them, and the lists of their types;
 * with the purge their routes and the menus are compiled anew. The receipt is stored with those of other purges; the
 * seconds of each page count from the notification of its change, including the time that the content service took.
 */
export async function settleChanges(
  { deps, context, visit }: Settling,
  changes: readonly ContentChange[],
): Promise<Purge> {
  const linking = await linkingEntries(deps, changes)
  const types = new Set(changes.flatMap(({ contentType }) => contentType ?? []))
  const named = v.parse(PurgeRequestSchema, {
    entries: changes.map(({ id }) => id),
    tags: [...types].map((type) => `type:${type}`),
  })
  const parts = {
    deps,
    records: deps.backgroundRecords(context),
    visit,
    origins: deps.origins(new URL(changes[0]?.origin ?? '')),
    toldAt: new Map(changes.map(({ id, toldAt }) => [id, toldAt])),
    linking,
  }
  return purge(parts, named, 'content', subjectOf(changes, linking.size))
}

function subjectOf(changes: readonly ContentChange[], linking: number): string {
  const labels = changes
    .slice(0, maxNamed)
    .map(
      ({ contentType, kind, id, awaited }) =>
        `${contentType ?? kind} ${id} ${awaited.is === 'gone' ? 'gone' : 'published'}`,
    )
  const more = changes.length > maxNamed ? ` and ${changes.length - maxNamed} more` : ''
  return `${labels.join(', ')}${more}${linking === 0 ? '' : `, with ${linking} that link to ${changes.length === 1 ? 'it' : 'them'}`}`
}

/**
 * Entries of any edition that link to the changed ones, each with the one that it links to; the changed ones themselves
 * are not among them. If the query fails, their pages are only renewed by age.
 */
async function linkingEntries(deps: Deps, changes: readonly ContentChange[]): Promise<Map<string, string>> {
  const changed = new Set(changes.map(({ id }) => id))
  const ofType = Map.groupBy(
    changes.filter(({ awaited }) => awaited.is !== 'gone'),
    ({ contentType }) => contentType,
  )
  const { content } = deps.services({ deadline: new Deadline(timeoutMs) })
  const queries = [...ofType].flatMap(([type, some]) => {
    const ids = some.map(({ id }) => id)
    return type === null
      ? []
      : markets.map(({ locale }) =>
          content.query(linkingEntriesQuery(type), { ids, locale }).catch((error: unknown) => {
            deps.log(error)
            return []
          }),
        )
  })
  const linking = new Map<string, string>()
  for (const [id, pairs] of Map.groupBy((await Promise.all(queries)).flat(), (pair) => pair.id)) {
    const others = new Set(pairs.map((pair) => pair.linking).filter((other) => !changed.has(other)))
    for (const other of [...others].slice(0, maxLinking)) if (!linking.has(other)) linking.set(other, id)
  }
  return linking
}
