import {
  type AccountFault,
  emailFault,
  newPasswordFaults,
  passwordFaultKinds,
  typed,
} from '../../contracts/account-forms.ts'
import { comparableEmail } from '../../contracts/email.ts'
import { trapField } from '../../contracts/form-fields.ts'
import type { LoginTarget } from '../../contracts/session.ts'
import { type LoaderResult, type RenderContext, seeOther } from '../../routing/page.ts'
import { sharedSession } from '../../routing/share-device.ts'
import { ResetRefused } from '../../services/auth.ts'
import { Button } from '../../ui/button.tsx'
import { CaptchaField } from '../../ui/captcha-field.tsx'
import { TrapField } from '../../ui/site-form.tsx'
import { href } from '../../urls/paths.ts'
import {
  accountPage,
  errorAt,
  errorsOf,
  failedNotice,
  homeOf,
  messagePage,
  readFailure,
  SmallForm,
} from './account-page.tsx'
import { EmailField, NewPasswordFields } from './form-fields.tsx'
import { forgetMailed, readMailed, storeMailed } from './mailed-token.ts'

const captchaAction = 'forgot-password'

/** /login/{target}/forgot/: known and unknown addresses lead to the same page. */
export function forgotPageLoader(target: LoginTarget) {
  return async function loadForgotPage(request: RenderContext): Promise<LoaderResult> {
    if (request.method === 'POST') return sendLink(request, target)
    return request.query.has('sent') ? sentPage(request, target) : forgotPage(request, target, {})
  }
}

async function sendLink(request: RenderContext, target: LoginTarget): Promise<LoaderResult> {
  const form = request.form ?? new FormData()
  const email = typed(form, 'email')
  const fault = emailFault(email)
  if (fault) return forgotPage(request, target, { status: 422, email, faults: [fault] })
  // A program learns nothing of it.
  if (typed(form, trapField) !== '') return seeOther(`${href.forgotPassword(target)}?sent=1`)
  // What is requested is a mail: without a proof it is sent too, under the stricter limit.
  const verdict = await request.captcha.check(form, captchaAction)
  if (verdict === 'failed') {
    return forgotPage(request, target, { status: 422, email, faults: [{ field: 'captcha', kind: 'captcha' }] })
  }
  if (verdict === 'too-many') return forgotPage(request, target, { status: 429, email, minutes: 1 })
  try {
    const { lan, url } = { lan: request.market.id, url: request.origin + href.resetPassword(target) }
    await request.services.auth.forgotPassword(target, { email: comparableEmail(email), lan, url })
    return seeOther(`${href.forgotPassword(target)}?sent=1`)
  } catch (error) {
    const failure = readFailure(error)
    if (failure.kind === 'throttled') return forgotPage(request, target, { status: 429, email, ...failure })
    return forgotPage(request, target, { status: 503, email })
  }
}

interface ForgotState {
  status?: 200 | 422 | 429 | 503
  email?: string
  faults?: readonly AccountFault<string>[]
  minutes?: number
}

function forgotPage(request: RenderContext, target: LoginTarget, state: ForgotState): LoaderResult {
  const { market, messages, captcha } = request
  const { status = 200, email = '', faults = [], minutes } = state
  const { forgot: texts, login } = messages.account
  const errors = errorsOf(request, faults, { email: login.email })
  const notice = failedNotice(request, { status, minutes })
  const main = (
    <SmallForm request={request} title={texts.title} lead={texts.lead} errors={errors} notice={notice}>
      <form className="panel" method="post" action={href.forgotPassword(target)} noValidate>
        <EmailField
          messages={messages}
          hint={target === 'guest' ? texts.bookedHint : undefined}
          email={email}
          error={errorAt(errors, 'email')}
        />
        <TrapField messages={messages} />
        <CaptchaField
          messages={messages}
          market={market}
          widget={captcha.widget}
          action={captchaAction}
          unproven="same"
          error={errorAt(errors, 'captcha')}
        />
        <div className="form-end">
          <Button type="submit">{texts.submit}</Button>
          <a href={href.login(target)}>{texts.toLogin}</a>
        </div>
      </form>
    </SmallForm>
  )
  const path = href.forgotPassword(target)
  return accountPage({ status, title: texts.title, captcha: captcha.widget !== null, path, main })
}

function sentPage({ messages }: RenderContext, target: LoginTarget): LoaderResult {
  const { sentTitle: title, sentText: text, toLogin: label } = messages.account.forgot
  const link = { path: href.login(target), label, isSecondary: true }
  return messagePage({ title, text, path: href.forgotPassword(target), link })
}

const cookie = 'marehalm_reset'

/** /login/{target}/reset/: where the mail of a forgotten password leads, and /login/reset/, where an invitation does. */
export function resetPageLoader(target: LoginTarget | null) {
  return async function loadResetPage(request: RenderContext): Promise<LoaderResult> {
    const mailed = storeMailed(request, cookie, ['user', 'token'])
    if (mailed && request.method === 'GET') return mailed
    const [user, token] = readMailed(request, cookie) ?? []
    if (!user || !token) return oldLinkPage(request, target)
    return request.method === 'POST' ? reset(request, target, user, token) : resetPage(request, target, {})
  }
}

async function reset(
  request: RenderContext,
  target: LoginTarget | null,
  user: string,
  token: string,
): Promise<LoaderResult> {
  const form = request.form ?? new FormData()
  const [password, repeated] = [typed(form, 'new_password'), typed(form, 'repeat')]
  const faults = newPasswordFaults(password, repeated)
  if (faults.length > 0) return resetPage(request, target, { status: 422, faults })
  try {
    const session = await request.services.auth.resetPassword(target, {
      user_id: user,
      reset_token: token,
      password,
      password_confirm: repeated,
      ...sharedSession(request),
    })
    forgetMailed(request, cookie)
    await request.session.begin(session)
    return seeOther(homeOf(target))
  } catch (error) {
    if (error instanceof ResetRefused) return refused(request, target, error)
    const failure = readFailure(error)
    if (failure.kind === 'throttled') return resetPage(request, target, { status: 429, minutes: failure.minutes })
    if (failure.kind === 'down') return resetPage(request, target, { status: 503 })
    forgetMailed(request, cookie)
    return oldLinkPage(request, target)
  }
}

function refused(request: RenderContext, target: LoginTarget | null, { reason }: ResetRefused): LoaderResult {
  const kind = passwordFaultKinds[reason]
  if (kind) return resetPage(request, target, { status: 422, faults: [{ field: 'new_password', kind }] })
  forgetMailed(request, cookie)
  return oldLinkPage(request, target)
}

interface ResetState {
  status?: 200 | 422 | 429 | 503
  faults?: readonly AccountFault<string>[]
  minutes?: number
}

function resetPage(
  request: RenderContext,
  target: LoginTarget | null,
  { status = 200, faults = [], minutes }: ResetState,
): LoaderResult {
  const texts = request.messages.account.reset
  const errors = errorsOf(request, faults, { new_password: texts.password, repeat: texts.repeat })
  const notice = failedNotice(request, { status, minutes })
  const main = (
    <SmallForm request={request} title={texts.title} lead={texts.lead} errors={errors} notice={notice}>
      <form className="panel" method="post" action={href.resetPassword(target)} noValidate>
        <NewPasswordFields request={request} errors={errors} />
        <div className="form-end">
          <Button type="submit">{texts.submit}</Button>
        </div>
      </form>
    </SmallForm>
  )
  return accountPage({ status, title: texts.title, path: href.resetPassword(target), main })
}

function oldLinkPage({ messages }: RenderContext, target: LoginTarget | null): LoaderResult {
  const { reset: texts, login } = messages.account
  const text = target === 'owner' ? texts.oldOwnerText : target ? texts.oldText : texts.oldInvitation
  const link = target
    ? { path: href.forgotPassword(target), label: texts.oldAction }
    : { path: href.login(null), label: login.plain }
  return messagePage({ status: 410, title: texts.oldTitle, text, path: link.path, link })
}
