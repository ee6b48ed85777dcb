import { forgottenAttribute } from '../../islands/protocol.ts'
import { href } from '../../urls/paths.ts'
import { dropAllPacks } from '../arrival/saved.browser.ts'
import { dropOwn, ownKeys } from './own-storage.browser.ts'
import { forgottenMark, signalTabs } from './signal-tabs.browser.ts'

/** @param isFollowing what was forgotten by another tab */
export async function settle(root: Document, isFollowing: boolean): Promise<void> {
  const isForgotten = isFollowing || root.querySelector(`[${forgottenAttribute}]`) !== null
  if (isForgotten) dropOwn(() => sessionStorage)
  else storeForTab()
  dropOwn(() => localStorage)
  await dropAllPacks().catch(() => undefined)
  if (isFollowing) location.replace(`${href.forget()}?done=1`)
  else if (isForgotten) signalTabs(forgottenMark)
}

/** On a shared device, what was stored so far moves into the tab's storage and is deleted with it. */
function storeForTab(): void {
  try {
    for (const key of ownKeys(localStorage)) sessionStorage.setItem(key, localStorage.getItem(key) ?? '')
  } catch {
    // Without storage.
  }
}
