import { type Comment, type CommentPage, commentPages, maxReplies, maxReplyLevels } from '../../contracts/blog.ts'
import type { Typed } from '../../contracts/form-fields.ts'
import { commentFields } from '../../contracts/submission.ts'
import { agencyDay } from '../../domain/stays.ts'
import { formatMessage } from '../../markets/format-message.ts'
import type { Market } from '../../markets/market.ts'
import type { Messages } from '../../markets/messages/messages.ts'
import type { RenderContext } from '../../routing/page.ts'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import type { FormErrors } from '../../ui/form-errors.tsx'
import { Pager } from '../../ui/pager.tsx'
import { SiteForm } from '../../ui/site-form.tsx'
import { withPageNumber } from '../../urls/page-path.ts'
import { href } from '../../urls/paths.ts'
import { PostDay } from './posts.tsx'

interface CommentsProps {
  request: RenderContext
  found: CommentPage
  /** The number of the page that was found. */
  page: number
  /** URL of the post; null: it has no page in the edition. */
  path: string | null
  /** Id of the post, while comments are open. */
  openPostId: string | null
}

/** Comments with their replies nested below them, and the form for another one. */
export function Comments({ request, found, page, path, openPostId }: CommentsProps) {
  const { market, messages } = request
  const { comments, total } = found
  const pages = commentPages(found)
  if (comments.length === 0 && openPostId === null) return null
  const count = pages > 1 ? total : countOf(comments)
  return (
    <section className="comments" id="comments">
      {comments.length > 0 && (
        <>
          <h2>{formatMessage(messages.blog.comments, { count }, market)}</h2>
          <Thread request={request} comments={comments} openPostId={openPostId} level={0} />
          {path && (
            <Pager
              market={market}
              messages={messages}
              page={page}
              pages={pages}
              hrefOf={(number) => `${withPageNumber(path, number)}#comments`}
            />
          )}
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

interface ThreadProps extends Pick<CommentsProps, 'request' | 'openPostId'> {
  comments: readonly Comment[]
  /** 0 for comments on the post itself. */
  level: number
}

function Thread({ request, comments, openPostId, level }: ThreadProps) {
  const { blog, forms } = request.messages
  return (
    <ul>
      {comments.map(({ id, authorName, createdAt, comment, replies }) => (
        <li key={id}>
          <p>
            <strong>{authorName || blog.anonymous}</strong>{' '}
            <span className="quiet">
              <PostDay market={request.market} day={agencyDay(createdAt)} />
            </span>
          </p>
          <p className="comment-text">{comment}</p>
          {openPostId !== null && level < maxReplyLevels && replies.length < maxReplies && (
            <a
              className="reply"
              href={href.commentOn(openPostId, id)}
              aria-label={formatMessage(
                forms.comment.replyTo,
                { author: authorName || blog.anonymous },
                request.market,
              )}
              rel="nofollow"
            >
              {forms.comment.reply}
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

export interface CommentFormProps {
  market: Market
  messages: Messages
  /** Entry id of the post. */
  postId: string
  /** Id of the comment that it answers. */
  replyTo?: string | null
  /** Null on a page that is cached for everyone. */
  submissionId?: string | null
  typed?: Typed
  errors?: FormErrors['of']
}

/** The comment form: below a post, and on a page of its own for a reply or after an invalid submission. */
export function CommentForm(props: CommentFormProps) {
  const { market, messages, postId, replyTo, submissionId = null, typed = {}, errors = {} } = props
  const texts = messages.forms.comment
  return (
    <SiteForm
      market={market}
      messages={messages}
      action={href.comment()}
      submissionId={submissionId}
      submit={texts.send}
      after={<p className="field-hint">{texts.moderated}</p>}
    >
      <TextField
        name="authorName"
        label={texts.authorName}
        hint={texts.authorNameHint}
        error={errors.authorName}
        defaultValue={typed.authorName}
        autoComplete="given-name"
        maxLength={commentFields.authorName}
        required
      />
      <TextAreaField
        name="comment"
        label={texts.comment}
        error={errors.comment}
        defaultValue={typed.comment}
        rows={5}
        maxLength={commentFields.comment}
        required
      />
      <input type="hidden" name="post" value={postId} />
      {replyTo && <input type="hidden" name="reply" value={replyTo} />}
    </SiteForm>
  )
}
