import type { LoginTarget } from '../contracts/session.ts'

/** The cookie that tells scripts that there is a session, without its contents. */
export const signedInCookie = 'marehalm_signed_in'

/**
 * The part of a session that scripts see: its login target, and two parts that change with each login and with each
 * change within it, so that open pages can compare. Neither gives access.
 */
export interface SessionMark {
  target: LoginTarget | 'plain'
  login: string
  /** Empty until something changes. */
  change: string
}

/** `guest.9f86d08188` or `guest.9f86d08188.60303ae22b`; null for anything else. */
export function readMark(value: string | undefined): SessionMark | null {
  const [, target, login = '', change = ''] =
    /^(guest|owner|plain)\.([0-9a-f]{10})(?:\.([0-9a-f]{10}))?$/.exec(value ?? '') ?? []
  return target === 'guest' || target === 'owner' || target === 'plain' ? { target, login, change } : null
}

export function writeMark({ target, login, change }: SessionMark): string {
  return [target, login, change].filter(Boolean).join('.')
}

/** What has happened between two marks (specification, section 4); null: nothing. */
export function changeOf(before: SessionMark | null, now: SessionMark | null): 'login' | 'update' | 'logout' | null {
  if (!now) return before ? 'logout' : null
  if (now.login !== before?.login) return 'login'
  return now.change === before.change ? null : 'update'
}
