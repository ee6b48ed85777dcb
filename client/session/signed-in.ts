import { readMark, type SessionMark, signedInCookie } from '../../src/domain/session-mark.ts'
import { signedInAttribute } from '../../src/islands/protocol.ts'
import { cookieOf } from '../cookies.ts'

/** The header's profile menu in place of its login, before anything is drawn. Answers who is logged in. */
export function showSignedIn(root: Document): SessionMark | null {
  const mark = readMark(cookieOf(root, signedInCookie))
  if (mark) root.documentElement.setAttribute(signedInAttribute, mark.target)
  else root.documentElement.removeAttribute(signedInAttribute)
  return mark
}
