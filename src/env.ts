import * as v from 'valibot'
import { ConfigurationError, variableFault } from './contracts/configuration-error.ts'
import { secretFaults } from './contracts/secrets.ts'
import { serviceNames, servicePrefix, tellableServices } from './contracts/services.ts'
import { type VariableOf, variableOf, variablesOf } from './editions/names.ts'
import type { EditionKey } from './editions/table.ts'
import { byEdition } from './editions/table.ts'

const HostsSchema = v.pipe(
  v.string(),
  v.transform((list) =>
    list
      .split(',')
      .map((host) => host.trim())
      .filter(Boolean),
  ),
  v.minLength(1, 'each edition needs a host'),
)
const ServiceUrlSchema = v.union([v.literal(''), v.pipe(v.string(), v.url())])

const OriginSchema = v.optional(
  v.union([
    v.literal(''),
    v.pipe(
      v.string(),
      v.url(),
      v.transform((url) => new URL(url).origin),
    ),
  ]),
  '',
)
const SecretSchema = v.optional(v.string(), '')

const prefixes = serviceNames.map(servicePrefix)
const serviceUrls = v.entriesFromList(
  prefixes.map((prefix) => `${prefix}_URL` as const),
  ServiceUrlSchema,
)
const serviceKeys = v.entriesFromList(
  prefixes.map((prefix) => `${prefix}_KEY` as const),
  SecretSchema,
)

const VariablesSchema = v.object({
  ...variablesOf('HOSTS', () => HostsSchema),
  ...variablesOf('SITE', () => OriginSchema),
  SECURITY_CONTACT: v.optional(v.pipe(v.string(), v.regex(/^$|^(?:mailto:|https:\/\/)\S+$/)), ''),
  BRAND: v.pipe(v.string(), v.minLength(1)),
  ...serviceUrls,
  AUTH_URL: v.optional(ServiceUrlSchema, ''),
  ...serviceKeys,
  AUTH_OUTSIDE_PUBLIC_KEY: SecretSchema,
  AUTH_PUBLIC_KEY: SecretSchema,
  OWNER_CHAT_SCRIPT: v.optional(ServiceUrlSchema, ''),
  EMBED_HOSTS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:[\w.-]+(?::\d+)?(?:, *(?=\w)|$))*$/),
      v.transform((list) => list.split(',').flatMap((host) => host.trim() || [])),
    ),
    '',
  ),
  ASSET_SOURCES: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:[a-z\d-]+(?:\.[a-z\d-]+)+(?:\/[\w-]+)*(?:, *(?=\w)|$))*$/),
      v.transform((list) => list.split(',').flatMap((source) => source.trim() || [])),
    ),
    '',
  ),
  MAP_TILES: v.optional(
    v.union([v.literal(''), v.pipe(v.string(), v.url(), v.regex(/^https?:\/\/[^?#]+\.pmtiles$/))]),
    '',
  ),
  TELLING_SERVICES: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(',').flatMap((name) => name.trim() || [])),
      v.array(v.picklist(tellableServices)),
    ),
    '',
  ),
  SERVICE_KEY: SecretSchema,
  COOKIE_DOMAIN: v.string(),
  PURGE_SECRET: SecretSchema,
  QUOTE_SECRET: v.optional(v.pipe(v.string(), v.regex(/^$|^[^,]{16,}(,[^,]{16,})*$/)), ''),
  CONTENT_WEBHOOK_SECRET: SecretSchema,
  CONTENT_PREVIEW_KEY: SecretSchema,
  MANAGEMENT_TOKEN: SecretSchema,
  BACKUP_SECRET: SecretSchema,
  EDITOR_SECRET: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.minLength(16))]), ''),
  ACCESS_TEAM_DOMAIN: v.optional(v.pipe(v.string(), v.regex(/^$|^[a-z0-9-]+\.cloudflareaccess\.com$/)), ''),
  ACCESS_AUD: v.optional(v.string(), ''),
  NOINDEX_HOSTS: v.optional(v.string(), ''),
  TRAINING_BOTS: v.optional(v.picklist(['yes', 'no']), 'no'),
  MCP_URL: v.optional(ServiceUrlSchema, ''),
  CAPTCHA_URL: v.optional(v.pipe(v.string(), v.url()), 'https://challenges.cloudflare.com/turnstile/v0'),
  CAPTCHA_SITE_KEY: v.optional(v.string(), ''),
  CAPTCHA_SECRET: SecretSchema,
})
const ConfigurationSchema = v.pipe(
  VariablesSchema,
  v.check(
    ({ CAPTCHA_SITE_KEY, CAPTCHA_SECRET }) => CAPTCHA_SECRET === '' || CAPTCHA_SITE_KEY !== '',
    'CAPTCHA_SECRET is set without CAPTCHA_SITE_KEY',
  ),
)
export type Variables = v.InferOutput<typeof VariablesSchema>

/** Each edition's hosts, the main one first. */
export function hostsOf(variables: Pick<Variables, VariableOf<'HOSTS'>>): Record<EditionKey, readonly string[]> {
  return byEdition(({ key }) => variables[variableOf('HOSTS', key)])
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

/** @throws ConfigurationError with every variable that is missing or wrong: a bad deploy answers nothing */
export function parseVariables(env: object): Variables {
  const result = v.safeParse(ConfigurationSchema, env)
  if (!result.success) throw new ConfigurationError(result.issues.map(variableFault))
  const faults = secretFaults('marehalm', result.output, Object.values(hostsOf(result.output)).flat())
  if (faults.length > 0) throw new ConfigurationError(faults)
  return result.output
}
