import { deviceStorage, isSharedDevice } from '../../../client/cookies.ts'
import { sessionInterval } from '../../../client/measures.ts'
import type { StorageKey } from '../../domain/browser-keys.ts'
import { changeOf, readMark, writeMark } from '../../domain/session-mark.ts'
import { forgottenAttribute } from '../../islands/protocol.ts'
import { forgottenMark, seenKey, signalTabs } from './signal-tabs.browser.ts'
import { showSignedIn } from './signed-in.browser.ts'

/** When pages of this browser last checked the session. */
const checkedKey: StorageKey = 'marehalm_session_asked'

/**
 * Notifies the page of a login, a change and a logout in any tab: each tab compares the session's mark with the one
 * that it knew. Visitors who are not logged in cause no request.
 */
export function watchSession(root: Document): void {
  let seen = readMark(stored(seenKey))
  // By another tab: this one is about to leave, and stores nothing more.
  let isFollowing = false

  function check() {
    const mark = showSignedIn(root)
    if (isFollowing || isForgotten(root)) return
    const change = changeOf(seen, mark)
    seen = mark
    if (change) store(seenKey, mark ? writeMark(mark) : '')
    const isDue = mark !== null && Date.now() - Number(stored(checkedKey)) > sessionInterval
    if (!change && !isDue) return
    store(checkedKey, String(Date.now()))
    import('./announce-session.browser.ts').then(
      async (script) => {
        await script.notifyChange(root, change)
        // After a logout there is no session to check.
        if (change !== 'logout') check()
      },
      // Without it pages are what they are when they come.
      () => undefined,
    )
  }

  check()
  if (isSharedDevice() || isForgotten(root)) settleDevice(root, false)
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== seenKey) return
    isFollowing ||= newValue === forgottenMark
    if (newValue === forgottenMark) settleDevice(root, true)
    else check()
  })
  addEventListener('pageshow', check)
  root.addEventListener('visibilitychange', () => {
    if (root.visibilityState === 'visible') check()
  })
}

/** The page that says that everything is forgotten. */
function isForgotten(root: Document): boolean {
  return root.querySelector(`[${forgottenAttribute}]`) !== null
}

function settleDevice(root: Document, isFollowing: boolean): void {
  import('./settle-device.browser.ts').then((script) => script.settle(root, isFollowing)).catch(() => undefined)
}

function stored(key: StorageKey): string {
  try {
    return deviceStorage().getItem(key) ?? ''
  } catch {
    return ''
  }
}

function store(key: StorageKey, value: string): void {
  try {
    deviceStorage().setItem(key, value)
    if (key === seenKey && isSharedDevice()) signalTabs(value)
  } catch {
    // Other tabs look when they are shown.
  }
}
