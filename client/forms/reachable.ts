import { reachRetryDelay, reachTimeoutMs } from '../measures.ts'
import { createUnsentNotice } from '../notices.ts'

let notice: HTMLElement | null = null

/** Sends the form once the site can be reached; until then it stays, with a message. Once per press. */
export async function whenReachable(form: HTMLFormElement, send: () => void): Promise<void> {
  if (form.ariaBusy === 'true') return
  form.ariaBusy = 'true'
  const reachable = await isReachable()
  form.ariaBusy = null
  removeNotice()
  if (reachable) send()
  else showNotice(form.ownerDocument, () => whenReachable(form, send))
}

/**
 * Only a missing response counts as unreachable, once more after a moment, in which a phone changes its network; a slow
 * one is left to the browser.
 */
async function isReachable(isLast = false): Promise<boolean> {
  if (!navigator.onLine) return false
  const signal = AbortSignal.timeout(reachTimeoutMs)
  try {
    await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store', signal })
    return true
  } catch {
    if (signal.aborted || isLast) return signal.aborted
  }
  await new Promise((resolve) => setTimeout(resolve, reachRetryDelay))
  return isReachable(true)
}

function showNotice(root: Document, retry: () => void): void {
  const shown = createUnsentNotice(root)
  if (!shown) return
  notice = shown
  shown.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (!button) return
    removeNotice()
    if (button.matches('[data-again]')) retry()
  })
  root.body.append(shown)
  shown.showPopover()
  addEventListener('online', removeNotice, { once: true })
}

function removeNotice(): void {
  notice?.remove()
  notice = null
}
