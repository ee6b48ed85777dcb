import * as v from 'valibot'
import {
  type Blog,
  type BlogPage,
  BlogPageSchema,
  BlogSchema,
  type CommentPage,
  CommentPageSchema,
  commentsPerPage,
  mostReplies,
  mostReplyLevels,
} from '../contracts/blog.ts'
import { linkTargetFragment } from '../contracts/link-target.ts'
import type { Locale } from '../markets/market.ts'
import { asset, contentLimits, seo, sys } from './content-queries.ts'
import type { ContentReader, Linked } from './content-reader.ts'

/** Posts and what readers wrote under them. */
export interface BlogContent {
  blog(id: string, locale: Locale): Promise<Linked<Blog> | null>
  /** Newest first, of one category where its id is given. */
  blogs(locale: Locale, window: { limit: number; skip: number; categoryId?: string }): Promise<BlogPage>
  /** The numbered page of comments under a post, oldest first, with all levels of replies. */
  comments(blogId: string, locale: Locale, page: number): Promise<CommentPage>
}

export function blogContent({ read, linked }: ContentReader): BlogContent {
  return {
    async blog(id, locale) {
      const { reply, data } = await read(blogQuery, BlogReplySchema, { id, locale })
      return linked(reply, data.blog, locale)
    },
    async blogs(locale, { limit, skip, categoryId }) {
      const where = categoryId ? { categories: { sys: { id: categoryId } } } : {}
      return (await read(blogsQuery, BlogsReplySchema, { locale, limit, skip, where })).data.blogCollection
    },
    async comments(blogId, locale, page) {
      const skip = (page - 1) * commentsPerPage
      return (await read(commentsQuery, CommentsReplySchema, { blogId, locale, skip })).data.commentCollection
    },
  }
}

const post = `author datePublished excerpt image { ${asset} } categoriesCollection(limit: ${contentLimits.categoriesOfPost}) { items { ...LinkTarget } }`
const comment = 'sys { id } comment authorName createdAt'

const blogQuery = {
  name: 'ContentBlog',
  document: `query ContentBlog($id: String!, $locale: String!) {
    blog(id: $id, locale: $locale) { ${sys} title slug ${post} dateUpdated commentsOpen body { json } ${seo} }
  } ${linkTargetFragment}`,
}

const blogsQuery = {
  name: 'ContentBlogs',
  document: `query ContentBlogs($locale: String!, $limit: Int!, $skip: Int!, $where: BlogFilter) {
    blogCollection(locale: $locale, where: $where, order: [datePublished_DESC], limit: $limit, skip: $skip) {
      total
      items { ...LinkTarget ${post} }
    }
  } ${linkTargetFragment}`,
}

const commentsQuery = {
  name: 'ContentComments',
  document: `query ContentComments($blogId: String!, $locale: String!, $skip: Int!) {
    commentCollection(
      locale: $locale, where: { parentType: "blog", parentId: $blogId }, order: [createdAt_ASC, sys_id_ASC]
      limit: ${commentsPerPage}, skip: $skip
    ) { total items { ${comment} ${repliesTo(mostReplyLevels)} } }
  }`,
}

function repliesTo(levels: number): string {
  if (levels === 0) return ''
  return `repliesCollection(limit: ${mostReplies}) { items { ${comment} ${repliesTo(levels - 1)} } }`
}

const BlogReplySchema = v.object({ blog: v.nullable(BlogSchema) })
const BlogsReplySchema = v.object({ blogCollection: BlogPageSchema })
const CommentsReplySchema = v.object({ commentCollection: CommentPageSchema })
