/** Times of a change of the search's filters; milliseconds. */
export interface ClickSeen {
  /** From the last byte of the answer until the first frame with other houses was made. */
  shown: number
  /** From the click itself. */
  whole: number
  /** The longest task of the main thread in between, 0 below 50. */
  task: number
}

declare global {
  /** Clicks a field, and settles once the page shows other houses. */
  var clickFilter: (field: HTMLElement) => Promise<ClickSeen>
}

/** Runs in the page before anything of it. */
export function watchClicks(): void {
  const tasks: PerformanceEntry[] = []
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' })
  performance.setResourceTimingBufferSize(10_000)

  globalThis.clickFilter = async (field) => {
    const [house, number] = shownNow()
    const clicked = performance.now()
    const painted = nextFrameWith(() => shownNow()[0] !== house || shownNow()[1] !== number)
    field.click()
    const at = await painted
    // Entries of the performance timeline arrive a moment later.
    await new Promise((resolve) => setTimeout(resolve, 300))
    const answers = performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.includes('/api/search/cards/?') && startTime >= clicked)
    const [answer] = answers as PerformanceResourceTiming[]
    if (!answer) throw new Error('Nothing was requested')
    const busy = tasks.filter(({ startTime, duration }) => startTime + duration > answer.responseEnd && startTime < at)
    return {
      shown: at - answer.responseEnd,
      whole: at - clicked,
      task: Math.max(0, ...busy.map(({ duration }) => duration)),
    }
  }

  /** Other houses are another list, or have another number. */
  function shownNow() {
    const number = document.querySelector('.results-count')?.textContent
    return [document.querySelector('.results .cards li'), number] as const
  }
  function nextFrameWith(isThere: () => boolean): Promise<number> {
    return new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!isThere()) return
        observer.disconnect()
        requestAnimationFrame(() => {
          // A message comes after the frame is made.
          const { port1, port2 } = new MessageChannel()
          port2.onmessage = () => resolve(performance.now())
          port1.postMessage(null)
        })
      })
      observer.observe(document, { subtree: true, childList: true, attributes: true })
    })
  }
}
