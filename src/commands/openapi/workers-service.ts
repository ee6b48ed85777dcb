import * as v from 'valibot'
import { AddOnDataReplySchema, AddOnLookupSchema, AddOnOrderSchema } from '../../contracts/add-ons.ts'
import { AccountEmailSchema } from '../../contracts/email.ts'
import { EnvelopeSchema } from '../../contracts/envelope.ts'
import { DirectoryEntrySchema } from '../../contracts/session.ts'
import { LodgingViewsSchema, ShareFavoritesSchema, ShareMailReplySchema } from '../../contracts/share-favorites.ts'
import {
  ClientIpReplySchema,
  CommentSubmissionSchema,
  FormSubmissionSchema,
  SmsSignupSchema,
  TaxMailSchema,
  UploadReplySchema,
} from '../../contracts/submission.ts'
import { TelemetryBatchSchema, TelemetryBeaconSchema, TelemetryReplySchema } from '../../contracts/telemetry.ts'
import { contestSubmissions } from './contest-submissions.ts'
import {
  bearer,
  describeService,
  failed,
  faults,
  idempotencyKey,
  noKey,
  noSession,
  type Operation,
  type Parameter,
  pictureBytes,
  storing,
  tooLarge,
  units,
  wrongBody,
} from './describe-service.ts'

/** A call that mails something to somebody. */
function mailing(
  summary: string,
  body: v.GenericSchema,
  replies: Operation['replies'] = {},
): Record<'post', Operation> {
  const queued = {
    text: 'How many mails are queued, and how many had enough of them today',
    schema: ShareMailReplySchema,
  }
  return { post: { summary, body, replies: { 202: queued, 400: wrongBody, 401: noKey, 413: tooLarge, ...replies } } }
}

const notStaff = failed('The session’s user may not (`forbidden`)')
const ResetReplySchema = EnvelopeSchema(v.object({ reset: v.number() }))

/** A call of the agency's own people. */
function resetting(summary: string, body: v.GenericSchema): Record<'post', Operation> {
  const done = { text: 'How many were there', schema: ResetReplySchema }
  const replies = { 200: done, 400: wrongBody, 401: noSession, 403: notStaff, 413: tooLarge }
  return { post: { summary, parameters: [bearer], body, replies } }
}

const DirectoryReplySchema = v.object({ data: v.array(DirectoryEntrySchema), meta: v.object({ count: v.number() }) })
const orders = ['id', 'email', 'firstname', 'lastname', 'phone', 'createdAt']

function directory(summary: string): Record<'get', Operation> {
  const order = orders.map(
    (field): Parameter => ({
      ...{ name: `order_by[${field}]`, in: 'query', description: `By ${field}`, schema: { enum: ['asc', 'desc'] } },
    }),
  )
  const replies = {
    200: { text: 'Everybody', schema: DirectoryReplySchema },
    400: failed('The order names no field, or no direction (`invalid_order`)'),
    401: noSession,
    403: notStaff,
  }
  return { get: { summary, parameters: [bearer, ...order], replies } }
}

export const workersService = describeService({
  title: 'Workers service',
  description: `Forms, mails, uploads, extras of a booking and measures of the browser. ${units}`,
  paths: {
    '/client/ip/': {
      post: {
        summary: 'The address that a call is made for',
        description: 'As the header `CF-Connecting-IP` has it; empty without one.',
        replies: { 200: { text: 'Kept nowhere', schema: ClientIpReplySchema }, 401: noKey, 413: tooLarge },
      },
    },
    '/bridge/form_submissions/': storing('Stores a form and mails it to the office', {
      description: 'The answers are checked by the form’s own definition, an entry of the content service.',
      body: FormSubmissionSchema,
      replies: {
        404: failed('There is no such form (`unknown_form`)'),
        422: faults('Which answers are wrong (`invalid_fields`), or there is no such office (`unknown_department`)'),
      },
    }),
    '/bridge/comments/': storing('Stores a comment until an editor has looked at it', {
      body: v.object({ ...CommentSubmissionSchema.entries, authorName: v.string(), comment: v.string() }),
      replies: {
        404: failed('There is no such post (`unknown_post`)'),
        422: faults('`invalid_fields`, `closed`, `unknown_comment`, `too_deep` or `too_many`'),
      },
    }),
    '/bridge/contest_image_submissions/': contestSubmissions,
    '/bridge/email/tax-calculation/': storing('Mails an owner what of a year’s rent is taxed', {
      body: TaxMailSchema,
      replies: { 422: faults('The year has no amounts (`unknown_year`)') },
    }),
    '/image/upload/': {
      post: {
        summary: 'Keeps a picture that belongs to a form',
        parameters: [
          {
            ...idempotencyKey,
            required: false,
            description: 'Of the picture’s form: the same picture under it is kept once, and has one id.',
          },
        ],
        parts: { type: 'object', properties: { image: pictureBytes }, required: ['image'] },
        replies: {
          201: { text: 'Its id', schema: UploadReplySchema },
          400: wrongBody,
          401: noKey,
          413: tooLarge,
          422: faults('No JPEG, PNG or WebP, or too large (`invalid_fields`)'),
        },
      },
    },
    '/bs/signup-for-sms/': storing('Signs a number up for news', {
      body: SmsSignupSchema,
      replies: { 422: faults('Which fields are wrong (`invalid_fields`)') },
    }),
    '/bs/anon-tilkoeb-data/': {
      post: {
        summary: 'A booking by its number and key: what was added to it, and what still can be',
        body: AddOnLookupSchema,
        replies: {
          200: { text: 'Money is decimal kroner or euro', schema: AddOnDataReplySchema },
          400: wrongBody,
          401: noKey,
          404: failed('There is no booking of this number and key (`unknown`)'),
          413: tooLarge,
          429: failed('Five wrong keys from one network: a quarter of an hour (`throttled`)'),
        },
      },
    },
    '/bs/add-anon-tilkoeb/': storing('Adds to a booking at the price that the guest saw', {
      body: AddOnOrderSchema,
      replies: {
        404: failed('There is no booking of this number and key (`unknown`)'),
        409: failed('`price_changed`, `busy`, or the key has stored another request (`idempotency_conflict`)'),
        422: faults('An item cannot be added any more (`not_available`)'),
        429: failed('Five wrong keys from one network: a quarter of an hour (`throttled`)'),
      },
    }),
    '/bridge/email/share-favorites/': mailing('Mails a list of houses, or asks the sender first', ShareFavoritesSchema),
    '/bridge/email/share-favorites/confirm/': mailing(
      'Mails the list that waits under the token of the sender’s mail',
      v.object({ token: v.string() }),
      { 404: failed('Nothing waits under it (`unknown_token`)') },
    ),
    '/klaviyo/email-lodging-views/': mailing('Mails a guest the houses that they looked at', LodgingViewsSchema),
    '/bridge/telemetry/': {
      post: {
        summary: 'Keeps what browsers have measured',
        body: TelemetryBatchSchema,
        replies: { 202: { text: 'Kept', schema: TelemetryReplySchema }, 400: wrongBody, 401: noKey, 413: tooLarge },
      },
    },
    '/bridge/telemetry/unsafe/': {
      post: {
        summary: 'The same from a beacon, which sends no headers: the key stands in the body',
        isOpen: true,
        body: TelemetryBeaconSchema,
        replies: { 202: { text: 'Kept', schema: TelemetryReplySchema }, 400: wrongBody, 401: noKey, 413: tooLarge },
      },
    },
    '/rest/v1/bs/creditors/': directory('Owners, for the agency’s own people'),
    '/rest/v1/bs/customers/': directory('Guests, for the agency’s own people'),
    '/bs/reset-captcha/': resetting(
      'Lets somebody try again who tried too often',
      v.object({ subject: AccountEmailSchema }),
    ),
    '/bs/reset-customer-links/': resetting(
      'Ends every link that opens a guest’s account',
      v.object({ customerId: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
    ),
  },
})
