import { type Blog, type Comment, commentPages, maxReplies, maxReplyLevels } from '../../contracts/blog.ts'
import { blogQuery } from '../../contracts/queries/blog.ts'
import { CommentFieldsSchema } from '../../contracts/submission.ts'
import { formatMessage } from '../../markets/format-message.ts'
import type { LoaderResult, Page, RenderContext } from '../../routing/page.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { formErrors } from '../../ui/form-errors.tsx'
import { FormPage } from '../../ui/form-page.tsx'
import { Notice } from '../../ui/notice.tsx'
import { formNotice, formPage } from '../forms/form-page.tsx'
import { leaveReceipt } from '../forms/receipt.tsx'
import { emptyForm, type FormState, handleForm } from '../forms/submission.ts'
import { CommentForm } from './comments.tsx'
import { loadComments } from './post-load.ts'

/** /comments/?post=…&reply=…: the form for a comment on a post or a reply to one, also after an invalid submission. */
export const commentFormPage: Page = {
  load: loadCommentPage,
}

interface Subject {
  post: Blog
  /** Null: the post has no page in this edition. */
  path: string | null
  /** The comment that is replied to; null: the post itself. */
  answered: { comment: Comment; level: number } | null
}

async function loadCommentPage(request: RenderContext): Promise<LoaderResult> {
  const subject = await findSubject(request)
  if (!subject) return { kind: 'not-found' }
  if (request.method !== 'POST' || faultOf(subject)) return show(request, subject, emptyForm())
  const { market, services } = request
  const { post, path, answered } = subject
  return handleForm(request, {
    names: ['authorName', 'comment'],
    schema: CommentFieldsSchema,
    // An editor approves it first, and no mail is sent.
    captcha: null,
    submit: (fields, key) => {
      const replyTo = answered?.comment.id ?? null
      const about = { parentType: 'blog', parentId: post.sys.id, replyTo, locale: market.locale } as const
      return services.workers.comment(
        { ...about, ...fields },
        `${key}-${post.sys.id}-${replyTo ?? 'post'}`.slice(0, 100),
      )
    },
    done: (reference) => leaveReceipt(request, { kind: 'comment', reference, ...(path ? { back: path } : {}) }),
    show: (state) => show(request, subject, state),
  })
}

const idForm = /^[\w.-]{1,64}$/

/** The post and the comment that is replied to, from the URL or the form; null where there is none. */
async function findSubject({ query, form, services, routes, market }: RenderContext): Promise<Subject | null> {
  const fieldValue = (name: string) => String((form ? form.get(name) : query.get(name)) ?? '')
  const [postId, replyTo] = [fieldValue('post'), fieldValue('reply')]
  if (!idForm.test(postId) || (replyTo !== '' && !idForm.test(replyTo))) return null
  const post = await services.content.query(blogQuery, { id: postId, locale: market.locale })
  if (!post) return null
  const path = (await routes.path(market, postId))?.path ?? null
  if (replyTo === '') return { post, path, answered: null }
  for (let page = 1; ; page++) {
    const found = await loadComments(services.content, postId, market.locale, page)
    const answered = findComment(found.comments, replyTo, 0)
    if (answered) return { post, path, answered }
    if (page >= commentPages(found)) return null
  }
}

function findComment(comments: readonly Comment[], id: string, level: number): Subject['answered'] {
  for (const comment of comments) {
    const found = comment.id === id ? { comment, level } : findComment(comment.replies, id, level + 1)
    if (found) return found
  }
  return null
}

/** Why comments are not possible here. */
function faultOf({ post, answered }: Subject): 'closed' | 'tooDeep' | 'tooMany' | null {
  if (!post.commentsOpen) return 'closed'
  if (!answered) return null
  if (answered.level >= maxReplyLevels) return 'tooDeep'
  return answered.comment.replies.length >= maxReplies ? 'tooMany' : null
}

function show(request: RenderContext, subject: Subject, state: FormState): LoaderResult {
  const { market, messages } = request
  const texts = messages.forms.comment
  const { post, path, answered } = subject
  const fault = faultOf(subject)
  const anonymous = messages.blog.anonymous
  const title = answered
    ? formatMessage(texts.replyTitle, { author: answered.comment.authorName || anonymous }, market)
    : formatMessage(texts.titleOf, { post: post.title }, market)
  const errors = formErrors(messages, market, state.faults, {
    authorName: { label: texts.authorName },
    comment: { label: texts.comment },
  })
  const main = (
    <FormPage
      title={title}
      notice={fault ? null : formNotice(request, state)}
      summaryTitle={messages.errors.summaryTitle}
      errors={errors.list}
      above={answered && <blockquote className="comment-text answered">{answered.comment.comment}</blockquote>}
    >
      {fault ? (
        <Notice>{texts[fault]}</Notice>
      ) : (
        <CommentForm
          market={market}
          messages={messages}
          postId={post.sys.id}
          replyTo={answered?.comment.id}
          submissionId={state.id}
          typed={state.typed}
          errors={errors.of}
        />
      )}
      {path && (
        <p>
          <ButtonLink kind="quiet" icon="back" href={path}>
            {post.title}
          </ButtonLink>
        </p>
      )}
    </FormPage>
  )
  return formPage(request, fault && request.method === 'POST' ? 422 : state.status, { title }, main)
}
