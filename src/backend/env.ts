import * as v from 'valibot'
import { ConfigurationError, variableFault } from '../contracts/configuration-error.ts'
import { EmailSchema } from '../contracts/email.ts'
import { isLocalHost, secretFaults } from '../contracts/secrets.ts'
import {
  AccessTeamSchema,
  accessNeedsBoth,
  BaseUrlSchema,
  isAccessWhole,
  NameSchema,
  numberOf,
  OriginSchema,
  oneOf,
  orEmpty,
  SecretSchema,
  WebUrlSchema,
} from '../contracts/variable-rules.ts'
import { removeTrailingSlash } from '../domain/slashes.ts'
import { type VariableOf, variableOf, variablesOf } from '../editions/names.ts'
import { byEdition } from '../editions/table.ts'
import type { MailSettings, OfficeMailSettings } from './mail/mail-settings.ts'
import type { WeatherSettings } from './weather/weather-source.ts'

/** What the worker is bound to (wrangler.toml). */
export interface Env extends Record<VariableOf<'SITE'>, string> {
  DB: D1Database
  MEDIA: R2Bucket
  IMAGES: ImagesBinding
  SERVICE_KEY: string
  AUTH_PUBLIC_KEY: string
  DELAY_MS: string
  HOLD_SECONDS: string
  CONTENT_PREVIEW_KEY: string
  MANAGEMENT_TOKEN: string
  MAIL_READER_SECRET: string
  BACKUP_SECRET: string
  BOOKING_LINK_SECRET: string
  ACCESS_TEAM_DOMAIN: string
  ACCESS_AUD: string
  CONTENT_WEBHOOK_URL: string
  CONTENT_WEBHOOK_SECRET: string
  CONTENT_URL: string
  CONTENT_KEY: string
  CONTENT_MANAGEMENT_URL: string
  CONTENT_MANAGEMENT_KEY: string
  BRAND: string
  MAIL_PROVIDER: string
  MAIL_FROM: string
  OFFICE_MAIL: string
  OFFICE_MAIL_TO: string
  MAIL_URL: string
  MAIL_KEY: string
  MAIL_KEY_HOURS: string
  WEATHER_SOURCE_URL: string
  WEATHER_AGENT: string
  SEARCH_URL: string
  SEARCH_PUSH_KEY: string
  EMAIL?: SendEmail
  SEARCH_FEED?: DurableObjectNamespace
}

/** Without these the worker serves nothing; `npm run doctor` looks for them in wrangler.toml. */
export const requiredBindings = ['DB', 'MEDIA', 'IMAGES'] as const satisfies readonly (keyof Env)[]

const AddressSchema = v.pipe(
  v.string(),
  v.check((text) => v.is(EmailSchema, text), 'a mail address is needed'),
  EmailSchema,
)

const VariablesSchema = v.object({
  ...variablesOf('SITE', (key) => v.optional(OriginSchema, `http://${key}.localhost:8787`)),
  SERVICE_KEY: SecretSchema,
  AUTH_PUBLIC_KEY: SecretSchema,
  DELAY_MS: v.optional(numberOf(0, 99_999), '0'),
  HOLD_SECONDS: v.optional(numberOf(1, 99_999), '900'),
  CONTENT_PREVIEW_KEY: SecretSchema,
  MANAGEMENT_TOKEN: SecretSchema,
  MAIL_READER_SECRET: SecretSchema,
  BACKUP_SECRET: SecretSchema,
  BOOKING_LINK_SECRET: SecretSchema,
  ACCESS_TEAM_DOMAIN: orEmpty(AccessTeamSchema),
  ACCESS_AUD: v.optional(v.string(), ''),
  CONTENT_WEBHOOK_URL: orEmpty(WebUrlSchema),
  CONTENT_WEBHOOK_SECRET: SecretSchema,
  CONTENT_URL: orEmpty(WebUrlSchema),
  CONTENT_KEY: SecretSchema,
  CONTENT_MANAGEMENT_URL: orEmpty(BaseUrlSchema),
  CONTENT_MANAGEMENT_KEY: SecretSchema,
  BRAND: v.optional(NameSchema, 'Marehalm'),
  MAIL_PROVIDER: v.optional(oneOf(['', 'cloudflare', 'http']), ''),
  MAIL_FROM: v.optional(AddressSchema, 'booking@marehalm.example'),
  OFFICE_MAIL: v.optional(oneOf(['at-once', 'daily', 'none']), 'at-once'),
  OFFICE_MAIL_TO: orEmpty(AddressSchema),
  MAIL_URL: orEmpty(WebUrlSchema),
  MAIL_KEY: SecretSchema,
  MAIL_KEY_HOURS: v.optional(numberOf(0, 9_999), '24'),
  WEATHER_SOURCE_URL: orEmpty(WebUrlSchema),
  // Names a mail address or a site, so that the weather service can reach a client that sends too many requests.
  WEATHER_AGENT: orEmpty(
    v.pipe(
      v.string(),
      v.regex(/^(?=.*[@.])[\x20-\x7e]{6,200}$/, 'a mail address or a site in 6 to 200 characters of ASCII is needed'),
    ),
  ),
  SEARCH_URL: orEmpty(BaseUrlSchema),
  SEARCH_PUSH_KEY: SecretSchema,
})

export interface Variables {
  serviceKey: string
  /** What callers of the auth service send beside it. */
  authPublicKey: string
  /** How long every reply is held back. */
  delayMs: number
  /** How long a guest who books holds the house. */
  holdSeconds: number
  /** What opens drafts in the content service; empty: nothing does. */
  contentPreviewKey: string
  /** Token of editors' programs; empty: content can't be changed. */
  managementToken: string
  /** Secret for /mail/ on other than local machines; empty: it is closed. */
  mailReaderSecret: string
  /** What an operator's backup shows; empty: nothing is handed out. */
  backupSecret: string
  /** Signs the link to a booking in its confirmation; empty: mails carry none. */
  bookingLinkSecret: string
  /** Cloudflare Access before /mail/; null: not configured. */
  access: { teamDomain: string; audience: string } | null
  /** Whether the editions' sites are this machine's own. */
  isLocal: boolean
  /** The webhook's receiver of changed content; an empty URL: none. */
  webhook: { url: string; secret: string }
  /** The content of the agency's own that the site shows; null: the embedded. */
  space: ContentSpace | null
  mail: MailSettings
  officeMail: OfficeMailSettings
  weather: WeatherSettings
  /** The search engine that receives changes; null: the search is the embedded one, or is fed from elsewhere. */
  fedEngine: FedEngine | null
}

/** Of its wrangler.toml; `npm run doctor` names others, which nobody reads. */
export const variableNames: readonly string[] = Object.keys(VariablesSchema.entries)

/** @throws ConfigurationError with the names of the variables that are missing or wrong */
export function readVariables(env: Env): Variables {
  const parsed = v.safeParse(VariablesSchema, env)
  if (!parsed.success) throw new ConfigurationError(parsed.issues.map(variableFault))
  const { SERVICE_KEY, AUTH_PUBLIC_KEY, DELAY_MS, CONTENT_WEBHOOK_URL, CONTENT_WEBHOOK_SECRET } = parsed.output
  const hostnames = Object.values(sitesOf(parsed.output)).map((site) => new URL(site).hostname)
  const faults = secretFaults('marehalm-backend', parsed.output, hostnames)
  if (faults.length > 0) throw new ConfigurationError(faults)
  return {
    serviceKey: SERVICE_KEY,
    authPublicKey: AUTH_PUBLIC_KEY,
    delayMs: DELAY_MS,
    holdSeconds: parsed.output.HOLD_SECONDS,
    contentPreviewKey: parsed.output.CONTENT_PREVIEW_KEY,
    managementToken: parsed.output.MANAGEMENT_TOKEN,
    mailReaderSecret: parsed.output.MAIL_READER_SECRET,
    backupSecret: parsed.output.BACKUP_SECRET,
    bookingLinkSecret: parsed.output.BOOKING_LINK_SECRET,
    access: accessSettings(parsed.output),
    isLocal: hostnames.every(isLocalHost),
    webhook: { url: CONTENT_WEBHOOK_URL, secret: CONTENT_WEBHOOK_SECRET },
    space: contentSpace(parsed.output),
    mail: mailSettings(parsed.output),
    officeMail: { when: parsed.output.OFFICE_MAIL, to: parsed.output.OFFICE_MAIL_TO },
    weather: weatherSettings(parsed.output),
    fedEngine: fedEngineOf(parsed.output),
  }
}

function accessSettings(given: v.InferOutput<typeof VariablesSchema>): Variables['access'] {
  const { ACCESS_TEAM_DOMAIN: teamDomain, ACCESS_AUD: audience } = given
  if (!isAccessWhole(given)) throw new ConfigurationError([accessNeedsBoth])
  return teamDomain === '' ? null : { teamDomain, audience }
}

function contentSpace(given: v.InferOutput<typeof VariablesSchema>): ContentSpace | null {
  const { CONTENT_URL: url, CONTENT_KEY: key, CONTENT_MANAGEMENT_URL: managementUrl } = given
  if (url === '' && managementUrl !== '')
    throw new ConfigurationError(['CONTENT_MANAGEMENT_URL is set: CONTENT_URL has to be set too'])
  if (url === '') return null
  const management = { url: removeTrailingSlash(managementUrl), key: given.CONTENT_MANAGEMENT_KEY }
  return { url, key, management: managementUrl === '' ? null : management }
}

function sitesOf(given: Pick<v.InferOutput<typeof VariablesSchema>, VariableOf<'SITE'>>) {
  return byEdition(({ key }) => given[variableOf('SITE', key)])
}

function mailSettings(given: v.InferOutput<typeof VariablesSchema>): MailSettings {
  const { BRAND, MAIL_FROM, BOOKING_LINK_SECRET } = given
  return {
    ...{ brand: BRAND, sites: sitesOf(given), from: MAIL_FROM, provider: mailProvider(given) },
    bookingLinkSecret: BOOKING_LINK_SECRET,
  }
}

function mailProvider(given: v.InferOutput<typeof VariablesSchema>): MailSettings['provider'] {
  const { MAIL_PROVIDER, MAIL_URL, MAIL_KEY, MAIL_KEY_HOURS } = given
  if (MAIL_PROVIDER === '') return { kind: 'none' }
  if (MAIL_PROVIDER === 'cloudflare') return { kind: 'cloudflare' }
  if (MAIL_URL === '') throw new ConfigurationError(['MAIL_PROVIDER is http: MAIL_URL has to be set'])
  return { kind: 'http', url: MAIL_URL, key: MAIL_KEY, keyMilliseconds: MAIL_KEY_HOURS * 60 * 60 * 1000 }
}

function fedEngineOf({
  SEARCH_URL: url,
  SEARCH_PUSH_KEY: key,
}: v.InferOutput<typeof VariablesSchema>): FedEngine | null {
  return url === '' || key === '' ? null : { url: removeTrailingSlash(url), key }
}

function weatherSettings({
  WEATHER_SOURCE_URL: url,
  WEATHER_AGENT: agent,
}: v.InferOutput<typeof VariablesSchema>): WeatherSettings {
  if ((url === '') !== (agent === ''))
    throw new ConfigurationError(['WEATHER_SOURCE_URL and WEATHER_AGENT are set together, or neither'])
  return url === '' ? null : { url, agent }
}

/** A search engine that receives changes, and its key with write access. */
export interface FedEngine {
  url: string
  key: string
}

/** A Contentful space, or what answers as it does. */
interface ContentSpace {
  /** The GraphQL endpoint itself, and its key as bearer; empty: none. */
  url: string
  key: string
  /** Where entries are written: the URL of the space's environment; null: nowhere. */
  management: SpaceManagement | null
}

export interface SpaceManagement {
  url: string
  key: string
}
