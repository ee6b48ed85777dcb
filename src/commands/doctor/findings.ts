import * as v from 'valibot'
import { ConfigurationError } from '../../contracts/configuration-error.ts'
import { isLocalHost, isRequired, secrets } from '../../contracts/secrets.ts'
import { OriginSchema, WebUrlSchema } from '../../contracts/variable-rules.ts'
import { variableOf } from '../../editions/names.ts'
import { editions } from '../../editions/table.ts'
import { sizeFault, type Values, withoutSecrets } from '../deploy-parameters.ts'
import type { Configuration, Worker } from './configurations.ts'

/** A finding of the doctor; only faults prevent a deploy. */
export interface Finding {
  level: 'fault' | 'warning'
  /** The worker, or the URL or service that concerns all of them. */
  where: string
  text: string
}

/** In place of a secret where only the variables are looked at: the rule of every secret takes it. */
const anySecret = 'in-place-of-a-secret'
const webhookPath = '/api/webhooks/content/'

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
    ...connections(site, backend, mcp),
    ...mails(backend),
    ...webhook(site, backend),
    ...assetSources(site),
    ...[site, backend].flatMap(plainUrls),
    ...contentSpace(site, backend),
    ...searchEngines(site),
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

/** Characters of an operator's text that are repeated in a finding. */
const maxShown = 100

/** In one line, and without a name and password in a URL. */
function shown(value: string): string {
  const text = value.replace(/\s+/g, ' ').replaceAll(/\/\/[^/@,]*@/g, '//…@')
  return text.length > maxShown ? `${text.slice(0, maxShown)}…` : text
}

function hostOf(text: string): string | null {
  if (text === '') return null
  return text.includes('://') ? (URL.parse(text)?.hostname ?? text) : text
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

/** The workers are bound to each other's deployed names, and have the same sites. */
function connections(site: Configuration, backend: Configuration, mcp: Configuration): Finding[] {
  const bound = (from: Configuration, binding: string, to: Configuration) =>
    from.services
      .filter((each) => each.binding === binding && each.service !== to.name)
      .map(({ service }) => fault(from.name, `${binding} is bound to ${service}, and what is deployed is ${to.name}.`))
  const others = editions.flatMap(({ key }) => {
    const hosts = (site.variables[variableOf('HOSTS', key)] ?? '').split(',').map((host) => host.trim())
    const variable = variableOf('SITE', key)
    return [backend, mcp].flatMap(({ name, variables }) => {
      const origin = variables[variable] ?? ''
      // An invalid value is reported as such; its text is not repeated.
      const host = v.is(OriginSchema, origin) ? hostOf(origin) : null
      // A site on this machine is reported elsewhere.
      return host && !isLocalHost(host) && !hosts.includes(host)
        ? [fault(name, `${variable} is at ${host}, which is no host of that edition.`)]
        : []
    })
  })
  return [...bound(site, 'BACKEND', backend), ...bound(mcp, 'SITE', site), ...others]
}

/** An environment beside the live one sends no mails. */
function mails({ name, worker, variables }: Configuration): Finding[] {
  if (name !== worker.name || (variables.MAIL_PROVIDER ?? '') !== '') return []
  return [warning(name, 'MAIL_PROVIDER is empty: no mail is sent, and guests get no confirmation of their bookings.')]
}

/** The embedded content service notifies the site of changes; for another one, its operator sets up a webhook. */
function webhook(site: Configuration, backend: Configuration): Finding[] {
  const isEmbedded = (site.variables.CONTENT_URL ?? '') === ''
  const url = backend.variables.CONTENT_WEBHOOK_URL ?? ''
  if (!isEmbedded) return []
  if (url === '') {
    return [
      warning(
        backend.name,
        'CONTENT_WEBHOOK_URL is empty: the site learns of changed content when its copies get old.',
      ),
    ]
  }
  const parsed = URL.parse(url)
  const hosts = editions.flatMap(({ key }) => (site.variables[variableOf('HOSTS', key)] ?? '').split(','))
  // An invalid value is reported as such; its text is not repeated.
  if (!v.is(WebUrlSchema, url)) return []
  if (parsed && parsed.pathname === webhookPath && hosts.some((host) => host.trim() === parsed.hostname)) return []
  return [
    fault(
      backend.name,
      `CONTENT_WEBHOOK_URL is ${shown(url)}: a host of the site with the path ${webhookPath} is needed.`,
    ),
  ]
}

/** Forms, comments and contest pictures are checked and published where the site reads its content. */
function contentSpace(site: Configuration, backend: Configuration): Finding[] {
  const url = site.variables.CONTENT_URL ?? ''
  const own = backend.variables.CONTENT_URL ?? ''
  // Another workers service knows its content by itself.
  if ((site.variables.WORKERS_URL ?? '') !== '') return []
  if (url !== own) {
    const text =
      "CONTENT_URL is not the site's: forms, comments and contest pictures would be checked by other content."
    return [fault(backend.name, text)]
  }
  return own === '' || (backend.variables.CONTENT_MANAGEMENT_URL ?? '') !== ''
    ? []
    : [
        warning(
          backend.name,
          'CONTENT_MANAGEMENT_URL is empty: approved comments and contest pictures are not published.',
        ),
      ]
}

/** An environment beside the live one is not for search engines. */
function searchEngines({ name, worker, variables }: Configuration): Finding[] {
  const unindexed = (variables.NOINDEX_HOSTS ?? '').split(',').map((each) => each.trim())
  const isStored = (host: string) =>
    unindexed.some((each) => host === each || (each.startsWith('.') && host.endsWith(each)))
  if (name === worker.name) return []
  return editions.flatMap(({ key }) =>
    (variables[variableOf('HOSTS', key)] ?? '')
      .split(',')
      .map((host) => host.trim())
      .filter((host) => host !== '' && !isStored(host))
      .map((host) => warning(name, `${host} is not in NOINDEX_HOSTS: search engines may keep its pages.`)),
  )
}

function assetSources({ name, variables }: Configuration): Finding[] {
  const isContentful = /\bcontentful\.com$/.test(hostOf(variables.CONTENT_URL ?? '') ?? '')
  return isContentful && (variables.ASSET_SOURCES ?? '') === ''
    ? [warning(name, 'ASSET_SOURCES is empty: pictures of the Contentful space are not served.')]
    : []
}

function plainUrls({ name, variables }: Configuration): Finding[] {
  return Object.entries(variables).flatMap(([variable, url]) => {
    if (!(variable.endsWith('_URL') || variable === 'MAP_TILES') || !url.startsWith('http:')) return []
    return [fault(name, `${variable} is not https: what it is sent could be read on the way.`)]
  })
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
        .map((each) => warning(name, `Without the secret ${each.name}: ${each.meaning}.`)),
      ...foreign.map((each) =>
        warning(name, `${each} is no secret of this worker: \`npx wrangler secret delete ${each} --name ${name}\`.`),
      ),
    ]
  })
}

export function fault(where: string, text: string): Finding {
  return { level: 'fault', where, text }
}

export function warning(where: string, text: string): Finding {
  return { level: 'warning', where, text }
}

/** For the terminal: faults first, one a line. */
export function reportOf(findings: readonly Finding[]): string {
  const lines = (level: Finding['level'], mark: string) =>
    findings.filter((each) => each.level === level).map(({ where, text }) => `${mark} ${where}: ${text}`)
  return [...lines('fault', '✗'), ...lines('warning', '!')].join('\n')
}
