import type { Comment } from '../../contracts/blog.ts'
import { say } from '../../markets/say.ts'
import type { PageRequest } from '../../routing/page.ts'
import { PostDay } from './posts.tsx'

interface CommentsProps {
  request: PageRequest
  comments: readonly Comment[]
}

/** What readers wrote, each reply below what it answers. Nothing where nobody has written. */
export function Comments({ request, comments }: CommentsProps) {
  const { market, messages } = request
  if (comments.length === 0) return null
  return (
    <section className="comments" id="comments">
      <h2>{say(messages.blog.comments, { count: countOf(comments) }, market)}</h2>
      <Thread request={request} comments={comments} />
    </section>
  )
}

function Thread({ request, comments }: { request: PageRequest; comments: readonly Comment[] }) {
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
          {replies.length > 0 && <Thread request={request} comments={replies} />}
        </li>
      ))}
    </ul>
  )
}

function countOf(comments: readonly Comment[]): number {
  return comments.reduce((sum, { replies }) => sum + 1 + countOf(replies), 0)
}
