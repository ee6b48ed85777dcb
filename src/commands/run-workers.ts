import { globSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Miniflare, V4WorkerOptions } from 'miniflare'
import { backendName, localVariables, mcpName, siteName } from './local-variables.ts'
import { openRuntime } from './open-runtime.ts'
import { workerOptionsOf } from './worker-options.ts'

interface RunOptions {
  port: number
  /** Port of the back end on its own; null = any. */
  backendPort: number | null
  /** Port of the MCP worker; any where none is given. */
  mcpPort?: number
  /** Folder of the local state. */
  statePath: string
  /** Variables that replace those of the two configurations. */
  siteVariables?: Record<string, string>
  backendVariables?: Record<string, string>
  /** For one visitor with many requests, as in tests: in place of every rate limit of the configurations. */
  rateLimit?: number
  /** Folder of the build. */
  dist?: string
  /** Workers that run beside these. */
  beside?: readonly V4WorkerOptions[]
  /** Called with each line of the workers' logs, in place of the terminal. */
  onLog?: (log: WorkersLog) => void
}

export interface WorkersLog {
  level: string
  message: string
}

/** Also the folder of wrangler and Vite. */
export const statePath = '.wrangler/state/v3'

/** The built workers of dist/ in one local runtime, listening on loopback. */
export async function runWorkers(options: RunOptions): Promise<Miniflare> {
  const { dist = 'dist' } = options
  const builtWorker = (folder: string, name: string, variables: Record<string, string> = {}) =>
    readBuilt(folder, name, (configured) => ({ ...localVariables(name, configured, options), ...variables }))
  const workers = [
    {
      ...builtWorker(`${dist}/marehalm`, siteName, options.siteVariables),
      ...(options.rateLimit && { ratelimits: rateLimitsOf(`${dist}/marehalm`, options.rateLimit) }),
    },
    {
      ...builtWorker(`${dist}/marehalm_backend`, backendName, options.backendVariables),
      unsafeDirectSockets: [{ host: '127.0.0.1', port: options.backendPort ?? 0 }],
    },
    {
      ...builtWorker(`${dist}/marehalm_mcp`, mcpName),
      ...(options.rateLimit && { ratelimits: rateLimitsOf(`${dist}/marehalm_mcp`, options.rateLimit) }),
      unsafeDirectSockets: [{ host: '127.0.0.1', port: options.mcpPort ?? 0 }],
    },
    ...(options.beside ?? []),
  ]
  const miniflare = openRuntime({
    cf: false,
    host: '127.0.0.1',
    port: options.port,
    resourcePersistencePath: resolve(options.statePath),
    // Miniflare's own URL for scheduled events would run them for every page that requests this machine: the site has
    // one that needs a secret (src/features/scheduled/endpoint.ts).
    unsafeTriggerHandlers: false,
    ...(options.onLog && { handleStructuredLogs: options.onLog }),
    workers,
  })
  await miniflare.ready
  return miniflare
}

/** The back end's cron of every minute: mails to the office, alerts, holds, forecasts. */
export async function runEveryMinute(miniflare: Miniflare): Promise<void> {
  const backend = await miniflare.getWorker(backendName)
  await backend.scheduled({ cron: '* * * * *' })
}

function readBuilt(folder: string, name: string, bindingsOf: (configured: object) => Record<string, string>) {
  const workerOptions = workerOptionsOf(`${folder}/wrangler.json`)
  return {
    ...workerOptions,
    name,
    rootPath: resolve(folder),
    modules: modulesOf(folder),
    modulesRules: undefined,
    bindings: bindingsOf(Object(workerOptions.bindings)),
  }
}

/** Every module of a built worker, the main one first. */
function modulesOf(folder: string) {
  const later = globSync('{start,later/*}.js', { cwd: folder })
  return ['index.js', ...later].map((path) => ({ type: 'ESModule' as const, path }))
}

/** The worker's counters, each with that limit. */
function rateLimitsOf(folder: string, limit: number) {
  const names = Object.keys(Object(Reflect.get(workerOptionsOf(`${folder}/wrangler.json`), 'ratelimits')))
  const simple = { limit, period: 60 as const }
  return Object.fromEntries(names.map((name, index) => [name, { namespace_id: String(index), simple }]))
}

/** The part of a D1 database that migrating needs. */
type Database = Pick<D1Database, 'prepare' | 'batch'>

/**
 * Applies the migrations that the database does not have yet, in order, recorded in wrangler's own table. Each runs in one
 * transaction with its record: an interrupted migration leaves nothing behind and is applied by the next start. A local
 * database accepts a whole file as one statement; preparing each statement costs a call.
 * @param only applies no others
 */
export async function applyMigrations(
  db: Database,
  { folder = 'src/backend/migrations', only }: { folder?: string; only?: readonly string[] | undefined } = {},
): Promise<void> {
  await db
    .prepare(
      `CREATE TABLE IF NOT EXISTS d1_migrations (
         id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
       )`,
    )
    .run()
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all<{ name: string }>()
  const applied = new Set(results.map(({ name }) => name))
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.sql') || applied.has(file) || only?.includes(file) === false) continue
    const migration = db.prepare(readFileSync(`${folder}/${file}`, 'utf8'))
    await db.batch([migration, db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(file)])
  }
}
