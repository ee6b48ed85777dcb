import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { archiveRemotely } from './archive-build.ts'
import {
  deployUsage,
  fileFaults,
  givenFaults,
  readDeployParameters,
  readSecretsFile,
  secretsOfWorker,
  variablesOfWorker,
  withoutSecrets,
} from './deploy-parameters.ts'
import { type Configuration, readConfigurations } from './doctor/configurations.ts'
import { reportOf } from './doctor/finding.ts'
import { type Deployed, environmentParameters, examine, unknownVersions } from './doctor/remote.ts'
import { beginCommand, CommandError } from './read-command.ts'
import { buildIdOf, forgetBuild, hashOfSources, runProgram } from './run-program.ts'

/**
 * Everything is checked before anything is deployed. Migrations go first, which the live code can work with; then the
 * build's hashed files into the archive, before pages refer to them; then the back end, to which the site is bound, the
 * site, and the MCP worker, which is bound to the site.
 */
const { env, share, isDryRun, secretsFile, variables, parameters } = readDeployParameters(beginCommand(deployUsage))
const given = secretsFile === undefined ? {} : readSecretsFile(secretsFile)
const configured = readConfigurations(env)
const workers = configured.map(({ worker }) => worker)
stopAt([...fileFaults(given), ...givenFaults(variables, workers)])

const configurations = configured.map((each) => ({
  ...each,
  variables: { ...each.variables, ...variablesOfWorker(each.worker, variables) },
}))
const { findings, deployed } = await examine(configurations, { env, remote: !isDryRun, given })
if (share !== null && deployed) findings.push(...unknownVersions(configurations, deployed))
if (findings.length > 0) console.log(reportOf(findings))
const faults = findings.filter(({ level }) => level === 'fault').map(({ where, text }) => `${where}: ${text}`)
if (!isDryRun) stopAt(faults)

// `npm start` must not serve what was built for another environment, or a build that is cut off.
forgetBuild()
await runProgram('vite', ['build'], env === undefined ? {} : { CLOUDFLARE_ENV: env })
const folder = mkdtempSync(join(tmpdir(), 'marehalm-secrets-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
await migrate(deployed)
await archiveRemotely(isDryRun)
const buildId = buildIdOf(await hashOfSources())
for (const configuration of configurations) await deploy(configuration)
if (isDryRun) {
  if (faults.length > 0)
    throw new CommandError(
      `Nothing was sent, and a deploy would be refused for ${faults.length} faults: they stand above.`,
    )
  console.log('Nothing was sent; a deploy would go ahead.')
}

/** Before the code: no migration takes away what the code that is live reads (`breakingStatements`). */
async function migrate(known: Deployed | null): Promise<void> {
  if (isDryRun) {
    console.log('Pending migrations would be applied to the database.')
  } else if (known?.pendingMigrations && known.pendingMigrations.length > 0) {
    const config = ['--config', 'src/backend/wrangler.toml', ...environmentParameters(env)]
    await runProgram('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote', ...config], { CI: '1' })
  }
}

async function deploy({ worker, name }: Configuration): Promise<void> {
  const file = writeConfiguration(worker.built)
  const own = Object.entries(variablesOfWorker(worker, variables)).flatMap(([key, value]) => [
    '--var',
    `${key}:${value}`,
  ])
  const all = ['--config', file, ...own, ...parameters, ...secretsParameters(worker.name)]
  const [active] = deployed?.versions.get(name) ?? []
  // The first deploy has no earlier version to share requests with, and only a complete deploy creates Durable Objects.
  if (share === null || (!active && !isDryRun)) return runProgram('wrangler', ['deploy', ...all])
  await runProgram('wrangler', ['versions', 'upload', '--tag', buildId, ...all])
  if (!active) return
  const shares = [`${active.id}@${100 - share}`, '--version-tag', `${buildId}@${share}`]
  await runProgram('wrangler', ['versions', 'deploy', ...shares, '--yes', '--config', file])
}

/** The built worker's configuration, without secrets: a plain variable of the same name would replace the secret. */
function writeConfiguration(built: string): string {
  const configuration = JSON.parse(readFileSync(`${built}/wrangler.json`, 'utf8'))
  const file = `${built}/wrangler.deploy.json`
  writeFileSync(file, JSON.stringify({ ...configuration, vars: withoutSecrets(Object(configuration.vars)) }))
  return file
}

/** A worker gets its own secrets alone, in a file that is deleted when this program ends. */
function secretsParameters(worker: Configuration['worker']['name']): string[] {
  const own = secretsOfWorker(worker, given)
  if (Object.keys(own).length === 0) return []
  const file = join(folder, `${worker}.json`)
  writeFileSync(file, JSON.stringify(own), { mode: 0o600 })
  return ['--secrets-file', file]
}

function stopAt(reasons: readonly string[]): void {
  if (reasons.length === 0) return
  throw new CommandError(`Nothing was deployed.\n${reasons.map((reason) => `  ${reason}`).join('\n')}`)
}
