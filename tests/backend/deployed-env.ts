import { env } from 'cloudflare:workers'
import type { Env } from '../../src/backend/env.ts'
import { secrets } from '../../src/contracts/secrets.ts'

/** A secret of the operator's own. */
const strongSecret = 'a1b2c3d4e5f60718'

/** A back end that is deployed: its own hosts, secrets where it needs them, none of this machine's. */
export const deployedEnv: Env = {
  ...env,
  SITE_DA: 'https://www.marehalm.dk',
  SITE_DE: 'https://www.marehalm.de',
  SITE_EN: 'https://www.marehalm.info',
  ...Object.fromEntries(
    secrets
      .filter(({ workers }) => workers.includes('marehalm-backend'))
      .map(({ name, requiredWhen }) => [name, requiredWhen === 'always' ? strongSecret : '']),
  ),
}
