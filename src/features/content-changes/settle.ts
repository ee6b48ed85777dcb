import * as v from 'valibot'
import type { RouteStore } from '../../../kv/store.ts'
import { PurgeRequestSchema } from '../../contracts/purge.ts'
import type { Deps } from '../../deps.ts'
import type { WaitUntilContext } from '../../domain/in-flight.ts'
import { markets } from '../../markets/market.ts'
import { Deadline } from '../../services/deadline.ts'
import { findPublishedFaults } from './check-published.ts'
import type { ContentChange, RefusedEntries } from './content-change.ts'
import { type Purge, purge, type Visit } from './purge.ts'
import { linkingEntriesQuery, type PublishedState, publishedAmongQuery, publishedQuery } from './queries.ts'

/** Milliseconds for the questions to the content service, all together. */
const timeoutMs = 10_000
/** A purge names a hundred entries. */
const maxLinking = 99

type RemakePages = Purge['remakePages']

interface Settling {
  deps: Deps
  context: WaitUntilContext
  visit: Visit
}

/** Whether the content service answers with the change by now. */
export async function hasArrived({ deps }: Pick<Settling, 'deps'>, change: ContentChange): Promise<boolean> {
  const { content } = deps.services({ deadline: new Deadline(timeoutMs) })
  const states = await Promise.all(
    markets.map(({ locale }) => content.query(publishedQuery(change.kind), { id: change.id, locale })),
  )
  const published = states.filter((state) => state !== null)
  const { awaited } = change
  if (awaited.is === 'gone') return published.length === 0
  return published.length > 0 && published.every((state) => isAwaited(state, awaited))
}

function isAwaited(
  { version, publishedAt }: PublishedState,
  awaited: Exclude<ContentChange['awaited'], { is: 'gone' }>,
): boolean {
  if (awaited.is === 'version') return version >= awaited.version
  return publishedAt !== null && Date.parse(publishedAt) >= Date.parse(awaited.publishedAt)
}

/**
 * Those of the entries that no edition has: neither published, nor one that a page was compiled of. Where nobody can tell,
 * there may be any.
 */
export async function unknownEntries(deps: Deps, routes: RouteStore, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { content } = deps.services({ deadline: new Deadline(timeoutMs) })
  try {
    const published = await Promise.all(
      markets.map(({ locale }) => content.query(publishedAmongQuery, { ids, locale })),
    )
    const known = new Set(published.flat())
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

/**
 * Settles a change that has arrived, but for an entry that the checks of publishing find wrong: nothing of that is purged,
 * so that its pages are served as they last were, and the console tells why. The embedded service has made the checks
 * before it published.
 * @throws ServiceError while the checks can't be made
 */
export async function settleChecked(
  settling: Settling,
  change: ContentChange,
  refused: RefusedEntries,
): Promise<RemakePages | null> {
  const { id, kind, contentType, awaited, toldAt } = change
  const { variables, services } = settling.deps
  const isChecked = variables.CONTENT_URL !== '' && kind === 'entry' && contentType !== null && awaited.is !== 'gone'
  if (isChecked) {
    const { content } = services({ deadline: new Deadline(timeoutMs) })
    const faults = await findPublishedFaults(content, id, contentType)
    if (faults.length > 0) {
      refused.keep({ id, contentType, at: toldAt, faults })
      return null
    }
  }
  refused.forget(id)
  return settleChange(settling, change)
}

/**
 * Purges the changed entry, those that link to it, and the lists of its type; with the purge their routes and the menus
 * are compiled anew. The receipt is kept with those of other purges;
 * its seconds count from when the change was told of, with all that the content service was waited for.
 * @returns what asks for their pages again in every edition
 */
export async function settleChange({ deps, context, visit }: Settling, change: ContentChange): Promise<RemakePages> {
  const { id, kind, contentType, awaited, toldAt, origin } = change
  const linking = (await linkingEntries(deps, change)).filter((each) => each !== id).slice(0, maxLinking)
  const named = v.parse(PurgeRequestSchema, {
    entries: [id],
    tags: contentType === null ? [] : [`type:${contentType}`],
  })
  const what = awaited.is === 'gone' ? 'gone' : 'published'
  const others = linking.length === 0 ? '' : `, with ${linking.length} that link to it`
  const origins = deps.origins(new URL(origin))
  const { remakePages } = await purge(
    { deps, records: deps.backgroundRecords(context), visit, origins, linking, since: toldAt },
    named,
    'content',
    `${contentType ?? kind} ${id} ${what}${others}`,
  )
  return remakePages
}

/** In whichever edition. What cannot be asked costs nothing but time: pages are made anew as they grow old. */
async function linkingEntries(deps: Deps, { id, contentType, awaited }: ContentChange): Promise<string[]> {
  if (contentType === null || awaited.is === 'gone') return []
  const { content } = deps.services({ deadline: new Deadline(timeoutMs) })
  try {
    const ids = await Promise.all(
      markets.map(({ locale }) => content.query(linkingEntriesQuery(contentType), { id, locale })),
    )
    return [...new Set(ids.flat())]
  } catch (error) {
    deps.log(error)
    return []
  }
}
