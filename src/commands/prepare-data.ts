import { setImmediate } from 'node:timers/promises'
import type { Miniflare, V4WorkerOptions } from 'miniflare'
import { compileAndStore } from '../../kv/compile.ts'
import { contentSources } from '../../kv/content-sources.ts'
import { epochOf, purgesKey } from '../../kv/keys.ts'
import { expirationTtl, type PutText } from '../../kv/store.ts'
import { isBeingRestored } from '../backend/configuration/migrations.ts'
import { ensureAccounts } from '../backend/seed/accounts.ts'
import { ensureSeeded, type Seeding } from '../backend/seed/ensure.ts'
import { seedVersion } from '../backend/seed/version.ts'
import { today } from '../domain/stays.ts'
import { createBrokerService } from '../services/broker.ts'
import { createContentService } from '../services/content.ts'
import { createGraphqlRequest } from '../services/graphql.ts'
import { readConfigurations } from './doctor/configurations.ts'
import { faultsOf, unreadFaults } from './doctor/findings.ts'
import { backendName, localVariables, siteName } from './local-variables.ts'
import { CommandError, wholeNumber } from './read-command.ts'
import { builtFrom } from './run-program.ts'
import { applyMigrations, runWorkers } from './run-workers.ts'
import { fetchAgain, sourceOf } from './source-of.ts'
import { workerOptionsOf } from './worker-options.ts'

const compileTimeout = 60_000
const compiledFromKey = 'compiled-from'
/** URLs that replace the embedded services, as the site worker is given them too. */
const { CONTENT_URL: contentUrl = '', BROKER_URL: brokerUrl = '' } = process.env

/**
 * Brings the local state to the state of the sources: the database's tables, the seeded agency (again only when its
 * version or size changed; bookings stay) and the routes and menus compiled from it. Its workers listen on no known
 * port, and end with it: a site that can be requested has its data.
 */
export async function prepareData(
  statePath: string,
  lodgings = readLodgings(),
  { compiles = true, ...seeding }: Pick<Seeding, 'weeks' | 'allowsOlder'> & { compiles?: boolean } = {},
): Promise<void> {
  const miniflare = await runWorkers({
    ...{ port: 0, backendPort: null, statePath, backendVariables: { DELAY_MS: '0' } },
    beside: [routesWriter()],
  })
  try {
    const db = await miniflare.getD1Database('DB', backendName)
    const media = await miniflare.getR2Bucket('MEDIA', backendName)
    if (await isBeingRestored(db)) throw new CommandError(restoreHasNotEnded)
    await applyMigrations(db)
    await ensureSeeded({ db, media, lodgings, force: false, ...seeding })
    await ensureAccounts(db, today())
    if (compiles) await compileOnce(miniflare, [builtFrom(), seedVersion, lodgings, contentUrl, brokerUrl].join(' '))
  } finally {
    await miniflare.dispose()
  }
}

const restoreHasNotEnded = 'The restore of this state has not ended: run `npm run restore` again, from the beginning.'

/** `sources` identifies compiler and content: records of the same sources stay. */
async function compileOnce(miniflare: Miniflare, sources: string): Promise<void> {
  const routes = await miniflare.getKVNamespace('ROUTES', siteName)
  if ((await routes.get(compiledFromKey, 'text')) === sources) return
  const cache = await miniflare.getKVNamespace('CACHE', siteName)
  const epoch = epochOf(await cache.get(purgesKey, 'text'))
  await compileRoutes(miniflare, epoch, putTogether(await miniflare.getWorker(writerName)))
  await routes.put(compiledFromKey, sources, { expirationTtl: expirationTtl / 2 })
}

const writerName = 'routes-writer'

/** A worker that stores all the routes that one request brings: there are thousands, and each call of the runtime costs. */
function routesWriter(): V4WorkerOptions {
  const kvNamespaces = Object(workerOptionsOf('dist/marehalm/wrangler.json').kvNamespaces)
  const script = `export default {
    async fetch(request, { ROUTES }) {
      const puts = await request.json()
      await Promise.all(puts.map((put) => ROUTES.put(...put)))
      return new Response()
    },
  }`
  return { name: writerName, modules: true, compatibilityDate: '2026-10-01', kvNamespaces, script }
}

/** Puts of the same moment go to that worker together. */
function putTogether(writer: Awaited<ReturnType<Miniflare['getWorker']>>): PutText {
  let waiting: Parameters<PutText>[] = []
  let sent: Promise<void> | undefined
  async function send() {
    await setImmediate()
    const body = JSON.stringify(waiting)
    waiting = []
    sent = undefined
    await onceMore(async () => {
      const { ok, status } = await writer.fetch(`http://${writerName}/`, { method: 'POST', body })
      if (!ok) throw new Error(`The local runtime has not stored the routes: ${status}`)
    })
  }
  return (...put) => {
    waiting.push(put)
    sent ??= send()
    return sent
  }
}

/** The local runtime may close a connection just as it is used again; repeating a `put` changes nothing. */
async function onceMore(put: () => Promise<void>): Promise<void> {
  try {
    await put()
  } catch {
    await put()
  }
}

async function compileRoutes(miniflare: Miniflare, epoch: number, put: PutText): Promise<void> {
  const backend = await miniflare.unsafeGetDirectURL(backendName)
  const serviceAt = (name: 'content' | 'broker') =>
    createGraphqlRequest(
      { name, ...sourceOf(name, new URL(name, backend).href), fetch: fetchAgain },
      { timeout: compileTimeout },
    )
  const { stored, problems } = await compileAndStore({
    content: contentSources(createContentService(serviceAt('content'))),
    broker: createBrokerService(serviceAt('broker')),
    put,
    epoch,
  })
  console.log(`${stored} routes, menus and settings are compiled`)
  for (const problem of problems) console.warn(problem)
}

/** How many houses are seeded. */
function readLodgings(): number {
  return wholeNumber('LODGINGS', process.env.LODGINGS ?? '600')
}

/**
 * Nothing is built or served with variables that a worker would refuse, or that no agency can be seeded by.
 * @throws CommandError with each fault of the configurations and of the environment
 */
export function needVariables(ports: { port: number; mcpPort: number }): void {
  readLodgings()
  const faults = readConfigurations(undefined).flatMap((configuration) => {
    const { worker, variables } = configuration
    const found = [...unreadFaults(configuration), ...faultsOf(worker, localVariables(worker.name, variables, ports))]
    return found.map((each) => `  ${worker.name}: ${each}.`)
  })
  if (faults.length === 0) return
  const where = 'They come from the environment, or stand in the wrangler.toml files (docs/configuration.md).'
  throw new CommandError(`These variables are wrong:\n${faults.join('\n')}\n${where}`, 2)
}
