import * as v from 'valibot'
import { EmailSchema } from './email.ts'
import { EnvelopeSchema } from './envelope.ts'
import { MarketIdSchema } from './lodging.ts'
import { LineSchema, TypedText } from './typed-text.ts'

/** No literals are these: email.ts says why. */
const letter = String.raw`\p{L}`
/** Words by which a dot of a URL is written out. */
const spelledDots = String.raw`(?:^|[^\p{L}])(?:dot|punkt|punktum|prik)(?:$|[^\p{L}])`

/**
 * Whether a text can be written as a person's name into a mail to somebody else: words of letters, with the dots of
 * initials and titles ("Dr. J.R. Holm", "Anne & Peter"). An address, a phone number or a path can't.
 */
export function isPersonName(text: string): boolean {
  const words = text.normalize('NFC').split(/[ ,&]+/)
  const isWord = new RegExp(nameWord, 'u')
  if (!words.every((word) => isWord.test(word))) return false
  return new RegExp(letter, 'u').test(text) && !new RegExp(spelledDots, 'iu').test(text)
}

/** Letters with hyphens and apostrophes; a dot only at the end, or behind each of the capitals of "J.R.". */
const nameWord = String.raw`^(?:(?:\p{Lu}\.)+|[\p{L}\p{M}]+(?:[-'’][\p{L}\p{M}]+)*\.?|)$`

/** Characters of the sender's name, and of all recipients' addresses. */
export const shareLimits = { senderName: 60, recipients: 1000 } as const

/** The one thing of a sender's own that the mail says: nothing that could be an address or a message passes for a name. */
const NameSchema = v.pipe(
  TypedText,
  v.minLength(1),
  v.maxLength(shareLimits.senderName),
  v.check(isPersonName, 'no name'),
)
/** Maximum recipients of one form. */
const maxRecipients = 3

/** Addresses apart by commas, semicolons, spaces or lines. */
const RecipientsSchema = v.pipe(
  TypedText,
  v.maxLength(shareLimits.recipients),
  v.transform((text) => [...new Set(text.split(/[\s,;]+/).filter(Boolean))]),
  v.array(EmailSchema),
  v.minLength(1),
  v.maxLength(maxRecipients),
)

/** The form that shares a list of favourites, as its fields are sent. */
export const ShareFormSchema = v.object({
  senderName: NameSchema,
  senderEmail: EmailSchema,
  recipients: RecipientsSchema,
})
export type ShareForm = v.InferOutput<typeof ShareFormSchema>

/** The form that mails the houses somebody has looked at to themselves. */
export const ViewsFormSchema = v.object({ email: EmailSchema })

/** Id of a shown form, so that sending it twice counts once. */
export const FormIdSchema = v.pipe(v.string(), v.uuid())

/** A house in a mail, with its link. */
export const LinkedHouseSchema = v.object({
  title: LineSchema(),
  code: LineSchema(12),
  url: v.pipe(v.string(), v.maxLength(2000), v.url(), v.regex(/^https?:\/\//)),
})
export const LinkedHousesSchema = v.pipe(v.array(LinkedHouseSchema), v.minLength(1), v.maxLength(400))

/** Body of POST /bridge/email/share-favorites/. */
export const ShareFavoritesSchema = v.object({
  lan: MarketIdSchema,
  formId: FormIdSchema,
  senderName: NameSchema,
  senderEmail: EmailSchema,
  recipients: v.pipe(v.array(EmailSchema), v.minLength(1), v.maxLength(maxRecipients)),
  houses: LinkedHousesSchema,
  /** With the ids of all houses. */
  link: v.pipe(v.string(), v.maxLength(5000), v.url(), v.regex(/^https?:\/\//)),
  /**
   * Where no captcha has been passed, the sender confirms by mail first, at this page; `{token}` stands for the token.
   */
  confirmAt: v.nullable(v.pipe(v.string(), v.url(), v.includes('%7Btoken%7D'))),
})
export type ShareFavorites = v.InferInput<typeof ShareFavoritesSchema>

/** Body of POST /klaviyo/email-lodging-views/. */
export const LodgingViewsSchema = v.strictObject({
  lan: MarketIdSchema,
  formId: FormIdSchema,
  email: EmailSchema,
  houses: v.pipe(v.array(LinkedHouseSchema), v.minLength(1), v.maxLength(24)),
})
export type LodgingViews = v.InferInput<typeof LodgingViewsSchema>

/**
 * Reply of both: how many mails were queued, `toConfirm` when the sender has to confirm first. `skipped` are addresses
 * that were written to often enough today.
 */
export const ShareMailReplySchema = EnvelopeSchema(
  v.object({ queued: v.number(), skipped: v.number(), toConfirm: v.boolean() }),
)
export type ShareMailReply = v.InferOutput<typeof ShareMailReplySchema>['data']
