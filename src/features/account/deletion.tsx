import { type AccountFault, ownPasswordFault, typed } from '../../contracts/account-forms.ts'
import { longestPassword } from '../../contracts/session.ts'
import { today } from '../../domain/stays.ts'
import { formatMessage } from '../../markets/format-message.ts'
import { type LoaderResult, type RenderContext, seeOther } from '../../routing/page.ts'
import type { Session } from '../../session/page-session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { ErrorSummary } from '../../ui/form-errors.tsx'
import { Notice } from '../../ui/notice.tsx'
import { href } from '../../urls/paths.ts'
import { accountPage, errorAt, errorsOf, failedNotice, readFailure } from './account-page.tsx'
import { PrivacyLink, privacyPathOf } from './data.tsx'
import { deletedKey } from './login.tsx'
import { OwnPage, ownPageLoader, unavailablePage } from './own-page.tsx'

/** /account/delete/: says what goes and what stays; the form deletes after the password. */
export async function loadDeletePage(request: RenderContext): Promise<LoaderResult> {
  return request.method === 'POST' ? deleteAccount(request) : formPage(request, {})
}

/**
 * By the cookie's token alone, which the service checks: a second press, whose account is gone by then, gets the page
 * of the first.
 */
async function deleteAccount(request: RenderContext): Promise<LoaderResult> {
  const [token, password] = [request.session.token(), typed(request.form ?? new FormData(), 'password')]
  const fault = ownPasswordFault(password)
  if (token === null || fault) return formPage(request, { faults: fault ? [fault] : [] })
  try {
    const isDeleted = await request.services.auth.deleteAccount(token, { password, lan: request.market.id })
    if (!isDeleted) return formPage(request, { faults: [{ field: 'password', kind: 'wrong' }] })
  } catch (error) {
    const failure = readFailure(error)
    if (failure.kind === 'down') return unavailablePage(request)
    return formPage(request, failure.kind === 'throttled' ? { minutes: failure.minutes } : {})
  }
  await request.session.end()
  if (request.cookies.isShared()) request.cookies.forget()
  return seeOther(`${href.login('guest')}?${deletedKey}=1`)
}

interface FormState {
  faults?: readonly AccountFault<'password'>[]
  /** To wait. */
  minutes?: number
}

function formPage(request: RenderContext, state: FormState): Promise<LoaderResult> {
  return ownPageLoader((_, session) => deletePage(request, session, state))(request)
}

async function deletePage(
  request: RenderContext,
  session: Session,
  { faults = [], minutes }: FormState,
): Promise<LoaderResult> {
  if (!session.capabilities.includes('delete')) return seeOther(href.accountData())
  const { market, messages } = request
  const { deletion: texts, profile, login } = messages.account
  const { email } = session.user ?? { email: '' }
  const errors = errorsOf(request, faults, { password: profile.current })
  const status = minutes ? 429 : faults.length > 0 ? 422 : 200
  const coming = await countComing(request, session)
  const main = (
    <OwnPage request={request} session={session}>
      <h1>{texts.title}</h1>
      <p className="lead">{formatMessage(texts.lead, { email }, market)}</p>
      {failedNotice(request, { status, minutes })}
      <ErrorSummary title={messages.errors.summaryTitle} errors={errors} />
      {coming > 0 && <Notice kind="warning">{formatMessage(texts.coming, { count: coming }, market)}</Notice>}
      <div className="prose">
        <Consequences title={texts.goesTitle} items={texts.goes} />
        <Consequences title={texts.staysTitle} items={texts.stays} />
        <p>{texts.again}</p>
      </div>
      <PrivacyLink request={request} path={await privacyPathOf(request)} />
      <form className="panel" method="post" action={href.deleteAccount()} noValidate>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <TextField
          name="password"
          label={profile.current}
          type="password"
          autoComplete="current-password"
          maxLength={longestPassword}
          error={errorAt(errors, 'password')}
          required
        />
        <div className="form-end">
          <Button type="submit">{texts.submit}</Button>
          <ButtonLink kind="secondary" href={href.accountData()}>
            {texts.keep}
          </ButtonLink>
        </div>
      </form>
      <p>
        <a href={href.forgotPassword('guest')}>{login.forgot}</a>
      </p>
    </OwnPage>
  )
  return accountPage({ status, title: texts.title, path: href.deleteAccount(), main })
}

function Consequences({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  )
}

/** Stays that are booked and not over. */
async function countComing({ services, market, now }: RenderContext, { token }: Session): Promise<number> {
  const bookings = await services.auth.bookings(token, market.id)
  return bookings.filter(({ cancelled, departure }) => !cancelled && departure >= today(now)).length
}
