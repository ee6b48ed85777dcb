import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { variableOf } from '../../editions/names.ts'
import { editions } from '../../editions/table.ts'
import { secretsOfWorker, type Values } from '../deploy-parameters.ts'
import type { Configuration, Worker } from './configurations.ts'
import { type Finding, fault, warning } from './finding.ts'
import { configurationFindings, secretFindings } from './findings.ts'

interface Examination {
  findings: Finding[]
  /** Null: Cloudflare was not requested, or there is no login. */
  deployed: Deployed | null
}

/** Everything that the doctor checks, and `npm run deploy` before it starts. */
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

/** Whether the installed tools are those of package.json. */
export function toolFindings(): Finding[] {
  const read = (file: string) => v.parse(PackageSchema, readFileSync(file, 'utf8'))
  const { devDependencies, engines } = read('package.json')
  const min = Number(/\d+/.exec(engines?.node ?? '')?.[0] ?? 0)
  const major = Number(process.versions.node.split('.')[0])
  return [
    ...(major < min ? [fault('tools', `Node ${process.versions.node} runs; ${min} or newer is needed.`)] : []),
    ...pinned.flatMap((name) => {
      const { version } = read(`node_modules/${name}/package.json`)
      const expected = devDependencies[name]
      return version === expected
        ? []
        : [fault('tools', `${name} ${version} is installed, not ${expected}: \`npm ci\`.`)]
    }),
  ]
}

const NamesSchema = v.pipe(v.string(), v.parseJson(), v.array(v.object({ name: v.string() })))
const StatusSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ versions: v.array(v.object({ version_id: v.string(), percentage: v.number() })) }),
)
const HealthSchema = v.object({
  status: v.string(),
  configuration: v.nullish(v.string()),
  services: v.record(v.string(), v.object({ answers: v.boolean() })),
})
/** Timeout in milliseconds of the health check of a deployed site. */
const timeoutMs = 15_000

export interface Deployed {
  /** Names of the secrets of each worker; null: it is not deployed, or the token has no permission. */
  secrets: ReadonlyMap<Worker['name'], readonly string[] | null>
  /** The deployed versions by the worker's name, the one with the greatest share of requests first. */
  versions: ReadonlyMap<string, readonly { id: string; share: number }[]>
  /** Files of migrations that were not applied to the deployed database; null: they could not be listed. */
  pendingMigrations: readonly string[] | null
}

/** The deployed workers, by wrangler. Null: there is no login. */
async function readDeployed(all: readonly Configuration[], env: string | undefined): Promise<Deployed | null> {
  if ((await callWrangler(['whoami', '--json'])) === null) return null
  const of = ({ worker }: Configuration) => ['--config', worker.config, ...environmentParameters(env)]
  const secrets: [Worker['name'], string[] | null][] = []
  const versions: [string, { id: string; share: number }[]][] = []
  for (const each of all) {
    const listed = v.safeParse(NamesSchema, await callWrangler(['secret', 'list', '--format', 'json', ...of(each)]))
    secrets.push([each.worker.name, listed.success ? listed.output.map(({ name }) => name) : null])
    const status = v.safeParse(StatusSchema, await callWrangler(['deployments', 'status', '--json', ...of(each)]))
    if (status.success) versions.push([each.name, byShare(status.output.versions)])
  }
  return {
    secrets: new Map(secrets),
    versions: new Map(versions),
    pendingMigrations: await pendingMigrations(all, env),
  }
}

export function environmentParameters(env: string | undefined): string[] {
  return env === undefined ? [] : ['--env', env]
}

function byShare(versions: v.InferOutput<typeof StatusSchema>['versions']): { id: string; share: number }[] {
  return versions
    .map(({ version_id: id, percentage: share }) => ({ id, share }))
    .toSorted((one, other) => other.share - one.share)
}

async function pendingMigrations(all: readonly Configuration[], env: string | undefined): Promise<string[] | null> {
  const config = all.find(({ databases }) => databases.length > 0)?.worker.config ?? ''
  const list = ['d1', 'migrations', 'list', 'DB', '--remote', '--config', config, ...environmentParameters(env)]
  const print = await callWrangler(list)
  return print === null ? null : migrationNames(print)
}

/** From the output of `wrangler d1 migrations list`. */
export function migrationNames(print: string): string[] {
  return [...new Set(print.match(/\b\d{4}_\w+\.sql\b/g))]
}

export function deployedFindings(all: readonly Configuration[], deployed: Deployed): Finding[] {
  const { versions, pendingMigrations: pending, secrets } = deployed
  const breaking = (pending ?? []).filter((file) => breakingStatements(readMigration(file)).length > 0)
  return [
    ...all
      .filter(({ worker }) => secrets.get(worker.name) === null)
      .map(({ name }) => warning(name, 'It is not deployed yet.')),
    // Code that is newer than its database answers nothing at all.
    ...(pending === null
      ? [fault('database', 'Its migrations could not be listed: `npx wrangler d1 migrations list DB` says why.')]
      : []),
    ...(pending && pending.length > 0
      ? [warning('database', `Migrations that \`npm run deploy\` applies: ${pending.join(', ')}.`)]
      : []),
    ...breaking.map((file) =>
      fault('database', `${file} takes away what the code that is live still reads: do it a release after the code.`),
    ),
    ...[...versions]
      .filter(([, active]) => active.length > 1)
      .map(([name, active]) =>
        warning(
          name,
          `Two versions share the requests: ${active.map(({ id, share }) => `${id} ${share} %`).join(', ')}.`,
        ),
      ),
  ]
}

/** Workers that are deployed, as which version is not known: a new one could not share the requests with it. */
export function unknownVersions(all: readonly Configuration[], { secrets, versions }: Deployed): Finding[] {
  return all
    .filter(({ name, worker }) => (secrets.get(worker.name) ?? null) !== null && !versions.has(name))
    .map(({ name }) => fault(name, 'Its live version could not be read: `npx wrangler deployments status` says why.'))
}

/** Statements with which the live code could not work while, or after, they run. */
export function breakingStatements(sql: string): string[] {
  return sql
    .replace(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim().replace(/\s+/g, ' '))
    .filter((statement) => /^(?:DROP TABLE|DROP VIEW|ALTER TABLE \S+ (?:DROP|RENAME))/i.test(statement))
}

function readMigration(file: string): string {
  return readFileSync(`src/backend/migrations/${file}`, 'utf8')
}

/** The reply of the deployed site's health URL. */
export async function healthFindings(site: Configuration): Promise<Finding[]> {
  const [first] = editions
  const host = (site.variables[variableOf('HOSTS', first.key)] ?? '').split(',')[0]?.trim()
  const url = `${site.variables[variableOf('SITE', first.key)] || `https://${host}`}/api/health/`
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
    const health = v.safeParse(HealthSchema, await reply.json())
    if (!health.success) return [fault(site.name, `${url} answers ${reply.status}, and not as this site does.`)]
    const { configuration, services } = health.output
    const silent = Object.entries(services).flatMap(([name, { answers }]) => (answers ? [] : [name]))
    return [
      ...(configuration ? [fault(site.name, configuration)] : []),
      ...(silent.length > 0 ? [fault(site.name, `Services that do not answer: ${silent.join(', ')}.`)] : []),
    ]
  } catch {
    return [warning(site.name, `${url} does not answer.`)]
  }
}

/** The output of the project's own wrangler; null where it fails, as without a login. */
function callWrangler(parameters: readonly string[]): Promise<string | null> {
  const env = { ...process.env, WRANGLER_SEND_METRICS: 'false' }
  return new Promise((resolve) =>
    execFile('node_modules/.bin/wrangler', parameters, { env, maxBuffer: 64 * 1024 * 1024 }, (error, print) =>
      resolve(error ? null : print),
    ),
  )
}
