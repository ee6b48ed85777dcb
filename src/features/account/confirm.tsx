import { type LoaderResult, type RenderContext, seeOther } from '../../routing/page.ts'
import { sharedSession } from '../../routing/share-device.ts'
import { Button } from '../../ui/button.tsx'
import { href } from '../../urls/paths.ts'
import { accountPage, homeOf, messagePage, readFailure, SmallForm } from './account-page.tsx'
import { forgetMailed, readMailed, storeMailed } from './mailed-token.ts'

const cookie = 'marehalm_confirm'

/**
 * /login/confirm/: confirms a login without a captcha's proof. Programs that open links in mails do not log anybody in.
 */
export async function loadConfirmPage(request: RenderContext): Promise<LoaderResult> {
  const mailed = storeMailed(request, cookie, ['token'])
  if (mailed && request.method === 'GET') return mailed
  const [token] = readMailed(request, cookie) ?? []
  if (!token) return request.query.has('sent') ? sentPage(request) : oldLinkPage(request)
  return request.method === 'POST' ? confirm(request, token) : confirmPage(request)
}

async function confirm(request: RenderContext, token: string): Promise<LoaderResult> {
  try {
    const login = await request.services.auth.confirmLogin(token, sharedSession(request))
    forgetMailed(request, cookie)
    await request.session.begin(login)
    return seeOther(homeOf(login.loginTarget ?? null))
  } catch (error) {
    if (readFailure(error).kind !== 'refused') throw error
    forgetMailed(request, cookie)
    return oldLinkPage(request)
  }
}

function confirmPage(request: RenderContext): LoaderResult {
  const texts = request.messages.account.confirm
  const main = (
    <SmallForm request={request} title={texts.title} lead={texts.text}>
      <form method="post" action={href.confirmLogin()}>
        <Button type="submit">{texts.submit}</Button>
      </form>
    </SmallForm>
  )
  return accountPage({ title: texts.title, path: href.login('guest'), main })
}

function sentPage({ messages }: RenderContext): LoaderResult {
  const { confirm: texts, forgot } = messages.account
  const path = href.login('guest')
  const link = { path, label: forgot.toLogin, isSecondary: true }
  return messagePage({ title: texts.sentTitle, text: texts.sentText, path, link })
}

function oldLinkPage({ messages }: RenderContext): LoaderResult {
  const { confirm: texts, reset } = messages.account
  const path = href.login('guest')
  const link = { path, label: texts.oldAction }
  return messagePage({ status: 410, title: reset.oldTitle, text: texts.oldText, path, link })
}
