import * as v from 'valibot'

/** Rules of variables. Each has a message for the operator that says what is needed, never the value. */

const hostname = '(?:[a-z\\d](?:[a-z\\d-]*[a-z\\d])?\\.)*[a-z\\d](?:[a-z\\d-]*[a-z\\d])?'
const hostPattern = new RegExp(`^(?:${hostname}|\\[[\\da-f:]+\\])$`)
const hostOrEndingPattern = new RegExp(`^\\.?${hostname}$`)

/** A URL that `fetch` accepts, without what it refuses (a name and password in it) or leaves out (#). */
export const WebUrlSchema = v.pipe(
  v.string(),
  v.check(isWebUrl, 'a URL that begins with https:// (or http://), without a user, a password and a # is needed'),
)

/** One that a path is appended to. */
export const BaseUrlSchema = v.pipe(
  WebUrlSchema,
  v.check((text) => !text.includes('?'), 'a URL without a query is needed: a path is appended to it'),
)

/** Answers the origin. */
export const OriginSchema = v.pipe(
  BaseUrlSchema,
  v.check(
    (text) => (URL.parse(text)?.pathname ?? '/') === '/',
    'an origin is needed, without a path: https://www.example.dk',
  ),
  v.transform((text) => URL.parse(text)?.origin ?? text),
)

export const HostsSchema = listOf(
  hostPattern,
  'hosts with commas are needed, without https:// and port: www.example.dk',
)

/** Hosts, or endings of hosts with their dot. */
export const HostEndingsSchema = listOf(
  hostOrEndingPattern,
  'hosts with commas are needed, or endings of hosts: .example.dk',
)

/** The domain of a cookie, which holds for the hosts that end in it. */
export const CookieDomainSchema = v.pipe(v.string(), v.regex(hostOrEndingPattern, 'a domain is needed: example.dk'))

/** A name that stands in a page's title, and in the header of a mail. */
export const NameSchema = v.pipe(
  v.string(),
  v.regex(/^(?=.*\S)\P{Cc}+$/u, 'a name in one line is needed'),
  v.maxLength(60, 'max'),
)

/** The host of a team's Cloudflare Access. */
export const AccessTeamSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z\d-]+\.cloudflareaccess\.com$/, 'a host is needed that ends in .cloudflareaccess.com'),
)

/** Both or none of the two have to be set. */
export function isAccessWhole(given: { ACCESS_TEAM_DOMAIN: string; ACCESS_AUD: string }): boolean {
  return (given.ACCESS_TEAM_DOMAIN === '') === (given.ACCESS_AUD === '')
}

export const accessNeedsBoth = 'ACCESS_TEAM_DOMAIN and ACCESS_AUD are set together, or neither'

/** A secret's own rules stand in secrets.ts. */
export const SecretSchema = v.optional(v.string(), '')

/** A whole number, of which the environment has the digits. */
export function numberOf(min: number, max: number) {
  return v.pipe(
    v.string(),
    v.check(
      (text) => /^\d{1,6}$/.test(text) && Number(text) >= min && Number(text) <= max,
      `a whole number from ${min} to ${max} is needed`,
    ),
    v.transform(Number),
  )
}

/** One of some words; the empty one is said as such. */
export function oneOf<const Words extends readonly string[]>(words: Words) {
  return v.picklist(words, `one of these is needed: ${words.map((word) => word || 'empty').join(', ')}`)
}

/** Where a variable may be missing or empty. */
export function orEmpty<Schema extends v.GenericSchema<string, unknown>>(schema: Schema) {
  // A union's own message says of types alone what is needed.
  return v.optional(
    v.union([v.literal(''), schema], ({ issues }) => issues?.at(-1)?.message ?? ''),
    '',
  )
}

function isWebUrl(text: string): boolean {
  const url = URL.parse(text)
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    `${url.username}${url.password}${url.hash}` === '' &&
    !/[\s#]/.test(text)
  )
}

function listOf(each: RegExp, needed: string) {
  return v.pipe(
    v.string(),
    v.transform((list) => list.split(',').flatMap((part) => part.trim() || [])),
    v.check((parts) => parts.every((part) => each.test(part)), needed),
  )
}
