import type { LoginTarget, SessionData, User } from '../contracts/session.ts'
import type { OwnCookie } from '../domain/browser-keys.ts'
import { randomHex } from '../domain/digests.ts'
import {
  oldLoginCookie,
  type PermissionLookup,
  permissionLookup,
  readOldLogin,
  readSession,
  type StoredSession,
  sessionCookie,
  writeSession,
} from '../domain/session.ts'
import { readMark, signedInCookie, writeMark } from '../domain/session-mark.ts'
import type { AuthService } from '../services/auth.ts'
import { refusesKey, ServiceError } from '../services/service-error.ts'

/** The logged-in user, as the auth service has just confirmed. */
export interface Session {
  token: string
  target: LoginTarget | null
  permissions: PermissionLookup
  /** Null where the service has no data about its users. */
  user: User | null
  /** What the account's owner can do without the agency, as the service lists it. */
  capabilities: readonly string[]
}

/**
 * The visitor's session in one request. Only private pages and endpoints read it: no cached response
 * may depend on it.
 */
export interface PageSession {
  /** Whether there is a cookie of a session or of an old login, unverified. */
  isLikely(): boolean
  /** The session's token as the cookie has it, for a service that checks it itself. */
  token(): string | null
  /**
   * The session, confirmed by whoami once a request; an old login becomes a session by it. Null: logged out; the cookie
   * of an ended session is deleted.
   * @throws ServiceError while the service does not answer: the cookie stays
   */
  current(): Promise<Session | null>
  /** Logs in with the service's reply. The browser's previous session is ended. */
  begin(data: SessionData): Promise<void>
  /** Stores the session that the service returned after a change, and announces it to the browser's other tabs. */
  update(changed: SessionData): void
  /** Logs out, at the service too, so that the token becomes invalid. A failure of the service does not prevent it. */
  end(): Promise<void>
}

interface SessionCookies {
  get(name: string): string | undefined
  set(name: OwnCookie, value: string, options: { maxAge: number; httpOnly: boolean; secure?: boolean }): void
}

interface Parts {
  cookies: SessionCookies
  auth: Pick<AuthService, 'whoami' | 'logout'>
  log(error: unknown): void
  /** Called after a login, with its session. A failure does not affect the login. */
  afterLogin(session: Session): Promise<void>
  /** Called while the token is still valid; null where the session is unknown. */
  beforeLogout(session: Session | null): Promise<void>
  /** Deletes what else this browser stores. A failure never prevents a logout. */
  afterLogout(): Promise<void>
}

export function openSession({ cookies, auth, log, afterLogin, beforeLogout, afterLogout }: Parts): PageSession {
  const stored = () => readSession(cookies.get(sessionCookie.name))
  const old = () => readOldLogin(cookies.get(oldLoginCookie))
  let pending: Promise<Session | null> | undefined

  function store(data: SessionData, isPersistent: boolean): void {
    const { token, loginTarget } = data
    const mark = markAfter(isPersistent ? cookies.get(signedInCookie) : undefined, loginTarget ?? null)
    const value = writeSession({ token, ...(loginTarget && { loginTarget }) })
    cookies.set(sessionCookie.name, value, { maxAge: sessionCookie.maxAge, httpOnly: true, secure: true })
    cookies.set(signedInCookie, mark, { maxAge: sessionCookie.maxAge, httpOnly: false })
    pending = Promise.resolve(sessionOf(data))
  }

  function clear(): void {
    for (const name of [sessionCookie.name, oldLoginCookie] as const) {
      if (cookies.get(name) !== undefined) cookies.set(name, '', { maxAge: 0, httpOnly: true, secure: true })
    }
    if (cookies.get(signedInCookie) !== undefined) cookies.set(signedInCookie, '', { maxAge: 0, httpOnly: false })
    pending = Promise.resolve(null)
  }

  /** A token that can't be revoked expires by itself. */
  async function revoke(session: StoredSession | null): Promise<void> {
    if (session) await auth.logout(session.token).catch(log)
  }

  async function confirm(): Promise<Session | null> {
    const session = stored()
    const token = session?.token ?? old()?.apiKey
    if (token === undefined) {
      clear()
      return null
    }
    try {
      const received = await auth.whoami(token, session?.loginTarget)
      if (received.token !== session?.token) store(received, session !== null)
      else if (!cookies.get(signedInCookie)) store(received, false)
      return sessionOf(received)
    } catch (error) {
      const isOver = error instanceof ServiceError && (error.status === 401 || error.status === 403)
      if (!isOver || refusesKey(error)) throw error
      clear()
      return null
    }
  }

  return {
    isLikely: () => stored() !== null || old() !== null,
    token: () => stored()?.token ?? null,
    current() {
      pending ??= confirm()
      return pending
    },
    async begin(received) {
      const before = stored()
      store(received, false)
      if (before?.token !== received.token) await revoke(before)
      await afterLogin(sessionOf(received)).catch(log)
    },
    update(received) {
      store(received, true)
    },
    async end() {
      const before = stored()
      const session = before ? await this.current().catch(() => null) : null
      await beforeLogout(session).catch(log)
      clear()
      await Promise.all([revoke(before), afterLogout().catch(log)])
    },
  }
}

function sessionOf({ token, loginTarget, permissions, user, capabilities = [] }: SessionData): Session {
  return { token, target: loginTarget ?? null, permissions: permissionLookup(permissions), user, capabilities }
}

/** A new login's mark, or that of a change within the login of the mark before. */
function markAfter(before: string | undefined, target: LoginTarget | null): string {
  const known = readMark(before)
  return writeMark({
    target: target ?? 'plain',
    login: known?.login ?? randomPart(),
    change: known ? randomPart() : '',
  })
}

/** 40 random bits. */
function randomPart(): string {
  return randomHex(5)
}
