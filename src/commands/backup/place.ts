import { resolve } from 'node:path'
import { backendBackupPath } from '../../contracts/backup.ts'
import { siteBackupPath } from '../../urls/program-paths.ts'
import { backendName } from '../local-variables.ts'
import { CommandError, sentenceOf } from '../read-command.ts'
import { buildIfChanged } from '../run-program.ts'
import { applyMigrations, runWorkers, statePath } from '../run-workers.ts'
import { accessHeaders, fetchAgain } from '../source-of.ts'
import { deployedIds, type IdsOf, localIds } from './parts.ts'

/** The source or the target of a backup. */
export interface BackupPlace {
  /**
   * Requests a backup path below the site's or the back end's URL.
   * @throws CommandError with the reply's text
   */
  site(path: string, init?: RequestInit): Promise<Response>
  backend(path: string, init?: RequestInit): Promise<Response>
  /** Local state, whose files name its Durable Objects; null: Cloudflare's API lists them. */
  statePath: string | null
  /** The worker whose Durable Objects they are. */
  worker: string
  /** Applies the migrations that came after a backup to its data, where that is possible. */
  migrate(): Promise<void>
  close(): Promise<void>
}

/** Timeout of one reply in milliseconds: a film in a bucket, the words of a table. */
const timeoutMs = 120_000

/** Every local state's: the ids of its objects are made from the names of their classes. */
const localWorker = 'local'

/**
 * The workers of the local state: no other program may use it meanwhile.
 * @param migrations those of a backup that is brought back: a new state gets no others before `migrate`
 */
export async function openLocal(statePath: string, migrations?: readonly string[]): Promise<BackupPlace> {
  await buildIfChanged()
  const miniflare = await runWorkers({ port: 0, backendPort: null, statePath, rateLimit: 1_000_000 })
  const db = await miniflare.getD1Database('DB', backendName)
  await applyMigrations(db, { only: migrations })
  const site = await miniflare.ready
  const backend = await miniflare.unsafeGetDirectURL(backendName)
  return {
    ...askers(new URL(site).origin, new URL(backend).origin, process.env.BACKUP_SECRET ?? 'local-backup-secret'),
    ...{ statePath: resolve(statePath), worker: localWorker },
    migrate: () => applyMigrations(db),
    close: () => miniflare.dispose(),
  }
}

/** Workers that are running, deployed or on this machine. */
function openRunning(
  site: string,
  backend: string,
  { statePath, worker }: Pick<BackupPlace, 'statePath' | 'worker'>,
): BackupPlace {
  const secret = process.env.BACKUP_SECRET ?? (statePath === null ? '' : 'local-backup-secret')
  if (secret === '') throw new CommandError('BACKUP_SECRET of the environment has to be the secret of the workers.')
  return { ...askers(site, backend, secret), statePath, worker, migrate: async () => {}, close: async () => {} }
}

function askers(site: string, backend: string, secret: string): Pick<BackupPlace, 'site' | 'backend'> {
  const asker =
    (origin: string, start: string) =>
    (path: string, init: RequestInit = {}) =>
      fetchPlace(new URL(start + path, origin), secret, init)
  return { site: asker(site, siteBackupPath), backend: asker(backend, backendBackupPath) }
}

/** Waits after a 429. A call whose reply was lost is made once more: none of them does more when it is made twice. */
async function fetchPlace(url: URL, secret: string, init: RequestInit): Promise<Response> {
  const headers = { ...accessHeaders(), ...Object(init.headers), authorization: `Bearer ${secret}` }
  const signal = AbortSignal.timeout(timeoutMs)
  const reply = await fetchAgain(url.href, { ...init, headers, signal }).catch((error: unknown) => {
    throw new CommandError(`Nothing answers at ${url.origin}: ${sentenceOf(error)}`)
  })
  if (reply.status === 429) {
    const seconds = Number(reply.headers.get('retry-after')) || 60
    await new Promise((done) => setTimeout(done, seconds * 1000))
    return fetchPlace(url, secret, init)
  }
  if (!reply.ok) throw new CommandError(`${url.origin}${url.pathname} answers ${reply.status}: ${await reply.text()}`)
  return reply
}

export const placeOptions = {
  remote: { type: 'boolean', default: false },
  site: { type: 'string' },
  backend: { type: 'string' },
  env: { type: 'string' },
  'persist-to': { type: 'string', default: statePath },
} as const

export const placeUsage = `Without --remote it is the local state (--persist-to ${statePath}), which nothing else may use meanwhile; while
\`npm start\` runs, --site http://127.0.0.1:8787 --backend http://127.0.0.1:8788 ask its workers.
--remote needs both addresses, BACKUP_SECRET, CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN (Workers Scripts: Read), by which
Durable Objects are listed; CF_ACCESS_CLIENT_ID and CF_ACCESS_CLIENT_SECRET where Cloudflare Access stands before one.`

interface Place {
  remote: boolean
  site?: string | undefined
  backend?: string | undefined
  env?: string | undefined
  'persist-to': string
}

/**
 * @param migrations of the backup that is brought back
 * @throws CommandError with what is missing
 */
export async function openPlace(
  place: Place,
  migrations?: readonly string[],
): Promise<{ backupPlace: BackupPlace; idsOf: IdsOf }> {
  const { remote, site, backend, env, 'persist-to': state } = place
  if ((site === undefined) !== (backend === undefined)) throw new CommandError('--site and --backend go together.', 2)
  if (remote) {
    const { CLOUDFLARE_ACCOUNT_ID: account, CLOUDFLARE_API_TOKEN: token } = process.env
    if (!site || !backend) throw new CommandError('--remote needs --site and --backend.', 2)
    if (!account || !token) throw new CommandError('--remote needs CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN.', 2)
    const script = env === undefined ? 'marehalm' : `marehalm-${env}`
    const backupPlace = openRunning(site, backend, { statePath: null, worker: `${script} of ${account}` })
    return { backupPlace, idsOf: deployedIds(script, account, token) }
  }
  const backupPlace =
    site && backend
      ? openRunning(site, backend, { statePath: state, worker: localWorker })
      : await openLocal(state, migrations)
  return { backupPlace, idsOf: localIds(state) }
}
