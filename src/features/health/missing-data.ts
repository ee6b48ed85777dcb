import * as v from 'valibot'
import { settingsQuery } from '../../../kv/content-sources.ts'
import type { Deps } from '../../deps.ts'
import { markets } from '../../markets/market.ts'
import { toSetUpOf } from '../../services/service-error.ts'
import type { Services } from '../../services/services.ts'

/** Milliseconds for which what was found is told again. */
const recent = 30_000

const noHouses = 'the broker has no houses: docs/operations.md, Deploy, step 9, puts a demonstration agency there'
const noRoutes = 'the KV namespace ROUTES has no compiled routes: `npm run kv -- push --remote` puts them there'

export const countQuery = {
  name: 'LodgingCount',
  document: 'query LodgingCount { lodgingCount(limit: 1) }',
  schema: v.object({ lodgingCount: v.number() }),
}

/** What nobody has filled yet though everything answers, each with the command that does; asked once in half a minute. */
export function createMissingData({ records }: Pick<Deps, 'records'>) {
  let last: { faults: Promise<string[]>; at: number } | null = null

  return function missingData(services: Services): Promise<string[]> {
    if (!last || Date.now() - last.at > recent) last = { faults: look(services), at: Date.now() }
    return last.faults
  }

  async function look({ content, broker }: Services): Promise<string[]> {
    const faults = await Promise.all([
      content.query(settingsQuery, { locale: markets[0].locale }).then(() => null, toSetUpOf),
      // One that does not answer is named as such.
      broker.query(countQuery, {}).then(
        ({ lodgingCount }) => (lodgingCount === 0 ? noHouses : null),
        () => null,
      ),
      records.compiled().then(
        (made) => (made ? null : noRoutes),
        () => null,
      ),
    ])
    return faults.filter((fault) => fault !== null)
  }
}
