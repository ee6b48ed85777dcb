import type { StorageKey } from '../../domain/browser-keys.ts'

/** In the browser's storage: the mark of the session that its pages know of. Other tabs hear of each change of it. */
export const seenKey: StorageKey = 'marehalm_session'
/** In its place for a moment: the guest has had everything forgotten. */
export const forgottenMark = 'forgotten'

/** Notifies the browser's other tabs, and stores nothing. */
export function signalTabs(mark: string): void {
  localStorage.setItem(seenKey, mark || 'none')
  localStorage.removeItem(seenKey)
}
