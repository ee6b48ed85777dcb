import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { secretsOfWorker, type Values } from '../deploy-parameters.ts'
import type { Configuration } from './configurations.ts'
import { configurationFindings, type Finding, fault, secretFindings } from './findings.ts'
import { type Deployed, deployedFindings, readDeployed } from './remote.ts'

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
  const areSecretsKnown = deployed !== null || Object.keys(given).length > 0
  const findings = [
    ...toolFindings(),
    ...configurationFindings(configurations),
    ...secretFindings(configurations, (worker) =>
      areSecretsKnown
        ? [...Object.keys(secretsOfWorker(worker, given)), ...(deployed?.secrets.get(worker) ?? [])]
        : null,
    ),
    ...(deployed ? deployedFindings(configurations, deployed) : []),
    ...(remote && !deployed
      ? [fault('wrangler', 'Nobody is logged in: `npx wrangler login`, or CLOUDFLARE_API_TOKEN.')]
      : []),
  ]
  return { findings, deployed }
}

const PackageSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    version: v.string(),
    engines: v.optional(v.object({ node: v.string() })),
    devDependencies: v.optional(v.record(v.string(), v.string()), {}),
  }),
)
const pinned = ['wrangler', 'miniflare', 'vite', '@cloudflare/vite-plugin'] as const

/** Whether what builds and deploys is what package.json says. */
export function toolFindings(): Finding[] {
  const read = (file: string) => v.parse(PackageSchema, readFileSync(file, 'utf8'))
  const { devDependencies, engines } = read('package.json')
  const least = Number(/\d+/.exec(engines?.node ?? '')?.[0] ?? 0)
  const major = Number(process.versions.node.split('.')[0])
  return [
    ...(major < least ? [fault('tools', `Node ${process.versions.node} runs; ${least} or newer is needed.`)] : []),
    ...pinned.flatMap((name) => {
      const { version } = read(`node_modules/${name}/package.json`)
      const wanted = devDependencies[name]
      return version === wanted ? [] : [fault('tools', `${name} ${version} is installed, not ${wanted}: \`npm ci\`.`)]
    }),
  ]
}
