import { createHash, randomUUID } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'

type Wrangler = typeof import('wrangler')
type WorkerOptions = ReturnType<Wrangler['unstable_getMiniflareWorkerOptions']>['workerOptions']

const require = createRequire(import.meta.url)
const keptOptions = join(process.cwd(), 'node_modules/.cache/worker-options')

/** wrangler, loaded where it is needed: that takes most of a second of processor time. */
export function loadWrangler(): Wrangler {
  return require('wrangler')
}

/**
 * What the local runtime takes for a worker of that configuration, as wrangler reads it. It is kept by the
 * configuration's text, so that a start needs no wrangler; with variables of one's own, which may be secrets, it is not.
 */
export function workerOptionsOf(config: string): WorkerOptions {
  if (globSync(`{.,${dirname(config)}}/{.dev.vars,.env}*`).length > 0) return read(config)
  const hash = createHash('sha256')
    .update(`${resolve(config)}\0`)
    .update(readFileSync(config))
  const kept = join(keptOptions, `${hash.digest('hex').slice(0, 20)}.json`)
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'))
  const workerOptions = read(config)
  mkdirSync(keptOptions, { recursive: true })
  // Another program may read meanwhile.
  const own = `${kept}.${randomUUID()}`
  writeFileSync(own, JSON.stringify(workerOptions))
  renameSync(own, kept)
  return workerOptions
}

function read(config: string): WorkerOptions {
  return loadWrangler().unstable_getMiniflareWorkerOptions(config).workerOptions
}
