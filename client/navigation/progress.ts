import { stepFailedAttribute } from '../../src/islands/protocol.ts'
import { loadingDuration, loadingHideDelay, loadingResetDelay, loadingThrottle } from '../measures.ts'
import { createFailedNotice } from '../notices.ts'

interface RaisedError {
  message: string
  /** Where the step was to lead. */
  pageUrl: string
}

/** The error of a failed navigation, while its message is shown. */
export interface ErrorState {
  raise(error: RaisedError): void
  /** @param redirect where to go on from here */
  clear(redirect?: string): void
}

export function createErrorState(root: Document): ErrorState {
  const notice = createFailedNotice(root)
  const again = notice?.querySelector('[data-again]')
  let raised: RaisedError | null = null

  const state: ErrorState = {
    raise(error) {
      raised = error
      if (!notice) return
      root.body.append(notice)
      notice.showPopover()
    },
    clear(redirect) {
      raised = null
      notice?.remove()
      if (redirect !== undefined) navigation.navigate(redirect, { info: stepFailedAttribute })
    },
  }
  notice?.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('button')) return
    state.clear(again?.contains(target) ? raised?.pageUrl : undefined)
  })
  return state
}

export interface LoadingBar {
  start(): void
  finish(): void
}

/** A line at the top edge for what takes longer than a moment: it grows, fills when the page is there, and fades. */
export function createLoadingBar(root: Document): LoadingBar {
  const bar = root.createElement('div')
  bar.className = 'loading-bar'
  bar.ariaHidden = 'true'
  bar.style.setProperty('--duration', `${loadingDuration}ms`)
  root.body.append(bar)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWaiting = false

  function after(delay: number, act: () => void) {
    clearTimeout(timer)
    timer = setTimeout(act, delay)
  }
  return {
    start() {
      if (isWaiting) return
      isWaiting = true
      after(loadingThrottle, () => {
        bar.dataset.state = 'loading'
      })
    },
    finish() {
      if (!isWaiting) return
      isWaiting = false
      clearTimeout(timer)
      if (bar.dataset.state === undefined) return
      bar.dataset.state = 'full'
      after(loadingHideDelay, () => {
        bar.dataset.state = 'hidden'
        after(loadingResetDelay, () => delete bar.dataset.state)
      })
    },
  }
}
