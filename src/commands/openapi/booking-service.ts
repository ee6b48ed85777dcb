import * as v from 'valibot'
import * as booking from '../../contracts/booking.ts'
import { BookingsTogetherReplySchema, BookingsTogetherSchema } from '../../contracts/booking.ts'
import { EnvelopeSchema } from '../../contracts/envelope.ts'
import { ReservationReplySchema, ReservationRequestSchema } from '../../contracts/reservation.ts'
import { AlertTokenSchema, StayAlertReplySchema, StayAlertRequestSchema } from '../../contracts/stay-alert.ts'
import {
  describeService,
  failed,
  idempotencyKey,
  jsonSchemaOf,
  noKey,
  type Parameter,
  type Reply,
  units,
  visitor,
} from './describe-service.ts'

const refused = (text: string): Reply => ({ text, schema: booking.BookingRefusalSchema })
const bookingRefusals = {
  400: refused('Missing or wrong: `fields` names what (`invalid_request`)'),
  401: noKey,
  404: refused('There is no such house (`unknown_lodging`)'),
  409: refused(
    'Somebody else has the stay (`taken`), it costs something else now (`price_changed`, with `total`), or the key was used for another request (`idempotency_conflict`)',
  ),
  422: refused(
    'The stay can’t be booked so: `unknown_stay`, `closed_day`, `too_late`, `too_many_guests`, `pets_not_allowed`, `invalid_item`, `missing_item`',
  ),
}
const holdRefusals = {
  ...bookingRefusals,
  429: failed('The stay is free, but the visitor holds too many (`hold_limit`)'),
}
const holdId: Parameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'A secret of the caller: 32 hexadecimal digits. Whoever knows it may change the hold.',
  schema: jsonSchemaOf(booking.HoldIdSchema),
}
const own: Parameter = {
  name: booking.holdHeader,
  in: 'header',
  description: 'The id of the caller’s own hold, which is in nobody’s way.',
}
const held = {
  200: { text: 'It was held before and is extended', schema: booking.HoldReplySchema },
  201: { text: 'It is held', schema: booking.HoldReplySchema },
}
const TokenSchema = v.object({ token: AlertTokenSchema })
const DoneSchema = EnvelopeSchema(v.looseObject({}))
export const bookingService = describeService({
  title: 'Booking service',
  description: `Books stays, holds them for a quarter of an hour, and keeps requests for stays that have no price yet. In a request \`expectedTotal\` is in kroner or euro with decimals, as in \`total\` of a refusal; in the reply \`total\`, \`amount\` and \`unitPrice\` are too. ${units}`,
  paths: {
    '/rest/v1/booking/': {
      post: {
        summary: 'Books a stay',
        description:
          'Mandatory items are added by the service. Of many requests for one stay at once exactly one succeeds. With the bearer token of the auth service the booking belongs to that account.',
        parameters: [idempotencyKey, own],
        body: booking.BookingRequestSchema,
        replies: {
          200: { text: 'The key has booked before: the same reply', schema: booking.BookingReplySchema },
          201: { text: 'It is booked', schema: booking.BookingReplySchema },
          ...bookingRefusals,
        },
      },
    },
    '/rest/v1/booking/together/': {
      post: {
        summary: 'Books stays of two or three houses for one guest, all of them or none',
        description:
          'Each stay is what a single booking’s body is, with the id that it is held by. Where one of them is refused, nothing is booked, and the refusal names its house in `lodgingId`. A service that does not offer this answers 404 or 405: the site then lets the guest book one house after the other.',
        parameters: [idempotencyKey],
        body: BookingsTogetherSchema,
        replies: {
          200: { text: 'The key has booked before: the same reply', schema: BookingsTogetherReplySchema },
          201: { text: 'They are booked', schema: BookingsTogetherReplySchema },
          ...bookingRefusals,
        },
      },
    },
    '/rest/v1/holds/{id}/': {
      put: {
        summary: 'Holds a stay, or extends the hold',
        parameters: [holdId, visitor],
        body: booking.HoldRequestSchema,
        replies: { ...held, ...holdRefusals },
      },
      get: {
        summary: 'What an id holds',
        parameters: [holdId],
        replies: {
          200: { text: 'The stay, and until when', schema: booking.HeldReplySchema },
          401: noKey,
          404: failed('It holds nothing (`not_held`)'),
        },
      },
      delete: {
        summary: 'Lets a stay go',
        parameters: [holdId],
        replies: {
          200: { text: 'It is held no more', schema: DoneSchema },
          401: noKey,
          404: failed('It is no id of a hold (`not_held`)'),
        },
      },
    },
    '/rest/v1/holds/together/': {
      put: {
        summary: 'Holds stays of two or three houses until one moment, or none of them',
        parameters: [visitor],
        body: booking.HoldsTogetherSchema,
        replies: { ...held, ...holdRefusals },
      },
    },
    '/rest/v1/deferred_periods/': {
      get: {
        summary: 'Periods whose prices are not out yet, and when they are',
        replies: {
          200: { text: 'By their first day', schema: EnvelopeSchema(v.array(booking.DeferredPeriodSchema)) },
          401: noKey,
        },
      },
    },
    '/rest/v1/reservations/': {
      post: {
        summary: 'Keeps a request for a stay in a deferred period; nothing is bought by it',
        parameters: [idempotencyKey],
        body: ReservationRequestSchema,
        replies: {
          200: { text: 'The key was used before: the same reply', schema: ReservationReplySchema },
          201: { text: 'It is kept', schema: ReservationReplySchema },
          ...bookingRefusals,
        },
      },
    },
    '/rest/v1/stay_alerts/': {
      post: {
        summary: 'Mails an address once a stay that is held is free, or booked',
        parameters: [idempotencyKey],
        body: StayAlertRequestSchema,
        replies: {
          200: { text: 'What becomes of it', schema: EnvelopeSchema(StayAlertReplySchema.entries.data) },
          400: refused('Missing or wrong'),
          401: noKey,
        },
      },
    },
    '/rest/v1/stay_alerts/confirm/': {
      post: {
        summary: 'Makes an alert count, by the token of its mail',
        body: TokenSchema,
        replies: {
          200: { text: 'What becomes of it', schema: DoneSchema },
          401: noKey,
          404: failed('Nothing waits (`unknown_token`)'),
        },
      },
    },
    '/rest/v1/stay_alerts/cancel/': {
      post: {
        summary: 'Deletes an alert',
        body: TokenSchema,
        replies: {
          200: { text: 'It is gone', schema: DoneSchema },
          401: noKey,
          404: failed('Nothing waits (`unknown_token`)'),
        },
      },
    },
    '/stats/': {
      get: {
        summary: 'Bookings ever, in all and by edition',
        replies: { 200: { text: 'Without what was cancelled', schema: booking.BookingStatisticsSchema }, 401: noKey },
      },
    },
    '/stats/live/': {
      get: {
        summary: 'Bookings of the last 24 hours, and houses that are held now',
        replies: { 200: { text: 'Of now', schema: booking.LiveStatisticsSchema }, 401: noKey },
      },
    },
  },
})
