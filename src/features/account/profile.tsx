import { Fragment } from 'react'
import {
  type AccountFault,
  checkProfile,
  newPasswordFaults,
  ownPasswordFault,
  type ProfileField,
  passwordFaultKinds,
  typed,
} from '../../contracts/account-forms.ts'
import { longestPassword, roleLabel } from '../../contracts/session.ts'
import { longestName, longestPhone } from '../../contracts/typed-text.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { type LoaderResult, type RenderContext, seeOther } from '../../routing/page.ts'
import { ResetRefused } from '../../services/auth.ts'
import type { Session } from '../../session/page-session.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { ErrorSummary } from '../../ui/form-errors.tsx'
import { Notice } from '../../ui/notice.tsx'
import { href } from '../../urls/paths.ts'
import { accountPage, errorAt, errorsOf, type FieldError, readFailure } from './account-page.tsx'
import { NewPasswordFields } from './form-fields.tsx'
import { mayChat, OwnPage } from './own-page.tsx'

/** /account/profile/: name, telephone, password. */
export async function loadProfilePage(request: RenderContext, session: Session): Promise<LoaderResult> {
  if (request.method !== 'POST') return profilePage(request, session, {})
  return request.form?.get('intent') === 'password' ? changePassword(request, session) : changeDetails(request, session)
}

/** Ends the name of the field with what the page was shown with. */
const shownBefore = '_before'

function storedDetails({ user }: Session): Record<ProfileField, string> {
  return { firstname: user?.firstname ?? '', lastname: user?.lastname ?? '', phone: user?.phone ?? '' }
}

async function changeDetails(request: RenderContext, session: Session): Promise<LoaderResult> {
  const form = request.form ?? new FormData()
  const stored = storedDetails(session)
  /** A field that was not changed on this page has what is stored, which another tab or device may have changed since. */
  const detail = (name: ProfileField) =>
    form.get(`${name}${shownBefore}`) === form.get(name) ? stored[name] : typed(form, name)
  const details = { firstname: detail('firstname'), lastname: detail('lastname'), phone: detail('phone') }
  const { profile, faults } = checkProfile(details)
  if (faults) return profilePage(request, session, { details, faults })
  request.session.update(await request.services.auth.changeProfile(session.token, profile))
  return seeOther(`${href.profile()}?saved=details`)
}

async function changePassword(request: RenderContext, session: Session): Promise<LoaderResult> {
  const form = request.form ?? new FormData()
  const [password, chosen, repeated] = [typed(form, 'password'), typed(form, 'new_password'), typed(form, 'repeat')]
  const fault = ownPasswordFault(password)
  const faults: AccountFault<string>[] = [...(fault ? [fault] : []), ...newPasswordFaults(chosen, repeated)]
  if (faults.length > 0) return profilePage(request, session, { faults })
  try {
    request.session.update(
      await request.services.auth.changePassword(session.token, { password, new_password: chosen }),
    )
    return seeOther(`${href.profile()}?saved=password`)
  } catch (error) {
    if (error instanceof ResetRefused) {
      const kind = passwordFaultKinds[error.reason]
      const fault = kind ? { field: 'new_password', kind } : ({ field: 'password', kind: 'wrong' } as const)
      return profilePage(request, session, { faults: [fault] })
    }
    const failure = readFailure(error)
    if (failure.kind !== 'throttled') throw error
    return profilePage(request, session, { faults: [], minutes: failure.minutes })
  }
}

interface ProfileState {
  /** As they were typed. */
  details?: Record<ProfileField, string>
  faults?: readonly AccountFault<string>[]
  minutes?: number
}

function profilePage(
  request: RenderContext,
  session: Session,
  { details, faults, minutes }: ProfileState,
): LoaderResult {
  const { market, messages, query, method } = request
  const { profile: texts, reset, login } = messages.account
  const { user } = session
  const stored = storedDetails(session)
  const labels = { ...texts, password: texts.current, new_password: reset.password, repeat: reset.repeat }
  const errors = errorsOf(request, faults ?? [], labels)
  const saved = method === 'GET' ? query.get('saved') : null
  const main = (
    <OwnPage request={request} session={session}>
      <h1>{texts.title}</h1>
      <p className="lead">
        {formatMessage(texts.lead, { email: user?.email ?? '' }, market)}
        {user && roleLabel(user.type) === 'House owner' && ` ${texts.owner}.`}
      </p>
      {saved === 'details' && <Notice kind="success">{texts.saved}</Notice>}
      {saved === 'password' && <Notice kind="success">{texts.changed}</Notice>}
      {minutes && <Notice kind="error">{formatMessage(login.throttled, { count: minutes }, market)}</Notice>}
      <ErrorSummary title={messages.errors.summaryTitle} errors={errors} />
      <div className="account-forms">
        <DetailsForm request={request} shown={details ?? stored} stored={stored} errors={errors} />
        <form className="panel" method="post" action={href.profile()} noValidate>
          <h2>{texts.passwordTitle}</h2>
          <input type="hidden" name="intent" value="password" />
          <input type="hidden" name="username" autoComplete="username" value={user?.email ?? ''} readOnly />
          <TextField
            name="password"
            label={texts.current}
            type="password"
            autoComplete="current-password"
            maxLength={longestPassword}
            error={errorAt(errors, 'password')}
            required
          />
          <NewPasswordFields request={request} errors={errors} />
          <div className="form-end">
            <Button kind="secondary" type="submit">
              {texts.change}
            </Button>
          </div>
        </form>
      </div>
    </OwnPage>
  )
  const status = minutes ? 429 : faults ? 422 : 200
  return accountPage({ status, title: texts.title, path: href.profile(), ownerChat: mayChat(request, session), main })
}

interface DetailsFormProps {
  request: RenderContext
  shown: Record<ProfileField, string>
  stored: Record<ProfileField, string>
  errors: readonly FieldError[]
}

function DetailsForm({ request, shown, stored, errors }: DetailsFormProps) {
  const texts = request.messages.account.profile
  const help = {
    firstname: { autoComplete: 'given-name', maxLength: longestName, required: true },
    lastname: { autoComplete: 'family-name', maxLength: longestName, required: true },
    phone: { autoComplete: 'tel', inputMode: 'tel', type: 'tel', maxLength: longestPhone },
  } as const
  return (
    <form className="panel" method="post" action={href.profile()} noValidate>
      <h2>{texts.details}</h2>
      <input type="hidden" name="intent" value="details" />
      {(['firstname', 'lastname', 'phone'] as const).map((name) => (
        <Fragment key={name}>
          <input type="hidden" name={`${name}${shownBefore}`} value={stored[name]} />
          <TextField
            name={name}
            label={texts[name]}
            error={errorAt(errors, name)}
            defaultValue={shown[name]}
            {...help[name]}
          />
        </Fragment>
      ))}
      <div className="form-end">
        <Button type="submit">{texts.save}</Button>
      </div>
    </form>
  )
}
