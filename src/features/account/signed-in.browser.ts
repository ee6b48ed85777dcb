import { cookieOf } from '../../../client/cookies.ts'
import { readMark, type SessionMark, signedInCookie } from '../../domain/session-mark.ts'
import { signedInAttribute } from '../../islands/protocol.ts'

/** The header's profile menu in place of its login, before anything is drawn. Answers who is logged in. */
export function showSignedIn(root: Document): SessionMark | null {
  const mark = readMark(cookieOf(root, signedInCookie))
  if (mark) root.documentElement.setAttribute(signedInAttribute, mark.target)
  else root.documentElement.removeAttribute(signedInAttribute)
  return mark
}
