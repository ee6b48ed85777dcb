import * as v from 'valibot'
import { EmailSchema } from '../email.ts'
import { FlagSchema, requiredCollectionOf } from '../entry.ts'
import { fieldOf } from './query.ts'

/** The post that a comment is written on; null: it is not there, or not written in the locale. */
export const commentedPostQuery = {
  name: 'ContentCommentedPost',
  document: `query ContentCommentedPost($id: String!, $locale: String!) {
    blog(id: $id, locale: $locale) { title commentsOpen }
  }`,
  schema: v.pipe(
    fieldOf('blog', v.nullable(v.object({ title: v.nullish(v.string(), null), commentsOpen: FlagSchema }))),
    v.transform((post) => (post?.title == null ? null : { isOpen: post.commentsOpen })),
  ),
}

/** What a comment stands below, and how many replies it has; null as above. */
export const commentPlaceQuery = {
  name: 'ContentCommentPlace',
  document: `query ContentCommentPlace($id: String!, $locale: String!) {
    comment(id: $id, locale: $locale) { parentType parentId repliesCollection(limit: 1) { total } }
  }`,
  schema: v.pipe(
    fieldOf(
      'comment',
      v.nullable(
        v.object({
          parentType: v.nullish(v.string(), null),
          parentId: v.nullish(v.string(), null),
          repliesCollection: v.nullish(v.object({ total: v.nullish(v.number(), 0) }), { total: 0 }),
        }),
      ),
    ),
    v.transform((place) => {
      if (place?.parentType == null || place.parentId === null) return null
      return { parentType: place.parentType, parentId: place.parentId, replies: place.repliesCollection.total }
    }),
  ),
}

/** An address that editors have written; null: none, or none that a mail could go to. */
const WrittenEmailSchema = v.fallback(v.nullable(EmailSchema), null)

/** The mail address of an office. */
export const officeEmailQuery = {
  name: 'ContentOfficeEmail',
  document: `query ContentOfficeEmail($id: String!, $locale: String!) {
    department(id: $id, locale: $locale) { address { email } }
  }`,
  schema: v.pipe(
    fieldOf('department', v.nullable(v.object({ address: v.nullish(v.object({ email: WrittenEmailSchema }), null) }))),
    v.transform((office) => office?.address?.email ?? null),
  ),
}

/** The mail address of the agency. */
export const agencyEmailQuery = {
  name: 'ContentAgencyEmail',
  document: `query ContentAgencyEmail($locale: String!) {
    settingsCollection(where: { key: "administrationDetails" }, locale: $locale, limit: 1) { items { value } }
  }`,
  schema: v.pipe(
    fieldOf(
      'settingsCollection',
      requiredCollectionOf(v.object({ value: v.fallback(v.object({ email: WrittenEmailSchema }), { email: null }) })),
    ),
    v.transform(([settings]) => settings?.value.email ?? null),
  ),
}
