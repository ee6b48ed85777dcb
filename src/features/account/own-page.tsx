import type { ReactNode } from 'react'
import { type LoaderResult, type RenderContext, seeOther } from '../../routing/page.ts'
import { ServiceError } from '../../services/service-error.ts'
import type { Session } from '../../session/page-session.ts'
import { href } from '../../urls/paths.ts'
import { messagePage } from './account-page.tsx'

/** A page for who is logged in: others are led to the login and back. */
export function ownPageLoader(open: (request: RenderContext, session: Session) => Promise<LoaderResult>) {
  return async function loadOwnPage(request: RenderContext): Promise<LoaderResult> {
    try {
      const session = await request.session.current()
      if (!session) return seeOther(`${href.login('guest')}?to=${encodeURIComponent(request.path)}`)
      return await open(request, session)
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      return unavailablePage(request)
    }
  }
}

export interface OwnPageProps {
  request: RenderContext
  session: Session
  children: ReactNode
}

/** What the account's pages have in common: where one can go in it, and the owners' chat. */
export function OwnPage({ request, session, children }: OwnPageProps) {
  const { layout, account } = request.messages
  const { data, profile, logout } = account
  const links = [
    ...(session.target === 'owner' ? [] : [{ path: href.myBookings(), title: layout.myBookings }]),
    { path: href.profile(), title: profile.title },
    { path: href.accountData(), title: data.title },
  ]
  return (
    <div className="account container">
      <nav aria-label={layout.profile}>
        <ul className="account-links">
          {links.map(({ path, title }) => (
            <li key={path}>
              <a href={path} aria-current={request.path === path ? 'page' : undefined}>
                {title}
              </a>
            </li>
          ))}
          <li>
            <form method="post" action={href.logout()}>
              <button type="submit">{logout.title}</button>
            </form>
          </li>
        </ul>
      </nav>
      {children}
      {mayChat(request, session) && <div hidden data-owner-chat={request.ownerChatScript} />}
    </div>
  )
}

/** The owners' chat is for who is logged in as one. */
export function mayChat({ ownerChatScript }: RenderContext, { target }: Session): boolean {
  return target === 'owner' && ownerChatScript !== ''
}

/** While the service does not answer. */
export function unavailablePage(request: RenderContext): LoaderResult {
  const { errors } = request.messages
  const { path } = request
  const link = { path, label: errors.tryAgain }
  return messagePage({ status: 503, title: errors.brokenTitle, text: errors.brokenText, path, link })
}
