import { changeOf, readMark, writeMark } from '../../src/domain/session-mark.ts'
import { sessionInterval } from '../measures.ts'
import { showSignedIn } from './signed-in.ts'

/** In the browser's storage: the mark of the session that its pages know of, and when they last asked. */
const seenKey = 'marehalm_session'
const askedKey = 'marehalm_session_asked'

/**
 * Tells the page of a login, a change and a logout, in whichever tab it was: each tab compares the session's mark with
 * the one that it knew. Visitors who are not logged in ask for nothing.
 */
export function watchSession(root: Document): void {
  let seen = readMark(stored(seenKey))

  function look() {
    const mark = showSignedIn(root)
    const change = changeOf(seen, mark)
    seen = mark
    if (change) store(seenKey, mark ? writeMark(mark) : '')
    const isDue = mark !== null && Date.now() - Number(stored(askedKey)) > sessionInterval
    if (!change && !isDue) return
    store(askedKey, String(Date.now()))
    import('./tell.ts').then(
      async ({ tellChange }) => {
        await tellChange(root, change)
        // A session that has ended is gone by now.
        if (change !== 'logout') look()
      },
      // Without it pages are what they are when they come.
      () => undefined,
    )
  }

  look()
  addEventListener('storage', ({ key }) => {
    if (key === seenKey) look()
  })
  addEventListener('pageshow', look)
  root.addEventListener('visibilitychange', () => {
    if (root.visibilityState === 'visible') look()
  })
}

function stored(key: string): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Other tabs look when they are shown.
  }
}
