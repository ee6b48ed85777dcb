import { resolve } from 'node:path'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { backendName } from './local-variables.ts'
import { openRuntime } from './open-runtime.ts'

interface LocalData {
  DB: D1Database
  MEDIA: R2Bucket
}

/** The database and the bucket of the local state, without the worker that they belong to. */
export async function openLocalData(statePath: string): Promise<{ env: LocalData; dispose: () => Promise<void> }> {
  const { workerOptions } = unstable_getMiniflareWorkerOptions('src/backend/wrangler.toml')
  const script = 'export default { fetch: () => new Response() }'
  const own = { name: backendName, modules: true as const, script, modulesRules: undefined, durableObjects: {} }
  const miniflare = openRuntime({
    cf: false,
    resourcePersistencePath: resolve(statePath),
    workers: [{ ...workerOptions, ...own }],
  })
  const env = await miniflare.getBindings<LocalData>(backendName)
  return { env, dispose: () => miniflare.dispose() }
}
