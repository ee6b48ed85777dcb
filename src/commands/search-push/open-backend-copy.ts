import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nextOffers } from '../../backend/search/indexes/offers.ts'
import { createD1Writer } from '../../backend/seed/writer.ts'
import { removeTrailingSlash } from '../../domain/slashes.ts'
import { currencyCodes } from '../../editions/table.ts'
import { createBrokerService } from '../../services/broker.ts'
import { createGraphqlRequest } from '../../services/graphql.ts'
import { applyMigrations } from '../apply-migrations.ts'
import { openLocalData } from '../open-runtime.ts'
import { accessHeaders, fetchAgain, sourceOf } from '../source-of.ts'
import { copyHouses } from './copy-broker.ts'
import { copyContent } from './copy-content.ts'
import { copyStays } from './copy-stays.ts'

/** Milliseconds for one question: many houses or entries at once. */
const timeout = 60_000

/**
 * What a deployed back end, or the agency's own broker and content service, say of houses, stays and pages by their
 * GraphQL, in a database of its own that is gone after `dispose`: documents are made from it as from the local one.
 */
export async function openBackendCopy(backendUrl: string, report: (line: string) => void) {
  const statePath = await mkdtemp(join(tmpdir(), 'marehalm-search-push-'))
  const { env, dispose: close } = await openLocalData(statePath)
  const dispose = async () => {
    await close()
    await rm(statePath, { recursive: true, force: true })
  }
  const request = (name: 'broker' | 'content') =>
    createGraphqlRequest(
      {
        name,
        ...sourceOf(name, `${removeTrailingSlash(backendUrl)}/${name}`),
        fetch: (url, init) => fetchAgain(url, { ...init, headers: { ...Object(init.headers), ...accessHeaders() } }),
      },
      { timeout },
    )
  try {
    await applyMigrations(env.DB)
    const broker = createBrokerService(request('broker'))
    const writer = createD1Writer(env.DB)
    const ids = await copyHouses(broker, writer)
    await copyStays(broker, writer, ids)
    await copyContent(request('content'), writer)
    await deriveTables(env.DB)
    report(`${ids.length} houses are read`)
    return { env, dispose }
  } catch (error) {
    await dispose()
    throw error
  }
}

/** What triggers make of a change alone, or made before a hold was there. */
async function deriveTables(db: D1Database): Promise<void> {
  await db.batch([
    db.prepare('INSERT OR REPLACE INTO use_cost SELECT * FROM use_cost_source'),
    db.prepare('DELETE FROM search_offer'),
    ...currencyCodes.map((currency) => db.prepare(nextOffers(currency, new Date()))),
  ])
}
