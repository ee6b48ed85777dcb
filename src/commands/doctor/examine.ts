import { secretsOfWorker, type Values } from '../deploy-secrets.ts'
import type { Configuration } from './configurations.ts'
import { configurationFindings, type Finding, fault, secretFindings } from './findings.ts'
import { type Deployed, deployedFindings, readDeployed } from './remote.ts'
import { toolFindings } from './tools.ts'

interface Examination {
  findings: Finding[]
  /** Null: nobody asked Cloudflare, or nobody is logged in. */
  deployed: Deployed | null
}

/** All that the doctor looks at, and `npm run deploy` before anything else. */
export async function examine(
  configurations: readonly Configuration[],
  { env, remote, given }: { env: string | undefined; remote: boolean; given: Values },
): Promise<Examination> {
  const deployed = remote ? await readDeployed(configurations, env) : null
  const isAsked = deployed !== null || Object.keys(given).length > 0
  const findings = [
    ...toolFindings(),
    ...configurationFindings(configurations),
    ...secretFindings(configurations, (worker) =>
      isAsked ? [...Object.keys(secretsOfWorker(worker, given)), ...(deployed?.secrets.get(worker) ?? [])] : null,
    ),
    ...(deployed ? deployedFindings(configurations, deployed) : []),
    ...(remote && !deployed
      ? [fault('wrangler', 'Nobody is logged in: `npx wrangler login`, or CLOUDFLARE_API_TOKEN.')]
      : []),
  ]
  return { findings, deployed }
}
