import { loadingDuration, loadingHideDelay, loadingResetDelay, loadingThrottle } from '../measures.ts'

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
