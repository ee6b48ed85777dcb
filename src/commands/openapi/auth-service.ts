import * as v from 'valibot'
import { AccountDataReplySchema, AccountDeletionSchema, DeletedReplySchema } from '../../contracts/account-data.ts'
import { EnvelopeSchema } from '../../contracts/envelope.ts'
import { GuestCancelSchema, MyBookingReplySchema, MyBookingsReplySchema } from '../../contracts/my-bookings.ts'
import * as session from '../../contracts/session.ts'
import {
  bearer,
  describeService,
  failed,
  noKey,
  noSession,
  type Operation,
  type Parameter,
  type Reply,
  units,
  visitor,
  wrongBody,
} from './describe-service.ts'

const lan: Parameter = {
  name: 'lan',
  in: 'query',
  required: true,
  description: 'A market id',
  schema: { enum: [1, 2, 7] },
}

const target: Parameter = {
  name: 'target',
  in: 'path',
  required: true,
  description: 'Who logs in',
  schema: { enum: ['guest', 'owner'] },
}
const tooOften = failed('Too many attempts (`too_many_attempts`): `Retry-After` says for how long')
const noTarget = failed('There are the targets guest and owner (`unsupported_target`)')
const login = (parameters: Parameter[], replies: Record<number, Reply>): Operation => ({
  summary: 'Logs in',
  description:
    'With `confirm` and without a captcha’s proof the login waits for the link of a mail: `data.sent` is `ok` then.',
  parameters: [...parameters, visitor],
  body: session.LoginRequestSchema,
  replies: {
    200: {
      text: 'A session with a new token, or `sent`',
      schema: v.union([session.SessionReplySchema, session.SentReplySchema]),
    },
    400: wrongBody,
    401: failed(
      'Address and password do not belong together (`invalid_credentials`), told alike of either, or a key is missing',
    ),
    429: tooOften,
    ...replies,
  },
})

const reset = (parameters: Parameter[], replies: Record<number, Reply>): Operation => ({
  summary: 'Sets a new password by the token of a mail',
  parameters: [...parameters, visitor],
  body: session.ResetRequestSchema,
  replies: {
    200: { text: 'A session, or why it was not set, in `data.error`', schema: session.ResetReplySchema },
    400: wrongBody,
    401: noKey,
    429: tooOften,
    ...replies,
  },
})

/** Of one booking. */
const reader: Parameter = {
  ...bearer,
  description: '`Bearer` and the token of a session, or `BookingLink` and what the link of the booking’s mail carries',
}
const bookingNumber: Parameter = { name: 'number', in: 'path', required: true, description: 'The booking number' }

export const authService = describeService({
  title: 'Auth service',
  description: `Sessions and accounts of guests and owners. Nothing of it may be kept: \`Cache-Control: no-store\`. ${units}`,
  headers: [
    { name: 'X-Public-Key', in: 'header', required: true, description: 'The auth service’s own key (AUTH_PUBLIC_KEY)' },
  ],
  paths: {
    '/login/': { post: login([], {}) },
    '/login/{target}/': { post: login([target], { 404: noTarget }) },
    '/confirm-login/': {
      post: {
        summary: 'Confirms a login by the token of its mail',
        parameters: [visitor],
        body: session.ConfirmLoginRequestSchema,
        replies: {
          200: { text: 'A session', schema: session.SessionReplySchema },
          400: wrongBody,
          401: failed('The token is unknown, used or over'),
          429: tooOften,
        },
      },
    },
    '/whoami/': {
      post: {
        summary: 'Whose session a token is of',
        parameters: [bearer],
        body: session.WhoamiRequestSchema,
        replies: { 200: { text: 'The session', schema: session.SessionReplySchema }, 400: wrongBody, 401: noSession },
      },
    },
    '/logout/': {
      post: {
        summary: 'Ends the session: its token is nobody’s from then on',
        parameters: [{ ...bearer, required: false }],
        replies: {
          200: {
            text: 'Whether there was a session or not',
            schema: v.object({ data: v.object({ loggedOut: v.literal(true) }) }),
          },
          401: noKey,
        },
      },
    },
    '/{target}/forgot-password/': {
      post: {
        summary: 'Mails a link by which a new password is set',
        parameters: [target, visitor],
        body: session.ForgotRequestSchema,
        replies: {
          200: { text: 'Said alike of every address', schema: session.SentReplySchema },
          400: wrongBody,
          401: noKey,
          404: noTarget,
          429: tooOften,
        },
      },
    },
    '/token-reset-password/': { post: reset([], {}) },
    '/{target}/token-reset-password/': { post: reset([target], { 404: noTarget }) },
    '/rest/v1/entities/user_metas/': {
      get: {
        summary: 'What is kept of the user by those keys',
        parameters: [bearer, { name: 'metaKey_in', in: 'query', description: 'Keys with commas, 100 at most' }],
        replies: { 200: { text: 'Those that there are', schema: session.UserMetasReplySchema }, 401: noSession },
      },
    },
    '/rest/v1/entities/bookings/': {
      get: {
        summary: 'The user’s bookings, the latest arrival first',
        parameters: [bearer, lan],
        replies: {
          200: { text: 'In the language of the edition', schema: MyBookingsReplySchema },
          400: wrongBody,
          401: noSession,
        },
      },
    },
    '/rest/v1/entities/bookings/{number}/': {
      get: {
        summary: 'One of the user’s bookings, line by line',
        parameters: [reader, lan, bookingNumber],
        replies: {
          200: { text: 'With what was added since', schema: MyBookingReplySchema },
          400: wrongBody,
          401: noSession,
          404: failed('The user has no such booking (`not_found`)'),
        },
      },
    },
    '/rest/v1/entities/bookings/{number}/cancel/': {
      post: {
        summary: 'Cancels one of the user’s bookings by its terms',
        description:
          '`expectedFee` is what the guest was shown, as `cancellation.fee` of the booking: kroner or euro with decimals.',
        parameters: [reader, bookingNumber],
        body: GuestCancelSchema,
        replies: {
          200: {
            text: 'What the guest pays of the total, and what not, with decimals',
            schema: EnvelopeSchema(
              v.object({ number: v.string(), lodgingId: v.number(), fee: v.number(), refund: v.number() }),
            ),
          },
          400: wrongBody,
          401: noSession,
          404: failed('The user has no such booking (`not_found`)'),
          409: failed('It was cancelled before (`cancelled_before`), or another fee is due by now (`fee_changed`)'),
          422: failed('The stay has begun (`too_late`)'),
        },
      },
    },
    '/rest/v1/entities/account/': {
      get: {
        summary: 'Everything that is stored of the account, at whichever service',
        description:
          'Only where the session’s `capabilities` have `export`. Nothing in it opens anything: no tokens, no password.',
        parameters: [bearer, lan],
        replies: {
          200: { text: 'Complete, in the language of the edition', schema: AccountDataReplySchema },
          400: wrongBody,
          401: noSession,
        },
      },
    },
    '/rest/v1/entities/account/delete/': {
      post: {
        summary: 'Deletes the account, all of it or nothing',
        description:
          'Only where the session’s `capabilities` have `delete`. Ends every session; bookings stay valid, without the account. A mail confirms it. The same request once more is answered alike, though its session has ended.',
        parameters: [bearer],
        body: AccountDeletionSchema,
        replies: {
          200: { text: '`deleted`, or `wrong_password` in `data.error`', schema: DeletedReplySchema },
          400: wrongBody,
          401: noSession,
          403: failed('Accounts of this kind are deleted by the agency (`not_deletable`)'),
          429: tooOften,
        },
      },
    },
    '/rest/v1/entities/profile/': {
      post: {
        summary: 'Changes name and telephone',
        parameters: [bearer],
        body: session.ProfileSchema,
        replies: { 200: { text: 'The session', schema: session.SessionReplySchema }, 400: wrongBody, 401: noSession },
      },
    },
    '/rest/v1/entities/password/': {
      post: {
        summary: 'Changes the password, and ends every other session',
        parameters: [bearer],
        body: session.PasswordChangeSchema,
        replies: {
          200: { text: 'The session, or why it was not changed, in `data.error`', schema: session.ResetReplySchema },
          400: wrongBody,
          401: noSession,
          429: tooOften,
        },
      },
    },
  },
})
