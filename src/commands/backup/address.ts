import { resolve } from 'node:path'
import { backendBackupPath, siteBackupPath } from '../../contracts/backup.ts'
import { accessHeaders } from '../access-headers.ts'
import { applyMigrations } from '../apply-migrations.ts'
import { buildIfChanged } from '../build-if-changed.ts'
import { CommandError, sentenceOf } from '../read-command.ts'
import { backendName, runWorkers } from '../run-workers.ts'

/** Where a backup comes from or goes to. */
export interface BackupAddress {
  /** Asks below the site's or the back end's address for backups. @throws CommandError with what it answered */
  site(path: string, init?: RequestInit): Promise<Response>
  backend(path: string, init?: RequestInit): Promise<Response>
  /** Local state, whose files name its Durable Objects; null: Cloudflare is asked. */
  statePath: string | null
  close(): Promise<void>
}

/** Milliseconds that one answer may take: a bucket's film, a table's words. */
const timeoutMs = 120_000

/** The workers of the local state: nothing else may use it meanwhile. */
export async function openLocal(statePath: string): Promise<BackupAddress> {
  await buildIfChanged()
  const miniflare = await runWorkers({ port: 0, backendPort: null, statePath, rateLimit: 1_000_000 })
  await applyMigrations(await miniflare.getD1Database('DB', backendName))
  const site = await miniflare.ready
  const backend = await miniflare.unsafeGetDirectURL(backendName)
  return {
    ...askers(new URL(site).origin, new URL(backend).origin, process.env.BACKUP_SECRET ?? 'local-backup-secret'),
    statePath: resolve(statePath),
    close: () => miniflare.dispose(),
  }
}

/** Workers that run already, deployed or here. */
export function openRunning(site: string, backend: string, statePath: string | null): BackupAddress {
  const secret = process.env.BACKUP_SECRET ?? (statePath === null ? '' : 'local-backup-secret')
  if (secret === '') throw new CommandError('BACKUP_SECRET of the environment has to be the secret of the workers.')
  return { ...askers(site, backend, secret), statePath, close: async () => {} }
}

function askers(site: string, backend: string, secret: string): Pick<BackupAddress, 'site' | 'backend'> {
  const asker =
    (origin: string, start: string) =>
    (path: string, init: RequestInit = {}) =>
      ask(new URL(start + path, origin), secret, init)
  return { site: asker(site, siteBackupPath), backend: asker(backend, backendBackupPath) }
}

/** Waits where it has asked too often. */
async function ask(address: URL, secret: string, init: RequestInit): Promise<Response> {
  const headers = { ...accessHeaders(), ...Object(init.headers), authorization: `Bearer ${secret}` }
  const reply = await fetch(address, { ...init, headers, signal: AbortSignal.timeout(timeoutMs) }).catch(
    (error: unknown) => {
      throw new CommandError(`Nothing answers at ${address.origin}: ${sentenceOf(error)}`)
    },
  )
  if (reply.status === 429) {
    const seconds = Number(reply.headers.get('retry-after')) || 60
    await new Promise((done) => setTimeout(done, seconds * 1000))
    return ask(address, secret, init)
  }
  if (!reply.ok)
    throw new CommandError(`${address.origin}${address.pathname} answers ${reply.status}: ${await reply.text()}`)
  return reply
}
