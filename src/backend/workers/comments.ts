import * as v from 'valibot'
import { checkFields } from '../../contracts/form-fields.ts'
import { CommentFieldsSchema, CommentSubmissionSchema, mostReplyLevels } from '../../contracts/submission.ts'
import { answerStored, readAsked, refuse, type WorkersContext } from './submissions/answers.ts'
import { storeOnce } from './submissions/store-once.ts'

/** POST /bridge/comments/: stored until an editor has looked at it. */
export async function takeComment(c: WorkersContext): Promise<Response> {
  const asked = await readAsked(
    c,
    v.object({ ...CommentSubmissionSchema.entries, authorName: v.string(), comment: v.string() }),
  )
  if (asked.kind === 'refused') return asked.response
  const checked = checkFields(CommentFieldsSchema, asked.body)
  if (checked.faults) return refuse(c, 422, 'invalid_fields', 'Some fields are missing or wrong.', checked.faults)
  const { parentId, replyTo, locale } = asked.body
  const post = await findPost(c.env.DB, parentId, locale)
  if (!post) return refuse(c, 404, 'unknown_post', `There is no post ${parentId} in ${locale}.`)
  if (!post.isOpen) return refuse(c, 422, 'closed', 'Comments on this post are closed.')
  if (replyTo !== null) {
    const level = await levelOf(c.env.DB, replyTo, parentId, locale)
    if (level === null) return refuse(c, 422, 'unknown_comment', `There is no comment ${replyTo} on this post.`)
    if (level >= mostReplyLevels) return refuse(c, 422, 'too_deep', `Replies go ${mostReplyLevels} levels deep.`)
  }
  const data = { ...asked.body, ...checked.values }
  return answerStored(
    c,
    await storeOnce(c.env.DB, { kind: 'comment', key: asked.key, locale, status: 'waiting', data }),
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

/** 0 for a comment on the post itself, 1 for a reply to it, and so on; null for one that is not below this post. */
export async function levelOf(db: D1Database, id: string, postId: string, locale: string): Promise<number | null> {
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
