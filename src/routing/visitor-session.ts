import type { Deps } from '../deps.ts'
import { hashId } from '../domain/hash-id.ts'
import { draftCookie, eraseDrafts } from '../drafts/draft-cookie.ts'
import { ServiceError } from '../services/service-error.ts'
import type { Services } from '../services/services.ts'
import { openSession, type PageSession, type Session } from '../session/page-session.ts'
import { callOptions, placeOf, type SiteRequest } from '../site-context.ts'
import { cookiesOf } from './cookies.ts'
import { type FavoriteAccount, favoritesAtLogin, favoritesAtLogout } from './keep-favorites.ts'

/**
 * The visitor's session in this request, and what follows a login and a logout on the server: it is the same with
 * scripts and without. What is to follow too is called here.
 */
export function visitorSession(c: SiteRequest, deps: Deps, services = visitorServices(c, deps)): PageSession {
  const cookies = cookiesOf(c, deps.variables.COOKIE_DOMAIN)
  const log = (error: unknown) => deps.log(error, placeOf(c))
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
      await eraseDrafts({ cookies, drafts: deps.drafts }, (holdId) =>
        services.booking.release(holdId, c.get('market').id),
      )
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

/** Services as they are asked for one visitor, outside of a page. */
function visitorServices(c: SiteRequest, deps: Deps): Services {
  return deps.services(callOptions(c))
}
