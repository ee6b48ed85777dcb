import * as v from 'valibot'
import { captchaField } from '../../contracts/captcha.ts'
import { submissionField, trapField } from '../../contracts/form-fields.ts'
import { FormIdSchema, type ShareForm, ShareFormSchema, shareLimits } from '../../contracts/share-favorites.ts'
import { readTrip } from '../../domain/read-trip.ts'
import { copyLinkAttribute } from '../../islands/protocol.ts'
import { formatMessage } from '../../markets/format-message.ts'
import type { Messages } from '../../markets/messages/messages.ts'
import type { RenderContext } from '../../routing/page.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { emailInput } from '../../ui/email-input.ts'
import { TextField } from '../../ui/field.tsx'
import { ErrorSummary } from '../../ui/form-errors.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SiteForm } from '../../ui/site-form.tsx'
import { href } from '../../urls/paths.ts'
import { withTrip } from '../../urls/trip-link.ts'

interface SharePageProps extends TypedShare, ShareProblems {
  request: RenderContext
  ids: readonly number[]
}

/** A link to copy, and a mail. */
export function SharePage(props: SharePageProps) {
  const { request, ids, problem, faults = [], captchaFailed } = props
  const { market, messages, origin } = request
  const texts = messages.favorites
  const link = withTrip(href.sharedFavorites(ids), readTrip(request.query))
  const errors = [
    ...faults.map(({ field, kind }) => ({
      name: field,
      message: formatMessage(texts.faults[kind], { field: texts[field] }, market),
    })),
    ...(captchaFailed ? [{ name: captchaField, message: messages.captcha.failed }] : []),
  ]
  const errorOf = (name: string) => errors.find((error) => error.name === name)?.message
  return (
    <div className="content container share">
      <header className="content-head">
        <h1>{texts.shareTitle}</h1>
        <p className="lead">{formatMessage(texts.shareLead, { count: ids.length }, market)}</p>
      </header>
      {problem && <Notice kind="error">{problem === 'trap' ? messages.forms.trap : texts[problem]}</Notice>}
      <ErrorSummary title={messages.errors.summaryTitle} errors={errors} />
      <section className="panel">
        <h2>{texts.linkTitle}</h2>
        <div className="share-link">
          <TextField
            name="link"
            label={texts.linkLabel}
            hint={texts.linkHint}
            value={origin + link}
            readOnly
            data-shared-link=""
          />
          <div className="actions">
            <Button kind="secondary" type="button" {...{ [copyLinkAttribute]: '' }}>
              {texts.copy}
            </Button>
            <ButtonLink kind="quiet" href={link}>
              {texts.openLink}
            </ButtonLink>
          </div>
        </div>
      </section>
      <MailForm {...props} errorOf={errorOf} />
      <p>
        <a href={href.favorites()}>{texts.backToList}</a>
      </p>
    </div>
  )
}

function MailForm({ request, typed, formId, errorOf }: SharePageProps & { errorOf(name: string): string | undefined }) {
  const texts = request.messages.favorites
  const field = (name: ShareField, hint?: string) => ({
    name,
    label: texts[name],
    hint,
    error: errorOf(name),
    defaultValue: typed[name],
  })
  return (
    <section className="panel">
      <h2>{texts.mailTitle}</h2>
      <SiteForm
        market={request.market}
        messages={request.messages}
        action={withTrip(href.shareFavorites(), readTrip(request.query))}
        submissionId={formId}
        submit={texts.send}
        captcha={{
          widget: request.captcha.widget,
          action: shareAction,
          unproven: 'confirmed',
          error: errorOf(captchaField),
        }}
      >
        <div className="field-grid">
          <div className="half">
            <TextField {...field('senderName')} autoComplete="name" maxLength={shareLimits.senderName} required />
          </div>
          <div className="half">
            <TextField {...field('senderEmail', texts.senderHint)} {...emailInput} required />
          </div>
          <TextField
            {...field('recipients', texts.recipientsHint)}
            inputMode="email"
            maxLength={shareLimits.recipients}
            required
          />
        </div>
      </SiteForm>
    </section>
  )
}

/** After the form: the number of recipients, or what is missing. */
export function ShareReceipt({ request }: { request: RenderContext }) {
  const { market, messages, query } = request
  const texts = messages.favorites
  const sent = Number(query.get('sent') ?? 0)
  return (
    <div className="content container share">
      <header className="content-head">
        <h1>{query.has('asked') ? texts.confirmTitle : sent > 0 ? texts.sentTitle : texts.shareTitle}</h1>
      </header>
      {query.has('asked') && <Notice>{texts.confirmText}</Notice>}
      {query.has('over') && <Notice kind="warning">{texts.confirmGone}</Notice>}
      {Number.isInteger(sent) && sent > 0 && (
        <Notice kind="success">
          <p role="status">{formatMessage(texts.sentText, { count: sent }, market)}</p>
        </Notice>
      )}
      {query.has('skipped') && <Notice kind="warning">{texts.skipped}</Notice>}
      <p>
        <ButtonLink href={href.favorites()} icon="back">
          {texts.backToList}
        </ButtonLink>
      </p>
    </div>
  )
}

/** Where the mail to the sender leads: looking at it sends nothing. */
export function ConfirmShare({
  request,
  token,
  hasFailed,
}: {
  request: RenderContext
  token: string
  hasFailed?: boolean
}) {
  const texts = request.messages.favorites
  return (
    <div className="content container share">
      <header className="content-head">
        <h1>{texts.shareTitle}</h1>
        <p className="lead">{texts.confirmAsk}</p>
      </header>
      {hasFailed && <Notice kind="error">{texts.sendFailed}</Notice>}
      <form method="post" action={href.shareFavorites()}>
        <input type="hidden" name="confirm" value={token} />
        <Button type="submit" icon="mail">
          {texts.send}
        </Button>
      </form>
    </div>
  )
}

const shareFields = ['senderName', 'senderEmail', 'recipients'] as const
type ShareField = (typeof shareFields)[number]
type FaultKind = keyof Messages['favorites']['faults']

interface ShareFault {
  field: ShareField
  kind: FaultKind
}

/** What was typed, and the form's own id. */
export interface TypedShare {
  typed: Record<ShareField, string>
  formId: string
  /** Somebody filled in what people don't see. */
  isTrapped: boolean
}

/** What came of sending it. */
export interface ShareProblems {
  status?: 200 | 422 | 429 | 503
  faults?: readonly ShareFault[]
  problem?: 'sendFailed' | 'tooMany' | 'trap'
  captchaFailed?: boolean
}

/** What the captcha of this form is solved for. */
export const shareAction = 'share-favorites'

const longest = 2000

export function readTypedShare(form: FormData): TypedShare {
  const typed = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.slice(0, longest) : ''
  }
  const formId = v.safeParse(FormIdSchema, typed(submissionField))
  return {
    typed: {
      senderName: typed('senderName'),
      senderEmail: typed('senderEmail'),
      recipients: typed('recipients'),
    },
    formId: formId.success ? formId.output : crypto.randomUUID(),
    isTrapped: typed(trapField) !== '',
  }
}

/** The form by its contract, or one fault a field. */
export function checkShare(typed: Record<ShareField, string>): { form: ShareForm } | { faults: ShareFault[] } {
  const parsed = v.safeParse(ShareFormSchema, typed)
  if (parsed.success) return { form: parsed.output }
  return {
    faults: shareFields.flatMap((field) => {
      const issue = parsed.issues.find(({ path }) => path?.[0].key === field)
      return issue ? [{ field, kind: faultKind(field, typed[field], issue) }] : []
    }),
  }
}

function faultKind(field: ShareField, value: string, issue: v.BaseIssue<unknown>): FaultKind {
  if (value.trim() === '') return 'required'
  if (field === 'recipients') return 'recipients'
  if (issue.type === 'max_length') return 'tooLong'
  if (issue.message === 'email') return 'email'
  return issue.type === 'check' ? 'name' : 'check'
}
