import * as v from 'valibot'
import { BlogPageSchema, BlogSchema, CommentPageSchema, commentsPerPage, maxReplies, maxReplyLevels } from '../blog.ts'
import { linkTargetFragment } from '../link-target.ts'
import { asset, seo, sys } from './fragments.ts'
import { fieldOf } from './query.ts'

const limits = { categories: 10 }
const post = `author datePublished excerpt image { ${asset} } categoriesCollection(limit: ${limits.categories}) { items { ...LinkTarget } }`
const comment = 'sys { id } comment authorName createdAt'

export const blogQuery = {
  name: 'ContentBlog',
  document: `query ContentBlog($id: String!, $locale: String!) {
    blog(id: $id, locale: $locale) { ${sys} title slug ${post} dateUpdated commentsOpen body { json } ${seo} }
  } ${linkTargetFragment}`,
  schema: fieldOf('blog', v.nullable(BlogSchema)),
}

/** Newest first. */
export const blogsQuery = {
  name: 'ContentBlogs',
  document: `query ContentBlogs($locale: String!, $limit: Int!, $skip: Int!, $where: BlogFilter) {
    blogCollection(locale: $locale, where: $where, order: [datePublished_DESC], limit: $limit, skip: $skip) {
      total
      items { ...LinkTarget ${post} }
    }
  } ${linkTargetFragment}`,
  schema: fieldOf('blogCollection', BlogPageSchema),
}

/** Of one page of comments under a post: oldest first, with all levels of replies. */
export const commentsQuery = {
  name: 'ContentComments',
  document: `query ContentComments($blogId: String!, $locale: String!, $skip: Int!) {
    commentCollection(
      locale: $locale, where: { parentType: "blog", parentId: $blogId }, order: [createdAt_ASC, sys_id_ASC]
      limit: ${commentsPerPage}, skip: $skip
    ) { total items { ${comment} ${repliesTo(maxReplyLevels)} } }
  }`,
  schema: fieldOf('commentCollection', CommentPageSchema),
}

/** The variables of `commentsQuery` for a numbered page. */
export function commentsOf(blogId: string, locale: string, page: number) {
  return { blogId, locale, skip: (page - 1) * commentsPerPage }
}

function repliesTo(levels: number): string {
  if (levels === 0) return ''
  return `repliesCollection(limit: ${maxReplies}) { items { ${comment} ${repliesTo(levels - 1)} } }`
}
