import type { Comment } from '../../contracts/blog.ts'
import { mostReplyLevels } from '../../contracts/submission.ts'
import { say } from '../../markets/say.ts'
import type { PageRequest } from '../../routing/page.ts'
import { CommentForm } from '../../ui/comment-form.tsx'
import { href } from '../../urls/paths.ts'
import { PostDay } from './posts.tsx'

interface CommentsProps {
  request: PageRequest
  comments: readonly Comment[]
  /** Id of the post, while something can be written under it. */
  openPostId: string | null
}

/** What readers wrote, each reply below what it answers, and the form to write more. */
export function Comments({ request, comments, openPostId }: CommentsProps) {
  const { market, messages } = request
  if (comments.length === 0 && openPostId === null) return null
  return (
    <section className="comments" id="comments">
      {comments.length > 0 && (
        <>
          <h2>{say(messages.blog.comments, { count: countOf(comments) }, market)}</h2>
          <Thread request={request} comments={comments} openPostId={openPostId} level={0} />
        </>
      )}
      {openPostId !== null && (
        <section className="panel">
          <h2>{messages.forms.comment.title}</h2>
          <CommentForm market={market} messages={messages} postId={openPostId} />
        </section>
      )}
    </section>
  )
}

/** `level`: 0 for comments on the post itself. */
function Thread({ request, comments, openPostId, level }: CommentsProps & { level: number }) {
  const texts = request.messages.forms.comment
  return (
    <ul>
      {comments.map(({ id, authorName, createdAt, comment, replies }) => (
        <li key={id}>
          <p>
            <strong>{authorName || request.messages.blog.anonymous}</strong>{' '}
            <span className="quiet">
              <PostDay market={request.market} day={createdAt} />
            </span>
          </p>
          <p className="comment-text">{comment}</p>
          {openPostId !== null && level < mostReplyLevels && (
            <a
              className="reply"
              href={href.commentOn(openPostId, id)}
              aria-label={say(texts.replyTo, { author: authorName || request.messages.blog.anonymous }, request.market)}
              rel="nofollow"
            >
              {texts.reply}
            </a>
          )}
          {replies.length > 0 && (
            <Thread request={request} comments={replies} openPostId={openPostId} level={level + 1} />
          )}
        </li>
      ))}
    </ul>
  )
}

function countOf(comments: readonly Comment[]): number {
  return comments.reduce((sum, { replies }) => sum + 1 + countOf(replies), 0)
}
