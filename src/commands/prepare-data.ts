import type { Miniflare } from 'miniflare'
import { compileAndStore } from '../../kv/compile.ts'
import { ensureSeeded } from '../backend/seed/ensure.ts'
import { createBrokerService } from '../services/broker.ts'
import { createContentService } from '../services/content.ts'
import { createGraphqlRequest } from '../services/graphql.ts'
import { applyMigrations } from './apply-migrations.ts'
import { backendName, siteName } from './run-workers.ts'

const compileTimeout = 60_000
/** As both wrangler.toml files have it. */
const localServiceKey = 'local-service-key'

/**
 * Brings the local state to what the sources say: the database's tables, the seeded agency (made again only when its
 * version or size changed; bookings stay) and the routes and menus compiled from it.
 */
export async function prepareData(
  miniflare: Miniflare,
  backendUrl: string,
  lodgings = Number(process.env.LODGINGS ?? 600),
): Promise<void> {
  const db = await miniflare.getD1Database('DB', backendName)
  const media = await miniflare.getR2Bucket('MEDIA', backendName)
  await applyMigrations(db)
  await ensureSeeded({ db, media, lodgings, force: false })

  const routes = await miniflare.getKVNamespace('ROUTES', siteName)
  const serviceAt = (name: string) =>
    createGraphqlRequest(
      { name, url: `${backendUrl}/${name}`, key: localServiceKey, fetch: (url, init) => fetch(url, init) },
      { timeout: compileTimeout },
    )
  const { stored, problems } = await compileAndStore({
    content: createContentService(serviceAt('content')),
    broker: createBrokerService(serviceAt('broker')),
    put: (key, value, settings) => routes.put(key, value, settings),
  })
  console.log(`${stored} routes, menus and settings are compiled`)
  for (const problem of problems) console.warn(problem)
}
