import * as v from 'valibot'
import { MarketIdSchema } from './lodging.ts'
import { longestPassword } from './session.ts'

const InstantSchema = v.pipe(v.string(), v.isoTimestamp())

/** Everything that is stored of one account, at whichever service; a service may add members of its own. */
const AccountDataSchema = v.looseObject({
  account: v.looseObject({
    email: v.string(),
    firstname: v.string(),
    lastname: v.string(),
    phone: v.string(),
    createdAt: InstantSchema,
  }),
  /** Parts of the postal address by their keys, and whatever else is stored by a key. */
  metas: v.record(v.string(), v.string()),
  /** With the guest's details as they were typed. */
  bookings: v.array(v.looseObject({ number: v.string() })),
  /** Requests for stays that have no price yet. */
  reservations: v.array(v.looseObject({ number: v.string() })),
  favorites: v.array(v.looseObject({ subjectType: v.string(), subjectId: v.number() })),
  /** Requests for a mail when a held stay becomes free. */
  stayAlerts: v.array(v.looseObject({ lodgingId: v.number() })),
  /** Devices that are logged in, without their tokens. */
  sessions: v.array(v.looseObject({ expiresAt: InstantSchema })),
  /** Forms that name the account's address. */
  submissions: v.array(v.looseObject({ reference: v.string() })),
  /** Mails to the account's address. */
  mails: v.array(v.looseObject({ template: v.string() })),
})
export type AccountData = v.InferOutput<typeof AccountDataSchema>

/** Reply of GET /rest/v1/entities/account/. */
export const AccountDataReplySchema = v.object({ data: AccountDataSchema })

/** Body of POST /rest/v1/entities/account/delete/: the password of now, and the language of the mail that confirms it. */
export const AccountDeletionSchema = v.object({
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(longestPassword)),
  lan: MarketIdSchema,
})
export type AccountDeletion = v.InferOutput<typeof AccountDeletionSchema>

/** Its reply: the account is gone, or the password was not the account's. */
export const DeletedReplySchema = v.object({
  data: v.union([v.object({ deleted: v.literal(true) }), v.object({ error: v.literal('wrong_password') })]),
})
