import { hashId } from '../domain/hash-id.ts'
import { draftCookie, eraseDrafts } from '../drafts/draft-cookie.ts'
import { ServiceError } from '../services/service-error.ts'
import { openSession, type PageSession, type Session } from '../session/page-session.ts'
import { type FavoriteAccount, favoritesAtLogin, favoritesAtLogout } from './keep-favorites.ts'
import type { RenderContext } from './page.ts'

type SessionContext = Pick<RenderContext, 'market' | 'cookies' | 'services' | 'drafts' | 'log'>

/**
 * The visitor's session in this request, and what follows a login and a logout on the server: it is the same with
 * scripts and without. What is to follow too is called here.
 */
export function visitorSession({ market, cookies, services, drafts, log }: SessionContext): PageSession {
  return openSession({
    cookies,
    auth: {
      whoami: (...asked) => services.auth.whoami(...asked),
      logout: (...asked) => services.auth.logout(...asked),
    },
    log,
    async afterLogin(session) {
      await favoritesAtLogin(cookies, await favoriteAccountOf(session), services.favorites)
    },
    async beforeLogout(session) {
      await favoritesAtLogout(cookies, session && (await favoriteAccountOf(session)), services.favorites)
    },
    async afterLogout() {
      for (const name of personalCookies) {
        if (cookies.get(name) !== undefined) cookies.set(name, '', { maxAge: 0, httpOnly: true })
      }
      await eraseDrafts({ cookies, drafts }, (holdId) => services.booking.release(holdId, market.id))
    },
  })
}

/** What leads to bookings and answers of the guest who logs out. */
const personalCookies = [draftCookie, 'marehalm_continue', 'marehalm_receipt', 'marehalm_add_ons'] as const

/** Whose account a request's favourites go to; null for who is not logged in, undefined while that can't be told. */
export async function favoriteAccount(session: PageSession): Promise<FavoriteAccount | null | undefined> {
  if (!session.isLikely()) return null
  try {
    const current = await session.current()
    return current && (await favoriteAccountOf(current))
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return undefined
  }
}

async function favoriteAccountOf({ user, token }: Session): Promise<FavoriteAccount> {
  return { user: await hashId(`user ${user?.id ?? token}`), token }
}
