import { CommandError } from '../read-command.ts'
import { statePath } from '../run-workers.ts'
import { type BackupAddress, openLocal, openRunning } from './address.ts'
import { deployedIds, type IdsOf, localIds } from './object-ids.ts'

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

/** @throws CommandError with what is missing */
export async function openPlace(place: Place): Promise<{ address: BackupAddress; idsOf: IdsOf }> {
  const { remote, site, backend, env, 'persist-to': state } = place
  if ((site === undefined) !== (backend === undefined)) throw new CommandError('--site and --backend go together.', 2)
  if (remote) {
    const { CLOUDFLARE_ACCOUNT_ID: account, CLOUDFLARE_API_TOKEN: token } = process.env
    if (!site || !backend) throw new CommandError('--remote needs --site and --backend.', 2)
    if (!account || !token) throw new CommandError('--remote needs CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN.', 2)
    const script = env === undefined ? 'marehalm' : `marehalm-${env}`
    return { address: openRunning(site, backend, null), idsOf: deployedIds(script, account, token) }
  }
  const address = site && backend ? openRunning(site, backend, state) : await openLocal(state)
  return { address, idsOf: localIds(state) }
}
