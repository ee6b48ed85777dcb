import { ConfigurationError } from '../../contracts/configuration-error.ts'
import { secretMeanings } from '../../contracts/secret-meanings.ts'
import { isLocalHost, isRequired, secrets } from '../../contracts/secrets.ts'
import { variableOf } from '../../editions/names.ts'
import { editions } from '../../editions/table.ts'
import { sizeFault, type Values, withoutSecrets } from '../deploy-parameters.ts'
import type { Configuration, Worker } from './configurations.ts'
import { connectionFindings } from './connections.ts'
import { type Finding, fault, hostOf, shown, warning } from './finding.ts'

/** In place of a secret where only the variables are looked at: the rule of every secret takes it. */
const anySecret = 'in-place-of-a-secret'

/** Values in the three configurations that must not be deployed, or that the operator should know of before. */
export function configurationFindings(all: readonly Configuration[]): Finding[] {
  const [backend, site, mcp] = ['marehalm-backend', 'marehalm', 'marehalm-mcp'].map((name) =>
    all.find(({ worker }) => worker.name === name),
  )
  if (!backend || !site || !mcp) throw new Error('There are three workers')
  return [
    ...all.flatMap((each) => [
      ...placeholders(each),
      ...localHosts(each),
      ...contacts(each),
      ...variableFaults(each),
      ...bindingFaults(each),
      ...observation(each),
    ]),
    ...connectionFindings(site, backend, mcp),
    ...(new Set(all.map(({ compatibilityDate }) => compatibilityDate)).size > 1
      ? [warning('all', 'The workers have different compatibility dates.')]
      : []),
  ]
}

function placeholders({ name, kvIds, databases }: Configuration): Finding[] {
  const isPlaceholder = (id: string) => /^[0-]*[0-9]{0,4}$/.test(id)
  return [
    ...kvIds
      .filter(({ id }) => isPlaceholder(id))
      .map(({ binding }) =>
        fault(
          name,
          `The id of the KV namespace ${binding} is a placeholder: \`npx wrangler kv namespace create\` tells one.`,
        ),
      ),
    ...databases
      .filter(({ id }) => isPlaceholder(id))
      .map(({ binding, name: database }) =>
        fault(
          name,
          `The id of the database ${binding} is a placeholder: \`npx wrangler d1 create ${database}\` tells one.`,
        ),
      ),
  ]
}

/** Hosts and sites of this machine, or reserved ones: names that end in .example belong to no one (RFC 2606). */
function localHosts({ name, variables }: Configuration): Finding[] {
  return editions.flatMap(({ key }) =>
    [variableOf('HOSTS', key), variableOf('SITE', key)].flatMap((variable) => {
      const value = variables[variable] ?? ''
      const hosts = value.split(',').flatMap((each) => hostOf(each.trim()) ?? [])
      if (hosts.some(isLocalHost)) return [fault(name, `${variable} names this machine: ${shown(value)}.`)]
      return hosts.some((host) => host.endsWith('.example'))
        ? [fault(name, `${variable} is a placeholder: ${shown(value)}.`)]
        : []
    }),
  )
}

/** Addresses that are published, or that mails are sent from. */
function contacts({ name, variables }: Configuration): Finding[] {
  const sendsMails = (variables.MAIL_PROVIDER ?? '') !== ''
  return ['SECURITY_CONTACT', ...(sendsMails ? ['MAIL_FROM'] : [])].flatMap((variable) => {
    const value = variables[variable] ?? ''
    return /\.example\b/.test(value) ? [fault(name, `${variable} is a placeholder: ${shown(value)}.`)] : []
  })
}

/** Errors of the worker's own parser, except for its secrets, which are checked separately; and unknown variables. */
function variableFaults(configuration: Configuration): Finding[] {
  const { name, worker, variables } = configuration
  const own = secrets.filter(({ workers }) => workers.some((each) => each === worker.name))
  const given = own.filter((secret) => isRequired(secret, variables)).map((secret) => [secret.name, anySecret])
  const read = { ...withoutSecrets(variables), ...Object.fromEntries(given) }
  return [...unreadFaults(configuration), ...faultsOf(worker, read)].map((each) => fault(name, `${each}.`))
}

/** Why the worker would answer every request with an error. */
export function faultsOf(worker: Worker, variables: Values): readonly string[] {
  try {
    worker.read(variables)
    return []
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    return error.faults
  }
}

/** Values of variables that are probably mistakes, or too long for Cloudflare. */
export function unreadFaults({ worker, variables, notTexts }: Configuration): string[] {
  return [
    ...notTexts.map((each) => `${each} is no text: put its value in quotes`),
    ...[...Object.keys(variables), ...notTexts]
      .filter((each) => !worker.variableNames.includes(each))
      .map((each) => `${each} is no variable of this worker`),
    ...Object.entries(variables).flatMap(([each, value]) => sizeFault(each, value) ?? []),
  ]
}

function bindingFaults({ name, worker, bindings, variables, classes }: Configuration): Finding[] {
  return [
    ...worker.requiredBindings
      .filter((binding) => !bindings.includes(binding))
      .map((binding) => fault(name, `The binding ${binding} is missing.`)),
    ...(variables.MAIL_PROVIDER === 'cloudflare' && !bindings.includes('EMAIL')
      ? [fault(name, 'MAIL_PROVIDER is cloudflare, and the binding EMAIL is missing.')]
      : []),
    ...classes.bound
      .filter((each) => !classes.migrated.includes(each))
      .map((each) => fault(name, `No [[migrations]] entry makes the Durable Object ${each}.`)),
    ...limitsOf(worker)
      .filter((binding) => !bindings.includes(binding))
      .map((binding) => warning(name, `Without the binding ${binding} nothing is counted there.`)),
  ]
}

function limitsOf({ name }: Worker): string[] {
  if (name === 'marehalm-backend') return []
  if (name === 'marehalm-mcp') return ['MCP_LIMIT']
  return ['SECRET_LIMIT', 'FORM_LIMIT', 'QUERY_LIMIT', 'TELEMETRY_LIMIT']
}

function observation({ name, hasLogs, hasSourceMaps, hasPreviewUrls }: Configuration): Finding[] {
  return [
    ...(hasLogs ? [] : [warning(name, '[observability] keeps no logs: a failure leaves no trace.')]),
    ...(hasSourceMaps ? [] : [warning(name, 'upload_source_maps is off: stacks name lines of the bundle.')]),
    ...(hasPreviewUrls
      ? [warning(name, 'preview_urls is on: previews answer with the secrets and data of this environment.')]
      : []),
  ]
}

/**
 * Missing secrets of each worker.
 * @param known names of the existing ones, by worker; null: they could not be listed
 */
export function secretFindings(
  all: readonly Configuration[],
  known: (worker: Worker['name']) => readonly string[] | null,
): Finding[] {
  return all.flatMap(({ name, worker, variables }) => {
    const own = secrets.filter(({ workers }) => workers.some((each) => each === worker.name))
    const names = known(worker.name)
    const needed = own.filter((secret) => isRequired(secret, variables))
    // A secret that a variable requires is easily forgotten; what every deploy needs is known from the first one.
    if (names === null) {
      return needed.map(({ name: secret, requiredWhen }) =>
        typeof requiredWhen === 'string'
          ? warning(name, `It has to have the secret ${secret}: --remote or --secrets-file looks for it.`)
          : fault(
              name,
              `It needs the secret ${secret}, for ${requiredWhen.variable} is set: --remote or --secrets-file looks for it.`,
            ),
      )
    }
    const foreign = names.filter((each) => !own.some((secret) => secret.name === each))
    return [
      ...needed
        .filter((each) => !names.includes(each.name))
        .map((each) => fault(name, `The secret ${each.name} is missing.`)),
      ...own
        .filter((each) => each.localValue !== '' && !needed.includes(each) && !names.includes(each.name))
        .map((each) => warning(name, `Without the secret ${each.name}: ${secretMeanings[each.name]}.`)),
      ...foreign.map((each) =>
        warning(name, `${each} is no secret of this worker: \`npx wrangler secret delete ${each} --name ${name}\`.`),
      ),
    ]
  })
}
