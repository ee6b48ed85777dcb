import * as v from 'valibot'
import { type SessionState, SessionStateSchema } from '../../src/contracts/session.ts'
import { type AuthChange, authChange } from '../../src/islands/protocol.ts'
import { dropAllNotes } from '../arrival/notes.ts'

/** Asks who is logged in, which renews the session at its service, and says what has changed. */
export async function tellChange(root: Document, type: AuthChange['type'] | null): Promise<void> {
  const session = type === 'logout' ? loggedOut : await askSession()
  if (type === 'logout') dropAllNotes()
  if (!type || !session) return
  const detail: AuthChange = { type, session }
  root.dispatchEvent(new CustomEvent(authChange, { detail }))
}

const loggedOut: SessionState = { loggedIn: false }

/** Null while the service does not answer. */
async function askSession(): Promise<SessionState | null> {
  try {
    const response = await fetch('/api/session/')
    return response.ok ? v.parse(SessionStateSchema, await response.json()).data : null
  } catch {
    return null
  }
}
