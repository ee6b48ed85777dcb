import * as v from 'valibot'
import {
  BlogPageSchema,
  BlogSchema,
  commentsPerPage,
  maxReplies,
  RepliesSchema,
  WrittenCommentsSchema,
} from '../blog.ts'
import { CategorySchema } from '../content.ts'
import { requiredCollectionOf } from '../entry.ts'
import { linkTargetFields } from '../link-target.ts'
import { asset, fieldOf, seo, sys } from './query.ts'

const limits = { categories: 10 }
const post = `author datePublished excerpt image { ${asset} } categoriesCollection(limit: ${limits.categories}) { items { ${linkTargetFields('category')} } }`
const comment = `sys { id } comment authorName createdAt repliesCollection(limit: ${maxReplies}) { items { sys { id } } }`

export const blogQuery = {
  name: 'ContentBlog',
  document: `query ContentBlog($id: String!, $locale: String!) {
    blog(id: $id, locale: $locale) { ${sys} title slug ${post} dateUpdated commentsOpen body { json } ${seo} }
  }`,
  schema: fieldOf('blog', v.nullable(BlogSchema)),
}

/** Newest first. */
export const blogsQuery = {
  name: 'ContentBlogs',
  document: `query ContentBlogs($locale: String!, $limit: Int!, $skip: Int!, $where: BlogFilter) {
    blogCollection(locale: $locale, where: $where, order: [datePublished_DESC], limit: $limit, skip: $skip) {
      total
      items { ${linkTargetFields('blog')} ${post} }
    }
  }`,
  schema: fieldOf('blogCollection', BlogPageSchema),
}

/** One page of comments on a post itself, oldest first, each with the ids of its replies. */
export const commentsQuery = {
  name: 'ContentComments',
  document: `query ContentComments($blogId: String!, $locale: String!, $skip: Int!) {
    commentCollection(
      locale: $locale, where: { parentType: "blog", parentId: $blogId }, order: [createdAt_ASC, sys_id_ASC]
      limit: ${commentsPerPage}, skip: $skip
    ) { total items { ${comment} } }
  }`,
  schema: fieldOf('commentCollection', WrittenCommentsSchema),
}

/** The variables of `commentsQuery` for a numbered page. */
export function commentsOf(blogId: string, locale: string, page: number) {
  return { blogId, locale, skip: (page - 1) * commentsPerPage }
}

/** Of so many ids at most, in any order. */
export const repliesQuery = {
  name: 'ContentReplies',
  document: `query ContentReplies($ids: [String!]!, $locale: String!) {
    commentCollection(locale: $locale, where: { sys: { id_in: $ids } }, limit: ${commentsPerPage}) { items { ${comment} } }
  }`,
  schema: fieldOf('commentCollection', RepliesSchema),
}

const limit = 50

/** Categories of a type (`lodging` or `blog`) in the editors' order, without their texts. */
export const categoriesQuery = {
  name: 'ContentCategories',
  document: `query ContentCategories($locale: String!, $type: String!) {
    categoryCollection(locale: $locale, where: { type: $type }, order: [sortOrder_ASC], limit: ${limit}) { items {
      ${sys} title slug type excerpt image { ${asset} } criteria
    } }
  }`,
  schema: fieldOf('categoryCollection', requiredCollectionOf(CategorySchema)),
}
