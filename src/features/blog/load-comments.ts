import {
  type Comment,
  type CommentPage,
  commentsPerPage,
  maxReplies,
  maxReplyLevels,
  type WrittenComment,
} from '../../contracts/blog.ts'
import { commentsOf, commentsQuery, repliesQuery } from '../../contracts/queries/blog.ts'
import type { ContentQueries } from '../../contracts/queries/query.ts'

/**
 * A numbered page of the comments on a post, with all levels of replies. Each level is read by itself: nested, one query
 * could ask for 100 × 50⁴ entries, which Contentful refuses.
 */
export async function loadComments(
  content: ContentQueries,
  blogId: string,
  locale: string,
  page: number,
): Promise<CommentPage> {
  const { total, comments } = await content.query(commentsQuery, commentsOf(blogId, locale, page))
  return { total, comments: await withReplies(content, locale, comments, maxReplyLevels) }
}

async function withReplies(
  content: ContentQueries,
  locale: string,
  comments: readonly WrittenComment[],
  levels: number,
): Promise<Comment[]> {
  const ids = levels === 0 ? [] : [...new Set(comments.flatMap(({ replyIds }) => replyIds.slice(0, maxReplies)))]
  const written = await Promise.all(windowsOf(ids).map((some) => content.query(repliesQuery, { ids: some, locale })))
  const replies = ids.length === 0 ? [] : await withReplies(content, locale, written.flat(), levels - 1)
  const byId = new Map(replies.map((reply) => [reply.id, reply]))
  return comments.map(({ replyIds, ...comment }) => ({
    ...comment,
    replies: replyIds.flatMap((id) => byId.get(id) ?? []),
  }))
}

/** As many at once as a page has comments. */
function windowsOf(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / commentsPerPage)
  return Array.from({ length: count }, (_, index) => ids.slice(index * commentsPerPage, (index + 1) * commentsPerPage))
}
