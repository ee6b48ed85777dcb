import * as v from 'valibot'
import {
  AssetSchema,
  collectionOf,
  EditorDaySchema,
  FlagSchema,
  requiredCollectionOf,
  SysSchema,
  WordsSchema,
  windowOf,
} from './entry.ts'
import { LinkTargetSchema } from './link-target.ts'
import { RichTextSchema } from './rich-text.ts'

const postFields = {
  author: WordsSchema,
  datePublished: EditorDaySchema,
  excerpt: WordsSchema,
  image: v.nullish(AssetSchema, null),
  categoriesCollection: collectionOf(LinkTargetSchema),
}

export const BlogSchema = v.object({
  sys: SysSchema,
  title: v.string(),
  slug: v.nullable(v.string()),
  ...postFields,
  dateUpdated: v.nullish(EditorDaySchema, null),
  commentsOpen: FlagSchema,
  body: v.nullish(RichTextSchema, null),
  seoTitle: WordsSchema,
  seoDescription: WordsSchema,
  noIndex: FlagSchema,
})
export type Blog = v.InferOutput<typeof BlogSchema>

/** A post as a list shows it. `path` is null when it has no page in the edition. */
const BlogCardSchema = v.pipe(
  v.intersect([LinkTargetSchema, v.object(postFields)]),
  v.transform(({ type: _type, ...card }) => card),
)
export type BlogCard = v.InferOutput<typeof BlogCardSchema>

/** One page of posts, newest first; `total` counts all of them. */
export const BlogPageSchema = v.pipe(
  windowOf(BlogCardSchema),
  v.transform(({ total, items: posts }) => ({ total, posts })),
)
export type BlogPage = v.InferOutput<typeof BlogPageSchema>

/** Comments on the post itself that one page shows, and replies that one comment has (specification, section 9). */
export const commentsPerPage = 100
export const maxReplies = 50
/** Replies to replies to replies (specification, section 3). */
export const maxReplyLevels = 4

/** A reader's comment on a post, with the replies to it. */
export interface Comment {
  id: string
  comment: string
  authorName: string
  /** ISO day, or instant. */
  createdAt: string
  replies: Comment[]
}

/** A comment in the content service: its replies by their ids, in their order. */
const WrittenCommentSchema = v.pipe(
  v.object({
    sys: v.object({ id: v.string() }),
    comment: v.string(),
    authorName: WordsSchema,
    createdAt: v.string(),
    repliesCollection: collectionOf(v.object({ sys: v.object({ id: v.string() }) })),
  }),
  v.transform(({ sys, repliesCollection, ...comment }) => ({
    ...comment,
    id: sys.id,
    replyIds: repliesCollection.map((reply) => reply.sys.id),
  })),
)
export type WrittenComment = v.InferOutput<typeof WrittenCommentSchema>

export const RepliesSchema = requiredCollectionOf(WrittenCommentSchema)

/** `total` counts the comments on the post itself. */
export const WrittenCommentsSchema = v.pipe(
  windowOf(WrittenCommentSchema),
  v.transform(({ total, items: comments }) => ({ total, comments })),
)

/** One page of comments on a post, oldest first, with all replies; `total` as above. */
export interface CommentPage {
  total: number
  comments: Comment[]
}

/** How many pages that many comments fill. */
export function commentPages({ total }: Pick<CommentPage, 'total'>): number {
  return Math.max(1, Math.ceil(total / commentsPerPage))
}
