import { forgetCookie } from '../../domain/browser-keys.ts'
import { forgottenAttribute } from '../../islands/protocol.ts'
import type { LoaderResult, RenderContext } from '../../routing/page.ts'
import { seeOther } from '../../routing/see-other.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { href } from '../../urls/paths.ts'
import { accountPage, SmallForm } from './frame.tsx'

/** /logout/: a link asks, a form does it. */
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

/** /forget/: a link asks, a form does it. */
export async function loadForgetPage(request: RenderContext): Promise<LoaderResult> {
  if (request.method === 'POST') return forgetDevice(request)
  return request.query.has(doneKey) ? donePage(request) : askPage(request)
}

/** Ends the session, the drafts with their holds, and everything that this browser keeps of its guest. */
async function forgetDevice({ session, cookies }: RenderContext): Promise<LoaderResult> {
  await session.end()
  cookies.forget()
  return seeOther(`${href.forget()}?${doneKey}=1`)
}

function askPage(request: RenderContext): LoaderResult {
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

/** Only after the press, which the cookie tells of, scripts empty the browser's storage: no link of others does that. */
function donePage({ messages, cookies }: RenderContext): LoaderResult {
  const { doneTitle, doneText, toHome } = messages.account.shared
  const isForgotten = cookies.get(forgetCookie) !== undefined
  if (isForgotten) cookies.set(forgetCookie, '', { maxAge: 0, httpOnly: true })
  const main = (
    <div className="content container" {...(isForgotten && { [forgottenAttribute]: '' })}>
      <EmptyState level={1} title={doneTitle} text={doneText}>
        <ButtonLink href={href.home()}>{toHome}</ButtonLink>
      </EmptyState>
    </div>
  )
  return accountPage({ title: doneTitle, path: href.forget(), main })
}
