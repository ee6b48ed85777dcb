import * as v from 'valibot'
import { type SessionState, SessionStateSchema } from '../../contracts/session.ts'
import { type AuthChange, authChange } from '../../islands/protocol.ts'
import { href } from '../../urls/paths.ts'
import { dropAllNotes } from '../arrival/notes.browser.ts'
import { dropAllPacks } from '../arrival/saved.browser.ts'
import { dropOwn } from './own-storage.browser.ts'

/** Requests the session, which renews it at its service, and announces a change of it. */
export async function notifyChange(root: Document, type: AuthChange['type'] | null): Promise<void> {
  const session = type === 'logout' ? loggedOut : await fetchSession()
  if (type === 'logout') await forgetGuest()
  if (!type || !session) return
  const detail: AuthChange = { type, session }
  root.dispatchEvent(new CustomEvent(authChange, { detail }))
  // What this tab shows is the guest's who has just logged out, in whichever tab it was.
  if (type === 'logout' && isPersonal(location.pathname)) location.replace(`${href.login('guest')}?out=1`)
}

/** What this device stores of the guest's stays. */
async function forgetGuest(): Promise<void> {
  dropAllNotes()
  dropOwn(() => sessionStorage)
  await dropAllPacks().catch(() => undefined)
}

function isPersonal(path: string): boolean {
  return path.startsWith(href.account()) || path.startsWith(href.booking())
}

const loggedOut: SessionState = { loggedIn: false }

/** Null while the service does not answer. */
async function fetchSession(): Promise<SessionState | null> {
  try {
    const response = await fetch('/api/session/')
    return response.ok ? v.parse(SessionStateSchema, await response.json()).data : null
  } catch {
    return null
  }
}
