import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import { seeOther } from '../../routing/see-other.ts'
import { Button } from '../../ui/button.tsx'
import { href } from '../../urls/paths.ts'
import { forgetDevice } from './forget.tsx'
import { accountPage, SmallForm } from './frame.tsx'

/** /logout/: a link asks, a form does it. */
export async function openLogout(request: RenderContext): Promise<LoaderResult> {
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
