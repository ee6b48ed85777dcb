import type { CaptchaWidget } from '../../contracts/captcha.ts'
import {
  ContestFormSchema,
  contestFormFields,
  contestLimits,
  contestPictureField,
  minContestPictureSide,
} from '../../contracts/contest.ts'
import type { FormFault } from '../../contracts/form-fields.ts'
import { maxPictureBytes } from '../../contracts/submission.ts'
import { longestName } from '../../contracts/typed-text.ts'
import { formatMessage } from '../../markets/format-message.ts'
import type { Market } from '../../markets/market.ts'
import type { Messages } from '../../markets/messages/messages.ts'
import type { LoaderResult, Page, RenderContext } from '../../routing/page.ts'
import { emailInput } from '../../ui/email-input.ts'
import { PictureField, TextAreaField, TextField } from '../../ui/field.tsx'
import { type FormErrors, formErrors } from '../../ui/form-errors.tsx'
import { FormPage } from '../../ui/form-page.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SiteForm } from '../../ui/site-form.tsx'
import { formNotice, formPage } from '../forms/form-page.tsx'
import { leaveReceipt } from '../forms/receipt.tsx'
import { emptyForm, type FormState, handleForm } from '../forms/submission.ts'
import type { PhotoContest } from './contract.ts'
import { contestPaths } from './paths.ts'
import { contestsOf, contestsQuery } from './queries.ts'

/** /photo-contest/upload/ in the edition's own word: a picture for the contest that is open. */
export const contestUploadPage: Page = {
  load: loadUploadPage,
}

async function loadUploadPage(request: RenderContext): Promise<LoaderResult> {
  const { market, services } = request
  const [contest] = await services.content.query(contestsQuery, contestsOf.open(market.locale))
  if (!contest || request.method !== 'POST') return show(request, contest ?? null, emptyForm())
  return handleForm(request, {
    names: contestFormFields,
    schema: ContestFormSchema,
    captcha: contestCaptcha,
    alsoCheck: faultyPicture,
    submit: (_, key, form) =>
      services.workers.submitPicture('/bridge/contest_image_submissions/', partsOf(form), market.locale, key),
    done: (reference) => leaveReceipt(request, { kind: 'photo', reference, byMail: true }),
    show: (state) => show(request, contest, state),
  })
}

function faultyPicture(form: FormData): FormFault[] {
  const picture = form.get(contestPictureField)
  if (!(picture instanceof File) || picture.size === 0) return [{ field: contestPictureField, kind: 'required' }]
  return picture.size > maxPictureBytes ? [{ field: contestPictureField, kind: 'file-size' }] : []
}

/** The specification's fields, and nothing that came beside them; the address that was typed once counts as repeated. */
function partsOf(form: FormData): FormData {
  const parts = new FormData()
  for (const name of [...contestFormFields, contestPictureField]) {
    const part = form.get(name)
    if (part !== null) parts.append(name, part)
  }
  parts.append('userEmailConfirm', String(form.get('userEmail')))
  return parts
}

function show(request: RenderContext, contest: PhotoContest | null, state: FormState): LoaderResult {
  const { market, messages, captcha, alternates } = request
  const texts = messages.forms.contest
  const errors = formErrors(messages, market, state.faults, {
    [contestPictureField]: { label: texts.picture, asks: 'picture' },
    imageTitle: { label: texts.imageTitle },
    imageText: { label: texts.imageText },
    userName: { label: texts.userName },
    userEmail: { label: texts.userEmail },
  })
  const main = (
    <FormPage
      title={texts.title}
      lead={contest ? formatMessage(texts.lead, { contest: contest.title }, market) : undefined}
      notice={formNotice(request, state)}
      summaryTitle={messages.errors.summaryTitle}
      errors={errors.list}
    >
      {contest ? (
        <ContestForm
          market={market}
          messages={messages}
          contest={contest}
          captcha={captcha.widget}
          state={state}
          errors={errors.of}
        />
      ) : (
        <Notice>{texts.closed}</Notice>
      )}
    </FormPage>
  )
  const description = contest ? formatMessage(texts.description, { contest: contest.title }, market) : texts.closed
  return formPage(
    request,
    state.status,
    { title: texts.title, description, alternates, captcha: contest !== null },
    main,
  )
}

const contestCaptcha = 'contest'

interface ContestFormProps {
  market: Market
  messages: Messages
  contest: PhotoContest
  captcha: CaptchaWidget | null
  state: FormState
  errors: FormErrors['of']
}

function ContestForm({ market, messages, contest, captcha, state, errors }: ContestFormProps) {
  const texts = messages.forms.contest
  const text = (name: string) => ({ name, error: errors[name], defaultValue: state.typed[name] })
  const pictureHint = formatMessage(texts.pictureHint, { side: minContestPictureSide }, market)
  return (
    <>
      {contest.rewardText && (
        <Notice title={texts.reward}>
          <p>{contest.rewardText}</p>
          {contest.conditionsUrl && <a href={contest.conditionsUrl}>{texts.conditions}</a>}
        </Notice>
      )}
      <SiteForm
        market={market}
        messages={messages}
        action={contestPaths.upload(market)}
        submissionId={state.id}
        submit={texts.submit}
        captcha={{ widget: captcha, action: contestCaptcha, unproven: 'same', error: errors.captcha }}
        isUpload
        after={<p className="field-hint">{texts.terms}</p>}
      >
        <div className="field-grid">
          <div>
            <PictureField
              name={contestPictureField}
              label={texts.picture}
              hint={state.status === 200 || errors[contestPictureField] ? pictureHint : texts.pictureAgain}
              error={errors[contestPictureField]}
              required
            />
          </div>
          <div>
            <TextField {...text('imageTitle')} label={texts.imageTitle} maxLength={contestLimits.title} required />
          </div>
          <div>
            <TextAreaField
              {...text('imageText')}
              label={formatMessage(messages.forms.optional, { field: texts.imageText }, market)}
              maxLength={contestLimits.text}
            />
          </div>
          <div>
            <TextField
              {...text('userName')}
              label={texts.userName}
              autoComplete="name"
              maxLength={longestName}
              required
            />
          </div>
          <div>
            <TextField {...text('userEmail')} {...emailInput} label={texts.userEmail} required />
          </div>
        </div>
        <input type="hidden" name="contestId" value={contest.sys.id} />
      </SiteForm>
    </>
  )
}
