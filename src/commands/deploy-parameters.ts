import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import * as v from 'valibot'
import { secrets, valueFault, type WorkerName } from '../contracts/secrets.ts'
import { CommandError, readParameters, wholeNumber } from './read-command.ts'

interface DeployParameters {
  env: string | undefined
  /** Percent of the requests that the new version gets; null: all of them at once. */
  share: number | null
  isDryRun: boolean
  secretsFile: string | undefined
  /** `--var NAME:value`: each worker gets those that it reads. */
  variables: Values
  /** Parameters of wrangler for each worker. */
  parameters: string[]
}

export const deployUsage = `npm run deploy -- [--env staging] [--dry-run] [--secrets-file FILE] [--share PERCENT] [--message WHY] [--var NAME:value]… [-- …]

Looks at everything as \`npm run doctor\` does and refuses where something is wrong; then applies pending migrations, builds,
and deploys the three workers. What follows a second -- goes to wrangler for each of them.
--share 10 gives the new version a tenth of the requests; --share 0 none but those that name it (docs/operations.md).
--var goes to the workers that read the variable; --dry-run sends nothing.`

const form = {
  usage: deployUsage,
  options: {
    env: { type: 'string' },
    share: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    'secrets-file': { type: 'string' },
    message: { type: 'string' },
    var: { type: 'string', multiple: true, default: [] as string[] },
  },
  passesTo: 'wrangler',
} as const

/** @throws CommandError for an unknown option or a missing value: then nothing has been changed */
export function readDeployParameters(all: readonly string[]): DeployParameters {
  const { values, passedOn } = readParameters(form, all)
  const { env, share, message, var: pairs, 'dry-run': isDryRun, 'secrets-file': secretsFile } = values
  const odd = pairs.find((pair) => !/^\w+:/.test(pair))
  if (odd !== undefined) throw new CommandError(`--var is "${odd}": NAME:value is needed.`, 2)
  return {
    env,
    share: share === undefined ? null : wholeNumber('--share', share, { min: 0, max: 100 }),
    isDryRun,
    secretsFile,
    variables: Object.fromEntries(pairs.map((pair) => [pair.replace(/:.*$/s, ''), pair.replace(/^[^:]*:/, '')])),
    parameters: [
      ...(isDryRun ? ['--dry-run'] : []),
      ...(message === undefined ? [] : ['--message', message]),
      ...passedOn,
    ],
  }
}

export type Values = Readonly<Record<string, string>>

interface Reader {
  variableNames: readonly string[]
}

/** Those of the given variables that the worker reads. */
export function variablesOfWorker({ variableNames }: Reader, given: Values): Values {
  return Object.fromEntries(Object.entries(given).filter(([name]) => variableNames.includes(name)))
}

/** Faults of variables of the command line: a plain variable would take the place of a secret, or nobody reads it. */
export function givenFaults(given: Values, workers: readonly Reader[]): string[] {
  return Object.keys(given).flatMap((name) => {
    if (secrets.some((secret) => secret.name === name)) return [`${name} is a secret: --secrets-file takes it`]
    return workers.some(({ variableNames }) => variableNames.includes(name)) ? [] : [`${name} is read by no worker`]
  })
}

const SecretsSchema = v.record(v.string(), v.string())

/**
 * @throws CommandError that names the file, and none of its contents, where it is neither JSON nor lines of NAME=value
 */
export function readSecretsFile(file: string): Values {
  const text = readFileSync(file, 'utf8')
  const json = v.pipe(v.string(), v.parseJson(), SecretsSchema)
  const parsed = text.trimStart().startsWith('{') ? v.safeParse(json, text) : v.safeParse(SecretsSchema, parseEnv(text))
  if (parsed.success) return parsed.output
  throw new CommandError(`${file} is no JSON object whose values are all texts, nor lines of NAME=value.`)
}

/** Faults in the secrets of a file, for any worker: with one, none of them is sent. */
export function fileFaults(given: Values): string[] {
  const faults = Object.entries(given).flatMap(([name, value]) => {
    const secret = secrets.find((each) => each.name === name)
    if (!secret) return [`${name} is no secret of these workers`]
    return value === ''
      ? [`${name} is empty: leave it out`]
      : (valueFault(secret, value) ?? sizeFault(name, value) ?? [])
  })
  return [...faults, ...previewFaults(given)]
}

/** The key of published content must not open drafts. */
function previewFaults({ CONTENT_PREVIEW_KEY: previews = '', ...others }: Values): string[] {
  return ['CONTENT_KEY', 'SERVICE_KEY']
    .filter((name) => previews !== '' && others[name] === previews)
    .map((name) => `CONTENT_PREVIEW_KEY is the same as ${name}: it opens drafts, and is a key of its own`)
}

/** Bytes of a variable or a secret that Cloudflare takes (https://developers.cloudflare.com/workers/platform/limits/). */
const maxBytes = 5 * 1024

export function sizeFault(name: string, value: string): string | null {
  const bytes = Buffer.byteLength(value)
  return bytes > maxBytes ? `${name} has ${bytes} bytes: Cloudflare takes ${maxBytes} at most` : null
}

/** The worker's own secrets among the given ones. */
export function secretsOfWorker(worker: WorkerName | 'marehalm-mcp', given: Values): Values {
  const names = secrets.filter(({ workers }) => workers.some((each) => each === worker)).map(({ name }) => name)
  return Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name)))
}

/** The variables without any secret: a plain variable of the same name would replace the secret. */
export function withoutSecrets(variables: Values): Values {
  const names = new Set(secrets.map(({ name }) => name))
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !names.has(name)))
}
