import { serviceNames, servicePrefix } from './services.ts'

/** Workers that have secrets, by their names in wrangler.toml. */
export type WorkerName = 'marehalm' | 'marehalm-backend'

/** A secret of one or both workers. Deploy, the start-up check and the documentation are all made from the list below. */
export interface Secret {
  name: string
  workers: readonly WorkerName[]
  /** Its value in the wrangler.toml files, for local work only. */
  localValue: string
  /** Without it the worker does not start: always, never, or while a variable has a value (any, or that one). */
  requiredWhen: 'always' | 'never' | { variable: string; value?: string }
  /** Characters. */
  minLength: number
  /** Random text of the operator's own (`openssl rand -hex 32`), or what another party hands out. */
  source: 'generated' | 'given'
  /** Sent as a header: it must be a line of ASCII. */
  isHeader?: true
  /** May be a comma list, each member of that length. */
  isList?: true
  meaning: string
}

/** Beginning of values in wrangler.toml that must never be deployed. */
const localSecretPrefix = 'local-'

/** Minimum characters of a generated secret. */
const minGeneratedLength = 16

const site = ['marehalm'] as const
const backend = ['marehalm-backend'] as const
const both = ['marehalm', 'marehalm-backend'] as const
const generated = { requiredWhen: 'never', minLength: minGeneratedLength, source: 'generated' } as const
const given = { localValue: '', requiredWhen: 'never', minLength: 1, source: 'given' } as const
const header = { isHeader: true } as const

/** An outside service never sees a key of ours: each has its own. The back end too asks a space of the agency's own. */
const outsideKeys = serviceNames.map(servicePrefix).map(
  (prefix): Secret => ({
    name: `${prefix}_KEY`,
    workers: prefix === 'CONTENT' ? both : site,
    ...given,
    ...header,
    meaning: `the key of the service at \`${prefix}_URL\`; empty: it is sent none`,
  }),
)

export const secrets: readonly Secret[] = [
  {
    name: 'SERVICE_KEY',
    workers: both,
    localValue: 'local-service-key',
    ...generated,
    ...header,
    requiredWhen: 'always',
    meaning: 'what the site shows to the embedded back end, and to no other service',
  },
  {
    name: 'AUTH_PUBLIC_KEY',
    workers: both,
    localValue: 'local-auth-key',
    ...generated,
    ...header,
    requiredWhen: 'always',
    meaning: 'what the site shows to the embedded auth service beside it (`x-public-key`), and to no other',
  },
  ...outsideKeys,
  {
    name: 'AUTH_OUTSIDE_PUBLIC_KEY',
    workers: site,
    ...given,
    ...header,
    meaning: 'what the auth service at `AUTH_URL` is sent as `x-public-key`; empty: nothing',
  },
  {
    name: 'PURGE_SECRET',
    workers: site,
    localValue: 'local-purge-secret',
    ...generated,
    ...header,
    meaning: 'bearer secret of `/api/purge/`; empty: nobody may purge',
  },
  {
    name: 'QUOTE_SECRET',
    workers: site,
    localValue: 'local-quote-secret',
    ...generated,
    isList: true,
    meaning: 'signs prices that are shown for dates; several with commas, the first signs; empty: no price is signed',
  },
  {
    name: 'CONTENT_WEBHOOK_SECRET',
    workers: both,
    localValue: 'local-webhook-secret',
    ...generated,
    meaning: 'signs the content service’s webhook; empty: none is taken',
  },
  {
    name: 'CONTENT_PREVIEW_KEY',
    workers: both,
    localValue: 'local-content-preview-key',
    ...generated,
    ...header,
    meaning:
      'opens drafts at the content service, as bearer: Contentful’s preview key where `CONTENT_URL` is set; empty: there are no previews',
  },
  {
    name: 'EDITOR_SECRET',
    workers: site,
    localValue: 'local-editor-secret',
    ...generated,
    meaning: 'opens the editors’ console, and signs preview links; empty: only Cloudflare Access opens it',
  },
  {
    name: 'BACKUP_SECRET',
    workers: both,
    localValue: 'local-backup-secret',
    ...generated,
    ...header,
    meaning:
      'bearer secret of what `npm run backup` and `npm run restore` ask: everything that is kept; empty: nothing is handed out',
  },
  {
    name: 'CAPTCHA_SECRET',
    workers: site,
    ...given,
    requiredWhen: { variable: 'CAPTCHA_SITE_KEY' },
    meaning: 'belongs to `CAPTCHA_SITE_KEY`; one without the other is refused',
  },
  {
    name: 'MANAGEMENT_TOKEN',
    workers: both,
    localValue: 'local-management-token',
    ...generated,
    ...header,
    meaning:
      'bearer token of `/management/`, which the editors’ console shows too; empty: nobody changes content, and the console has no inbox and no bookings',
  },
  {
    name: 'CONTENT_MANAGEMENT_KEY',
    workers: backend,
    ...given,
    ...header,
    requiredWhen: { variable: 'CONTENT_MANAGEMENT_URL' },
    meaning: 'the management token of the space at `CONTENT_MANAGEMENT_URL`, as bearer',
  },
  {
    name: 'MAIL_READER_SECRET',
    workers: backend,
    localValue: 'local-mail-reader-secret',
    ...generated,
    meaning: 'password of `/mail/`, where mails that were sent are read; empty: nobody reads them',
  },
  {
    name: 'BOOKING_LINK_SECRET',
    workers: backend,
    localValue: 'local-booking-link-secret',
    ...generated,
    isList: true,
    meaning:
      'signs the link to a booking in its confirmation; several with commas, the first signs; empty: mails carry none, and none opens anything',
  },
  {
    name: 'MAIL_KEY',
    workers: backend,
    ...given,
    ...header,
    requiredWhen: { variable: 'MAIL_PROVIDER', value: 'http' },
    meaning: 'bearer key of the mail provider at `MAIL_URL`',
  },
  {
    name: 'SEARCH_PUSH_KEY',
    workers: backend,
    ...given,
    ...header,
    meaning: 'the key by which the search engine at `SEARCH_URL` is told of what changes; empty: it is not told',
  },
]

type Values = Readonly<Record<string, unknown>>

/** Whether this configuration requires the secret. */
export function isRequired({ requiredWhen }: Secret, variables: Values): boolean {
  if (typeof requiredWhen === 'string') return requiredWhen === 'always'
  const value = variables[requiredWhen.variable] ?? ''
  return requiredWhen.value === undefined ? value !== '' : value === requiredWhen.value
}

/** The fault in a secret's value outside of a developer's machine; null for none. */
export function valueFault(secret: Secret, value: string): string | null {
  const { name, minLength, isList } = secret
  const parts = isList ? value.split(',') : [value]
  if (value.split(',').some((each) => each.trim().startsWith(localSecretPrefix))) {
    return `${name} has the value for local work`
  }
  if (parts.some((part) => part.length < minLength)) {
    return `${name} needs at least ${minLength} characters${isList ? ' in each part' : ''}`
  }
  return formFault(secret, value)
}

/** The fault in a secret's value everywhere. */
function formFault({ name, isHeader }: Secret, value: string): string | null {
  if (value.trim() !== value) return `${name} has a space or a line break at its beginning or end`
  return isHeader && !/^[\x20-\x7e]*$/.test(value)
    ? `${name} has characters that no header can carry: ASCII in one line is needed`
    : null
}

/**
 * Why a worker must not serve with these variables, each fault with the name of the variable and never its value. While
 * all hosts are local the values for local work are right, and short ones too.
 */
export function secretFaults(worker: WorkerName, variables: Values, hostnames: readonly string[]): string[] {
  const isLocal = hostnames.every(isLocalHost)
  return secrets
    .filter(({ workers }) => workers.includes(worker))
    .flatMap((secret) => {
      const value = String(variables[secret.name] ?? '')
      if (value === '') return isRequired(secret, variables) ? [`${secret.name} is not set`] : []
      return (isLocal ? formFault(secret, value) : valueFault(secret, value)) ?? []
    })
}

/** Whether a hostname, as a URL has it, is one of the machine itself and of no other. */
export function isLocalHost(hostname: string): boolean {
  return /^(?:localhost|(?:[a-z0-9-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname)
}
