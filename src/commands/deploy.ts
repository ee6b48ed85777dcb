import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { archiveRemotely } from './archive-build.ts'
import {
  fileFaults,
  parseSecretsFile,
  secretsOfWorker,
  type Values,
  type WorkerSecrets,
  withoutSecrets,
} from './deploy-secrets.ts'
import { beginCommand } from './read-command.ts'
import { runProgram } from './run-program.ts'

/**
 * Everything is checked before anything is sent. The build's hashed files go into the archive before anybody can ask for
 * them, then the back end, to which the site is bound, and last what assistants ask through, which is bound to the site.
 */
const { secretsFile, parameters } = readParameters(
  beginCommand(`npm run deploy -- [--dry-run] [--secrets-file FILE] …

Builds and deploys the three workers; what else it is given goes to wrangler for all of them.`),
)
const isDryRun = parameters.includes('--dry-run')
const given = secretsFile === undefined ? {} : parseSecretsFile(readFileSync(secretsFile, 'utf8'))
stopAt(fileFaults(given))

await runProgram('vite', ['build'])
const workers = ['marehalm_backend', 'marehalm', 'marehalm_mcp'].map(readWorker)
stopAt(workers.flatMap(missingSecrets))

await archiveRemotely(isDryRun)
const folder = mkdtempSync(join(tmpdir(), 'marehalm-secrets-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
for (const { name, file, secrets } of workers) {
  await runProgram('wrangler', ['deploy', '--config', file, ...parameters, ...secretsParameters(name, secrets.given)])
}

function readParameters(all: readonly string[]): { secretsFile: string | undefined; parameters: string[] } {
  const at = all.findIndex((each) => each === '--secrets-file' || each.startsWith('--secrets-file='))
  const [option = ''] = all.slice(at, at + 1)
  if (at < 0) return { secretsFile: undefined, parameters: [...all] }
  const isOne = option.includes('=')
  return {
    secretsFile: isOne ? option.slice(option.indexOf('=') + 1) : all[at + 1],
    parameters: all.filter((_, index) => index !== at && (isOne || index !== at + 1)),
  }
}

interface BuiltWorker {
  name: string
  /** Its configuration without secrets. */
  file: string
  secrets: WorkerSecrets
}

function readWorker(folderName: string): BuiltWorker {
  const configuration = JSON.parse(readFileSync(`dist/${folderName}/wrangler.json`, 'utf8'))
  const name = String(configuration.name)
  const variables: Values = { ...Object(configuration.vars), ...variablesOf(parameters) }
  const file = `dist/${folderName}/wrangler.deploy.json`
  const vars = withoutSecrets(Object(configuration.vars))
  writeFileSync(file, JSON.stringify({ ...configuration, vars }))
  const fromFile = secretsOfWorker(name, variables, given, [])
  if (fromFile.missing.length === 0 || isDryRun) return { name, file, secrets: fromFile }
  return { name, file, secrets: secretsOfWorker(name, variables, given, namesOfSecrets(file)) }
}

/** `--var NAME:value` of the parameters. */
function variablesOf(all: readonly string[]): Values {
  const pairs = all.flatMap((each, index) => (all[index - 1] === '--var' ? [each] : []))
  return Object.fromEntries(pairs.map((pair) => [pair.replace(/:.*$/s, ''), pair.replace(/^[^:]*:/, '')]))
}

/** Of the deployed worker; none where it is not deployed yet or Cloudflare can't be asked. */
function namesOfSecrets(config: string): string[] {
  try {
    const list = execFileSync('wrangler', ['secret', 'list', '--config', config, '--format', 'json'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    return JSON.parse(list).map(({ name }: { name: string }) => name)
  } catch {
    return []
  }
}

/**
 * A dry run asks nobody what the deployed workers have: it names what every deploy needs, and stops at what a variable
 * of this configuration asks for.
 */
function missingSecrets({ name: worker, secrets: { missing } }: BuiltWorker): string[] {
  const isAssumed = (because: string) => isDryRun && secretsFile === undefined && because === 'always'
  for (const { name, because } of missing) {
    if (isAssumed(because)) console.log(`${worker} has to have the secret ${name}`)
  }
  return missing
    .filter(({ because }) => !isAssumed(because))
    .map(({ name, because }) => `${worker} needs the secret ${name}${because === 'always' ? '' : `: ${because}`}`)
}

/** A worker gets its own secrets alone, in a file that is gone when this program ends. */
function secretsParameters(worker: string, values: Values): string[] {
  if (Object.keys(values).length === 0) return []
  const file = join(folder, `${worker}.json`)
  writeFileSync(file, JSON.stringify(values), { mode: 0o600 })
  return ['--secrets-file', file]
}

function stopAt(faults: readonly string[]): void {
  if (faults.length === 0) return
  console.error(`Nothing was deployed.\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
  process.exit(1)
}
