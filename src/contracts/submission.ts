import * as v from 'valibot'
import { locales } from '../editions/table.ts'
import { EnvelopeSchema } from './envelope.ts'
import { emailField, FormFaultSchema, lineField, linesField, phoneField, tickField } from './form-fields.ts'
import { longestName } from './typed-text.ts'

/** Of a call that stores something, in the header `idempotency-key`: the same key stores once. */
export const IdempotencyKeySchema = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{8,100}$/))

export const LocaleSchema = v.picklist(locales)

/** Body of POST /bridge/form_submissions/. `answers` are by the form's own definition (form-definition.ts). */
export const FormSubmissionSchema = v.object({
  formKey: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  locale: LocaleSchema,
  /** The office that it is for: id of its entry; null: the agency. */
  departmentId: v.nullable(v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/))),
  answers: v.record(v.string(), v.string()),
  /** False: nothing shows that a person sent it. Then no mail goes to the address that it names. */
  isProven: v.optional(v.boolean(), true),
})
export type FormSubmission = v.InferOutput<typeof FormSubmissionSchema>

export const commentFields = { authorName: 80, comment: 3000 } as const
const EntryIdSchema = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/))

/** Fields of a comment. */
export const CommentFieldsSchema = v.object({
  authorName: lineField({ required: true, max: commentFields.authorName }),
  comment: linesField({ required: true, max: commentFields.comment }),
})

/** Body of POST /bridge/comments/. It waits for an editor. */
export const CommentSubmissionSchema = v.object({
  parentType: v.literal('blog'),
  /** The post. */
  parentId: EntryIdSchema,
  /** The comment that it answers; null: the post. */
  replyTo: v.nullable(EntryIdSchema),
  locale: LocaleSchema,
  ...CommentFieldsSchema.entries,
})
export type CommentSubmission = v.InferOutput<typeof CommentSubmissionSchema>

/** Body of POST /bs/signup-for-sms/: what is typed, and to which words it was agreed. */
export const SmsFieldsSchema = v.object({
  name: lineField({ required: true, max: longestName }),
  phone: phoneField({ required: true }),
  consent: tickField({ required: true }),
})
export const SmsSignupSchema = v.object({
  locale: LocaleSchema,
  consentText: v.pipe(v.string(), v.minLength(10), v.maxLength(1000)),
  ...SmsFieldsSchema.entries,
})
export type SmsSignup = v.InferOutput<typeof SmsSignupSchema>

/** The most bytes of a form without a picture, and of any body whose length is not stated. */
export const maxFormBytes = 256 * 1024
/** The most bytes of an uploaded picture, and of a request that brings one. */
export const maxPictureBytes = 12 * 1024 * 1024
export const maxUploadBytes = 16 * 1024 * 1024

/** Body of POST /bridge/email/tax-calculation/. The service reckons for itself. */
export const TaxMailSchema = v.object({
  email: emailField({ required: true }),
  locale: LocaleSchema,
  year: v.pipe(v.number(), v.integer()),
  through: v.picklist(['agency', 'private']),
  /** Whole kroner. */
  income: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999_999)),
})
export type TaxMail = v.InferOutput<typeof TaxMailSchema>

/** Reply of the calls that store something. */
export const StoredReplySchema = v.object({
  data: v.object({ id: v.string(), reference: v.string(), createdAt: v.pipe(v.string(), v.isoTimestamp()) }),
  meta: v.object({ replayed: v.boolean() }),
})

/** Reply of those calls when they store nothing; `code` is for programs. */
export const SubmissionRefusalSchema = v.object({
  error: v.object({ code: v.string(), message: v.string(), fields: v.optional(v.array(FormFaultSchema), []) }),
})

/** Reply of POST /image/upload/. */
export const UploadReplySchema = EnvelopeSchema(
  v.object({ id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)), width: v.number(), height: v.number() }),
)

/** Reply of POST /client/ip/: the address that the call was made for. */
export const ClientIpReplySchema = v.object({ client: v.string() })
