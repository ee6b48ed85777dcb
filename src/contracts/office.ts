import * as v from 'valibot'
import { PartySchema, PriceLineSchema } from './booking.ts'
import { ReadSnapshotSchema } from './booking-snapshot.ts'
import { AccountEmailSchema } from './email.ts'
import { EnvelopeSchema } from './envelope.ts'
import { guestFields } from './guest.ts'
import { MarketIdSchema, MinorUnitsSchema } from './lodging.ts'
import { bookedStay, CancellationSchema, ExpectedFeeSchema } from './my-bookings.ts'
import { LocaleSchema } from './submission.ts'
import { TypedText } from './typed-text.ts'

/**
 * Kinds of submissions that the office decides: forms, comments, contest pictures, and requests for stays of later
 * seasons and for SMS.
 */
export const inboxKinds = ['form', 'comment', 'contest-image', 'reservation', 'sms'] as const
export type InboxKind = (typeof inboxKinds)[number]

/** `approved` says of all but comments and pictures that it is done. */
export const decisions = ['approved', 'rejected'] as const
export type Decision = (typeof decisions)[number]

/** Name or address of the deciding person, one line. */
export const EditorNameSchema = v.pipe(TypedText, v.minLength(1), v.maxLength(80), v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u))

/** Body of a decision; a program may leave it out. */
export const DecisionBodySchema = v.object({ by: v.optional(v.nullable(EditorNameSchema), null) })

const InstantSchema = v.pipe(v.string(), v.isoTimestamp())

const SubmissionSchema = v.object({
  id: v.string(),
  kind: v.string(),
  reference: v.string(),
  locale: LocaleSchema,
  status: v.picklist(['received', 'waiting', ...decisions]),
  /** As it was sent. */
  data: v.unknown(),
  /** Of the content entry that it became; of what is approved null until a content space has it. */
  entryId: v.nullable(v.string()),
  createdAt: InstantSchema,
  judgedBy: v.nullable(v.string()),
  judgedAt: v.nullable(InstantSchema),
})
export type Submission = v.InferOutput<typeof SubmissionSchema>

export const SubmissionsReplySchema = v.object({
  data: v.array(SubmissionSchema),
  meta: v.object({ total: v.number() }),
})
export const SubmissionReplySchema = EnvelopeSchema(SubmissionSchema)

/** Refusal of a second decision: the first one stands. */
export const JudgedBeforeSchema = v.object({
  error: v.object({ code: v.literal('AlreadyJudged'), submission: SubmissionSchema }),
})

export const bookingStates = ['standing', 'cancelled'] as const
export type BookingState = (typeof bookingStates)[number]

/** What stands before the decimals of an amount in the export. */
export const decimalSigns = ['.', ','] as const
export type DecimalSign = (typeof decimalSigns)[number]

/** A booking as the office's list has it. */
const OfficeBookingSchema = v.object({
  ...bookedStay,
  party: PartySchema,
  createdAt: InstantSchema,
  languageId: MarketIdSchema,
  guest: v.object({
    ...v.entriesFromList(guestFields, v.optional(v.string(), '')),
    firstName: v.string(),
    lastName: v.string(),
    email: v.string(),
    phone: v.string(),
  }),
  cancelled: v.nullable(
    v.object({
      at: InstantSchema,
      /** By whom; null: the guest. */
      by: v.nullable(v.string()),
      fee: MinorUnitsSchema,
      refund: MinorUnitsSchema,
    }),
  ),
})
export type OfficeBooking = v.InferOutput<typeof OfficeBookingSchema>

const OfficeBookingDetailsSchema = v.object({
  ...OfficeBookingSchema.entries,
  /** Every line that is stored, with what was added since. */
  lines: v.array(PriceLineSchema),
  additions: v.array(
    v.object({
      createdAt: InstantSchema,
      total: MinorUnitsSchema,
      lines: v.array(v.object({ ...v.omit(PriceLineSchema, ['unitPrice']).entries })),
    }),
  ),
  /** Null: cancelled, or the stay has begun. */
  cancellation: v.nullable(CancellationSchema),
  /** What was shown when it was booked; null for a booking without a snapshot. */
  snapshot: v.fallback(v.nullable(ReadSnapshotSchema), null),
})
export type OfficeBookingDetails = v.InferOutput<typeof OfficeBookingDetailsSchema>

export const OfficeBookingsReplySchema = v.object({
  data: v.array(OfficeBookingSchema),
  meta: v.object({ total: v.number() }),
})
export const OfficeBookingReplySchema = EnvelopeSchema(OfficeBookingDetailsSchema)

/** Body of a cancellation: the fee that was shown, decimal kroner or euro, and who cancels. */
export const CancelBodySchema = v.object({
  expectedFee: ExpectedFeeSchema,
  by: v.optional(v.nullable(EditorNameSchema), null),
})

/** Roles of invitations: the agency's staff, or an owner. */
export const invitedRoles = ['staff', 'owner'] as const

/** Body of POST /management/invitations. `lan` is the edition that the mail is in, and leads to. */
export const InvitationSchema = v.object({
  email: AccountEmailSchema,
  role: v.picklist(invitedRoles),
  firstName: v.optional(EditorNameSchema),
  lastName: v.optional(EditorNameSchema),
  lan: MarketIdSchema,
})
export type Invitation = v.InferOutput<typeof InvitationSchema>

export const InvitationReplySchema = v.object({
  data: v.object({
    email: v.string(),
    /** False: the account was there, and got a new link. */
    isNew: v.boolean(),
    /** ISO instant until which the link works. */
    expiresAt: v.string(),
  }),
})
