import * as v from 'valibot'
import { AccountEmailSchema } from './email.ts'
import { isSeen, linePattern } from './form-fields.ts'
import { MarketIdSchema } from './lodging.ts'
import { isPhoneNumber, longestName, TypedText } from './typed-text.ts'

/** Targets of a login (specification, section 6). */
const loginTargets = ['guest', 'owner'] as const
export const LoginTargetSchema = v.picklist(loginTargets)
export type LoginTarget = v.InferOutput<typeof LoginTargetSchema>

/** User types (specification, section 3). */
export const userTypes = { oldInternal: 0, creditor: 1, customer: 2, internal: 3 } as const
const UserTypeSchema = v.picklist([0, 1, 2, 3])
export type UserType = v.InferOutput<typeof UserTypeSchema>

/** Name of a user's role (specification, section 9). */
export function roleLabel(type: UserType): 'House owner' | 'Default' {
  return type === userTypes.creditor ? 'House owner' : 'Default'
}

/** Format of a session's token. */
export const TokenSchema = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,2048}$/))

const UserSchema = v.object({
  id: v.pipe(v.number(), v.integer()),
  type: UserTypeSchema,
  email: v.string(),
  firstname: v.string(),
  lastname: v.string(),
  phone: v.optional(v.string(), ''),
  picture: v.optional(v.string(), ''),
})
export type User = v.InferOutput<typeof UserSchema>

/**
 * A session as the auth service returns it: the token is required; services that know less of the user leave the rest
 * out.
 */
const SessionDataSchema = v.object({
  token: TokenSchema,
  permissions: v.optional(v.array(v.string()), []),
  loginTarget: v.nullish(LoginTargetSchema),
  user: v.nullish(UserSchema, null),
  /**
   * What the account's owner can do without the agency: `export` the account's data, `delete` the account. A service
   * without these calls lists none, and the site's page says whom to write to.
   */
  capabilities: v.optional(v.array(v.string())),
})
export type SessionData = v.InferOutput<typeof SessionDataSchema>

/** Reply of /login/, /whoami/ and of a confirmed login. */
export const SessionReplySchema = v.object({ data: SessionDataSchema })

/** Reply of /login/ to a login that has to be confirmed by mail first. */
export const SentReplySchema = v.object({ data: v.object({ sent: v.literal('ok') }) })

/** Reply of /{target}/token-reset-password/. */
export const ResetReplySchema = v.object({
  data: v.union([SessionDataSchema, v.object({ error: v.string() })]),
})

/** Characters that a new password needs at least, the only rule (NIST SP 800-63B). */
export const shortestPassword = 10
export const longestPassword = 200

/** As typed: blanks in a password count. */
const PasswordSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(longestPassword))

/** Target of a mail's link, and the language of the mail. */
const MailedLinkSchema = v.object({
  lan: MarketIdSchema,
  /** URL of a page of the site; the token is appended. */
  url: v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//), v.maxLength(500)),
})
export type MailedLink = v.InferOutput<typeof MailedLinkSchema>

/**
 * Of every call that begins a session: on a shared device it ends soon. A service that does not know it may ignore it.
 */
const SharedSessionSchema = v.object({ shared: v.optional(v.literal(true)) })
export type SharedSession = v.InferOutput<typeof SharedSessionSchema>

/** Body of POST /login/ and /login/{guest|owner}/. With `confirm` nobody is logged in before a mail is answered. */
export const LoginRequestSchema = v.object({
  email: AccountEmailSchema,
  password: PasswordSchema,
  captcha: v.nullable(v.string()),
  confirm: v.optional(MailedLinkSchema),
  ...SharedSessionSchema.entries,
})
export type LoginRequest = v.InferOutput<typeof LoginRequestSchema>

/** Body of POST /confirm-login/. */
export const ConfirmLoginRequestSchema = v.object({ token: v.string(), ...SharedSessionSchema.entries })
export type ConfirmLoginRequest = v.InferOutput<typeof ConfirmLoginRequestSchema>

/** Body of POST /whoami/. */
export const WhoamiRequestSchema = v.object({ loginTarget: v.nullish(LoginTargetSchema) })

/** Body of POST /{target}/forgot-password/: the address, plus where the mail's link is to lead. */
export const ForgotRequestSchema = v.object({ email: AccountEmailSchema, ...MailedLinkSchema.entries })
export type ForgotRequest = v.InferOutput<typeof ForgotRequestSchema>

/** Body of POST /{target}/token-reset-password/. */
export const ResetRequestSchema = v.object({
  user_id: v.pipe(
    v.union([v.pipe(v.number(), v.integer(), v.minValue(1)), v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/))]),
    v.transform(Number),
  ),
  reset_token: v.string(),
  password: v.string(),
  password_confirm: v.string(),
  ...SharedSessionSchema.entries,
})
export type ResetRequest = v.InferInput<typeof ResetRequestSchema>

/** Why a password was not reset. */
const resetErrors = [
  'invalid_token',
  'password_mismatch',
  'password_too_short',
  'password_too_long',
  'password_common',
] as const
export type ResetError = (typeof resetErrors)[number]

export const UserMetasReplySchema = v.object({
  data: v.array(v.object({ metaKey: v.string(), metaValue: v.string() })),
})
export type UserMeta = v.InferOutput<typeof UserMetasReplySchema>['data'][number]

/** Keys of the user metas that are the account's postal address; the country is its ISO code. */
export const addressKeys = ['address', 'postalCode', 'city', 'country'] as const
export type AddressKey = (typeof addressKeys)[number]

const NameSchema = v.pipe(TypedText, v.minLength(1), v.check(isSeen), v.maxLength(longestName), v.regex(linePattern))
export const ProfileSchema = v.object({
  firstname: NameSchema,
  lastname: NameSchema,
  phone: v.pipe(
    TypedText,
    v.check((text) => text === '' || isPhoneNumber(text)),
  ),
})
export type Profile = v.InferOutput<typeof ProfileSchema>

export const PasswordChangeSchema = v.object({ password: PasswordSchema, new_password: v.string() })

/** The old login's cookie: all five fields or none (specification, sections 3 and 5). */
export const OldLoginSchema = v.object({
  id: v.union([v.pipe(v.string(), v.minLength(1)), v.pipe(v.number(), v.integer(), v.minValue(1))]),
  apiKey: TokenSchema,
  firstname: v.string(),
  lastname: v.string(),
  picture: v.string(),
})
export type OldLogin = v.InferOutput<typeof OldLoginSchema>

/** A person as /rest/v1/bs/creditors/ and /rest/v1/bs/customers/ list it. */
export const DirectoryEntrySchema = v.object({
  id: v.number(),
  type: UserTypeSchema,
  role: v.picklist(['House owner', 'Default']),
  email: v.string(),
  firstname: v.string(),
  lastname: v.string(),
  phone: v.string(),
  createdAt: v.string(),
})
export type DirectoryEntry = v.InferOutput<typeof DirectoryEntrySchema>

/** Reply of GET /api/session/: what scripts may know of who is logged in. */
export const SessionStateSchema = v.object({
  data: v.variant('loggedIn', [
    v.object({ loggedIn: v.literal(false) }),
    v.object({
      loggedIn: v.literal(true),
      target: v.nullable(LoginTargetSchema),
      /** First name; empty where the service has none. */
      name: v.string(),
      role: v.picklist(['House owner', 'Default']),
      /** Name → true. */
      permissions: v.record(v.string(), v.literal(true)),
    }),
  ]),
})
export type SessionState = v.InferOutput<typeof SessionStateSchema>['data']
