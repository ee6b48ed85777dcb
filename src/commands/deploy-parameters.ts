import { parseEnv } from 'node:util'
import * as v from 'valibot'
import { secrets, valueFault, type WorkerName } from '../contracts/secrets.ts'
import { CommandError, wholeNumber } from './read-command.ts'

interface DeployParameters {
  env: string | undefined
  /** Percent of the requests that the new version gets; null: all of them at once. */
  share: number | null
  isDryRun: boolean
  secretsFile: string | undefined
  /** `--var NAME:value`, which wrangler is given too. */
  variables: Values
  /** What wrangler is given for each worker. */
  parameters: string[]
}

/** @throws CommandError where an option of ours has no value */
export function readDeployParameters(all: readonly string[]): DeployParameters {
  const { 'secrets-file': secretsFile, env, share, rest } = takeOptions(all, ['secrets-file', 'env', 'share'])
  return {
    env,
    share: share === undefined ? null : wholeNumber('--share', share, { least: 0, most: 100 }),
    isDryRun: rest.includes('--dry-run'),
    secretsFile,
    variables: variablesOf(rest),
    parameters: rest,
  }
}

/** The values of these options, as `--name value` or `--name=value`, and what is left. */
function takeOptions<Name extends string>(
  all: readonly string[],
  names: readonly Name[],
): Partial<Record<Name, string>> & { rest: string[] } {
  const found: Partial<Record<Name, string>> = {}
  const rest: string[] = []
  for (let at = 0; at < all.length; at += 1) {
    const each = all[at] ?? ''
    const name = names.find((one) => each === `--${one}` || each.startsWith(`--${one}=`))
    if (name === undefined) {
      rest.push(each)
      continue
    }
    const value = each.includes('=') ? each.slice(each.indexOf('=') + 1) : all[++at]
    if (!value) throw new CommandError(`--${name} needs a value.`, 2)
    found[name] = value
  }
  return { ...found, rest }
}

function variablesOf(all: readonly string[]): Values {
  const pairs = all.flatMap((each, index) => (all[index - 1] === '--var' ? [each] : []))
  return Object.fromEntries(pairs.map((pair) => [pair.replace(/:.*$/s, ''), pair.replace(/^[^:]*:/, '')]))
}

export type Values = Readonly<Record<string, string>>

/** What a secrets file says, which is JSON or lines of NAME=value. @throws Error where it is neither */
export function parseSecretsFile(text: string): Values {
  const parsed = text.trimStart().startsWith('{') ? JSON.parse(text) : parseEnv(text)
  return v.parse(v.record(v.string(), v.string('every secret is a text')), parsed)
}

/** What is wrong with the secrets of a file, whichever worker they are for: nothing of them is sent then. */
export function fileFaults(given: Values): string[] {
  return Object.entries(given).flatMap(([name, value]) => {
    const secret = secrets.find((each) => each.name === name)
    if (!secret) return [`${name} is no secret of these workers`]
    return value === '' ? [`${name} is empty: leave it out`] : (valueFault(secret, value) ?? [])
  })
}

/** Of the given ones: the worker's own and no other's. */
export function secretsOfWorker(worker: WorkerName | 'marehalm-mcp', given: Values): Values {
  const names = secrets.filter(({ workers }) => workers.some((each) => each === worker)).map(({ name }) => name)
  return Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name)))
}

/** The variables without every secret: a plain one of the same name would take the secret's place. */
export function withoutSecrets(variables: Values): Values {
  const names = new Set(secrets.map(({ name }) => name))
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !names.has(name)))
}
