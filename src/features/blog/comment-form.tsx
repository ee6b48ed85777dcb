import type { Typed } from '../../contracts/form-fields.ts'
import { commentFields } from '../../contracts/submission.ts'
import type { Market } from '../../markets/market.ts'
import type { Messages } from '../../markets/messages/messages.ts'
import { TextAreaField, TextField } from '../../ui/field.tsx'
import type { FormErrors } from '../../ui/form-errors.ts'
import { SiteForm } from '../../ui/site-form.tsx'
import { href } from '../../urls/paths.ts'

export interface CommentFormProps {
  market: Market
  messages: Messages
  /** Entry id of the post. */
  postId: string
  /** Id of the comment that it answers. */
  replyTo?: string | null
  /** Null on a page that is the same for everyone. */
  submissionId?: string | null
  typed?: Typed
  errors?: FormErrors['of']
}

/** Under a post, and on a page of its own for a reply and for one that was not right yet. */
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
