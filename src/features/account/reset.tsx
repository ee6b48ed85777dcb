import { type AccountFault, newPasswordFaults, passwordFaultKinds, typed } from '../../contracts/account-forms.ts'
import type { LoginTarget } from '../../contracts/session.ts'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import { seeOther } from '../../routing/see-other.ts'
import { sharedSession } from '../../routing/share-device.ts'
import { ResetRefused } from '../../services/auth.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { href } from '../../urls/paths.ts'
import { NewPasswordFields } from './form-fields.tsx'
import { accountPage, errorsOf, failedNotice, homeOf, readFailure, SmallForm } from './frame.tsx'
import { forgetMailed, keepMailed, readMailed } from './mailed-token.ts'

const cookie = 'marehalm_reset'

/** /login/{target}/reset/: where the mail of a forgotten password leads, and /login/reset/, where an invitation does. */
export function resetPageLoader(target: LoginTarget | null) {
  return async function loadResetPage(request: RenderContext): Promise<LoaderResult> {
    const kept = keepMailed(request, cookie, ['user', 'token'])
    if (kept && request.method === 'GET') return kept
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
    const told = await request.services.auth.resetPassword(target, {
      user_id: user,
      reset_token: token,
      password,
      password_confirm: repeated,
      ...sharedSession(request),
    })
    forgetMailed(request, cookie)
    await request.session.begin(told)
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
  const way = target
    ? { path: href.forgotPassword(target), label: texts.oldAction }
    : { path: href.login(null), label: login.plain }
  const main = (
    <div className="content container">
      <EmptyState level={1} title={texts.oldTitle} text={target ? texts.oldText : texts.oldInvitation}>
        <ButtonLink href={way.path}>{way.label}</ButtonLink>
      </EmptyState>
    </div>
  )
  return accountPage({ status: 410, title: texts.oldTitle, path: way.path, main })
}
