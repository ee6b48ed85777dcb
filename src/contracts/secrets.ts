import { serviceNames, servicePrefix } from './services.ts'

/** Workers that have secrets, by their names in wrangler.toml. */
export type WorkerName = 'marehalm' | 'marehalm-backend'

/**
 * A secret of one or both workers. Deploy, the start-up check and the documentation are all made from the list below;
 * secret-meanings.ts says what each is for.
 */
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
  },
  {
    name: 'AUTH_PUBLIC_KEY',
    workers: both,
    localValue: 'local-auth-key',
    ...generated,
    ...header,
    requiredWhen: 'always',
  },
  ...outsideKeys,
  {
    name: 'AUTH_OUTSIDE_PUBLIC_KEY',
    workers: site,
    ...given,
    ...header,
  },
  {
    name: 'PURGE_SECRET',
    workers: site,
    localValue: 'local-purge-secret',
    ...generated,
    ...header,
  },
  {
    name: 'QUOTE_SECRET',
    workers: site,
    localValue: 'local-quote-secret',
    ...generated,
    isList: true,
  },
  {
    name: 'CONTENT_WEBHOOK_SECRET',
    workers: both,
    localValue: 'local-webhook-secret',
    ...generated,
  },
  {
    name: 'CONTENT_PREVIEW_KEY',
    workers: both,
    localValue: 'local-content-preview-key',
    ...generated,
    ...header,
  },
  {
    name: 'EDITOR_SECRET',
    workers: site,
    localValue: 'local-editor-secret',
    ...generated,
  },
  {
    name: 'BACKUP_SECRET',
    workers: both,
    localValue: 'local-backup-secret',
    ...generated,
    ...header,
  },
  {
    name: 'CAPTCHA_SECRET',
    workers: site,
    ...given,
    requiredWhen: { variable: 'CAPTCHA_SITE_KEY' },
  },
  {
    name: 'MANAGEMENT_TOKEN',
    workers: both,
    localValue: 'local-management-token',
    ...generated,
    ...header,
  },
  {
    name: 'CONTENT_MANAGEMENT_KEY',
    workers: backend,
    ...given,
    ...header,
    requiredWhen: { variable: 'CONTENT_MANAGEMENT_URL' },
  },
  {
    name: 'MAIL_READER_SECRET',
    workers: backend,
    localValue: 'local-mail-reader-secret',
    ...generated,
  },
  {
    name: 'BOOKING_LINK_SECRET',
    workers: backend,
    localValue: 'local-booking-link-secret',
    ...generated,
    isList: true,
  },
  {
    name: 'MAIL_KEY',
    workers: backend,
    ...given,
    ...header,
    requiredWhen: { variable: 'MAIL_PROVIDER', value: 'http' },
  },
  {
    name: 'SEARCH_PUSH_KEY',
    workers: backend,
    ...given,
    ...header,
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
