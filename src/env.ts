import * as v from 'valibot'
import { ConfigurationError, variableFault } from './contracts/configuration-error.ts'
import { isLocalHost, secretFaults } from './contracts/secrets.ts'
import { serviceNames, servicePrefix, servicesThatNotify } from './contracts/services.ts'
import {
  AccessTeamSchema,
  accessNeedsBoth,
  BaseUrlSchema,
  CookieDomainSchema,
  HostEndingsSchema,
  HostsSchema,
  isAccessWhole,
  NameSchema,
  numberOf,
  OriginSchema,
  oneOf,
  orEmpty,
  SecretSchema,
  WebUrlSchema,
} from './contracts/variable-rules.ts'
import { type VariableOf, variableOf, variablesOf } from './editions/names.ts'
import type { EditionKey } from './editions/table.ts'
import { byEdition } from './editions/table.ts'
import { pageDeadline } from './services/deadline.ts'

const prefixes = serviceNames.map(servicePrefix)
const serviceUrls = v.entriesFromList(
  prefixes.map((prefix) => `${prefix}_URL` as const),
  orEmpty(BaseUrlSchema),
)
const serviceKeys = v.entriesFromList(
  prefixes.map((prefix) => `${prefix}_KEY` as const),
  SecretSchema,
)

const VariablesSchema = v.object({
  ...variablesOf('HOSTS', () => v.pipe(HostsSchema, v.minLength(1, 'each edition needs a host'))),
  ...variablesOf('SITE', () => orEmpty(OriginSchema)),
  SECURITY_CONTACT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^$|^(?:mailto:|https:\/\/)\S+$/, 'a URL that begins with mailto: or https:// is needed'),
    ),
    '',
  ),
  BRAND: NameSchema,
  ...serviceUrls,
  ...serviceKeys,
  AUTH_OUTSIDE_PUBLIC_KEY: SecretSchema,
  AUTH_PUBLIC_KEY: SecretSchema,
  OWNER_CHAT_SCRIPT: orEmpty(WebUrlSchema),
  EMBED_HOSTS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:[\w.-]+(?::\d+)?(?:, *(?=\w)|$))*$/, 'hosts with commas are needed'),
      v.transform((list) => list.split(',').flatMap((host) => host.trim() || [])),
    ),
    '',
  ),
  ASSET_SOURCES: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(?:[a-z\d-]+(?:\.[a-z\d-]+)+(?:\/[\w-]+)*(?:, *(?=\w)|$))*$/,
        'hosts with commas are needed, each with a path or without: images.ctfassets.net/space',
      ),
      v.transform((list) => list.split(',').flatMap((source) => source.trim() || [])),
    ),
    '',
  ),
  MAP_TILES: orEmpty(
    v.pipe(BaseUrlSchema, v.endsWith('.pmtiles', 'the URL of an archive is needed, which ends in .pmtiles')),
  ),
  PAGE_DEADLINE_MS: v.optional(numberOf(200, 30_000), String(pageDeadline)),
  TELLING_SERVICES: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(',').flatMap((name) => name.trim() || [])),
      v.array(oneOf(servicesThatNotify)),
    ),
    '',
  ),
  SERVICE_KEY: SecretSchema,
  COOKIE_DOMAIN: orEmpty(CookieDomainSchema),
  PURGE_SECRET: SecretSchema,
  QUOTE_SECRET: SecretSchema,
  CONTENT_WEBHOOK_SECRET: SecretSchema,
  CONTENT_PREVIEW_KEY: SecretSchema,
  MANAGEMENT_TOKEN: SecretSchema,
  BACKUP_SECRET: SecretSchema,
  EDITOR_SECRET: SecretSchema,
  ACCESS_TEAM_DOMAIN: orEmpty(AccessTeamSchema),
  ACCESS_AUD: v.optional(v.string(), ''),
  NOINDEX_HOSTS: v.optional(HostEndingsSchema, ''),
  TRAINING_BOTS: v.optional(oneOf(['yes', 'no']), 'no'),
  MCP_URL: orEmpty(WebUrlSchema),
  CAPTCHA_URL: v.optional(BaseUrlSchema, 'https://challenges.cloudflare.com/turnstile/v0'),
  CAPTCHA_SITE_KEY: v.optional(v.string(), ''),
  CAPTCHA_SECRET: SecretSchema,
})
const ConfigurationSchema = v.pipe(
  VariablesSchema,
  v.check(
    ({ CAPTCHA_SITE_KEY, CAPTCHA_SECRET }) => CAPTCHA_SECRET === '' || CAPTCHA_SITE_KEY !== '',
    'CAPTCHA_SECRET is set without CAPTCHA_SITE_KEY',
  ),
  v.check((given) => isAccessWhole(given), accessNeedsBoth),
  v.check(
    (variables) => new Set(allHosts(variables)).size === allHosts(variables).length,
    'HOSTS_…: a host is named twice, and belongs to one edition',
  ),
  v.check(
    (variables) =>
      allHosts(variables).every((host) =>
        `.${host}`.endsWith(variables.COOKIE_DOMAIN && `.${variables.COOKIE_DOMAIN.replace(/^\./, '')}`),
      ),
    'COOKIE_DOMAIN: every host of HOSTS_… has to end in it, or browsers keep no cookie there',
  ),
)
export type Variables = v.InferOutput<typeof VariablesSchema>

/** Each edition's hosts, the main one first. */
export function hostsOf(variables: Pick<Variables, VariableOf<'HOSTS'>>): Record<EditionKey, readonly string[]> {
  return byEdition(({ key }) => variables[variableOf('HOSTS', key)])
}

function allHosts(variables: Pick<Variables, VariableOf<'HOSTS'>>): string[] {
  return Object.values(hostsOf(variables)).flat()
}

type OriginVariables = Pick<Variables, VariableOf<'HOSTS' | 'SITE'>>

/**
 * Each edition's origin, for links, canonical URLs, mails and redirects: the configured one, else https and the main
 * host. While that host is this machine's own and nothing is configured, the request's port is taken; nothing else of a
 * request is.
 */
export function siteOrigins(variables: OriginVariables, requestUrl: URL): Record<EditionKey, string> {
  const originOf = (configured: string, [mainHost = 'localhost']: readonly string[]) => {
    if (configured !== '') return configured
    if (!isLocalHost(mainHost)) return `https://${mainHost}`
    return `${requestUrl.protocol}//${mainHost}${requestUrl.port ? `:${requestUrl.port}` : ''}`
  }
  const hosts = hostsOf(variables)
  return byEdition(({ key }) => originOf(variables[variableOf('SITE', key)], hosts[key]))
}

/** The worker's bindings as wrangler.toml declares them; its variables still unparsed. */
export interface Bindings {
  ASSETS: Fetcher
  BACKEND: Fetcher
  ROUTES: KVNamespace
  DRAFTS: DurableObjectNamespace
  CACHE: KVNamespace
  PURGES: DurableObjectNamespace
  SEEN: DurableObjectNamespace
  CHANGES: DurableObjectNamespace
  SHORTLISTS: DurableObjectNamespace
  ARCHIVE: R2Bucket
  SECRET_LIMIT?: RateLimit
  FORM_LIMIT?: RateLimit
  QUERY_LIMIT?: RateLimit
  TELEMETRY_LIMIT?: RateLimit
  UNPROVEN_LIMIT?: RateLimit
}

/** Without these the worker serves nothing; `npm run doctor` looks for them in wrangler.toml. */
export const requiredBindings = [
  'ASSETS',
  'BACKEND',
  'ROUTES',
  'CACHE',
  'ARCHIVE',
  'DRAFTS',
  'PURGES',
  'SEEN',
  'CHANGES',
  'SHORTLISTS',
] as const satisfies readonly (keyof Bindings)[]

/** Variables that are read; `npm run doctor` names others in wrangler.toml. */
export const variableNames: readonly string[] = Object.keys(VariablesSchema.entries)

/** @throws ConfigurationError with every variable that is missing or wrong: a bad deploy answers nothing */
export function parseVariables(env: object): Variables {
  const result = v.safeParse(ConfigurationSchema, env)
  if (!result.success) throw new ConfigurationError(result.issues.map(variableFault))
  const faults = secretFaults('marehalm', result.output, allHosts(result.output))
  if (faults.length > 0) throw new ConfigurationError(faults)
  return result.output
}
