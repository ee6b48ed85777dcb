import * as v from 'valibot'
import { EnvelopeSchema } from './envelope.ts'
import { TypedText } from './typed-text.ts'

const IdSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999))
/** Type of a favourite: 'lodging'. */
const SubjectTypeSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z_]{0,39}$/))
/** Characters of a note beside a favourite. */
export const maxNoteLength = 500
const CommentSchema = v.nullable(v.pipe(TypedText, v.maxLength(maxNoteLength), v.regex(/^(?:[^\p{Cc}]|[\n\r\t])*$/u)))

/** The subject type of a house. */
export const lodgingSubject = 'lodging'

/**
 * A favourite with the specification's defaults (section 3): one that no service has stored yet has no id, and belongs
 * to the user of the call's bearer token.
 */
export const FavoriteSchema = v.object({
  id: v.optional(v.nullable(IdSchema), null),
  userId: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  subjectType: SubjectTypeSchema,
  subjectId: IdSchema,
  comment: v.optional(CommentSchema, null),
  createdAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  updatedAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
})
export type Favorite = v.InferOutput<typeof FavoriteSchema>

/** A stored favourite. */
const StoredFavoriteSchema = v.object({
  ...FavoriteSchema.entries,
  id: IdSchema,
  userId: IdSchema,
  comment: CommentSchema,
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  updatedAt: v.pipe(v.string(), v.isoTimestamp()),
})
export type StoredFavorite = v.InferOutput<typeof StoredFavoriteSchema>

/** Reply of POST and PUT /rest/v1/entities/favorites/. */
export const FavoriteReplySchema = EnvelopeSchema(StoredFavoriteSchema)

/** Reply of GET /rest/v1/entities/favorites/: one page of the user's own. */
export const FavoritesReplySchema = v.object({
  data: v.array(StoredFavoriteSchema),
  meta: v.object({ total: v.number(), page: v.number(), pages: v.number() }),
})

/** Fields that a list may be ordered by, as order_by[field]=asc|desc. */
export const favoriteOrders = ['id', 'subjectId', 'createdAt', 'updatedAt'] as const

/** Ids of houses as the account's queue has them: a negative one is taken off the list. */
const ChangesSchema = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(-999_999_999), v.maxValue(999_999_999), v.notValue(0))),
  v.maxLength(400),
)

/** Body of POST /api/favorites/: what this device has changed, the last word on each house. */
export const FavoriteChangesSchema = v.strictObject({ changes: ChangesSchema })

/** Reply of /api/favorites/: whose list it is now, and what it holds; null for a guest who is not signed in. */
export const FavoriteStateSchema = EnvelopeSchema(
  v.object({
    account: v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{10}$/))),
    ids: v.array(IdSchema),
    /** Changes that the service did not accept: to be sent again later. */
    open: ChangesSchema,
  }),
)
export type FavoriteState = v.InferOutput<typeof FavoriteStateSchema>['data']
