import * as v from 'valibot'
import { maxReplies, maxReplyLevels } from '../../contracts/blog.ts'
import { checkFields } from '../../contracts/form-fields.ts'
import { CommentFieldsSchema, CommentSubmissionSchema } from '../../contracts/submission.ts'
import { failure } from '../middleware/failures.ts'
import { readRequest, storedResponse, storeOnce, type WorkersContext } from './submissions.ts'

/** POST /bridge/comments/: stored until an editor has looked at it. */
export async function postComment(c: WorkersContext): Promise<Response> {
  const parsed = await readRequest(
    c,
    v.object({ ...CommentSubmissionSchema.entries, authorName: v.string(), comment: v.string() }),
  )
  if (parsed.kind === 'refused') return parsed.response
  const checked = checkFields(CommentFieldsSchema, parsed.body)
  if (checked.faults) return failure(c, 422, 'invalid_fields', 'Some fields are missing or wrong.', checked.faults)
  const { parentId, replyTo, locale } = parsed.body
  const post = await findPost(c.env.DB, parentId, locale)
  if (!post) return failure(c, 404, 'unknown_post', `There is no post ${parentId} in ${locale}.`)
  if (!post.isOpen) return failure(c, 422, 'closed', 'Comments on this post are closed.')
  if (replyTo !== null) {
    const level = await levelOf(c.env.DB, replyTo, parentId, locale)
    if (level === null) return failure(c, 422, 'unknown_comment', `There is no comment ${replyTo} on this post.`)
    if (level >= maxReplyLevels) return failure(c, 422, 'too_deep', `Replies go ${maxReplyLevels} levels deep.`)
    if ((await repliesTo(c.env.DB, replyTo, locale, parsed.key)) >= maxReplies) {
      return failure(c, 422, 'too_many', `A comment has ${maxReplies} replies at most.`)
    }
  }
  const data = { ...parsed.body, ...checked.values }
  return storedResponse(
    c,
    await storeOnce(c.env.DB, { kind: 'comment', key: parsed.key, locale, status: 'waiting', data }),
  )
}

const PostSchema = v.nullable(v.object({ open: v.nullable(v.number()) }))

async function findPost(db: D1Database, id: string, locale: string): Promise<{ isOpen: boolean } | null> {
  const found = await db
    .prepare("SELECT fields ->> 'commentsOpen' AS open FROM entry WHERE type = 'blog' AND id = ?1 AND locale = ?2")
    .bind(id, locale)
    .first()
  const post = v.parse(PostSchema, found)
  return post && { isOpen: post.open === 1 }
}

/** How many replies to a comment are shown or wait for an editor, besides the one of that key. */
async function repliesTo(db: D1Database, id: string, locale: string, key: string): Promise<number> {
  const found = await db
    .prepare(
      `SELECT
         (SELECT json_array_length(fields, '$.replies') FROM entry WHERE type = 'comment' AND id = ?1 AND locale = ?2) AS shown,
         (SELECT count(*) FROM submission
          WHERE kind = 'comment' AND status = 'waiting' AND locale = ?2 AND data ->> 'replyTo' = ?1
            AND idempotency_key <> ?3) AS waiting`,
    )
    .bind(id, locale, key)
    .first()
  const { shown, waiting } = v.parse(v.object({ shown: v.nullable(v.number()), waiting: v.number() }), found)
  return (shown ?? 0) + waiting
}

/** 0 for a comment on the post itself, 1 for a reply to it, and so on; null for one that is not below this post. */
async function levelOf(db: D1Database, id: string, postId: string, locale: string): Promise<number | null> {
  const found = await db
    .prepare(
      `WITH RECURSIVE above(type, parent, level) AS (
         SELECT fields ->> 'parentType', fields ->> 'parentId', 0 FROM entry
         WHERE type = 'comment' AND locale = ?3 AND id = ?1
         UNION ALL
         SELECT entry.fields ->> 'parentType', entry.fields ->> 'parentId', above.level + 1
         FROM above JOIN entry ON entry.type = 'comment' AND entry.locale = ?3 AND entry.id = above.parent
         WHERE above.type = 'comment' AND above.level < 10
       )
       SELECT level FROM above WHERE type = 'blog' AND parent = ?2`,
    )
    .bind(id, postId, locale)
    .first('level')
  return v.parse(v.nullable(v.number()), found)
}
