import { type AccountFault, loginFaults, typed } from '../../contracts/account-forms.ts'
import { type LoginTarget, longestPassword } from '../../contracts/session.ts'
import { forgetCookie } from '../../domain/browser-keys.ts'
import { hasOwnersLogin } from '../../editions/table.ts'
import { forgottenAttribute } from '../../islands/protocol.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { type LoaderResult, type RenderContext, seeOther } from '../../routing/page.ts'
import { shareDevice, sharedSession } from '../../routing/share-device.ts'
import { nullIfFailed } from '../../services/service-error.ts'
import { Button } from '../../ui/button.tsx'
import { CaptchaField } from '../../ui/captcha-field.tsx'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SharedDeviceField } from '../../ui/shared-device.tsx'
import { href } from '../../urls/paths.ts'
import {
  accountPage,
  errorAt,
  errorsOf,
  homeOf,
  messagePage,
  ownPath,
  readFailure,
  SmallForm,
} from './account-page.tsx'
import { EmailField } from './form-fields.tsx'

const captchaAction = 'login'

/** /login/, /login/guest/ and /login/owner/. */
export function loginPageLoader(target: LoginTarget | null) {
  return function loadLoginPage(request: RenderContext): Promise<LoaderResult> {
    return request.method === 'POST' ? logIn(request, target) : showLogin(request, target)
  }
}

/** Who is logged in already is led on. */
async function showLogin(request: RenderContext, target: LoginTarget | null): Promise<LoaderResult> {
  const session = request.session.isLikely() ? await nullIfFailed(request.session.current()) : null
  if (session && (target === null || session.target === target)) {
    return seeOther(ownPath(request.query.get('to')) ?? homeOf(session.target))
  }
  return request.query.has(deletedKey) ? deletedPage(request) : loginPage(request, target, {})
}

/** In the login's query, after the account was deleted: pages below /account/ are left by every tab at a logout. */
export const deletedKey = 'deleted'

function deletedPage(request: RenderContext): LoaderResult {
  const { deletion, shared } = request.messages.account
  return messagePage({
    marks: forgottenMarks(request),
    title: deletion.doneTitle,
    text: deletion.doneText,
    path: href.login('guest'),
    link: { path: href.home(), label: shared.toHome },
  })
}

async function logIn(request: RenderContext, target: LoginTarget | null): Promise<LoaderResult> {
  const form = request.form ?? new FormData()
  const [email, password] = [typed(form, 'email'), typed(form, 'password')]
  await shareDevice(request)
  const faults = loginFaults(email, password)
  if (faults.length > 0) return loginPage(request, target, { status: 422, email, faults })
  const verdict = await request.captcha.check(form, captchaAction)
  if (verdict === 'failed') {
    return loginPage(request, target, { status: 422, email, faults: [{ field: 'captcha', kind: 'captcha' }] })
  }
  if (verdict === 'too-many') return loginPage(request, target, { status: 429, email, minutes: 1 })
  const { lan, url } = { lan: request.market.id, url: request.origin + href.confirmLogin() }
  const captcha = form.get('captcha')
  try {
    const session = await request.services.auth.login(target, {
      email,
      password,
      captcha: verdict === 'passed' && typeof captcha === 'string' && captcha !== '' ? captcha : null,
      ...(verdict === 'unproven' && { confirm: { lan, url } }),
      ...sharedSession(request),
    })
    if (session === 'sent') return seeOther(`${href.confirmLogin()}?sent=1`)
    await request.session.begin(session)
    return seeOther(ownPath(form.get('to')) ?? homeOf(session.loginTarget ?? target))
  } catch (error) {
    const failure = readFailure(error)
    if (failure.kind === 'throttled') return loginPage(request, target, { status: 429, email, ...failure })
    if (failure.kind === 'down') return loginPage(request, target, { status: 503, email })
    return loginPage(request, target, { status: 422, email, isWrong: true })
  }
}

interface LoginState {
  status?: 200 | 422 | 429 | 503
  /** As it was typed. */
  email?: string
  faults?: readonly AccountFault<string>[]
  /** Address and password don't belong together. */
  isWrong?: boolean
  /** To wait. */
  minutes?: number
}

function loginPage(request: RenderContext, target: LoginTarget | null, state: LoginState): LoaderResult {
  const { market, messages, captcha, query, form } = request
  const { status = 200, email = '', faults = [], isWrong = false } = state
  const texts = messages.account.login
  const [title, lead] = [texts[target ?? 'plain'], texts[`${target ?? 'plain'}Lead`]]
  const shown = errorsOf(request, faults, { email: texts.email, password: texts.password })
  const errors = isWrong ? [{ name: 'email', message: texts.wrong }] : shown
  const to = ownPath(form?.get('to') ?? query.get('to'))
  const forgot = target && href.forgotPassword(target)
  const main = (
    <SmallForm
      request={request}
      title={title}
      lead={lead}
      errors={errors}
      notice={<LoginNotice request={request} state={state} />}
    >
      <form className="panel" method="post" action={href.login(target)} noValidate>
        {to && <input type="hidden" name="to" value={to} />}
        <EmailField messages={messages} email={email} error={errorAt(errors, 'email')} />
        <TextField
          name="password"
          label={texts.password}
          type="password"
          autoComplete="current-password"
          maxLength={longestPassword}
          error={errorAt(errors, 'password')}
          required
        />
        <SharedDeviceField messages={messages} isShared={request.cookies.isShared()} />
        <CaptchaField
          messages={messages}
          market={market}
          widget={captcha.widget}
          action={captchaAction}
          unproven="confirmed"
          error={errorAt(errors, 'captcha')}
        />
        <div className="form-end">
          <Button type="submit">{texts.submit}</Button>
          {forgot && <a href={forgot}>{texts.forgot}</a>}
        </div>
      </form>
      {target === 'guest' && (
        <p>
          {texts.firstTime} <a href={href.forgotPassword(target)}>{texts.firstTimeLink}</a>
        </p>
      )}
      {target && hasOwnersLogin[market.key] && (
        <p>
          <a href={href.login(target === 'guest' ? 'owner' : 'guest')}>
            {target === 'guest' ? texts.toOwner : texts.toGuest}
          </a>
        </p>
      )}
    </SmallForm>
  )
  return accountPage({ status, title, captcha: captcha.widget !== null, path: href.login(target), main })
}

function LoginNotice({ request, state }: { request: RenderContext; state: LoginState }) {
  const { market, messages, query, method } = request
  const texts = messages.account.login
  if (state.status === 503) return <Notice kind="error">{texts.unavailable}</Notice>
  if (state.minutes)
    return <Notice kind="error">{formatMessage(texts.throttled, { count: state.minutes }, market)}</Notice>
  if (method === 'POST') return null
  if (query.has('out')) return <Notice kind="success">{texts.loggedOut}</Notice>
  if (!query.has('to')) return null
  return <Notice>{query.get('to')?.startsWith(href.booking()) ? texts.neededForBooking : texts.needed}</Notice>
}

/** /logout/: the page of a GET confirms, the form logs out. */
export async function loadLogoutPage(request: RenderContext): Promise<LoaderResult> {
  if (request.method === 'POST' && request.cookies.isShared()) return forgetDevice(request)
  if (request.method === 'POST') {
    await request.session.end()
    return seeOther(`${href.login('guest')}?out=1`)
  }
  const texts = request.messages.account.logout
  const main = (
    <SmallForm request={request} title={texts.title} lead={texts.text}>
      <form method="post" action={href.logout()}>
        <Button type="submit">{texts.submit}</Button>
      </form>
      <p>
        {request.messages.account.shared.logoutHint} <a href={href.forget()}>{request.messages.account.shared.title}</a>
      </p>
    </SmallForm>
  )
  return accountPage({ title: texts.title, path: href.logout(), main })
}

const doneKey = 'done'

/** /forget/: the page of a GET confirms, the form forgets. */
export async function loadForgetPage(request: RenderContext): Promise<LoaderResult> {
  if (request.method === 'POST') return forgetDevice(request)
  return request.query.has(doneKey) ? donePage(request) : forgetPage(request)
}

/** Ends the session and the drafts with their holds, and deletes everything that this browser stores of its guest. */
async function forgetDevice({ session, cookies }: RenderContext): Promise<LoaderResult> {
  await session.end()
  cookies.forget()
  return seeOther(`${href.forget()}?${doneKey}=1`)
}

function forgetPage(request: RenderContext): LoaderResult {
  const { title, text, end } = request.messages.account.shared
  const main = (
    <SmallForm request={request} title={title} lead={text}>
      <form method="post" action={href.forget()}>
        <Button type="submit">{end}</Button>
      </form>
    </SmallForm>
  )
  return accountPage({ title, path: href.forget(), main })
}

/**
 * Only after the press, which the cookie marks, scripts empty the browser's storage: a link from elsewhere does not.
 */
function forgottenMarks({ cookies }: RenderContext): Record<string, string> {
  if (cookies.get(forgetCookie) === undefined) return {}
  cookies.set(forgetCookie, '', { maxAge: 0, httpOnly: true })
  return { [forgottenAttribute]: '' }
}

function donePage(request: RenderContext): LoaderResult {
  const { doneTitle, doneText, toHome } = request.messages.account.shared
  return messagePage({
    title: doneTitle,
    text: doneText,
    path: href.forget(),
    link: { path: href.home(), label: toHome },
    marks: forgottenMarks(request),
  })
}
