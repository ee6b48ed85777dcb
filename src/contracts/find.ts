import * as v from 'valibot'
import { EnvelopeSchema } from './envelope.ts'
import { freeTextTypes } from './search.ts'

export const longestFind = 100

/** A text to search for: one line without characters that no keyboard writes, at most 100 characters. */
export const FindTextSchema = v.pipe(
  v.string(),
  v.maxLength(10 * longestFind),
  v.transform((text) =>
    text
      .normalize('NFC')
      .replace(/[\s\p{C}]+/gu, ' ')
      .trim(),
  ),
  v.minLength(1),
  v.maxLength(longestFind),
)
/** Query of GET /api/find/. */
export const FindQuerySchema = v.object({ q: FindTextSchema })

const FoundSchema = v.object({
  title: v.string(),
  /** A house's number and place, or an excerpt. Text, never HTML. */
  text: v.string(),
  /** A path of the edition. */
  url: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)),
  /** Path below the image service. */
  image: v.nullable(v.string()),
})
export type Found = v.InferOutput<typeof FoundSchema>

const FoundGroupSchema = v.object({ type: v.picklist(freeTextTypes), hits: v.array(FoundSchema) })
export type FoundGroup = v.InferOutput<typeof FoundGroupSchema>

/** A search for houses that was read out of the words: its criteria in words, and its page. */
const FoundSearchSchema = v.object({ criteria: v.string(), url: FoundSchema.entries.url })

/** Results by kind; `house` is the house whose number was requested. */
const FoundPagesSchema = v.object({
  house: v.nullable(FoundSchema),
  search: v.nullable(FoundSearchSchema),
  groups: v.array(FoundGroupSchema),
})
export type FoundPages = v.InferOutput<typeof FoundPagesSchema>

/** Reply of GET /api/find/. */
export const FindReplySchema = EnvelopeSchema(FoundPagesSchema)
