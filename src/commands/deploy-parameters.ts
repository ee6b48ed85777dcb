import type { Values } from './deploy-secrets.ts'
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
