import * as v from 'valibot'
import {
  type AccountData,
  AccountDataReplySchema,
  type AccountDeletion,
  DeletedReplySchema,
} from '../contracts/account-data.ts'
import { errorTexts } from '../contracts/error-texts.ts'
import {
  type BookingLink,
  linkAuthorization,
  type MyBooking,
  type MyBookingDetails,
  MyBookingReplySchema,
  MyBookingsReplySchema,
} from '../contracts/my-bookings.ts'
import {
  type LoginRequest,
  type LoginTarget,
  LoginTargetSchema,
  type MailedLink,
  type Profile,
  ResetReplySchema,
  type ResetRequest,
  SentReplySchema,
  type SessionData,
  SessionReplySchema,
  type SharedSession,
  type UserMeta,
  UserMetasReplySchema,
} from '../contracts/session.ts'
import type { MarketId } from '../editions/table.ts'
import { type CancelOutcome, readCancelOutcome } from './cancel-outcome.ts'
import { parseReply, ServiceError } from './service-error.ts'
import { type Call, callService, type ServiceEndpoint, visitorHeaders } from './transport.ts'

/** A password that was refused, with the service's code for the reason. */
export class ResetRefused extends Error {
  readonly reason: string

  constructor(reason: string) {
    super('The password was not set')
    this.name = 'ResetRefused'
    this.reason = reason
  }
}

/** Access to a booking: its account's session, or the link of its mail. */
export type BookingAccess = { token: string } | { link: BookingLink }

/**
 * The auth service (specification, sections 5 to 8). A refusal rejects with a ServiceError that has the whole reply as
 * `body`, and its status.
 */
export interface AuthService {
  /**
   * @param target null: the plain login
   * @param request with `confirm`, for a login without a captcha's proof, the service mails a link and answers 'sent'
   * @throws ServiceError with the whole response where it carries no token
   */
  login(target: LoginTarget | null, request: LoginRequest): Promise<SessionData | 'sent'>
  /** The login that a mailed token confirms. */
  confirmLogin(token: string, options?: SharedSession): Promise<SessionData>
  /** The session as it is now; its token may be another. A ServiceError of status 401 says that it has ended. */
  whoami(token: string, loginTarget?: LoginTarget): Promise<SessionData>
  /** Ends the session at the service. */
  logout(token: string): Promise<void>
  /** @throws Error 'Unsupported target', ServiceError for any reply but data.sent 'ok', which is logged as a warning */
  forgotPassword(target: string, request: MailedLink & { email: string }): Promise<void>
  /** @throws ResetRefused with the service's data.error; ServiceError of status 0 for a reply that is neither */
  resetPassword(target: LoginTarget | null, request: ResetRequest): Promise<SessionData>
  /** @param token of the session; null rejects with 'Not logged in' */
  userMetas(token: string | null, keys: readonly string[]): Promise<UserMeta[]>
  /** The latest arrival first, titles in that market's language. */
  bookings(token: string, lan: MarketId): Promise<MyBooking[]>
  /** Null where it is not one of the account's. A ServiceError of status 401 says that the access has ended. */
  booking(access: BookingAccess, lan: MarketId, number: string): Promise<MyBookingDetails | null>
  /** Cancels by the booking's terms. @param fee what the guest was shown: øre or cents */
  cancelBooking(access: BookingAccess, number: string, fee: number): Promise<CancelOutcome>
  changeProfile(token: string, profile: Profile): Promise<SessionData>
  /** @throws ResetRefused, also with 'wrong_password' */
  changePassword(token: string, passwords: { password: string; new_password: string }): Promise<SessionData>
  /** Everything that is stored of the account. Only where its capabilities have `export`. */
  accountData(token: string, lan: MarketId): Promise<AccountData>
  /**
   * Deletes the account, where its capabilities have `delete`. The same call once more succeeds too.
   * @returns false: the password is not the account's
   */
  deleteAccount(token: string, deletion: AccountDeletion): Promise<boolean>
}

export interface AuthOptions extends Pick<Call, 'deadline' | 'timed' | 'trace' | 'visitor' | 'onRetryAfter'> {
  /** The auth service's own key, beside the one of every service; empty: none is sent. */
  publicKey: string
}

/** Milliseconds for calls that change something: a login derives a key. Reads have the page's deadline. */
const timeout = 6_000

export function createAuthService(endpoint: ServiceEndpoint, options: AuthOptions): AuthService {
  const { publicKey, deadline, ...calls } = options

  function callAuth(path: string, sent: Sent): Promise<unknown> {
    return call(path, sent, { deadline })
  }

  function send(path: string, sent: Sent): Promise<unknown> {
    return call(path, sent, { timeout })
  }

  function call(
    path: string,
    { token, link, body, operation }: Sent,
    time: Pick<Call, 'deadline' | 'timeout'>,
  ): Promise<unknown> {
    return callService(endpoint, {
      path,
      ...(operation !== undefined && { operation }),
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(publicKey !== '' && { 'x-public-key': publicKey }),
        ...visitorHeaders(calls),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(link !== undefined && { authorization: linkAuthorization(link) }),
      },
      body,
      ...time,
      ...calls,
    })
  }

  return {
    async login(target, request) {
      const body = await send(target ? `/login/${target}/` : '/login/', { body: request })
      return request.confirm && v.is(SentReplySchema, body) ? 'sent' : sessionOf(body)
    },
    async confirmLogin(token, options) {
      return sessionOf(await send('/confirm-login/', { body: { token, ...options } }))
    },
    async whoami(token, loginTarget) {
      return sessionOf(await callAuth('/whoami/', { token, body: loginTarget ? { loginTarget } : {} }))
    },
    async logout(token) {
      await send('/logout/', { token, body: {} })
    },
    async forgotPassword(target, request) {
      if (!v.is(LoginTargetSchema, target)) throw new Error(errorTexts.unsupportedTarget)
      const body = await send(`/${target}/forgot-password/`, { body: request })
      if (v.is(SentReplySchema, body)) return
      console.warn(JSON.stringify({ level: 'warning', service: 'auth', message: 'No mail was said to be sent' }))
      throw rejected(body)
    },
    async resetPassword(target, request) {
      return changedOf(await send(`${target ? `/${target}` : ''}/token-reset-password/`, { body: request }))
    },
    async userMetas(token, keys) {
      if (token === null) throw new Error(errorTexts.notLoggedIn)
      const path = `/rest/v1/entities/user_metas/?metaKey_in=${keys.map(encodeURIComponent).join(',')}`
      return parseReply('auth', UserMetasReplySchema, await callAuth(path, { token })).data
    },
    async bookings(token, lan) {
      const body = await callAuth(`/rest/v1/entities/bookings/?lan=${lan}`, { token })
      return parseReply('auth', MyBookingsReplySchema, body).data
    },
    async booking(access, lan, number) {
      try {
        const path = `/rest/v1/entities/bookings/${encodeURIComponent(number)}/?lan=${lan}`
        return parseReply('auth', MyBookingReplySchema, await callAuth(path, { ...access, operation: 'booking' })).data
      } catch (error) {
        if (error instanceof ServiceError && error.status === 404) return null
        throw error
      }
    },
    cancelBooking(access, number, fee) {
      const path = `/rest/v1/entities/bookings/${encodeURIComponent(number)}/cancel/`
      const body = { expectedFee: fee / 100 }
      return readCancelOutcome('auth', send(path, { ...access, body, operation: 'cancel-booking' }))
    },
    async changeProfile(token, profile) {
      return sessionOf(await send('/rest/v1/entities/profile/', { token, body: profile }))
    },
    async changePassword(token, passwords) {
      return changedOf(await send('/rest/v1/entities/password/', { token, body: passwords }))
    },
    async accountData(token, lan) {
      const body = await callAuth(`/rest/v1/entities/account/?lan=${lan}`, { token })
      return parseReply('auth', AccountDataReplySchema, body).data
    },
    async deleteAccount(token, deletion) {
      const body = await send('/rest/v1/entities/account/delete/', { token, body: deletion })
      return 'deleted' in parseReply('auth', DeletedReplySchema, body).data
    },
  }
}

interface Sent {
  body?: unknown
  token?: string
  /** In place of a session's token. */
  link?: BookingLink
  /** Where the path is more than its name. */
  operation?: string
}

function sessionOf(body: unknown): SessionData {
  const parsed = v.safeParse(SessionReplySchema, body)
  if (!parsed.success) throw rejected(body)
  return parsed.output.data
}

function changedOf(body: unknown): SessionData {
  const { data } = parseReply('auth', ResetReplySchema, body)
  if ('error' in data) throw new ResetRefused(data.error)
  return data
}

/** The error of a reply that is no success. */
function rejected(body: unknown): ServiceError {
  return new ServiceError('auth', 200, body, 'The reply does not say what it has to')
}
