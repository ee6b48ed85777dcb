import { resolve } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { variableOf } from '../editions/names.ts'
import { editions } from '../editions/table.ts'

export interface RunOptions {
  port: number
  /** Port of the back end on its own; null = any. */
  backendPort: number | null
  /** Port of what assistants ask; any where none is given. */
  mcpPort?: number
  /** Folder of the local state. */
  statePath: string
  /** Variables that replace those of the two configurations. */
  siteVariables?: Record<string, string>
  backendVariables?: Record<string, string>
  /** Where one visitor asks for many, as in tests: in place of every rate limit of the configurations. */
  rateLimit?: number
  /** Folder of the build. */
  dist?: string
  /** Told each line of the workers' logs, in place of the terminal. */
  onLog?: (log: WorkersLog) => void
}

export interface WorkersLog {
  level: string
  message: string
}

/** Where wrangler and Vite keep the local state too. */
export const statePath = '.wrangler/state/v3'
export const siteName = 'marehalm'
export const backendName = 'marehalm-backend'
export const mcpName = 'marehalm-mcp'

/** The built workers of dist/ in one local runtime, listening on loopback. */
export async function runWorkers(options: RunOptions): Promise<Miniflare> {
  const { dist = 'dist' } = options
  const workers = [
    {
      ...builtWorker(`${dist}/marehalm`, siteName, { ...siteUrls(options.port), ...options.siteVariables }),
      ...(options.rateLimit && { ratelimits: rateLimitsOf(`${dist}/marehalm`, options.rateLimit) }),
    },
    {
      ...builtWorker(`${dist}/marehalm_backend`, backendName, {
        CONTENT_WEBHOOK_URL:
          process.env.CONTENT_WEBHOOK_URL ??
          (options.port === 0 ? '' : `http://127.0.0.1:${options.port}/api/webhooks/content/`),
        ...siteUrls(options.port),
        ...options.backendVariables,
      }),
      unsafeDirectSockets: [{ host: '127.0.0.1', port: options.backendPort ?? 0 }],
    },
    {
      ...builtWorker(`${dist}/marehalm_mcp`, mcpName, siteUrls(options.port)),
      ...(options.rateLimit && { ratelimits: rateLimitsOf(`${dist}/marehalm_mcp`, options.rateLimit) }),
      unsafeDirectSockets: [{ host: '127.0.0.1', port: options.mcpPort ?? 0 }],
    },
  ]
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      host: '127.0.0.1',
      port: options.port,
      resourcePersistencePath: resolve(options.statePath),
      // Nothing runs by the clock here. Miniflare's own URL for it would run for every page that asks this machine: the
      // site has one that needs a secret (src/features/scheduled/endpoint.ts).
      unsafeTriggerHandlers: false,
      ...(options.onLog && { handleStructuredLogs: options.onLog }),
      workers,
    }),
  )
  await miniflare.ready
  return miniflare
}

/** What mails name as the editions' sites, unless the environment names others. */
function siteUrls(port: number): Record<string, string> {
  return Object.fromEntries(
    editions.map(({ key }) => {
      const name = variableOf('SITE', key)
      return [name, process.env[name] ?? `http://${key}.localhost:${port || 8787}`]
    }),
  )
}

/** Variables that the environment gives win over those of the worker's configuration, given ones over both. */
function builtWorker(folder: string, name: string, variables: Record<string, string>) {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(`${folder}/wrangler.json`)
  const configured = Object.entries(Object(workerOptions.bindings)).filter(isText)
  const fromEnvironment = configured.map(([key, value]) => [key, process.env[key] ?? value])
  return {
    ...workerOptions,
    name,
    modules: true as const,
    rootPath: resolve(folder),
    scriptPath: 'index.js',
    modulesRules: undefined,
    bindings: { ...Object.fromEntries(fromEnvironment), ...variables },
  }
}

/** The worker's counters, each with that limit. */
function rateLimitsOf(folder: string, limit: number) {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(`${folder}/wrangler.json`)
  const names = Object.keys(Object(Reflect.get(workerOptions, 'ratelimits')))
  const simple = { limit, period: 60 as const }
  return Object.fromEntries(names.map((name, index) => [name, { namespace_id: String(index), simple }]))
}

function isText(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string'
}
