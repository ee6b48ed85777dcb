import type { CaptchaWidget } from '../../contracts/captcha.ts'
import { contestPictureField, minContestPictureSide } from '../../contracts/contest-image.ts'
import type { Market } from '../../markets/market.ts'
import type { Messages } from '../../markets/messages/messages.ts'
import { formatMessage } from '../../markets/say.ts'
import { emailInput } from '../../ui/email-input.ts'
import { PictureField, TextAreaField, TextField } from '../../ui/field.tsx'
import type { FormErrors } from '../../ui/form-errors.ts'
import { Notice } from '../../ui/notice.tsx'
import { SiteForm } from '../../ui/site-form.tsx'
import type { FormState } from '../forms/submission.ts'
import type { PhotoContest } from './contract.ts'
import { contestPaths } from './paths.ts'

export const contestCaptcha = 'contest'

interface ContestFormProps {
  market: Market
  messages: Messages
  contest: PhotoContest
  captcha: CaptchaWidget | null
  state: FormState
  errors: FormErrors['of']
}

export function ContestForm({ market, messages, contest, captcha, state, errors }: ContestFormProps) {
  const texts = messages.forms.contest
  const text = (name: string) => ({ name, error: errors[name], defaultValue: state.typed[name] })
  const pictureHint = formatMessage(texts.pictureHint, { side: minContestPictureSide }, market)
  const email = { ...emailInput, required: true } as const
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
        captcha={{ widget: captcha, action: contestCaptcha, error: errors.captcha }}
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
            <TextField {...text('imageTitle')} label={texts.imageTitle} maxLength={80} required />
          </div>
          <div>
            <TextAreaField
              {...text('imageText')}
              label={formatMessage(messages.forms.optional, { field: texts.imageText }, market)}
              maxLength={500}
            />
          </div>
          <div>
            <TextField {...text('userName')} label={texts.userName} autoComplete="name" maxLength={80} required />
          </div>
          <div className="half">
            <TextField {...text('userEmail')} {...email} label={texts.userEmail} />
          </div>
          <div className="half">
            <TextField {...text('userEmailConfirm')} {...email} label={texts.userEmailConfirm} />
          </div>
        </div>
        <input type="hidden" name="contestId" value={contest.sys.id} />
      </SiteForm>
    </>
  )
}
